"""What teaches a game: the steps of its tutorial, and boards on its rules' page that can be played on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a tutorial.

    Attributes:
        start: text of its board's position; empty for the game's own start.
        answer: the right cell; empty where nothing is asked.
        named: whether the cells show their labels.
        beside: what stands beside the board: `calls` (both answers of a call), `score`, `game` (a first whole one).
    """

    start: str = ""
    answer: str = ""
    named: bool = True
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """What teaches one game; what is said stands in the texts.

    Attributes:
        steps: of the tutorial; none where there is no tutorial.
        boards: texts of positions by the names of the boards of the rules' page that can be played on.
    """

    steps: tuple[Step, ...] = ()
    boards: Mapping[str, str] = field(default_factory=dict)
