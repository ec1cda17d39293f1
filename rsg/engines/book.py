"""Openings that were searched beforehand: what a book says, and what an engine makes of it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from rsg.engines.engine import Verdict
from rsg.games.game import Move, Position


@dataclass(frozen=True, slots=True)
class Advice:
    """What a book says of a position.

    Attributes:
        moves: the best ones, equally good; at least one.
        value: the final score difference that it expects, in points, for the side to move.
    """

    moves: tuple[Move, ...]
    value: float

    def verdict(self, seed: int | None) -> Verdict:
        """One of the moves, each as likely as the others."""
        move = random.Random(seed).choice(self.moves)
        return Verdict(move, self.value, 1, False, (str(move),), 0, {})


class Book(Protocol):
    """A game's openings."""

    def advice(self, position: Position) -> Advice | None:
        """What it says of a position; None where it has nothing to say."""
