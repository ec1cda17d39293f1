"""Patterns of a board: rows of cells whose fillings have weights, shared by symmetry.

Of fillings that symmetries of the board turn into each other only one has a weight, so that all images of a
position get the same value, exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rsg.games.symmetry import Symmetry


@dataclass(frozen=True)
class Pattern:
    """Rows of cells that are images of each other.

    Attributes:
        rows: the cells of each, lowest base-3 digit first (0 empty, 1 own, 2 enemy).
        classes: for each index the number of its weight.
        size: how many weights there are.
    """

    rows: tuple[tuple[int, ...], ...]
    classes: tuple[int, ...]
    size: int


def _orders(row: Sequence[int], symmetries: Sequence[Symmetry]) -> list[list[int]]:
    """The orders in which symmetries put the places of a row onto itself."""
    cells = set(row)
    images = ([symmetry[cell] for cell in row] for symmetry in symmetries)
    return [[row.index(cell) for cell in image] for image in images if set(image) == cells]


def pattern(
    rows: Sequence[tuple[int, ...]], symmetries: Sequence[Symmetry], *, always_empty: int | None = None
) -> Pattern:
    """The pattern of some rows.

    Args:
        rows: images of the first of them, its places in the same order.
        symmetries: of the board.
        always_empty: a cell that no stone ever stays on.
    """
    row = rows[0]
    lowest = list(range(3 ** len(row)))
    for order in _orders(row, symmetries):
        if order == sorted(order):
            continue  # nothing moves
        moved = [0]  # the index that each index becomes
        for place in order:
            step = 3**place
            moved = [m + digit for digit in (0, step, 2 * step) for m in moved]
        lowest = list(map(min, lowest, moved))
    if always_empty in row:
        place = row.index(always_empty)
        lowest = [0 if index // 3**place % 3 else low for index, low in enumerate(lowest)]
    numbers = {low: number for number, low in enumerate(sorted(set(lowest)))}
    return Pattern(tuple(rows), tuple(map(numbers.__getitem__, lowest)), len(numbers))


def swapped(size: int) -> list[int]:
    """For each filling of so many cells the one with both sides' stones exchanged."""
    found = [0]
    for place in range(size):
        step = 3**place
        found = [low + digit * step for digit in (0, 2, 1) for low in found]
    return found
