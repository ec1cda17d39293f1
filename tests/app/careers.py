"""Documents of players who have come so far."""

from __future__ import annotations

from dataclasses import replace

from rsg.progress.counters import Counters
from rsg.progress.document import Document
from rsg.progress.merits import Ranks
from rsg.progress.ranks import RANKS, rank_of


def career(rank: int, *, helped: bool = True, **settings: str) -> Document:
    """A player of this rank, who has just reached it; `helped`: the help sheets were read."""
    counters = Counters()
    passed = set()
    for reached in RANKS[:rank]:
        if reached.exam:
            passed.add(reached.number)
        for _ in range(reached.wins - counters.tally(reached.level).won):
            counters = counters.count(reached.level, "won", "other")
    document = replace(Document(), ranks=Ranks(0, counters, Counters(), frozenset(passed)))
    assert rank_of(document).number == rank
    for key, value in (({"seen_reverse": "on", "seen_exams": "on"} if helped else {}) | settings).items():
        document = document.set(key, value, 1, "other")
    return document


def stored(rank: int, *, helped: bool = True, **settings: str) -> str:
    """The same as stored text."""
    return career(rank, helped=helped, **settings).text()
