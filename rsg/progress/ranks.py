"""The 30 ranks: what each asks for, what it unlocks, its exam; and the rank that a document's career gives.

Ranks are climbed in order: a rank needs all below it. Nothing of it is stored but counts and passed exams, so a rank
is the same wherever the same games are known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rsg.progress.document import Document

INFINITY: Final = "INFINITY"
"""The level beside the ladder: open to all, counts for no rank."""
LADDER: Final = ("Lv.1", "Lv.2", "Lv.3", "Lv.4", "Lv.5", "MAX", "FINAL")
ALWAYS_SETS: Final = frozenset(("Lv.5", "MAX", "FINAL", INFINITY))
"""Levels that are always played as Reverse Match."""
ENOUGH: Final = 20
"""Wins inside an exam, over all attempts, that pass those exams that have this second way."""


@dataclass(frozen=True, slots=True)
class Exam:
    """A series against one level: best of `best_of` games, or of sets where `reverse`.

    Attributes:
        enough: wins inside this exam over all attempts that pass it too; 0 where there is no such way.
    """

    level: str
    best_of: int
    reverse: bool = False
    enough: int = 0


@dataclass(frozen=True, slots=True)
class Rank:
    """One rank: `number` from 1; either so many career `wins` at `level`, or an exam (the first: nothing)."""

    number: int
    level: str = ""
    wins: int = 0
    exam: Exam | None = None
    unlocks: str = ""


def _wins(number: int, level: str, wins: int) -> Rank:
    return Rank(number, level, wins)


def _exam(number: int, level: str, best_of: int, enough: int = 0, unlocks: str = "") -> Rank:
    return Rank(number, level, exam=Exam(level, best_of, level in ALWAYS_SETS, enough), unlocks=unlocks)


RANKS: Final = (
    Rank(1, unlocks="Lv.1"),
    _wins(2, "Lv.1", 1),
    _wins(3, "Lv.1", 3),
    _exam(4, "Lv.1", 3, unlocks="Lv.2"),
    _wins(5, "Lv.2", 5),
    _wins(6, "Lv.2", 10),
    _exam(7, "Lv.2", 5, unlocks="Lv.3"),
    _wins(8, "Lv.3", 5),
    _wins(9, "Lv.3", 10),
    _exam(10, "Lv.3", 7, ENOUGH, unlocks="Lv.4"),
    _wins(11, "Lv.4", 2),
    _wins(12, "Lv.4", 5),
    _wins(13, "Lv.4", 10),
    _exam(14, "Lv.4", 7, ENOUGH, unlocks="Lv.5"),
    _wins(15, "Lv.5", 2),
    _wins(16, "Lv.5", 5),
    _wins(17, "Lv.5", 10),
    _wins(18, "Lv.5", 20),
    _exam(19, "Lv.5", 5, ENOUGH, unlocks="MAX"),
    _wins(20, "MAX", 2),
    _wins(21, "MAX", 5),
    _wins(22, "MAX", 10),
    _wins(23, "MAX", 20),
    _exam(24, "MAX", 7, ENOUGH),
    _exam(25, "MAX", 15, unlocks="FINAL"),
    _wins(26, "FINAL", 10),
    _wins(27, "FINAL", 30),
    _wins(28, "FINAL", 50),
    _exam(29, "FINAL", 11),
    _exam(30, "FINAL", 21),
)
EXAMS: Final = tuple(rank for rank in RANKS if rank.exam)


def rank_of(document: Document) -> Rank:
    """The rank reached: the last one of those whose conditions hold from the first on."""
    reached = RANKS[0]
    for rank in RANKS[1:]:
        if not reaches(document, rank):
            break
        reached = rank
    return reached


def reaches(document: Document, rank: Rank) -> bool:
    """Whether this rank's own condition holds, whatever is below it."""
    if rank.exam is None:
        return document.career(rank.level).won >= rank.wins
    enough = rank.exam.enough
    return rank.number in document.ranks.passed or (0 < enough <= exam_wins(document, rank))


def exam_wins(document: Document, rank: Rank) -> int:
    """Wins inside a rank's exam over all attempts."""
    return document.ranks.exams.tally(str(rank.number)).won


def next_rank(document: Document) -> Rank | None:
    """The rank above the one reached; None at the top."""
    number = rank_of(document).number
    return RANKS[number] if number < len(RANKS) else None


def open_exam(document: Document) -> Rank | None:
    """The rank whose exam may be taken now: the next one, where that asks for an exam."""
    following = next_rank(document)
    return following if following is not None and following.exam else None


def unlocking(level: str) -> Rank:
    """The rank that unlocks a level of the ladder (Infinity: the first)."""
    return next((rank for rank in RANKS if rank.unlocks == level), RANKS[0])


def open_levels(document: Document) -> tuple[str, ...]:
    """The levels that may be played, weakest first, Infinity last."""
    number = rank_of(document).number
    return (*(level for level in LADDER if unlocking(level).number <= number), INFINITY)


def open_level(document: Document, level: str) -> str:
    """This level, or the strongest open one of the ladder where it is locked."""
    levels = open_levels(document)
    return level if level in levels else levels[-2]
