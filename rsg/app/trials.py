"""Boards of a game's rules that anybody may play on, both sides: a part of the model while the page is shown."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.app.courses import course
from rsg.app.hand import Hand
from rsg.play.match import Match, begin
from rsg.play.seats import people


@dataclass(frozen=True)
class Trial:
    """One such board: the position it began with and what was played on it since."""

    match: Match
    hand: Hand = Hand()


def fresh_trial(game: str, name: str) -> Trial:
    """A board as it stands before anything was played on it.

    Raises:
        KeyError: the game's course has no board of this name.
    """
    return Trial(begin(name, game, people(game), counting=False, start=course(game).boards[name]))
