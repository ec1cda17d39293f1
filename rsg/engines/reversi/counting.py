"""Perft of Reversi: many boards at a time, each in a lane of 64 bits of large integers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence

from rsg.games.reversi.kernel import LANES, legal, reached, turned

Masks = Sequence[int]
"""One for each board."""


def _joined(masks: Masks) -> int:
    return int.from_bytes(array("Q", masks).tobytes(), "little")


def _split(lanes: int, count: int) -> Masks:
    return array("Q", lanes.to_bytes(8 * count, "little"))


def _legal(own: Masks, enemy: Masks) -> Masks:
    mine, theirs = _joined(own), _joined(enemy)
    everything = (1 << 64 * len(own)) - 1
    return _split(reached(mine, theirs) & everything & ~(mine | theirs), len(own))


def _moves(own: Masks, enemy: Masks, legal_cells: Masks) -> Iterator[tuple[Masks, Masks]]:
    """The boards after all moves, up to LANES at once, seen by the other side."""
    mine: list[int] = []
    theirs: list[int] = []
    stones: list[int] = []
    for a, b, cells in zip(own, enemy, legal_cells, strict=True):
        count = cells.bit_count()
        mine += [a] * count
        theirs += [b] * count
        while cells:
            stones.append(cells & -cells)
            cells &= cells - 1
    for at in range(0, len(stones), LANES):
        some = slice(at, at + LANES)
        a, b, stone = _joined(mine[some]), _joined(theirs[some]), _joined(stones[some])
        count, turns = len(stones[some]), turned(a, b, stone)
        yield _split(b ^ turns, count), _split(a | turns | stone, count)


def count_leaves(own: int, enemy: int, depth: int) -> Iterator[int]:
    """As `rsg.engines.counting.count_leaves`, for masks of stones."""
    leaves = 0
    waiting: list[tuple[int, Masks, Masks]] = [(depth, [own], [enemy])]
    while waiting:
        depth, mine, theirs = waiting.pop()
        legal_cells = _legal(mine, theirs)
        stuck = [pair for *pair, cells in zip(mine, theirs, legal_cells, strict=True) if not cells]
        passing = [(b, a) for a, b in stuck if depth > 1 and legal(b, a)]
        leaves += len(stuck) - len(passing)
        if passing:
            others, ours = zip(*passing, strict=True)
            waiting.append((depth - 1, others, ours))
        if depth == 1:
            leaves += sum(map(int.bit_count, legal_cells))
        else:
            waiting += [(depth - 1, *boards) for boards in _moves(mine, theirs, legal_cells)]
        yield leaves
