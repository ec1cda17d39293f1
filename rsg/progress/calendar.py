"""The daily challenge's calendar: days, months, which days may be played, and streaks.

Days are year, month and day of the player's local calendar. Neighbours are found on the calendar, never by
adding 24 hours, so that no time zone or summer time can shift them.
"""

from __future__ import annotations

import re
from collections.abc import Set
from datetime import date
from typing import NamedTuple

_DAY = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")


class Day(NamedTuple):
    """A local calendar day; days compare by time. Build from text with `parse`, from numbers with `of`."""

    year: int
    month: int
    day: int

    @classmethod
    def of(cls, year: int, month: int, day: int) -> Day:
        """A day that exists, from 1970 to 9998. Raises ValueError for any other, such as 30 February."""
        date(year, month, day)
        if not 1970 <= year <= 9998:
            raise ValueError(f"a year out of range: {year}")
        return cls(year, month, day)

    @classmethod
    def nearest(cls, year: int, month: int, day: int) -> Day:
        """The day that a clock shows; for one that is set beyond them the first or the last day there is."""
        return min(max(cls(1970, 1, 1), cls(year, month, day)), cls(9998, 12, 31))

    @classmethod
    def parse(cls, text: str) -> Day:
        """Reads `2026-01-05`, the inverse of `str`. Raises ValueError for any other text."""
        match = _DAY.fullmatch(text)
        if not match:
            raise ValueError(f"not a day: {text[:40]!r}")
        return cls.of(*map(int, match.groups()))

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}-{self.day:02}"

    @property
    def weekday(self) -> int:
        """0 for Sunday to 6 for Saturday."""
        return date(*self).isoweekday() % 7

    @property
    def in_month(self) -> Month:
        """The month that it belongs to."""
        return Month(self.year, self.month)

    @property
    def previous(self) -> Day:
        """The day before."""
        return self._shifted(-1)

    @property
    def next(self) -> Day:
        """The day after."""
        return self._shifted(1)

    def _shifted(self, days: int) -> Day:
        other = date.fromordinal(date(*self).toordinal() + days)
        return Day(other.year, other.month, other.day)


FIRST_DAY = Day(2026, 1, 1)
"""The first day of the challenge."""


class Month(NamedTuple):
    """A calendar month; months compare by time."""

    year: int
    month: int

    @property
    def days(self) -> tuple[Day, ...]:
        """All its days."""
        first = date(self.year, self.month, 1)
        count = 31 if self.month == 12 else (date(self.year, self.month + 1, 1) - first).days
        return tuple(Day(self.year, self.month, number) for number in range(1, count + 1))

    @property
    def weeks(self) -> tuple[tuple[Day | None, ...], ...]:
        """Its weeks from Sunday to Saturday; None where a place belongs to another month."""
        days = self.days
        cells: list[Day | None] = [None] * days[0].weekday + list(days)
        cells += [None] * (-len(cells) % 7)
        return tuple(tuple(cells[i : i + 7]) for i in range(0, len(cells), 7))

    @property
    def previous(self) -> Month:
        """The month before."""
        return Month(self.year - 1, 12) if self.month == 1 else Month(self.year, self.month - 1)

    @property
    def next(self) -> Month:
        """The month after."""
        return Month(self.year + 1, 1) if self.month == 12 else Month(self.year, self.month + 1)


FIRST_MONTH = FIRST_DAY.in_month


def clamp_month(month: Month, today: Day) -> Month:
    """The month itself, or the nearest one that is shown: from the first to this one, or under an earlier clock the
    first alone."""
    return max(FIRST_MONTH, min(month, today.in_month))


def playable(day: Day, today: Day) -> bool:
    """Whether a day may be played: past days and today, none before the first, never a future one."""
    return FIRST_DAY <= day <= today


def credited_day(picked: Day | None, today: Day) -> Day | None:
    """The day that a counting win against the CPU clears, asked when the game ends.

    A picked day stays picked over midnight; a game without one belongs to the day on which it ends, and so
    does a game whose picked day lies in the future (the clock was set back). None where today itself cannot
    be played.
    """
    if picked is not None and playable(picked, today):
        return picked
    return today if playable(today, today) else None


def current_streak(cleared: Set[Day], today: Day) -> int:
    """Number of days cleared in a row up to today, or up to yesterday while today is still open."""
    day = today if today in cleared else today.previous
    length = 0
    while day in cleared:
        length += 1
        day = day.previous
    return length


def best_streak(cleared: Set[Day]) -> int:
    """The longest run of cleared days, whenever it was."""
    best = length = 0
    expected: Day | None = None
    for day in sorted(cleared):
        length = length + 1 if day == expected else 1
        best = max(best, length)
        expected = day.next
    return best


def month_complete(cleared: Set[Day], month: Month) -> bool:
    """Whether every day of the month is cleared."""
    return all(day in cleared for day in month.days)


def year_complete(cleared: Set[Day], year: int) -> bool:
    """Whether every day of the year is cleared."""
    return all(month_complete(cleared, Month(year, month)) for month in range(1, 13))
