"""Who chooses a move: search, estimates, levels, and the protocol that asks for them. One line here a
game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rsg.engines import reversi, reverstargo
from rsg.engines.engine import Engine

ENGINES: Final[Mapping[str, Engine]] = MappingProxyType(
    {engine.game.name: engine for engine in (reverstargo.ENGINE, reversi.ENGINE)}
)
"""The engine of each registered game by the game's name."""
