"""A hand-made estimate of a ReverStarGo position: where the stones stand, and what both sides can play.

A learned one will take its place; the search knows only `estimate`.
"""

from __future__ import annotations

from typing import Final

from rsg.engines.search import POINT
from rsg.games.reverstargo.board import RING_A, RING_B, RING_C, RING_D
from rsg.games.reverstargo.kernel import legal

# Stones near the tips cannot be turned back, those near CP change hands often.
_WEIGHTS: Final = ((RING_D, 50), (RING_C, 20), (RING_B, 8), (RING_A, 2))
_MOBILITY: Final = 4
_SCALE: Final = POINT // 12


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
    value = _MOBILITY * (mine.bit_count() - theirs.bit_count())
    for ring, weight in _WEIGHTS:
        value += weight * ((own & ring).bit_count() - (enemy & ring).bit_count())
    return value * _SCALE
