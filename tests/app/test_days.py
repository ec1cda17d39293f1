"""Days of the calendar: picked, cleared, refused."""

from __future__ import annotations

import pytest

from rsg.app.messages import CloseSheet, PickDay, Rematch, Resign, StartGame, UnpickDay
from rsg.app.views import view
from rsg.play.link import write_link
from rsg.progress.calendar import Day
from tests.app.play import match_of, play_one, win
from tests.app.positions import recorded
from tests.app.seen import Page
from tests.app.world import World


def test_a_picked_day_is_cleared_by_a_win() -> None:
    world = World(hash="#/calendar")
    world.send(PickDay("2026-02-01"))
    assert world.model.route.screen == "setup"
    assert world.model.picked == Day(2026, 2, 1)
    world.send(StartGame())
    assert match_of(world.model).day == "2026-02-01"
    win(world)
    assert world.model.document.cleared == {Day(2026, 2, 1)}
    assert world.model.cleared == Day(2026, 2, 1)
    assert world.reload().model.document.cleared == {Day(2026, 2, 1)}


def test_an_ordinary_win_clears_the_day_on_which_it_ends() -> None:
    world = World()
    world.send(StartGame())
    world.today = Day(2026, 3, 6)
    win(world)
    assert world.model.document.cleared == {Day(2026, 3, 6)}


@pytest.mark.parametrize("day", ["2026-03-06", "2025-12-31", "2026-02-30", "", "<img>", "2026-3-1", "-1"])
def test_days_that_cannot_be_played_are_refused(day: str) -> None:
    world = World(hash="#/calendar")
    world.send(PickDay(day))
    assert world.model.route.screen == "calendar"
    assert world.model.picked is None


def test_a_picked_day_can_be_dropped() -> None:
    world = World(hash="#/calendar")
    world.send(PickDay("2026-02-01"), UnpickDay(), StartGame())
    assert match_of(world.model).day == ""


def test_a_lost_day_stays_picked_for_the_rematch() -> None:
    world = World(hash="#/calendar")
    world.send(PickDay("2026-02-01"), StartGame())
    play_one(world)
    world.send(Resign(), Rematch())
    assert match_of(world.model).day == "2026-02-01"


@pytest.mark.parametrize("looks", [False, True])
def test_a_lost_day_stays_picked_whatever_happened_during_the_game(looks: bool) -> None:
    world = World(hash="#/calendar")
    world.send(PickDay("2026-02-01"), StartGame())
    play_one(world)
    if looks:  # at a shared game, from the middle of the own one
        world.follow(f"#/r/{write_link(recorded(12), 5)}")
        world.follow("#/play")
    else:
        world = world.reload()
    world.send(Resign(), Rematch())
    assert match_of(world.model).day == "2026-02-01"
    assert "1 February" in Page(str(view(world.model))).one("banner").text
    win(world)
    assert world.model.document.cleared == {Day(2026, 2, 1)}
    world.send(Rematch(), CloseSheet())
    assert world.model.running and match_of(world.model).day == "", "it is cleared"


def test_today_moves_on_with_the_clock() -> None:
    world = World()
    world.today = Day(2026, 3, 6)
    world.send(CloseSheet())
    assert world.model.today == Day(2026, 3, 6)
