"""Days, months, what may be played, who is credited, streaks."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.progress.calendar import (
    FIRST_DAY,
    Day,
    Month,
    best_streak,
    clamp_month,
    credited_day,
    current_streak,
    month_complete,
    playable,
    year_complete,
)

days = st.dates(date(2026, 1, 1), date(2032, 12, 31)).map(lambda d: Day(d.year, d.month, d.day))


@pytest.mark.parametrize(
    "text",
    ["2026-02-31", "2026-13-01", "2026-00-10", "2026-1-5", "", "2026-01-05 ", "２０２６-01-05", "0000-01-01",
     "9999-12-31", "1969-12-31", "2026-01-05\n", "-2026-01-05"],
)  # fmt: skip
def test_what_is_no_day_is_refused(text):
    with pytest.raises(ValueError):
        Day.parse(text)


@given(days)
def test_text_and_neighbours(day):
    assert Day.parse(str(day)) == day
    assert day.next.previous == day.previous.next == day
    assert day.previous < day < day.next
    assert date(*day.next) - date(*day) == timedelta(days=1)
    assert (day.weekday + 1) % 7 == day.next.weekday


def test_a_clock_far_off_shows_the_first_or_the_last_day():
    assert Day.nearest(2026, 3, 5) == Day(2026, 3, 5)
    first, last = Day.nearest(-5, 7, 1), Day.nearest(275_760, 9, 13)
    assert first == Day.nearest(1969, 12, 31) == Day.of(1970, 1, 1)
    assert last == Day.nearest(9999, 12, 31) == Day.of(9998, 12, 31)
    for day in (first, last):
        assert Day.parse(str(day)) == day and day in day.in_month.days
        assert best_streak({day}) == current_streak({day}, day) == 1 and day.next.previous == day


def test_weekdays_begin_on_sunday():
    assert Day(2026, 1, 4).weekday == 0
    assert Day(2026, 1, 10).weekday == 6


def test_weeks_of_a_month():
    weeks = Month(2026, 1).weeks
    assert weeks[0] == (None, None, None, None, Day(2026, 1, 1), Day(2026, 1, 2), Day(2026, 1, 3))
    assert weeks[-1][-1] == Day(2026, 1, 31)
    assert Month(2026, 2).weeks == tuple(
        tuple(Day(2026, 2, 7 * week + day) for day in range(1, 8)) for week in range(4)
    )
    assert [len(Month(2028, month).days) for month in range(1, 13)] == [
        31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31
    ]  # fmt: skip


@given(days)
def test_every_month_is_whole_weeks_of_its_days_in_order(day):
    month = day.in_month
    assert all(len(week) == 7 for week in month.weeks)
    cells = [cell for week in month.weeks for cell in week]
    assert tuple(cell for cell in cells if cell) == month.days
    assert all(index % 7 == cell.weekday for index, cell in enumerate(cells) if cell)
    assert month.next.previous == month.previous.next == month


def test_a_month_out_of_range_gives_way_to_the_nearest():
    today = Day(2026, 5, 20)
    assert clamp_month(Month(2025, 12), today) == Month(2026, 1)
    assert clamp_month(Month(2026, 6), today) == Month(2026, 5)
    assert clamp_month(Month(2026, 3), today) == Month(2026, 3)
    assert clamp_month(Month(2026, 3), Day(2020, 1, 1)) == Month(2026, 1), "under a clock set back, too"


def test_past_days_and_today_are_playable_and_nothing_else():
    today = Day(2026, 3, 10)
    assert playable(today, today)
    assert playable(FIRST_DAY, today)
    assert not playable(Day(2025, 12, 31), today)
    assert not playable(today.next, today)


@pytest.mark.parametrize(
    ("picked", "today", "credited"),
    [
        (None, "2026-03-10", "2026-03-10"),
        ("2026-01-05", "2026-03-10", "2026-01-05"),
        ("2026-03-10", "2026-03-11", "2026-03-10"),  # picked before midnight, won after it
        (None, "2026-03-11", "2026-03-11"),  # begun before midnight without a day, won after it
        ("2026-03-10", "2026-03-09", "2026-03-09"),  # the clock went back over midnight
        ("2025-12-31", "2026-03-10", "2026-03-10"),
        (None, "2025-12-31", None),
        ("2026-01-01", "2025-12-31", None),
    ],
)
def test_the_day_that_a_win_clears(picked, today, credited):
    day = credited_day(Day.parse(picked) if picked else None, Day.parse(today))
    assert day == (Day.parse(credited) if credited else None)


@pytest.mark.parametrize(
    ("cleared", "current", "best"),
    [
        ([], 0, 0),
        (["2026-03-10"], 1, 1),
        (["2026-03-09"], 1, 1),  # today is still open
        (["2026-03-08"], 0, 1),
        (["2026-03-10", "2026-03-09", "2026-03-08", "2026-03-06"], 3, 3),
        (["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02", "2026-03-10"], 1, 4),  # over a month's end
        (["2026-03-11", "2026-03-12", "2026-03-13"], 0, 3),  # the clock went back: cleared days lie ahead
        (["2026-03-11", "2026-03-10", "2026-03-09"], 2, 3),
    ],
)
def test_streaks(cleared, current, best):
    days = frozenset(map(Day.parse, cleared))
    assert current_streak(days, Day(2026, 3, 10)) == current
    assert best_streak(days) == best


@given(st.frozensets(st.integers(0, 40)), st.integers(0, 41))
def test_streaks_agree_with_counting_on_a_line(numbers, today):
    first = date(2026, 2, 10).toordinal()
    day_of = {n: Day(d.year, d.month, d.day) for n in range(42) for d in [date.fromordinal(first + n)]}
    cleared = frozenset(day_of[n] for n in numbers)
    line = "".join("x" if n in numbers else "." for n in range(42))
    assert best_streak(cleared) == max(map(len, line.split(".")))
    upto = line[: today + 1] if today in numbers else line[:today]
    assert current_streak(cleared, day_of[today]) == len(upto) - len(upto.rstrip("x"))


def test_a_month_and_a_year_need_their_last_day():
    month = frozenset(Month(2026, 2).days)
    assert month_complete(month, Month(2026, 2))
    assert not month_complete(month - {Day(2026, 2, 28)}, Month(2026, 2))
    year = frozenset(day for number in range(1, 13) for day in Month(2026, number).days)
    assert year_complete(year, 2026)
    assert not year_complete(year - {Day(2026, 12, 31)}, 2026)
