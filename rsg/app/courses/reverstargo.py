"""ReverStarGo: the steps of its tutorial, and the positions that its rules show, set up from lists of stones."""

from __future__ import annotations

from functools import lru_cache

from rsg.app.courses.course import Course, Step
from rsg.games.game import Position
from rsg.games.replay import after
from rsg.games.reverstargo import REVERSTARGO

FLANK = "B6", "A5 A3", "B2"
CALL = "B1", "A7 A1", "B7"
SURROUND = "A5 B5 C6 C7 B7", "B6 A7", "B8"
FIRST = "B2", "A3", "A5"
"""Examples: Black's stones, White's stones, Black's move."""

ROWS = "BQ C5 C2", "A1 B4 B2", "A3"
"""As above: three rows at once."""

KO_BLOCKED = "BQ B7 B8 B9[w] B6 B5[b] C7 B4 C5 B3 BX D6 B2 D4 C3 BJ[w] CJ AJ[b]"
"""A game after which ko blocks A7 for Black."""
KO_EXCEPTION = "B5 BQ B9 B3 B1 B2 C1 BX CJ B7 C3 CQ B4 BJ B8 C5 DQ C9 B6 A1[w] C8 C7 AJ[b] D8 C4 CX D4 A3[b]"
"""A game after which ko forbids all that Black has, which is A7."""
KO_RESTRICTED = f"{KO_EXCEPTION} A7"
"""The same game, where ko then leaves White one of two calls on A3."""

FILLED = "bbbwwbbbbwbbbwwwwwwbwwbbbbwwwwbwbbww b 6 3 -"
"""The end of a real game: 18 stones each, and prisoners that decide."""


@lru_cache(maxsize=8)
def played(moves: str) -> Position:
    """The position after these moves of a game."""
    return after(REVERSTARGO, REVERSTARGO.start(), REVERSTARGO.read_moves(moves))


@lru_cache(maxsize=32)
def set_up(black: str, white: str, to_move: str = "b", prisoners: tuple[int, int] = (0, 0)) -> Position:
    """The position with these stones (labels between blanks), `b` or `w` to move."""
    stones = {**dict.fromkeys(black.split(), "b"), **dict.fromkeys(white.split(), "w")}
    board = "".join(stones.get(cell.label, ".") for cell in REVERSTARGO.cells if cell.playable)
    return REVERSTARGO.parse_position(f"{board} {to_move} {prisoners[0]} {prisoners[1]} -")


def _step(stones: tuple[str, str, str], beside: str = "") -> Step:
    """Black's stones, White's stones, and the move that Black shall find."""
    return Step(set_up(*stones[:2]).text, stones[2], beside=beside)


COURSE = Course(
    steps=(
        Step(answer="CP", named=False),
        _step(FIRST),
        _step(FLANK),
        _step(SURROUND),
        _step(CALL, beside="calls"),
        Step(FILLED, named=False, beside="score"),
        Step(named=False, beside="game"),
    )
)
