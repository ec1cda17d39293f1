"""Who can play Reversi in the arena, by a text such as `master`, `time_ms=350`, `rhino=3` or `othellopy=advanced`."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rsg.engines.engine import Limits, Thought
from rsg.engines.reversi import ENGINE
from rsg.engines.reversi.handmade import by_squares_and_moves
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.learned import Learned
from rsg.games.game import Move
from rsg.games.reversi import Position
from tools.arena.gtp import GtpPlayer
from tools.arena.packages import CliOthello, Othellopy
from tools.arena.players import Player

SPECS: Final = """players of Reversi:
  a level             beginner, intermediate, master
  random              any legal move
  KEY=VALUE,...       the full search: time_ms, nodes or depth; eval=hand or a file of weights (the shipped ones if
                      left out)
  rhino=3             Debian's gtp-rhino at a level from 1 to 5, where it is installed
  cli-othello=5, othellopy=advanced   these packages' players, where they can be imported"""

_RHINO: Final = shutil.which("gtp-rhino", path=f"{os.defpath}:/usr/games") or "gtp-rhino"


class _Random:
    def __init__(self, seed: int) -> None:
        self.depths: list[int] = []
        self._chance = random.Random(seed)

    def choose(self, position: Position, moves: list[str]) -> Move:
        return self._chance.choice(position.moves())


class _Thinking:
    """Our engine in this process."""

    def __init__(self, think: Callable[[Position, int], Thought], seed: int) -> None:
        self._think = think
        self._chance = random.Random(seed)
        self.depths: list[int] = []

    def choose(self, position: Position, moves: list[str]) -> Move:
        thought = self._think(position, self._chance.getrandbits(30))
        for _ in thought.slices():
            pass
        verdict = thought.verdict
        self.depths.append(verdict.depth)
        return verdict.move


def _kernel(evaluation: str) -> SearchKernel:
    if evaluation == "hand":
        return SearchKernel(by_squares_and_moves)
    return SearchKernel(Learned(Path(evaluation).read_bytes()).tables)


def player(spec: str, seed: int) -> Player:
    """The player that a text describes. Raises ValueError."""
    if spec == "random":
        return _Random(seed)
    if spec in ENGINE.levels:
        return _Thinking(lambda position, s: ENGINE.think(position, spec, s), seed)
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
    limits = {key: float(fields.pop(key)) for key in ("time_ms", "nodes", "depth") if key in fields}
    evaluation = fields.pop("eval", None)
    if fields:
        raise ValueError(f"no such player: {spec}\n{SPECS}")
    chosen = Limits(
        time_s=limits["time_ms"] / 1000 if "time_ms" in limits else None,
        nodes=int(limits["nodes"]) if "nodes" in limits else None,
        depth=int(limits["depth"]) if "depth" in limits else None,
    )
    kernel = _kernel(evaluation) if evaluation else None
    return _Thinking(lambda position, s: ENGINE.as_level(position, chosen, s, kernel=kernel), seed)
