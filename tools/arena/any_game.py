"""Players of any game, and what they are measured with."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from rsg.engines.engine import Limits, Thought, finished
from rsg.games.game import Move, Position


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


class Timed:
    """A player with a watch."""

    def __init__(self, inner: Player) -> None:
        self._inner = inner
        self.moves, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, position: Position, moves: list[str]) -> Move:
        """The inner player's move."""
        started = time.perf_counter()
        move: Move = self._inner.choose(position, moves)
        took = time.perf_counter() - started
        self.moves += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return move

    @property
    def depths(self) -> list[int]:
        """Depth of each of its searches."""
        return self._inner.depths


def limits_in(fields: dict[str, str]) -> dict[str, float]:
    """The limits among the fields of a player's text, taken out. Raises ValueError."""
    return {key: float(fields.pop(key)) for key in ("time_ms", "nodes", "depth") if key in fields}


def as_limits(limits: Mapping[str, float]) -> Limits:
    """The same for an engine."""
    return Limits(
        time_s=limits["time_ms"] / 1000 if "time_ms" in limits else None,
        nodes=int(limits["nodes"]) if "nodes" in limits else None,
        depth=int(limits["depth"]) if "depth" in limits else None,
    )
