"""Symmetries of a board: images of cells, and positions that are the same but for how the board is turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rsg.games.bits import cells_of

Symmetry = tuple[int, ...]
"""The image of every cell."""

Key = tuple[int, int]
"""Masks of the side to move's stones and of the other's, of all images of a position the least."""


def image(cells: Iterable[int], symmetry: Symmetry) -> int:
    """Mask of the images of some cells."""
    return sum(1 << symmetry[cell] for cell in cells)


def canonical(own: int, enemy: int, symmetries: Sequence[Symmetry]) -> tuple[Key, tuple[Symmetry, ...]]:
    """The key of a position, the same for all its images, and the symmetries that lead to it.

    Args:
        own, enemy: masks of the stones of the side to move and of the other.
        symmetries: of the board.
    """
    mine, theirs = cells_of(own), cells_of(enemy)
    images = [((image(mine, symmetry), image(theirs, symmetry)), symmetry) for symmetry in symmetries]
    key = min(key for key, _ in images)
    return key, tuple(symmetry for found, symmetry in images if found == key)
