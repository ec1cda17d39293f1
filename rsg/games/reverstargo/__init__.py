"""ReverStarGo: Reversi's flanking and Go's surrounding on a star of 37 hexagons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rsg.games.game import Cell
from rsg.games.reverstargo import record
from rsg.games.reverstargo.board import AXIAL, CORE, INDEX
from rsg.games.reverstargo.kernel import stones
from rsg.games.reverstargo.position import BLACK, Position, read_position
from rsg.games.reverstargo.record import Move

__all__ = ["REVERSTARGO", "Move", "Position", "ReverStarGo"]

_START_BLACK, _START_WHITE = ("A3", "A7", "AJ"), ("A1", "A5", "A9")


class ReverStarGo:
    """The game as the registry knows it; see `rsg.games.game.Game`."""

    name: Final = "reverstargo"
    revision: Final = 1
    seats: Final = ("black", "white")
    grid: Final = "hex"
    cells: Final = tuple(Cell(label, at, playable=INDEX[label] != CORE) for label, at in AXIAL.items())

    parse_position = staticmethod(read_position)
    parse_move = staticmethod(record.parse_move)
    read_moves = staticmethod(record.read_moves)
    write_moves = staticmethod(" ".join)
    split_start = staticmethod(record.split_start)

    def start(self) -> Position:
        """White on A1 A5 A9, Black on A3 A7 AJ, Black to move."""
        black, white = (
            stones(sum(1 << INDEX[cell] for cell in cells)) for cells in (_START_BLACK, _START_WHITE)
        )
        return Position(black, white, BLACK)

    def opening(self, moves: Iterable[str]) -> str | None:
        """None: openings have no names."""
        return None


REVERSTARGO: Final = ReverStarGo()
