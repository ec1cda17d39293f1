"""What a stone on each square is worth at first sight."""

from __future__ import annotations

from typing import Final

from rsg.games.reversi.board import at

_QUARTER: Final = (
    (12.0, -2.5, 1.25, 0.6),
    (-2.5, -6.0, -0.25, -0.25),
    (1.25, -0.25, -0.1, -0.1),
    (0.6, -0.25, -0.1, -0.1),
)
"""Points for a stone in one quarter of the board: corners cannot be turned, and what touches them gives them
away."""


def square(cell: int) -> float:
    """Points for a stone on a cell."""
    x, y = (min(place, 7 - place) for place in at(cell))
    return _QUARTER[y][x]
