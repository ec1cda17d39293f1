"""Small values that the tests of this room build on."""

from __future__ import annotations

from dataclasses import replace

from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.record import Player, Record
from rsg.progress.running import Running

TODAY = Day(2026, 3, 10)

WIN = Record(
    id="g1",
    game="reverstargo",
    revision=1,
    start="",
    moves=("B2", "A5[b]"),
    players=(Player("human", "", "花子"), Player("cpu", "Lv.1", "")),
    scores=(20, 16),
    prisoners=(2, 0),
    winners=(0,),
    reason="full",
    counting=True,
    tally="Lv.1",
    outcome="won",
    cleared=TODAY,
    date=TODAY,
    finished=1_000,
    writer="w1",
)


def game(number: int, **changes: object) -> Record:
    """A won game that ended at `number` seconds; `changes` replace its fields."""
    return replace(WIN, **{"id": f"g{number}", "finished": 1_000 * number, **changes})


def running(match_id: str = "r1", owner: str = "tab1", **match: object) -> Running:
    """A running game of a tab."""
    return Running({"id": match_id, "moves": ["B2"], **match}, owner)


def full_document() -> Document:
    """A document with something in every place."""
    document = Document(epoch=2)
    for number in range(1, 4):
        document = document.finish(game(number))
    document = document.finish(game(4, set="s1", part=2, exam=4, passed=True, hints=2, late=(0,)))
    document = document.finish(game(5, outcome="lost", cleared=None, winners=(1,), writer="w2", tally="MAX"))
    document = document.delete("g1").star("g2", True, 9_000, "w1").note("g3", "a <b>memo</b>", 9_001, "w2")
    document = document.vary("g2", ("1 A5[w] B6",), 9_005, "w1")
    document = document.set("language", "ja", 9_002, "w1").crash(9_003, "w1")
    return document.run(running(), 9_004, "w1")
