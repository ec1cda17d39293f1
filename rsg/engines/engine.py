"""What the rest of the house asks of an engine, whatever the game: thoughts that run in slices and can be
read at any time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from rsg.games.game import Game, Move, Position


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends, besides knowing the exact result; at most one is set, none means: then only.

    Attributes:
        time_s: seconds from the first slice, checked between slices.
        nodes: positions visited, checked between slices; the same limit visits the same positions everywhere.
        depth: plies of the last iteration.
    """

    time_s: float | None = None
    nodes: int | None = None
    depth: int | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an engine says about a position, for the side to move.

    Attributes:
        move: the move it would play.
        value: the final score difference that it expects, in points.
        depth: plies it has looked ahead everywhere.
        exact: whether `value` is the result of perfect play rather than an estimate.
        pv: the line it expects, as move texts without passes; it begins with `move`.
        nodes: positions visited.
        values: every legal move to its value; only those that were asked for are there (`weigh`).
    """

    move: Move
    value: float
    depth: int
    exact: bool
    pv: tuple[str, ...]
    nodes: int
    values: Mapping[Move, float]


class Thought(Protocol):
    """A search under way. It has a verdict with a legal move from the first slice on."""

    def slices(self) -> Iterator[None]:
        """Thinks on; pauses every few milliseconds, and ends when the limits are reached."""

    @property
    def verdict(self) -> Verdict:
        """What it would say now."""


def finished(thought: Thought) -> Verdict:
    """What a thought says when it has come to its end."""
    for _ in thought.slices():
        pass
    return thought.verdict


class Engine(Protocol):
    """An engine of one game."""

    @property
    def game(self) -> Game:
        """Whose positions it takes."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Names of its levels, weakest first."""

    @property
    def fault(self) -> str | None:
        """Why it plays worse than it should, in words; None if all is well."""

    def prepare(self, position: Position, how: str | Limits) -> Iterator[None]:
        """Loads, a few milliseconds a step, what `think` and `weigh` would load when they first need it: done before
        their time begins, the first move is as strong as any other. Errors as for `think`."""

    def think(self, position: Position, how: str | Limits, seed: int | None = None) -> Thought:
        """Chooses a move.

        Args:
            position: a position that is not over.
            how: the name of a level, or limits for the full search.
            seed: makes choices among equal moves repeatable; None takes a new one each time.

        Raises:
            KeyError: there is no such level.
            ValueError: the game is over.
        """

    def weigh(self, position: Position, how: str | Limits, seed: int | None = None) -> Thought:
        """Values every legal move with a full window (`Verdict.values`); as `think`, and slower."""

    def count(self, position: Position, depth: int) -> Iterator[int]:
        """Perft: yields the leaves so far every few milliseconds, last all; a position that is over is
        one."""
