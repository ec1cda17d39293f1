"""The tutorial: seven steps, each with its own board, and where someone is in it. What is said stands in the texts."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.app.examples import CALL, FILLED, FIRST, FLANK, SURROUND, set_up
from rsg.app.hand import Hand
from rsg.play.match import Match, Seat, begin

STEPS = 7
STAR, WHERE, FLANKING, SURROUNDING, CALLING, SCORING, PLAYING = range(1, STEPS + 1)

_PEOPLE = (Seat("human"), Seat("human"))
_BOARDS = {
    STAR: ("", "CP"),
    WHERE: (set_up(*FIRST[:2]).text, FIRST[2]),
    FLANKING: (set_up(*FLANK[:2]).text, FLANK[2]),
    SURROUNDING: (set_up(*SURROUND[:2]).text, SURROUND[2]),
    CALLING: (set_up(*CALL[:2]).text, CALL[2]),
    SCORING: (FILLED, ""),
    PLAYING: ("", ""),
}
"""Start and the right cell by step; an empty start is the game's own."""


@dataclass(frozen=True)
class Lesson:
    """Where someone is in the tutorial.

    Attributes:
        step: from 1 to STEPS.
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
    def answer(self) -> str:
        """The cell that answers; empty where nothing is asked."""
        return _BOARDS[self.step][1]


def lesson(step: int, watching: bool, tick: int = 0) -> Lesson:
    """The beginning of a step."""
    start, answer = _BOARDS[step]
    match = begin(f"lesson-{step}", "reverstargo", _PEOPLE, counting=False, start=start)
    return Lesson(step, watching, match, hand=Hand(cursor=answer), done=not answer, tick=tick)
