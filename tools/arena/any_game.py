"""Players that every game has, by a text such as `random`, `master` or `time_ms=30,eval=hand`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from rsg.engines.engine import Limits, Thought, finished
from rsg.engines.kernel import Kernel
from rsg.engines.levels import Level
from rsg.engines.searching import SearchEngine
from rsg.games.game import Move, Position
from tools.arena.program import ProgramPlayer

SPECS: Final = """players of every game:
  random              any legal move
  a level             of its engine: Lv.1 ... FINAL, INFINITY; beginner, intermediate, master
  KEY=VALUE,...       the full search: time_ms, nodes or depth; eval=hand or a file of weights (the shipped ones if
                      left out); at=FOLDER for the program that is there, asked by the engine protocol"""


class Player(Protocol):
    """Chooses moves; keeps count of what that took."""

    depths: list[int]

    def choose(self, position: Any, moves: list[str]) -> Any:
        """Its move in a position of its game that these moves led to."""


class RandomPlayer:
    """Plays any legal move."""

    def __init__(self, seed: int) -> None:
        self.depths: list[int] = []
        self._chance = random.Random(seed)

    def choose(self, position: Position, moves: list[str]) -> Move:
        """See `Player`."""
        return self._chance.choice(position.moves())


class ThinkingPlayer:
    """Our engine in this process."""

    def __init__(self, think: Callable[[Any, int], Thought], seed: int) -> None:
        """
        Args:
            think: begins a thought about a position, with a seed.
            seed: for all of its choices.
        """
        self._think = think
        self._chance = random.Random(seed)
        self.depths: list[int] = []

    def choose(self, position: Position, moves: list[str]) -> Move:
        """See `Player`."""
        verdict = finished(self._think(position, self._chance.getrandbits(30)))
        self.depths.append(verdict.depth)
        return verdict.move


def fields_of(spec: str) -> dict[str, str]:
    """Values by key in a player's text."""
    return dict(part.partition("=")[::2] for part in spec.split(","))


def limits_in(fields: dict[str, str]) -> dict[str, float]:
    """The limits among the fields, taken out. Raises ValueError."""
    return {key: float(fields.pop(key)) for key in ("time_ms", "nodes", "depth") if key in fields}


def player(spec: str, seed: int, engine: SearchEngine, kernel_of: Callable[[str], Kernel]) -> Player:
    """The player that a text describes.

    Args:
        spec: see SPECS.
        seed: for all of its choices.
        engine: of its game.
        kernel_of: what the search runs on, by the text after `eval=`.

    Raises:
        ValueError: there is none.
        OSError: a file or folder is missing.
    """
    if spec == "random":
        return RandomPlayer(seed)
    if spec in engine.levels:
        return ThinkingPlayer(lambda position, s: engine.think(position, spec, s), seed)
    fields = fields_of(spec)
    given, evaluation, folder = limits_in(fields), fields.pop("eval", None), fields.pop("at", None)
    if fields or (evaluation and folder):
        raise ValueError(f"no such player of {engine.game.name}: {spec}")
    if folder:
        return ProgramPlayer(engine.game, folder, given, seed)
    limits = Limits(
        time_s=given["time_ms"] / 1000 if "time_ms" in given else None,
        nodes=int(given["nodes"]) if "nodes" in given else None,
        depth=int(given["depth"]) if "depth" in given else None,
    )
    level = Level("", limits, kernel_of(evaluation) if evaluation else None)
    return ThinkingPlayer(lambda position, s: engine.as_level(position, level, s), seed)
