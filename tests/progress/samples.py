"""Small values that the tests of this room build on."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.incoming import played
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


FALLBACK = replace(
    WIN, id="new", moves=(), players=(Player("remote"), Player("remote")), tally="", outcome="", cleared=None
)
"""What a text does not say."""


def game(number: int, **changes: object) -> Record:
    """A won game that ended at `number` seconds; `changes` replace its fields."""
    return replace(WIN, **{"id": f"g{number}", "finished": 1_000 * number, **changes})


def recorded(number: int, **changes: object) -> Record:
    """A whole recorded game with the result that the rules give it."""
    path = Path(__file__).parents[1] / "data" / "reverstargo-games.jsonl.gz"
    with gzip.open(path, "rt") as lines:
        plies = next(game["plies"] for game in map(json.loads, lines) if game["id"] == number)
    moves = tuple(
        ply["cell"] + (f"[{ply['call'][0]}]" if ply["call"] else "") for ply in plies if not ply.get("pass")
    )
    return replace(played(replace(WIN, id=f"n{number}", moves=moves)), **changes)


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
