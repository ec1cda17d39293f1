"""Values of which the last one written wins: each carries its time and its writer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rsg.progress import check

T = TypeVar("T")


def later(before: int, now: int) -> int:
    """When something is written: later than what was there, even where the clock was set back (ms since the epoch)."""
    return min(max(now, before + 1), check.MAX_TIME)


@dataclass(frozen=True, slots=True)
class Stamped(Generic[T]):
    """A value, when it was written (ms since the epoch) and by whom."""

    value: T
    time: int = 0
    writer: str = ""

    def changed(self, value: T, now: int, writer: str) -> Stamped[T]:
        """The value written anew, later than the one before."""
        return Stamped(value, later(self.time, now), writer)

    def merge(self, other: Stamped[T]) -> Stamped[T]:
        """The later of both; writer and value decide between equal times."""
        return max(self, other, key=lambda s: (s.time, s.writer, check.canonical(s.value)))


def read_stamped(data: object, read: Callable[[Any], T]) -> Stamped[T]:
    """Reads `[value, time, writer]`. Raises EntryError."""
    parts = check.sequence(data, 3)
    if len(parts) != 3:
        raise check.EntryError("not value, time and writer")
    return Stamped(read(parts[0]), check.time(parts[1]), check.identifier(parts[2], empty=True))


def merge_stamped(a: Mapping[str, Stamped[T]], b: Mapping[str, Stamped[T]]) -> dict[str, Stamped[T]]:
    """Two sets of stamped values by key."""
    merged = dict(a)
    for key, stamped in b.items():
        merged[key] = merged[key].merge(stamped) if key in merged else stamped
    return merged
