"""Positions that teach: set up from lists of stones, and always judged by the rules, never by a text."""

from __future__ import annotations

from functools import lru_cache

from rsg.games import game as game_named
from rsg.games.game import Position

FLANK = "B6", "A5 A3", "B2"
CALL = "B1", "A7 A1", "B7"
SURROUND = "A5 B5 C6 C7 B7", "B6 A7", "B8"
FIRST = "B2", "A3", "A5"
"""Examples: Black's stones, White's stones, Black's move."""

FILLED = "bbbwwbbbbwbbbwwwwwwbwwbbbbwwwwbwbbww b 6 3 -"
"""The end of a real game: 18 stones each, and prisoners that decide."""


@lru_cache(maxsize=32)
def set_up(black: str, white: str, to_move: str = "b", prisoners: tuple[int, int] = (0, 0)) -> Position:
    """The position with these stones (labels between blanks), `b` or `w` to move."""
    game = game_named("reverstargo")
    stones = {**dict.fromkeys(black.split(), "b"), **dict.fromkeys(white.split(), "w")}
    board = "".join(stones.get(cell.label, ".") for cell in game.cells if cell.playable)
    return game.parse_position(f"{board} {to_move} {prisoners[0]} {prisoners[1]} -")
