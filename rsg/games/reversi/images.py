"""Positions that are the same up to the symmetries of the board."""

from __future__ import annotations

from rsg.games.bits import cells_of
from rsg.games.reversi.board import SYMMETRIES

Key = tuple[int, int]
"""Masks of the side to move's stones and of the other's, of all images of a position the least."""

Symmetry = tuple[int, ...]
"""The image of every cell."""


def canonical(own: int, enemy: int) -> tuple[Key, tuple[Symmetry, ...]]:
    """The key of a position, and the symmetries that lead to it.

    Args:
        own, enemy: masks of the stones of the side to move and of the other.
    """
    mine, theirs = cells_of(own), cells_of(enemy)
    images = [
        ((sum(1 << symmetry[cell] for cell in mine), sum(1 << symmetry[cell] for cell in theirs)), symmetry)
        for symmetry in SYMMETRIES
    ]
    key = min(key for key, _ in images)
    return key, tuple(symmetry for image, symmetry in images if image == key)
