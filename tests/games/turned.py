"""Turned boards: masks and positions of any game, and the start and records of Reversi."""

from __future__ import annotations

from rsg.games.bits import cells_of
from rsg.games.game import Game
from rsg.games.game import Position as AnyPosition
from rsg.games.replay import replay
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import INDEX, LABELS, START_BLACK, SYMMETRIES
from rsg.games.symmetry import Symmetry


def turned(mask: int, symmetry: Symmetry) -> int:
    """The mask of some cells where a symmetry carries them."""
    return sum(1 << at for cell, at in enumerate(symmetry) if mask >> cell & 1)


def turned_position(rules: Game, position: AnyPosition, symmetry: Symmetry) -> AnyPosition:
    """The position, its past left out, where a symmetry carries its stones."""
    board, rest = position.text.split(" ", 1)
    cells = list(board)
    for cell, sign in enumerate(board):
        cells[symmetry[cell]] = sign
    return rules.parse_position(f"{''.join(cells)} {rest}")


STARTING = tuple(
    symmetry
    for symmetry in SYMMETRIES
    if {symmetry[cell] for cell in cells_of(START_BLACK)} == set(cells_of(START_BLACK))
)
"""Four of the eight, the first of which turns nothing."""


def line(record: str, symmetry: Symmetry = STARTING[0]) -> list[Position]:
    """The positions of a record on a board that is turned, the start first."""
    moves = (LABELS[symmetry[INDEX[move]]] for move in REVERSI.read_moves(record))
    return [REVERSI.start(), *replay(REVERSI, REVERSI.start(), moves)]
