"""Reversi's texts: moves (`F5`), records (`F5D6C3...`), and positions in one line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rsg.games.boardtext import read_board, write_board
from rsg.games.game import PASS, InvalidText
from rsg.games.reversi.board import CELLS, INDEX, SIZE

SIGNS: Final = "XO"
"""Stones and sides in board texts, by seat: black, white."""

_PART = re.compile(rf"\s*({re.escape(PASS)}|[A-Ha-h][1-8])")
_START = re.compile(rf"\s*((?:[{SIGNS}-]{{{SIZE}}}\s*){{{SIZE}}})(?:([{SIGNS}])\b)?", re.IGNORECASE)
_POSITION = re.compile(rf"([{SIGNS}-]{{{CELLS}}}) ([{SIGNS}])")


@dataclass(frozen=True, slots=True)
class Move:
    """A stone on a cell, known by its label."""

    cell: str

    @property
    def call(self) -> None:
        """Nothing is ever called."""
        return None

    def __str__(self) -> str:
        return self.cell


MOVES: Final[dict[str, Move]] = {label: Move(label) for label in INDEX}
"""Every move by its label."""


def parse_move(text: str) -> Move:
    """Reads a move's text in capitals or not; a pass is not a move.

    Raises:
        InvalidText: there is no such cell.
    """
    move = MOVES.get(text) or MOVES.get(text.upper())
    if move is None:
        raise InvalidText(f"not a move: {text[:40]!r}")
    return move


def read_moves(text: str) -> tuple[str, ...]:
    """Splits a record, with or without blanks between its parts, into the texts of its moves and passes.

    Raises:
        InvalidText: a part is not a move.
    """
    parts, at = [], 0
    text = text.rstrip()
    while at < len(text):
        found = _PART.match(text, at)
        if found is None:
            raise InvalidText(f"not a move: {text[at : at + 40]!r}")
        parts.append(found[1].upper())
        at = found.end()
    return tuple(parts)


def split_start(text: str) -> tuple[str, str]:
    """The position that a record begins with, empty for none, and the rest.

    The board may stand in eight rows; without a side behind it, the first is to move.
    """
    found = _START.match(text)
    if found is None:
        return "", text
    board, side = found.groups()
    return f"{''.join(board.split())} {side or SIGNS[0]}".upper(), text[found.end() :]


@dataclass(frozen=True, slots=True)
class PositionText:
    """What a position's text says: masks of the stones, and the seat to move."""

    black: int
    white: int
    side: int

    def __str__(self) -> str:
        board = write_board((self.black, self.white), SIGNS, "-", CELLS)
        return f"{board} {SIGNS[self.side]}"


def parse_position(text: str) -> PositionText:
    """Reads `<64 of X O -, row 1 first> <X|O>`, the inverse of `str`.

    Raises:
        InvalidText: it is not written exactly so.
    """
    found = _POSITION.fullmatch(text)
    if found is None:
        raise InvalidText(f"not a position: {text[:80]!r}")
    board, side = found.groups()
    black, white = read_board(board, SIGNS)
    return PositionText(black, white, SIGNS.index(side))
