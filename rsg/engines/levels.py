"""The ladder: who plays at each level, in one table a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rsg.engines.engine import Limits
from rsg.engines.faulty import Faulty
from rsg.engines.onestep import OneStep
from rsg.games.reverstargo.board import LABELS

STAR_PLACES: Final = {
    label: {"A": 2, "B": 8, "C": 20, "D": 50}[label[0]] for label in LABELS if label != "CP"
}


Taste = OneStep | Faulty | Limits
"""How a level chooses: by what its moves do at once, by a search with faults, or by the full search."""


@dataclass(frozen=True, slots=True)
class Level:
    """One step of a ladder: its name and how it chooses."""

    name: str
    how: Taste


LEVELS: Final[Mapping[str, tuple[Level, ...]]] = MappingProxyType(
    {
        "reverstargo": (
            Level("Lv.1", OneStep(likes="less", share=0.4, gain=50, places=STAR_PLACES)),
            Level("Lv.2", OneStep(share=0.6)),
            Level("Lv.3", OneStep()),
            Level("Lv.4", Faulty(depth=1, blur=10, greed=0.5)),
            Level("Lv.5", Faulty(depth=1, blur=5, greed=0.2)),
            Level("MAX", Faulty(depth=1, blur=0.5)),
            Level("FINAL", Faulty(depth=2, blur=3)),
            Level("INFINITY", Limits(time_s=0.95)),
        ),
    }
)
"""For each game its levels, weakest first; the last is what an engine uses when nothing is said."""


def level(game: str, name: str) -> Level:
    """The level of a game by its name. Raises KeyError if there is none."""
    for step in LEVELS[game]:
        if step.name == name:
            return step
    raise KeyError(name)
