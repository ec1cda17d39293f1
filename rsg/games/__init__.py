"""Rules of the games, pure and without a clock. A new game adds its module and one line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rsg.games.game import Game
from rsg.games.reversi import REVERSI
from rsg.games.reverstargo import REVERSTARGO

GAMES: Final[Mapping[str, Game]] = MappingProxyType({game.name: game for game in (REVERSTARGO, REVERSI)})
"""Every registered game by its name; the first is the main one."""


def game(name: str) -> Game:
    """The game of that name. Raises KeyError if it is not registered."""
    return GAMES[name]
