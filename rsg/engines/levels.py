"""What a ladder is made of; each game has one in its folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rsg.engines.book import Book
from rsg.engines.engine import Limits
from rsg.engines.faulty import Faulty
from rsg.engines.kernel import Kernel
from rsg.engines.onestep import OneStep

Taste = OneStep | Faulty | Limits
"""How a level chooses: by what its moves do at once, by a search with faults, or by the full search."""


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
