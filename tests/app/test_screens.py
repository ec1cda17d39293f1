"""Addresses and sheets, through `update` without a browser."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.app.messages import (
    ApplyUpdate,
    CloseSheet,
    Environment,
    Leave,
    OpenSheet,
    Resign,
    Routed,
    SetSetting,
    StartGame,
    TapCell,
    UpdateWaiting,
)
from rsg.app.routes import SCREENS, Route, format_hash, parse_hash
from rsg.app.views import view
from rsg.app.views.sheets import ALL_SHEETS
from rsg.progress.calendar import Day
from rsg.text import text as text_of
from tests.app.seen import Page
from tests.app.world import World


@pytest.mark.parametrize(
    "route",
    [Route(screen) for screen in SCREENS] + [Route("calendar", (2026, 1)), Route("calendar", (2026, 12))],
)
def test_addresses_round_trip(route: Route) -> None:
    assert parse_hash(format_hash(route)) == route


PARTS = st.sampled_from(
    ["#", "", "r", "kifu", "calendar", "rules", "ko", "2026-01", "reversi", "play", "%20"]
)


@given(st.text() | st.lists(PARTS | st.text(), max_size=5).map("/".join))
def test_any_address_can_be_read(text: str) -> None:
    route = parse_hash(text)
    assert route.screen in (*SCREENS, "replay", "shared", "unknown")
    assert parse_hash(format_hash(route)).game == route.game


@pytest.mark.parametrize(
    "garbage",
    [
        "#/nowhere",
        "#/calendar/2026-13",
        "#/calendar/x",
        "#<img src=x onerror=alert(1)>",
        "#/play/../x",
        "#%00",
        "#/calendar/２０２６-01",
    ],
)
def test_garbage_leads_home_and_says_so(garbage: str) -> None:
    for world in (World(hash=garbage), World()):
        world.follow(garbage)
        assert world.model.route == Route("home")
        assert world.notices == ["notice_unknown_address"]
        assert world.hash == "#/"


@pytest.mark.parametrize(
    ("asked", "shown"),
    [("2030-01", "2026-03"), ("2026-04", "2026-03"), ("9999-12", "2026-03"), ("2025-12", "2026-01"),
     ("0000-01", "2026-01"), ("2026-02", "2026-02")],
)  # fmt: skip
def test_the_address_of_a_month_is_that_of_the_month_that_is_shown(asked: str, shown: str) -> None:
    for world in (World(hash=f"#/calendar/{asked}"), World(), World(hash=f"#/calendar/{shown}")):
        world.follow(f"#/calendar/{asked}")
        assert world.hash == f"#/calendar/{shown}" and not world.notices
        assert world.model.route == parse_hash(world.hash)
        heading = Page(str(view(world.model))).by_id["month-title"].text
        assert heading == text_of("en").month(parse_hash(world.hash).month)


def test_a_wrong_month_asked_for_in_a_game_is_where_leaving_leads() -> None:
    world = World()
    world.send(TapCell("B4"))
    world.follow("#/calendar/2030-01")
    assert (world.model.sheet, world.hash) == ("leave", "#/play")
    world.send(Leave())
    assert world.hash == "#/calendar/2026-03"


@pytest.mark.parametrize("today", [Day(1970, 1, 1), Day(9998, 12, 31), Day(9999, 12, 31)])
def test_every_screen_stands_whatever_the_clock_says(today: Day) -> None:
    for screen in SCREENS:
        world = World(today=today, hash=format_hash(Route(screen)))
        assert 'id="main"' in str(view(world.model))


def test_garbage_does_not_end_a_game() -> None:
    world = World()
    world.send(TapCell("B4"))
    world.follow("#/nowhere")
    assert world.model.route == Route("play")
    assert world.model.running
    assert world.hash == "#/play"


def test_the_play_address_without_a_game_leads_home() -> None:
    assert World(hash="#/play").model.route == Route("home")
    assert World(hash="#/play").hash == "#/"


@pytest.mark.parametrize("screen", ["setup", "calendar", "rules", "settings"])
def test_a_screen_has_its_address(screen: str) -> None:
    assert World(hash=f"#/{screen}").model.route.screen == screen


def test_sheets_of_the_menu_lead_back_to_it() -> None:
    world = World()
    world.send(TapCell("B4"), OpenSheet("menu"), OpenSheet("settings"))
    assert world.send(CloseSheet()).sheet == "menu"
    assert world.send(CloseSheet()).sheet == ""


def test_sheets_that_make_no_sense_stay_closed() -> None:
    world = World()
    assert world.send(OpenSheet("result")).sheet == ""
    assert world.send(OpenSheet("resign")).sheet == ""
    assert world.send(OpenSheet("anything")).sheet == ""


def test_an_update_waits_for_the_game_to_end() -> None:
    world = World()
    world.send(UpdateWaiting(), TapCell("B4"), ApplyUpdate())
    assert not world.activated
    world.send(Resign(), ApplyUpdate())
    assert world.activated


def test_reduced_motion_may_come_in_the_middle() -> None:
    world = World(reduced_motion=False)
    world.send(TapCell("B4"), Environment(reduced_motion=True))
    assert world.model.hand.motion is None


@pytest.mark.parametrize("sheet", sorted(ALL_SHEETS))
@pytest.mark.parametrize(
    ("typed", "shown"), [("#/settings", "#/settings"), ("#/play", "#/"), ("#/nowhere", "#/")]
)
def test_an_address_is_reached_whatever_sheet_is_open(sheet: str, typed: str, shown: str) -> None:
    world = World(hash="#/kifu")
    world.model = replace(world.model, sheet=sheet)
    world.follow(typed)
    assert (world.model.sheet, world.model.route, world.hash) == ("", parse_hash(shown), shown)
    assert world.focused[-1] == "main"


@pytest.mark.parametrize("sheet", ["menu", "settings", "rules", "resign", "blocked", "leave"])
def test_an_address_over_the_sheet_of_a_running_game_asks_whether_to_leave_it(sheet: str) -> None:
    world = World()
    world.send(TapCell("B4"), OpenSheet(sheet))
    world.hash = "#/kifu"
    world.send(Routed("#/kifu"))
    assert (world.model.sheet, world.model.route, world.hash) == ("leave", Route("play"), "#/play")
    world.send(CloseSheet())
    assert world.model.running
    world.send(Routed("#/kifu"), Leave())
    assert (world.model.sheet, world.model.route) == ("", Route("kifu"))


def test_a_game_left_at_its_hand_over_waits_there() -> None:
    world = World()
    world.send(SetSetting("mode", "two"), StartGame(), TapCell("B4"))
    assert world.model.sheet == "handover"
    world.send(Routed("#/rules"))
    assert (world.model.sheet, world.model.route) == ("", Route("rules")) and world.model.running
    world.follow("#/play")
    assert (world.model.sheet, world.model.route) == ("handover", Route("play"))


def test_a_link_on_a_sheet_is_followed() -> None:
    world = World()
    world.send(TapCell("B4"), Resign())
    assert world.model.sheet == "result"
    world.follow("#/calendar")
    assert (world.model.sheet, world.model.route) == ("", Route("calendar"))
