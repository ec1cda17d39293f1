"""Openings that have a name, by the moves that lead to them; the names themselves are texts.

A game is in an opening when it has been in its position, whichever way the board was turned and in whatever order
the moves came.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from rsg.games.reversi.board import START_BLACK, START_WHITE, SYMMETRIES
from rsg.games.reversi.position import BLACK, Position
from rsg.games.reversi.record import parse_move, read_moves
from rsg.games.symmetry import Key, canonical

OPENINGS: Final[dict[str, str]] = {
    "diagonal": "F5F6",
    "parallel": "F5F4",
    "perpendicular": "F5D6",
    # after the diagonal reply
    "cow": "F5F6E6F4E3",
    "chimney": "F5F6E6F4E3D6",
    "bat": "F5F6E6F4E3C5G5",
    "rose_v_toth": "F5F6E6F4E3C5C4",
    "aircraft": "F5F6E6F4E3C5C4E7G4",
    "sailboat": "F5F6E6F4E3C5C4E7B5E2",
    "maruoka": "F5F6E6F4E3C5C4D3F3E2",
    "heath": "F5F6E6F4G5",
    "heath_chimney": "F5F6E6F4G5D6",
    "heath_bat": "F5F6E6F4G5E7E3",
    "iwasaki": "F5F6E6F4G5E7D7",
    "snake": "F5F6E6F4G6",
    "buffalo": "F5F6E6F4C3",
    "hokuriku_buffalo": "F5F6E6F4C3C4",
    "tanida_buffalo": "F5F6E6F4C3D6F3C4C5B4",
    "maruoka_buffalo": "F5F6E6F4C3D7F3",
    "raccoon_dog": "F5F6E6F4G4",
    "rocket": "F5F6E6F4G3",
    "x_square": "F5F6E6F4G7",
    "wing": "F5F6D3F4",
    "semi_wing": "F5F6C4F4",
    # after the parallel reply
    "mouse": "F5F4E3F6D3",
    # after the perpendicular reply
    "tiger": "F5D6C3D3C4",
    "aubrey": "F5D6C3D3C4B3",
    "leaders_tiger": "F5D6C3D3C4F4E6",
    "comp_oth": "F5D6C3D3C4F4F6F3",
    "lightning_bolt": "F5D6C3D3C4F4F6F3E3",
    "no_kung": "F5D6C3D3C4F4F6G5",
    "kung": "F5D6C3D3C4F4F6B4",
    "rose_bill": "F5D6C3D3C4F4C5B3C2",
    "cat": "F5D6C4D3C5",
    "sakaguchi": "F5D6C4D3C5F4E3F3C2C6",
    "sheep": "F5D6C4D3E6",
    "no_cat": "F5D6C4G5",
    "swallow": "F5D6C4G5C6",
    "rabbit": "F5D6C5F4E3",
    "inoue": "F5D6C5F4E3C6E6",
    "shaman": "F5D6C5F4E3C6F3",
    "mimura": "F5D6C5F4E3D3",
    "rose": "F5D6C5F4E3C6D3F6E6D7",
    "sharp_rose": "F5D6C5F4E3C6D3F6E6D7G3",
    "flat_rose": "F5D6C5F4E3C6D3F6E6D7G4",
    "murakami": "F5D6C5F4E3C6D3F6E6D7G4C4G6",
    "greenberg": "F5D6C5F4E3C6D3F6E6D7E7",
    "horse": "F5D6C5F4D3",
}
"""Key to the moves, Black's first stone on F5."""


@cache
def _known() -> dict[Key, str]:
    found = {}
    for name, moves in OPENINGS.items():
        position = Position(START_BLACK, START_WHITE, BLACK)
        for text in read_moves(moves):
            position = position.play(parse_move(text))
        found[canonical(*position.stones, SYMMETRIES)[0]] = name
    return found


def opening(line: Iterable[Position]) -> str | None:
    """Key of the last opening that a game was in, None for none.

    Args:
        line: the game's positions in order, from its start or from later on.
    """
    known = _known()
    # A move is written in two letters, and the game starts with four stones.
    last = max(len(moves) for moves in OPENINGS.values()) // 2 + 4
    found = None
    for position in line:
        if len(position.board) > last:
            break
        found = known.get(canonical(*position.stones, SYMMETRIES)[0], found)
    return found
