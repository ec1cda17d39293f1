"""What the learned estimate looks at: rows and arms whose fillings have weights, shared by symmetry.

Of fillings that symmetries of the star turn into each other only one has a weight, so that the twelve images
of a position get the same value, exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rsg.games.reverstargo.board import ARMS, CORE, LINES, SYMMETRIES


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


def _images(row: Sequence[int]) -> list[list[int]]:
    """The orders in which symmetries put the places of a row onto itself."""
    cells = set(row)
    images = ([symmetry[cell] for cell in row] for symmetry in SYMMETRIES)
    return [[row.index(cell) for cell in image] for image in images if set(image) == cells]


def _pattern(rows: Sequence[tuple[int, ...]]) -> Pattern:
    row = rows[0]
    lowest = list(range(3 ** len(row)))
    for order in _images(row):
        moved = [0]  # the index that each index becomes
        for place in range(len(row)):
            step = 3 ** order[place]
            moved = [m + digit * step for digit in range(3) for m in moved]
        lowest = [min(pair) for pair in zip(lowest, moved, strict=True)]
    if CORE in row:  # CP holds nothing between moves: such indices never come up
        place = row.index(CORE)
        lowest = [0 if index // 3**place % 3 else low for index, low in enumerate(lowest)]
    numbers = {low: number for number, low in enumerate(sorted(set(lowest)))}
    return Pattern(tuple(rows), tuple(numbers[low] for low in lowest), len(numbers))


PATTERNS: Final[tuple[Pattern, ...]] = tuple(
    _pattern(rows) for rows in (LINES[:6], LINES[6:12], LINES[12:], ARMS)
)
"""Lines of 7, of 6 and of 5 cells, and the arms, in the order of their lanes."""

MOST_LEGAL: Final = 19
"""More legal cells than this count as this many."""

SIZES: Final = (*(pattern.size for pattern in PATTERNS), MOST_LEGAL + 1, MOST_LEGAL + 1, 2)
"""Weights of one phase: of each pattern, by the legal cells of the side to move and of the other, and by
whether the number of empty cells is odd."""

PHASES: Final = (0, 6, 12, 18, 24, 30)
"""Numbers of empty cells that have weights of their own; those between are mixed from the two around them."""
