"""Who can play Reversi in the arena, by a text such as `master`, `time_ms=350`, `rhino=3` or `othellopy=advanced`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from rsg.engines.reversi import ENGINE
from rsg.engines.reversi.handmade import by_squares_and_moves
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.learned import Learned
from tools.arena.any_game import Player, RandomPlayer, ThinkingPlayer, as_limits, limits_in
from tools.arena.gtp import GtpPlayer
from tools.arena.packages import CliOthello, Othellopy

SPECS: Final = """players of Reversi:
  a level             beginner, intermediate, master
  random              any legal move
  KEY=VALUE,...       the full search: time_ms, nodes or depth; eval=hand or a file of weights (the shipped ones if
                      left out)
  rhino=3             Debian's gtp-rhino at a level from 1 to 5, where it is installed
  cli-othello=5, othellopy=advanced   these packages' players, where they can be imported"""

_RHINO: Final = shutil.which("gtp-rhino", path=f"{os.defpath}:/usr/games") or "gtp-rhino"


def _kernel(evaluation: str) -> SearchKernel:
    if evaluation == "hand":
        return SearchKernel(by_squares_and_moves)
    return SearchKernel(Learned(Path(evaluation).read_bytes()).tables)


def player(spec: str, seed: int) -> Player:
    """The player that a text describes. Raises ValueError."""
    if spec == "random":
        return RandomPlayer(seed)
    if spec in ENGINE.levels:
        return ThinkingPlayer(lambda position, s: ENGINE.think(position, spec, s), seed)
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
    fields = dict(part.partition("=")[::2] for part in spec.split(","))
    limits = as_limits(limits_in(fields))
    evaluation = fields.pop("eval", None)
    if fields:
        raise ValueError(f"no such player: {spec}\n{SPECS}")
    kernel = _kernel(evaluation) if evaluation else None
    return ThinkingPlayer(lambda position, s: ENGINE.as_level(position, limits, s, kernel=kernel), seed)
