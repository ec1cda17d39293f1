"""Who can play in the arena, by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rsg.games.reversi import REVERSI
from rsg.games.reverstargo import REVERSTARGO
from tools.arena import any_game, reversi, reverstargo
from tools.arena.any_game import Player

PLAYERS: Final[Mapping[str, Callable[[str, int], Player]]] = {
    REVERSTARGO.name: reverstargo.player,
    REVERSI.name: reversi.player,
}
"""By game: finds the player that a text describes, with a seed. Raises ValueError, and OSError for a missing file."""

SPECS: Final = "\n".join((any_game.SPECS, reverstargo.SPECS, reversi.SPECS))
"""What these texts can be, for people."""
