"""A hand-made estimate of a ReverStarGo position: where the stones stand, and what both sides can play.

It stands in for the learned one where that has no weights (`shipped`).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rsg.engines.kernel import POINT
from rsg.engines.reverstargo.kernel import Plain, SearchKernel
from rsg.games.reverstargo.board import ALL_CELLS, CELLS, RING_A, RING_B, RING_C, RING_D
from rsg.games.reverstargo.kernel import legal

_PHASES: Final = (
    # empty cells, and points for a stone on ring A, B, C, D and for a legal cell, each against the other
    # side's
    (0, (0.6, 0.75, 1.25, 1.4, 3.7)),
    (4, (0.3, 0.5, 1.25, 2.3, 3.1)),
    (8, (0.2, 0.35, 1.0, 3.8, 2.6)),
    (12, (0.2, 0.4, 0.0, 6.0, 2.2)),
    (16, (0.1, 0.75, -1.7, 9.0, 1.8)),
    (20, (-0.1, 0.8, -2.8, 12.0, 1.4)),
    (24, (-0.5, 0.9, -3.1, 13.5, 1.3)),
    (36, (-1.0, -1.0, -4.0, 13.5, 0.7)),
)
"""A tip can never be turned, and the base cells beside it give it away while it is empty; near the end what
counts is to have the last moves, and every stone is a point."""


def _weights(empty: int) -> tuple[int, ...]:
    """The weights for a number of empty cells, in parts of POINT, between those of the phases around it."""
    for (fewer, late), (more, early) in pairwise(_PHASES):
        if fewer <= empty <= more:
            share = (empty - fewer) / (more - fewer)
            return tuple(round(POINT * (a + (b - a) * share)) for a, b in zip(late, early, strict=True))
    raise ValueError(f"a board has 0 to {CELLS} empty cells")


_WEIGHTS: Final = tuple(_weights(empty) for empty in range(CELLS + 1))


def estimate(own: int, enemy: int) -> int | None:
    """Expected final score difference for the side to move, prisoners so far left out, in parts of POINT.

    Args:
        own, enemy: stones as in `rsg.games.reverstargo.lines`.

    Returns:
        None if neither side has a legal move.
    """
    mine, theirs = legal(own, enemy), legal(enemy, own)
    if not mine and not theirs:
        return None
    a, b, c, d, mobility = _WEIGHTS[CELLS - ((own | enemy) & ALL_CELLS).bit_count()]
    return (
        a * ((own & RING_A).bit_count() - (enemy & RING_A).bit_count())
        + b * ((own & RING_B).bit_count() - (enemy & RING_B).bit_count())
        + c * ((own & RING_C).bit_count() - (enemy & RING_C).bit_count())
        + d * ((own & RING_D).bit_count() - (enemy & RING_D).bit_count())
        + mobility * (mine.bit_count() - theirs.bit_count())
    )


KERNEL: Final = SearchKernel(Plain(estimate))
"""What the search runs on with it."""
