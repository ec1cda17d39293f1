"""What teaches each game, one module a game and one line here. Positions are judged by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rsg.app.courses import reversi, reverstargo
from rsg.app.courses.course import Course

_COURSES: Final[Mapping[str, Course]] = {
    "reverstargo": reverstargo.COURSE,
    "reversi": reversi.COURSE,
}


def course(game: str) -> Course:
    """What teaches a game; nothing where the table has no line."""
    return _COURSES.get(game, Course())
