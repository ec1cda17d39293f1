"""What a game will be, before it is asked whether it may begin: as set up, like the last one, or an exam's first."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.app.features import features
from rsg.app.model import Model
from rsg.games import game as game_named
from rsg.play.contest import Contest
from rsg.play.match import Match
from rsg.progress.ranks import ALWAYS_SETS, Rank, exam_wins


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that shall begin; names and clock are those of the settings at that moment.

    Attributes:
        game: the game's name in the registry.
        level: of the CPU; empty for two people.
        counting: whether it will count.
        contest: its set and exam, the set's id still open.
        day: the calendar day that it is for as `2026-01-05`, or empty.
        start: text of its first position; empty for the game's own.
    """

    game: str
    level: str
    counting: bool
    contest: Contest
    day: str = ""
    start: str = ""


def planned(model: Model) -> Plan:
    """The game of this screen as its settings describe; for a picked day against the CPU, and counting."""
    game, settings, day = model.game, model.settings, _picked(model)
    two = settings.mode == "two" and not day
    level = "" if two else model.level
    contest = Contest(
        _in_sets(game, level, settings.reverse == "on"), first=0 if two else _own_seat(model, game)
    )
    return Plan(game, level, two or bool(day) or settings.casual == "off", contest, day)


def again(model: Model, match: Match) -> Plan:
    """A match's kind, level, people and first position once more; two people change seats, the own colour is as set."""
    game, level, reverse = match.game, match.level, match.contest.reverse
    if not match.start:
        reverse = _in_sets(game, level, reverse)
    if match.person is None:
        first, day = 1 - match.contest.first_seat_of_set, ""
    else:
        first, day = _own_seat(model, game), _picked(model)
    return Plan(game, level, match.counting, Contest(reverse, first=first), day, match.start)


def for_exam(model: Model, rank: Rank) -> Plan:
    """The first game of a rank's exam."""
    exam = rank.exam
    assert exam is not None
    contest = Contest(
        exam.reverse,
        first=_own_seat(model, model.game),
        exam=rank.number,
        best_of=exam.best_of,
        enough=max(1, exam.enough - exam_wins(model.document, rank)) if exam.enough else 0,
    )
    return Plan(model.game, exam.level, True, contest)


def _picked(model: Model) -> str:
    return "" if model.picked is None else str(model.picked)


def _own_seat(model: Model, game: str) -> int:
    """The seat of the person who plays the CPU."""
    return game_named(game).seats.index(model.settings.colour)


def _in_sets(game: str, level: str, wanted: bool) -> bool:
    return features(game).sets and (wanted or level in ALWAYS_SETS)
