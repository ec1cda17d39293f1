"""Players of Reversi from other people's packages, where these can be imported (PYTHONPATH)."""

from __future__ import annotations

from importlib import import_module

from rsg.games.game import Position
from rsg.games.reversi import REVERSI, Move
from rsg.games.reversi.board import LABELS


def _cells(position: Position, empty: object, stones: tuple[object, object]) -> list[object]:
    """The board in reading order."""
    board = position.board
    return [stones[board[label]] if label in board else empty for label in LABELS]


def _move(row: int, column: int) -> Move:
    return REVERSI.parse_move(LABELS[8 * row + column])


class CliOthello:
    """cli-othello at one of its levels, 1 to 5."""

    def __init__(self, level: int) -> None:
        self.depths: list[int] = []
        self._level = level
        self._ai, self._board = import_module("cli_othello.ai"), import_module("cli_othello.board")

    def choose(self, position: Position, moves: list[str]) -> Move:
        """Its move."""
        theirs = self._board.Board()
        stones = self._board.BLACK, self._board.WHITE
        theirs.cells = _cells(position, self._board.EMPTY, stones)
        return _move(*self._ai.OthelloAI(stones[position.to_move or 0], self._level).choose_move(theirs))


class Othellopy:
    """othellopy's player of a name: beginner, intermediate, advanced."""

    def __init__(self, name: str) -> None:
        self.depths: list[int] = []
        self._core = import_module("othellopy.core")
        self._player = getattr(import_module("othellopy.players"), f"{name.title()}Player")

    def choose(self, position: Position, moves: list[str]) -> Move:
        """Its move."""
        cell = self._core.Cell
        cells = _cells(position, cell.EMPTY, (cell.BLACK, cell.WHITE))
        rows = [cells[at : at + 8] for at in range(0, 64, 8)]
        player = self._player((cell.BLACK, cell.WHITE)[position.to_move or 0])
        return _move(*player.next_move(rows))
