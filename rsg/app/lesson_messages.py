"""What can happen in the tutorial and on a page of rules, apart from taps on their boards."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.app.messages import Message, offer


@dataclass(frozen=True, slots=True)
class StartLessons(Message):
    """Begin the tutorial: `play` it or `watch` it."""

    way: str


@dataclass(frozen=True, slots=True)
class GoToLesson(Message):
    """Show this step, from 1; 0 is the choice of the way."""

    step: int


@dataclass(frozen=True, slots=True)
class PauseLessons(Message):
    """Stop what is being shown, or go on with it."""


@dataclass(frozen=True, slots=True)
class LessonTick(Message):
    """What is watched goes on; `number` says which tick this is, so that an old one says nothing."""

    number: int


@dataclass(frozen=True, slots=True)
class StartTutorialGame(Message):
    """Begin the game of the last step."""


@dataclass(frozen=True, slots=True)
class ResetTrial(Message):
    """A board of the rules shall be as it was."""

    board: str


offer(ResetTrial, StartLessons, GoToLesson, PauseLessons, StartTutorialGame)
