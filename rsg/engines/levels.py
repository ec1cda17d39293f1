"""The ladder: who plays at each level, in one table a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rsg.engines.engine import Limits
from rsg.engines.onestep import OneStep
from rsg.games.reverstargo.board import LABELS

_STAR_PLACES: Final = {
    label: {"A": 2, "B": 8, "C": 20, "D": 50}[label[0]] for label in LABELS if label != "CP"
}


@dataclass(frozen=True, slots=True)
class Level:
    """One step of a ladder: its name, and either a taste in moves or the limits of a search."""

    name: str
    how: OneStep | Limits


LEVELS: Final[Mapping[str, tuple[Level, ...]]] = MappingProxyType(
    {
        "reverstargo": (
            Level("Lv.1", OneStep(likes="less", share=0.5)),
            Level("Lv.2", OneStep(share=1.0)),
            Level("Lv.3", OneStep(share=0.6)),
            Level("Lv.4", OneStep()),
            Level("Lv.5", OneStep(gain=3, places=_STAR_PLACES)),
            Level("MAX", Limits(time_s=0.4)),
            Level("FINAL", Limits(time_s=1.5)),
            Level("INFINITY", Limits(time_s=3.0)),
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
