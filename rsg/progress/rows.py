"""Whose game a stored key is of: keys of the main game carry no name, those of the others have theirs in front.

So documents from before there were other games stay what they are: `MAX` is a row of the main game, `reversi/master`
one of Reversi.
"""

from __future__ import annotations

import re
from typing import Final

from rsg.games import GAMES
from rsg.progress.calendar import Day

MAIN: Final = next(iter(GAMES))
"""The game that stored keys and addresses without a name mean. Ranks, exams and the calendar are its alone."""

_NAMED = re.compile(r"([a-z0-9-]+)/(.+)", re.DOTALL)


def row(game: str, key: str) -> str:
    """The row of the totals in which a game counts under a key, such as a level; an empty key stays empty."""
    return key if game == MAIN or not key else f"{game}/{key}"


def split_row(row: str) -> tuple[str, str]:
    """The game and the key of a row, the inverse of `row`. (Keys begin with a capital or a bracket, or have no `/`.)"""
    found = _NAMED.fullmatch(row)
    return (found[1], found[2]) if found else (MAIN, row)


def day_row(game: str, day: Day) -> str:
    """The row of the totals by day in which a day's games of a game against the CPU count."""
    return row(game, str(day))


def setting_key(game: str, key: str) -> str:
    """The key of a setting that each game has for itself."""
    return key if game == MAIN else f"{game}-{key}"
