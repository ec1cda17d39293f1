"""Levels that look ahead but not without fault: what they see is blurred, and some like to take much at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rsg.engines.engine import Limits, Thought, Verdict
from rsg.games.game import Move, Position


@dataclass(frozen=True, slots=True)
class Faulty:
    """How such a level chooses.

    Attributes:
        depth: plies that it looks ahead.
        blur: standard deviation, in points, of what it sees of each move's value.
        greed: points that it adds for each stone turned or captured at once.
    """

    depth: int
    blur: float = 0.0
    greed: float = 0.0

    @property
    def limits(self) -> Limits:
        """Of its search."""
        return Limits(depth=self.depth)


class FaultyThought:
    """A thought (`engine.Thought`) that takes what looks best to such a level."""

    def __init__(self, position: Position, how: Faulty, seed: int | None, inner: Thought) -> None:
        """
        Args:
            position: not over.
            how: the level's faults.
            seed: for its blur.
            inner: a thought of that depth that values every move.
        """
        self._inner = inner
        chance = random.Random(seed)
        self._liking: dict[Move, float] = {}
        for move in position.moves():
            turn = position.play(move).turn
            assert turn is not None
            taken = len(turn.flips) + len(turn.captured)
            self._liking[move] = how.greed * taken + chance.gauss(0, how.blur)

    def slices(self) -> Iterator[None]:
        """Thinks on."""
        return self._inner.slices()

    @property
    def verdict(self) -> Verdict:
        """What it would say now; `value` is what the search thinks of the move that it likes best."""
        verdict = self._inner.verdict
        values = verdict.values
        if not values:
            return verdict
        move = max(values, key=lambda move: values[move] + self._liking[move])
        if move == verdict.move:
            return verdict
        return replace(verdict, move=move, value=values[move], pv=(str(move),))
