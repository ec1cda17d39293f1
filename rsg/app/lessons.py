"""Where someone is in a game's tutorial: a part of the model. What is said stands in the texts."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.app.courses import course
from rsg.app.courses.course import Step
from rsg.app.hand import Hand
from rsg.play.match import Match, begin
from rsg.play.seats import people


@dataclass(frozen=True)
class Lesson:
    """Where someone is in the tutorial.

    Attributes:
        step: from 1.
        watching: the moves are shown, rather than asked for; `paused`: not now.
        match: the step's board, with the moves that were played on it.
        hand: what the person does on the board.
        seen: colours that the core point was called in this step.
        done: the right cell has been played.
        wrong: the last cell that was played instead, or empty.
        tick: number of the tick that the watching waits for.
    """

    step: int
    watching: bool
    match: Match
    paused: bool = False
    hand: Hand = Hand()
    seen: tuple[int, ...] = ()
    done: bool = False
    wrong: str = ""
    tick: int = 0

    @property
    def shown(self) -> Step:
        """The step that is shown."""
        return course(self.match.game).steps[self.step - 1]

    @property
    def last(self) -> bool:
        """Whether no step follows."""
        return self.step == len(course(self.match.game).steps)

    @property
    def answer(self) -> str:
        """The cell that answers; empty where nothing is asked."""
        return self.shown.answer


def lesson(game: str, step: int, watching: bool, tick: int = 0) -> Lesson:
    """The beginning of a step of a game's tutorial.

    Raises:
        IndexError: there is no such step.
    """
    shown = course(game).steps[step - 1]
    match = begin(f"lesson-{step}", game, people(game), counting=False, start=shown.start)
    hand = Hand(cursor=shown.answer)
    return Lesson(step, watching, match, hand=hand, done=not shown.answer, tick=tick)
