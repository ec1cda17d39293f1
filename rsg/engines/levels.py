"""What a ladder is made of; each game has one in its folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rsg.engines.engine import Limits, Verdict
from rsg.engines.faulty import Faulty
from rsg.engines.kernel import Kernel
from rsg.engines.onestep import OneStep
from rsg.games.game import Position

Taste = OneStep | Faulty | Limits
"""How a level chooses: by what its moves do at once, by a search with faults, or by the full search."""


class Book(Protocol):
    """Openings that were searched beforehand."""

    def verdict(self, position: Position, seed: int | None) -> Verdict | None:
        """One of its moves, chosen by the seed; None where it has none."""


@dataclass(frozen=True, slots=True)
class Level:
    """One step of a ladder.

    Attributes:
        name: key in the protocol, settings and records.
        how: how it chooses.
        kernel: what it searches on, if not on what its engine does.
        book: what it looks up before it thinks.
    """

    name: str
    how: Taste
    kernel: Kernel | None = None
    book: Book | None = None


def level(ladder: Sequence[Level], name: str) -> Level:
    """The step of that name. Raises KeyError if there is none."""
    for step in ladder:
        if step.name == name:
            return step
    raise KeyError(name)
