"""Reversi 8x8: a stone goes where it flanks, all that is flanked turns, more stones win."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from rsg.games.game import Cell
from rsg.games.reversi import openings, record
from rsg.games.reversi.board import LABELS, START_BLACK, START_WHITE, at
from rsg.games.reversi.position import BLACK, Position, read_position
from rsg.games.reversi.record import Move

__all__ = ["REVERSI", "Move", "Position", "Reversi"]


class Reversi:
    """The game as the registry knows it; see `rsg.games.game.Game`."""

    name: Final = "reversi"
    revision: Final = 1
    seats: Final = ("black", "white")
    grid: Final = "square"
    cells: Final = tuple(Cell(label, at(cell)) for cell, label in enumerate(LABELS))

    parse_position = staticmethod(read_position)
    parse_move = staticmethod(record.parse_move)
    read_moves = staticmethod(record.read_moves)
    write_moves = staticmethod("".join)
    split_start = staticmethod(record.split_start)

    def start(self) -> Position:
        """White on D4 E5, Black on E4 D5, Black to move."""
        return Position(START_BLACK, START_WHITE, BLACK)

    def opening(self, moves: Iterable[str]) -> str | None:
        """Key of the last opening with a name that a game by these moves has been in, None for none."""
        line = accumulate(moves, lambda now, move: now.play(record.parse_move(move)), initial=self.start())
        return openings.opening(line)


REVERSI: Final = Reversi()
