"""The 8x8 board: labels, directions, symmetries. A cell's index, row 1 first, is its bit in every mask."""

from __future__ import annotations

from typing import Final

from rsg.games.symmetry import Symmetry

SIZE: Final = 8
LABELS: Final[tuple[str, ...]] = tuple(f"{column}{row + 1}" for row in range(SIZE) for column in "ABCDEFGH")
INDEX: Final[dict[str, int]] = {label: i for i, label in enumerate(LABELS)}
CELLS: Final = SIZE * SIZE
ALL_CELLS: Final = (1 << CELLS) - 1

START_BLACK: Final = 1 << INDEX["E4"] | 1 << INDEX["D5"]
START_WHITE: Final = 1 << INDEX["D4"] | 1 << INDEX["E5"]


def at(cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell % SIZE, cell // SIZE


def distance(a: int, b: int) -> int:
    """Steps from one cell to another, straight or diagonally."""
    (x, y), (u, v) = at(a), at(b)
    return max(abs(x - u), abs(y - v))


def _ray(cell: int, right: int, down: int) -> tuple[int, ...]:
    x, y = at(cell)
    steps = min(
        SIZE if step == 0 else SIZE - 1 - place if step > 0 else place
        for step, place in ((right, x), (down, y))
    )
    return tuple(cell + n * (right + SIZE * down) for n in range(1, steps + 1))


FORWARD: Final = ((1, 0), (-1, 1), (0, 1), (1, 1))
"""The four directions in which indices rise, as steps right and down; the other four are opposite."""

RAYS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_ray(cell, sign * right, sign * down) for sign in (1, -1) for right, down in FORWARD)
    for cell in range(CELLS)
)
"""For each cell the cells that it looks at in the eight directions, nearest first; rising indices first."""

SYMMETRIES: Final[tuple[Symmetry, ...]] = tuple(
    tuple(
        (y if swapped else x) + SIZE * (x if swapped else y)
        for row in range(SIZE)
        for column in range(SIZE)
        for x, y in [(SIZE - 1 - column if mirrored else column, SIZE - 1 - row if upset else row)]
    )
    for swapped in (False, True)
    for mirrored in (False, True)
    for upset in (False, True)
)
"""The eight symmetries of the board, each the image of every index; the first leaves all as it is."""
