"""Models of sets, exams, two people and what comes between their games, for tests of views."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.model import Announcement, Model, Weighed
from rsg.app.routes import Route
from rsg.app.settings import Settings
from rsg.play.clock import clock
from rsg.play.contest import Contest, Points
from rsg.play.match import Match
from rsg.play.seats import Seat
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.record import Player, Record
from rsg.progress.series import series_key
from tests.app.careers import career
from tests.app.positions import model, playing, recorded

FIRST = Points((20, 16), (2, 5))
"""Game 1 of a set by person: person 0, who was Black, leads."""


def two(match: Match, black: str = "", white: str = "", control: str = "3-30") -> Match:
    """A recorded match as one of two people with a clock that runs for the side to move."""
    seats = (Seat("human", name=black), Seat("human", name=white))
    timed = clock(control)
    assert timed is not None
    return replace(match, seats=seats, contest=Contest(), clock=timed.start(match.position.to_move or 0, 0))


def second(match: Match, **changes: object) -> Match:
    """A recorded match as the second game of a set: person 0 has White now."""
    contest = Contest(reverse=True, set="s1", first=1, earlier=(FIRST,))
    seats = (Seat("cpu", "Lv.5"), Seat("human", name="Ada"))
    return replace(match, contest=replace(contest, **changes), seats=seats)  # type: ignore[arg-type]


def series(one: str, other: str, outcome: str = "won", games: int = 1) -> Document:
    """A document with games of two people, one a day from 1 January 2026 on."""
    document = Document()
    for number in range(games):
        record = Record(
            f"g{number}", "reverstargo", 1, "", ("B2",), (Player("human", "", one), Player("human", "", other)),
            (20, 16), (0, 0), (0,), "full", True, series_key((one, other)), outcome, None,
            Day(2026, 1 + number // 28, 1 + number % 28), 1000 + number, "w",
        )  # fmt: skip
        document = document.finish(record)
    return document


def models(hostile: str) -> dict[str, Model]:
    """The models by what they show."""
    over, middle = recorded(0), recorded(0, 20)
    exam = Contest(exam=10, best_of=7, enough=3, won=1, lost=2)
    values = {str(move): 3.0 - n for n, move in enumerate(middle.position.moves())}
    return {
        "setup, two": model(route=Route("setup"), settings=Settings(mode="two", black_name=hostile[:7])),
        "setup, exam": model(route=Route("setup"), document=career(3)),
        "home, two": model(settings=Settings(mode="two")),
        "home, exam": model(document=career(9)),
        "ranks, top": model(route=Route("ranks"), document=career(29)),
        "records, series": model(route=Route("records"), document=series(hostile[:7], "太郎")),
        "sheet erase_series": model(
            route=Route("records"), sheet="erase_series", series=series_key((hostile[:7], ""))
        ),
        "two": playing(two(middle)),
        "two, hostile": playing(two(middle, hostile, "花子")),
        "two, over": playing(two(over, "はな", "たろう"), sheet="result"),
        "sheet handover": playing(two(middle), sheet="handover"),
        "set, game 2": playing(second(middle)),
        "set, over": playing(second(over), sheet="result"),
        "set, game 1 over": playing(
            replace(over, contest=Contest(reverse=True, set="s1")), next=middle, sheet="result"
        ),
        "exam": playing(replace(middle, contest=exam)),
        "exam, over": playing(replace(over, contest=replace(exam, lost=3)), sheet="result"),
        "casual": playing(replace(middle, counting=False, hints=1), hint=Weighed("x", 20, values)),
        "casual, asked": playing(replace(middle, counting=False), hint=Weighed("x", 20)),
        "sheet help_reverse": model(sheet="help_reverse"),
        "sheet help_exams": model(sheet="help_exams"),
        "sheet announce, rank": model(sheet="announce", announcements=(Announcement("rank", 4),)),
        "sheet announce, level": model(
            sheet="announce", announcements=(Announcement("level", level="Lv.2"),)
        ),
        "sheet announce, exam": model(sheet="announce", announcements=(Announcement("exam", 4),)),
    }


def wide(one: str, other: str) -> dict[str, Model]:
    """Two people with the widest names: their clocks, their set, and what it came to."""
    over, middle = recorded(0), recorded(0, 20)
    late = two(over, one, other)
    assert late.clock is not None
    late = replace(late, clock=replace(late.clock, over=(True, True)))
    first = replace(late, contest=Contest(reverse=True, set="s1"))
    last = replace(late, contest=Contest(reverse=True, set="s1", first=1, earlier=(FIRST,)))
    running = replace(two(middle, one, other), contest=last.contest)
    return {
        "wide, playing": playing(running),
        "wide, game 1 over": playing(first, next=running, sheet="result"),
        "wide, set over": playing(last, sheet="result", cleared=Day(2026, 3, 5)),
        "wide, handover": playing(running, sheet="handover"),
        "wide, resigning": playing(running, sheet="resign"),
        "wide, setup": model(
            route=Route("setup"), settings=Settings(mode="two", black_name=one, white_name=other)
        ),
        "wide, records": model(route=Route("records"), document=series(one, other, games=23)),
    }
