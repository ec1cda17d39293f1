"""ReverStarGo's texts: moves (`B2`, `A5[b]`), records (moves separated by blanks), and positions in one
line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rsg.games.boardtext import read_board, write_board
from rsg.games.game import PASS, InvalidText
from rsg.games.reverstargo.board import CELLS, INDEX

CALLS: Final = "bw"
"""Letters of the two calls, and of the seats, by seat: black, white."""

_MOVE = re.compile(r"([A-D][0-9XJQ]|CP)(?:\[([bw])\])?")
_PRINTED_CAPTURE = re.compile(r"\+[1-9][0-9]?$")
_POSITION = re.compile(rf"([bw.]{{{CELLS}}}) ([bw]) (0|[1-9][0-9]{{0,3}}) (0|[1-9][0-9]{{0,3}}) ([-x])")
_START = re.compile(rf"{_POSITION.pattern}(?!\S)")


@dataclass(frozen=True, slots=True)
class Move:
    """A stone on a cell, with the colour that CP is called where the rules ask for it.

    Attributes:
        cell: label of the cell.
        call: the seat whose colour CP is called, 0 black or 1 white; None where no call is due.
    """

    cell: str
    call: int | None = None

    def __str__(self) -> str:
        return self.cell if self.call is None else f"{self.cell}[{CALLS[self.call]}]"


def parse_move(text: str) -> Move:
    """Reads a move's text, the inverse of `str`; a pass is not a move.

    Raises:
        InvalidText: there is no such cell, or it is not written exactly so.
    """
    found = _MOVE.fullmatch(text)
    if found is None or found[1] not in INDEX:
        raise InvalidText(f"not a move: {text[:40]!r}")
    return Move(found[1], CALLS.index(found[2]) if found[2] else None)


def read_moves(text: str) -> tuple[str, ...]:
    """Splits a record into the texts of its moves and passes; printed captures (`+n`) are left out.

    Raises:
        InvalidText: a part is not a move.
    """
    parts = (_PRINTED_CAPTURE.sub("", part) for part in text.split())
    return tuple(part if part == PASS else str(parse_move(part)) for part in parts)


def split_start(text: str) -> tuple[str, str]:
    """The position that a record begins with, empty for none, and the rest."""
    text = text.lstrip()
    found = _START.match(text)
    return (found[0], text[found.end() :]) if found else ("", text)


@dataclass(frozen=True, slots=True)
class PositionText:
    """What a position's text says.

    Attributes:
        black, white: masks of the cells with their stones.
        side: the seat to move, 0 or 1.
        prisoners: by seat.
        exception: whether ko forbids every legal move and is therefore lifted.
    """

    black: int
    white: int
    side: int
    prisoners: tuple[int, int]
    exception: bool

    def __str__(self) -> str:
        board = write_board((self.black, self.white), CALLS, ".", CELLS)
        black, white = self.prisoners
        return f"{board} {CALLS[self.side]} {black} {white} {'x' if self.exception else '-'}"


def parse_position(text: str) -> PositionText:
    """Reads `<36 of b w .> <b|w> <black's prisoners> <white's> <- or x>`, the inverse of `str`.

    Raises:
        InvalidText: it is not written exactly so.
    """
    found = _POSITION.fullmatch(text)
    if found is None:
        raise InvalidText(f"not a position: {text[:80]!r}")
    board, side, of_black, of_white, exception = found.groups()
    black, white = read_board(board, CALLS)
    return PositionText(black, white, CALLS.index(side), (int(of_black), int(of_white)), exception == "x")
