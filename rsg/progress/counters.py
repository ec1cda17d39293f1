"""Totals that several tabs and devices count at once: one count a writer, never two writers in one number.

Within a writer the larger count is the newer one; the total is the sum over the writers. So a merge can be
repeated in any order and counts nothing twice. Clearing a key starts its next generation, which older counts
cannot revive.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from rsg.progress import check
from rsg.progress.generations import later_generation_wins

OUTCOMES = ("won", "lost", "drawn")
LONGEST_KEY = 4100
"""Two names of any characters, written as JSON, fit in a key."""


class Tally(NamedTuple):
    """Numbers of games by outcome."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.won + self.lost + self.drawn

    def plus(self, outcome: str, number: int = 1) -> Tally:
        """The tally with so many more of one outcome, never below zero."""
        changed = {outcome: max(0, getattr(self, outcome) + number)}
        return self._replace(**changed)

    @classmethod
    def read(cls, data: object) -> Tally:
        """Reads `[won, lost, drawn]`. Raises EntryError."""
        numbers = check.sequence(data, len(OUTCOMES))
        if len(numbers) != len(OUTCOMES):
            raise check.EntryError("not three numbers")
        return cls(*map(check.integer, numbers))


@dataclass(frozen=True, slots=True)
class Counter:
    """One key's counts by writer, and how often the key was cleared."""

    generation: int = 0
    by: Mapping[str, Tally] = field(default_factory=dict)

    @property
    def tally(self) -> Tally:
        """The sum over all writers."""
        return Tally(*map(sum, zip(*self.by.values(), strict=True))) if self.by else Tally()


def read_key(data: object) -> str:
    """A key of a counter: a line of text, not empty. Raises EntryError."""
    key = check.one_line(data, LONGEST_KEY)
    if not key:
        raise check.EntryError("empty")
    return key


@dataclass(frozen=True, slots=True)
class Counters:
    """Counters by key. Keys are levels, or whatever else is counted."""

    of: Mapping[str, Counter] = field(default_factory=dict)

    def tally(self, key: str) -> Tally:
        """The total of a key; zeros for an unknown one."""
        counter = self.of.get(key)
        return counter.tally if counter else Tally()

    def count(self, key: str, outcome: str, writer: str, number: int = 1) -> Counters:
        """One game more (or, with a negative number, fewer) in this writer's own count."""
        counter = self.of.get(key, Counter())
        tally = counter.by.get(writer, Tally()).plus(outcome, number)
        return Counters({**self.of, key: replace(counter, by={**counter.by, writer: tally})})

    def clear(self, key: str) -> Counters:
        """The counters with this key back at zero, for ever."""
        generation = self.of.get(key, Counter()).generation + 1
        return Counters({**self.of, key: Counter(generation)})

    def merge(self, other: Counters) -> Counters:
        """The counters that know both."""
        if self.of == other.of:
            return self
        merged = dict(self.of)
        for key, counter in other.of.items():
            merged[key] = _merge(merged[key], counter) if key in merged else counter
        return Counters(merged)

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse."""
        return {
            key: {
                "generation": counter.generation,
                "by": {w: list(t) for w, t in counter.by.items() if any(t)},
            }
            for key, counter in self.of.items()
        }

    @classmethod
    def read(
        cls,
        data: Mapping[str, Any],
        path: str,
        notes: check.Notes,
        key_reader: Callable[[object], str] = read_key,
    ) -> Counters:
        """Reads what `data` gave, leaving out and noting what is bad."""
        of = {}
        for key, item in check.entries(data, key_reader, check.mapping, path, notes):
            here = f"{path}.{key}"
            check.note_unknown(item, Counter.__slots__, here, notes)
            generation = check.value(item, "generation", check.integer, 0, here, notes)
            by = check.section(item, "by", here, notes)
            read = dict(check.entries(by, check.identifier, Tally.read, f"{here}.by", notes))
            of[key] = Counter(generation, read)
        return cls(of)


@later_generation_wins
def _merge(a: Counter, b: Counter) -> Counter:
    by = dict(a.by)
    for writer, tally in b.by.items():
        by[writer] = Tally(*map(max, by.get(writer, Tally()), tally))
    return Counter(a.generation, by)
