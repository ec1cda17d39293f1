"""Reversi's known endgames: positions, and what every move in them is worth."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rsg.games.reversi import REVERSI, Position


@dataclass(frozen=True)
class Endgame:
    """One of them.

    Attributes:
        text: of its position.
        empty: how many cells are empty.
        score: the final difference for the side to move.
        moves: the same after each move, by its text in small letters.
    """

    text: str
    empty: int
    score: int
    moves: dict[str, int]

    @property
    def position(self) -> Position:
        return REVERSI.parse_position(self.text)


def _read() -> dict[str, Endgame]:
    written = (Path(__file__).parents[1] / "data" / "reversi-endgames.json").read_text()
    return {
        str(known["id"]): Endgame(
            f"{known['board']} {known['side']}", known["empties"], known["score"], known["moves"]
        )
        for known in json.loads(written)
    }


ENDGAMES = _read()
"""All of them by their id."""


def every_endgame(*empty: int) -> Any:
    """Gives a test each of them as `endgame`, or those with so many empty cells."""
    known = [
        pytest.param(endgame, id=name)
        for name, endgame in ENDGAMES.items()
        if not empty or endgame.empty in empty
    ]
    assert known
    return pytest.mark.parametrize("endgame", known)
