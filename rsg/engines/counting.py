"""Perft: the size of the tree of moves, the usual check of a rules kernel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rsg.engines.kernel import Kernel

DEEPEST: Final = 1000
"""Nobody counts so far, and ko being ignored, a line may go round in circles for ever."""

_PAUSE: Final = 64


def count_leaves(kernel: Kernel, own: int, enemy: int, depth: int) -> Iterator[int]:
    """Counts leaves, ko ignored; a forced pass is a ply, a finished game one leaf.

    Args:
        kernel: the rules.
        own, enemy: stones of the side to move and of the other.
        depth: plies, from 1 to DEEPEST.

    Yields:
        The leaves so far, every few milliseconds; last all of them.
    """
    options, legal = kernel.options, kernel.legal
    leaves = visited = 0
    waiting = [(own, enemy, depth)]
    while waiting:
        own, enemy, depth = waiting.pop()
        moves = options(own, enemy)
        if not moves:
            if depth > 1 and legal(enemy, own):
                waiting.append((enemy, own, depth - 1))
            else:
                leaves += 1
        elif depth == 1:
            leaves += len(moves)
        else:
            depth -= 1
            waiting += [(theirs, mine, depth) for _, _, _, _, mine, theirs in moves]
        visited += 1
        if visited % _PAUSE == 0:
            yield leaves
    yield leaves
