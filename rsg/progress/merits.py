"""What a player has earned apart from the records: the career and exams that ranks come from, and the days cleared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rsg.progress import check
from rsg.progress.calendar import Day
from rsg.progress.counters import Counters
from rsg.progress.generations import later_generation_wins
from rsg.progress.record import HIGHEST_RANK, Record, read_day
from rsg.progress.rows import MAIN


@dataclass(frozen=True, slots=True)
class Ranks:
    """Career games against the CPU by level, and exams. Erasing starts the next generation; so it does in `Cleared`.

    Attributes:
        generation: how often it was erased.
        career: games and sets by level.
        exams: units (games or sets) of exams by the number of their rank, over all attempts.
        passed: numbers of the ranks whose exams were passed in one attempt.
    """

    generation: int = 0
    career: Counters = field(default_factory=Counters)
    exams: Counters = field(default_factory=Counters)
    passed: frozenset[int] = frozenset()

    def count(self, record: Record, number: int) -> Ranks:
        """With a game counted (1) or counted no more (-1); games among people and other games are no career."""
        if not record.tally or record.game != MAIN or not record.against_cpu:
            return self
        career = self.career.count(record.tally, record.outcome, record.writer, number)
        if not record.exam:
            return replace(self, career=career)
        exams = self.exams.count(str(record.exam), record.outcome, record.writer, number)
        # An exam that is passed is never failed again: taking back a count leaves it, as merges could not take it back.
        passed = self.passed | {record.exam} if record.passed and number > 0 else self.passed
        return replace(self, career=career, exams=exams, passed=passed)

    @later_generation_wins
    def merge(self, other: Ranks) -> Ranks:
        """What both know; a later erasure rules out everything from before it."""
        return Ranks(
            self.generation,
            self.career.merge(other.career),
            self.exams.merge(other.exams),
            self.passed | other.passed,
        )

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse."""
        return {
            "generation": self.generation,
            "career": self.career.data(),
            "exams": self.exams.data(),
            "passed": sorted(self.passed),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any], path: str, notes: check.Notes) -> Ranks:
        """Reads what `data` gave, leaving out and noting what is bad."""
        check.note_unknown(data, cls.__slots__, path, notes)
        return cls(
            check.value(data, "generation", check.integer, 0, path, notes),
            Counters.read(check.section(data, "career", path, notes), f"{path}.career", notes),
            Counters.read(check.section(data, "exams", path, notes), f"{path}.exams", notes),
            frozenset(check.items(data.get("passed"), _read_rank, f"{path}.passed", notes)),
        )


def _read_rank(data: object) -> int:
    return check.integer(data, 1, HIGHEST_RANK)


@dataclass(frozen=True, slots=True)
class Cleared:
    """The days cleared in the calendar."""

    generation: int = 0
    days: frozenset[Day] = frozenset()

    def clear(self, day: Day | None) -> Cleared:
        """With one more day cleared, if there is one."""
        return self if day is None else replace(self, days=self.days | {day})

    @later_generation_wins
    def merge(self, other: Cleared) -> Cleared:
        """The days of both; a later erasure rules out everything from before it."""
        return Cleared(self.generation, self.days | other.days)

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse."""
        return {"generation": self.generation, "days": [str(day) for day in sorted(self.days)]}

    @classmethod
    def read(cls, data: Mapping[str, Any], path: str, notes: check.Notes) -> Cleared:
        """Reads what `data` gave, leaving out and noting what is bad."""
        check.note_unknown(data, cls.__slots__, path, notes)
        return cls(
            check.value(data, "generation", check.integer, 0, path, notes),
            frozenset(check.items(data.get("days"), read_day, f"{path}.days", notes)),
        )
