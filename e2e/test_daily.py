"""The daily calendar: which days may be played, what a win clears, and the person's own clock."""

from __future__ import annotations

import datetime as dt
import re

import pytest
from playwright.sync_api import expect

from e2e.board import Board


def day(page, name: str):
    return page.get_by_role("button", name=re.compile(rf"^{name}\b"))


def test_a_past_day_is_picked_cleared_and_still_clear_after_a_reload(fresh):
    player = fresh()
    player.clock.install(time=dt.datetime(2026, 3, 5, 12, tzinfo=dt.UTC))
    player.open("#/calendar/2026-02")
    day(player, "14 February 2026").click()
    expect(player.get_by_text("14 February 2026")).to_be_visible()
    player.get_by_role("button", name="Start").click()
    board = Board(player)
    board.win()
    expect(board.result).to_contain_text("14 February cleared")
    board.see_board()
    player.reload()
    player.get_by_role("link", name="Calendar").click()
    player.get_by_role("link", name="Previous month").click()
    expect(day(player, "14 February 2026, cleared")).to_be_visible()
    expect(day(player, "15 February 2026")).to_have_accessible_name("15 February 2026")
    expect(player.get_by_text("1 of 28 days")).to_be_visible()


def test_the_future_and_the_time_before_cannot_be_reached(fresh):
    player = fresh()
    player.clock.install(time=dt.datetime(2026, 3, 5, 12, tzinfo=dt.UTC))
    player.open("#/calendar")
    expect(day(player, "5 March 2026, today")).to_be_enabled()
    expect(day(player, "6 March 2026")).to_be_disabled()
    expect(player.get_by_role("link", name="Next month")).to_have_count(0)
    player.open("#/calendar/2026-01")
    expect(player.get_by_role("link", name="Previous month")).to_have_count(0)
    for beyond in ("2025-12", "2027-01", "2026-04"):
        player.open(f"#/calendar/{beyond}")
        expect(player.get_by_role("button", name=re.compile("March 2026|January 2026")).first).to_be_visible()


@pytest.mark.parametrize(
    ("zone", "today"),
    [
        ("Pacific/Kiritimati", "6 March 2026"),
        ("Pacific/Pago_Pago", "4 March 2026"),
        ("Asia/Tokyo", "5 March 2026"),
    ],
)
def test_today_is_the_persons_own_day(fresh, zone, today):
    player = fresh(timezone_id=zone)
    player.clock.install(time=dt.datetime(2026, 3, 5, 10, 30, tzinfo=dt.UTC))
    player.open("#/calendar")
    expect(day(player, f"{today}, today")).to_be_visible()


def test_midnight_passes_while_the_page_is_open(fresh):
    player = fresh(timezone_id="Asia/Tokyo")
    player.clock.install(time=dt.datetime(2026, 2, 28, 14, 59, 30, tzinfo=dt.UTC))
    player.open("#/calendar")
    expect(day(player, "28 February 2026, today")).to_be_visible()
    player.clock.run_for(90_000)
    player.get_by_role("link", name="ReverStarGo").click()
    player.get_by_role("link", name="Calendar").click()
    expect(day(player, "1 March 2026, today")).to_be_visible()
