"""Who else can play Reversi in the arena: other people's programs, such as `rhino=3` or `othellopy=advanced`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from rsg.engines.reversi import ENGINE, handmade, learned
from rsg.engines.reversi.kernel import SearchKernel
from tools.arena import any_game
from tools.arena.any_game import Player
from tools.arena.gtp import GtpPlayer
from tools.arena.packages import CliOthello, Othellopy

SPECS: Final = """players of Reversi:
  rhino=3             Debian's gtp-rhino at a level from 1 to 5, where it is installed
  cli-othello=5, othellopy=advanced   these packages' players, where they can be imported"""

_RHINO: Final = shutil.which("gtp-rhino", path=f"{os.defpath}:/usr/games") or "gtp-rhino"


def _kernel(evaluation: str) -> SearchKernel:
    return handmade.KERNEL if evaluation == "hand" else learned.kernel(Path(evaluation).read_bytes())


def player(spec: str, seed: int) -> Player:
    """The player that a text describes (SPECS here and of any game). Raises ValueError and OSError."""
    name, _, level = spec.partition("=")
    try:
        if name == "rhino":
            return GtpPlayer([_RHINO, f"--level={int(level)}"])
        if name == "cli-othello":
            return CliOthello(int(level))
        if name == "othellopy":
            return Othellopy(level)
    except (ImportError, AttributeError) as fault:
        raise ValueError(f"{spec}: {fault}") from fault
    return any_game.player(spec, seed, ENGINE, _kernel)
