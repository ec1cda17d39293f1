"""Reversi on turned boards: the symmetries that leave the start as it is, and records played on them."""

from __future__ import annotations

from rsg.games.bits import cells_of
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import INDEX, LABELS, START_BLACK, SYMMETRIES

STARTING = tuple(
    symmetry
    for symmetry in SYMMETRIES
    if {symmetry[cell] for cell in cells_of(START_BLACK)} == set(cells_of(START_BLACK))
)
"""Four of the eight, the first of which turns nothing."""


def line(record: str, symmetry: tuple[int, ...] = STARTING[0]) -> list[Position]:
    """The positions of a record on a board that is turned, the start first."""
    found = [REVERSI.start()]
    for move in REVERSI.read_moves(record):
        found.append(found[-1].play(REVERSI.parse_move(LABELS[symmetry[INDEX[move]]])))
    return found
