"""Addresses, sheets, leaving, the calendar, settings and storage, through `update` without a browser."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.app.messages import (
    ApplyUpdate,
    CloseSheet,
    DismissNotice,
    Environment,
    Leave,
    Message,
    OpenSheet,
    PickDay,
    Rematch,
    Resign,
    Routed,
    SetSetting,
    StartGame,
    Stored,
    TakeOver,
    TapCell,
    UnpickDay,
    UpdateWaiting,
    decode,
    encode,
)
from rsg.app.model import Model, Notice
from rsg.app.routes import SCREENS, Route, format_hash, parse_hash
from rsg.app.views import view
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.storage import load
from tests.app.test_play import match_of, play_one, play_out
from tests.app.world import World


def win(world: World) -> None:
    """Wins the running game: the CPU gives up in the person's stead."""
    match = match_of(world.model)
    for seed in range(200):
        trial = World(seed=seed, stored=world.stored, tab=world.tab, today=world.today, now=world.now)
        if trial.model.match is None:
            trial.send(StartGame())
        result = play_out(trial).result
        if result is not None and result.winners == (match_of(trial.model).person,):
            world.become(trial)
            return
    raise AssertionError(f"no win in {match.id}")


def notices(model: Model) -> list[str]:
    return [notice.key for notice in model.notices]


# --- addresses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "route",
    [Route(screen) for screen in SCREENS] + [Route("calendar", (2026, 1)), Route("calendar", (2026, 12))],
)
def test_addresses_round_trip(route: Route) -> None:
    assert parse_hash(format_hash(route)) == route


@given(st.text())
def test_any_address_can_be_read(text: str) -> None:
    route = parse_hash(text)
    assert route.screen in (*SCREENS, "unknown")


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
        assert notices(world.model) == ["notice_unknown_address"]
        assert world.hash == "#/"


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


# --- leaving -------------------------------------------------------------------------------------------------------


def test_leaving_after_the_first_move_is_asked_about_and_is_a_loss() -> None:
    world = World()
    world.send(TapCell("B4"))
    world.follow("#/calendar")
    assert world.model.sheet == "leave"
    assert world.model.route.screen == "play"
    assert world.hash == "#/play"
    world.send(CloseSheet())
    assert world.model.running
    world.follow("#/calendar")
    world.send(Leave())
    assert world.model.route.screen == "calendar"
    assert world.hash == "#/calendar"
    assert world.model.match is None
    again = world.reload()
    (record,) = again.model.document.games
    assert (record.reason, record.outcome) == ("left", "lost")
    assert again.model.match is None


def test_leaving_before_the_first_move_costs_nothing() -> None:
    world = World()
    world.send(StartGame())
    world.follow("#/")
    assert world.model.sheet == ""
    assert world.model.route.screen == "home"
    assert not world.model.document.games
    assert world.model.document.running is None
    assert world.reload().model.match is None


def test_a_white_player_may_leave_before_the_own_first_stone() -> None:
    world = World()
    world.send(SetSetting("colour", "white"), StartGame())
    assert match_of(world.model).ply == 1, "the CPU has played"
    world.follow("#/")
    assert world.model.route.screen == "home"
    assert not world.model.document.games


def test_a_new_game_over_a_running_one_is_asked_about() -> None:
    world = World()
    world.send(TapCell("B4"))
    first = match_of(world.model).id
    opened = world.reload(hash="#/setup")
    assert opened.model.route.screen == "setup"
    opened.send(StartGame())
    assert opened.model.sheet == "leave"
    opened.send(Leave())
    assert match_of(opened.model).id != first
    assert [record.id for record in opened.model.document.games] == [first]


def test_leave_without_the_question_does_nothing() -> None:
    world = World()
    world.send(TapCell("B4"), Leave())
    assert world.model.running


def test_a_finished_game_is_left_freely() -> None:
    world = World()
    world.send(TapCell("B4"), Resign())
    world.follow("#/rules")
    assert world.model.route.screen == "rules"
    assert len(world.model.document.games) == 1


def test_opening_a_page_is_not_leaving() -> None:
    world = World()
    world.send(TapCell("B4"))
    opened = world.reload(hash="#/rules")
    assert opened.model.route.screen == "rules"
    assert opened.model.running
    opened.follow("#/play")
    assert opened.model.route.screen == "play"
    assert match_of(opened.model).moves == match_of(world.model).moves


# --- resuming, tabs ------------------------------------------------------------------------------------------------


def test_a_running_game_resumes_also_in_a_new_tab() -> None:
    world = World()
    world.send(TapCell("B4"))
    play_one(world)
    before = match_of(world.model)
    for again in (world.reload(), world.reload(tab="tab-2")):
        assert match_of(again.model) == before
        assert again.model.route.screen == "play"
        assert again.model.document.running is not None
        assert again.model.document.running.owner == again.tab


def test_closing_while_the_cpu_thinks_resumes_with_its_move() -> None:
    world = World(answers=False)
    world.send(TapCell("B4"))
    assert match_of(world.model).ply == 1
    assert match_of(world.reload().model).ply == 2


def test_a_game_in_another_living_tab_may_be_taken_over_but_not_played_twice() -> None:
    one = World()
    one.send(TapCell("B4"))
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    assert two.model.elsewhere
    assert two.model.match is None
    two.send(TapCell("B6"))
    assert two.model.match is None
    two.send(TakeOver())
    assert match_of(two.model).moves == match_of(one.model).moves
    one.stored = two.stored
    one.send(Stored(two.model.document))
    assert one.model.match is None
    assert one.model.elsewhere
    assert "notice_taken_over" in notices(one.model)
    play_one(two)
    one.send(TapCell("B6"))
    assert one.model.match is None
    assert len(match_of(two.reload().model).moves) == 4


def test_a_new_game_while_another_tab_plays_ends_that_one_after_asking() -> None:
    one = World()
    one.send(TapCell("B4"))
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    two.send(StartGame())
    assert two.model.sheet == "leave"
    two.send(Leave())
    assert two.model.running
    assert [record.reason for record in two.model.document.games] == ["left"]
    one.send(Stored(two.model.document))
    assert one.model.match is None


def test_two_crashes_set_the_running_game_aside() -> None:
    world = World()
    world.send(TapCell("B4"))
    again = world.reload(crashed=True)
    assert again.model.match is None
    assert notices(again.model) == ["notice_running_set_aside"]
    assert "B4" in again.aside[0]
    assert again.reload().model.match is None


def test_a_running_game_that_cannot_be_played_is_set_aside() -> None:
    world = World()
    world.send(TapCell("B4"))
    assert world.stored is not None
    again = world.reload(stored=world.stored.replace('"B4"', '"D2"'))
    assert again.model.match is None
    assert notices(again.model) == ["notice_running_set_aside"]


# --- calendar ------------------------------------------------------------------------------------------------------


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
    play_one(world) if world.model.my_turn else None
    world.send(Resign(), Rematch())
    assert match_of(world.model).day == "2026-02-01"


# --- settings and storage ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "ja"),
        ("sound", "off"),
        ("animations", "off"),
        ("hints", "off"),
        ("pace", "slow"),
        ("level", "MAX"),
        ("name", "はなこ"),
    ],
)
def test_settings_are_stored(key: str, value: str) -> None:
    world = World()
    world.send(SetSetting(key, value))
    assert getattr(world.reload().model.settings, key) == value


@pytest.mark.parametrize(
    ("key", "value"), [("level", "Lv.99"), ("sound", "loud"), ("nothing", "x"), ("colour", "")]
)
def test_settings_that_do_not_exist_change_nothing(key: str, value: str) -> None:
    world = World()
    before = world.model
    assert world.send(SetSetting(key, value)).settings == before.settings
    assert world.model.document == before.document


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    world = World()
    world.send(TapCell("B4"), SetSetting("language", "ja"))
    assert world.model.language == "ja"
    assert match_of(world.model).ply == 2
    assert world.model.route.screen == "play"


@pytest.mark.parametrize("problem", ["unavailable", "full", "newer"])
def test_storage_problems_are_told_once(problem: str) -> None:
    world = World()
    for _ in range(3):
        world.send(Stored(world.model.document, problem))
    assert notices(world.model) == [f"notice_storage_{problem}"]
    world.send(DismissNotice(world.model.notices[0].id))
    assert notices(world.model) == []
    world.send(Stored(world.model.document, problem))
    assert notices(world.model) == []


def test_what_was_set_aside_is_told() -> None:
    world = World()
    world.send(Stored(Document(), "", set_aside=True))
    assert notices(world.model) == ["notice_set_aside"]


def test_notices_go_away_by_themselves() -> None:
    world = World(hash="#/nowhere")
    assert notices(world.model)
    world.wait(10_000)
    assert not notices(world.model)


# --- sheets, updates -----------------------------------------------------------------------------------------------


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


# --- messages ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        TapCell("B4"),
        StartGame(),
        SetSetting("name", '<img src=x onerror="alert(1)">'),
        DismissNotice(3),
        PickDay("2026-01-05"),
    ],
)
def test_messages_round_trip(message: Message) -> None:
    assert decode(encode(message)) == message


def test_a_field_fills_in_its_value() -> None:
    assert decode(encode(SetSetting, "level"), "MAX") == SetSetting("level", "MAX")


@given(st.text() | st.from_regex(r'\["[A-Z][A-Za-z]+"(,("[a-z]*"|\d|null|\[\]))*\]', fullmatch=True))
def test_anything_else_is_refused_as_a_message(text: str) -> None:
    try:
        assert isinstance(decode(text), Message)
    except ValueError as error:
        assert str(error)


def test_today_moves_on_with_the_clock() -> None:
    world = World()
    world.today = Day(2026, 3, 6)
    world.send(CloseSheet())
    assert world.model.today == Day(2026, 3, 6)
    assert replace(world.model, today=Day(2026, 3, 5)) != world.model


def test_the_notice_of_a_pass_stays_with_its_game() -> None:
    world = World()
    world.send(TapCell("B4"))
    world.model = replace(
        world.model,
        notices=(
            Notice(1, "notice_pass", ("black",)),
            Notice(3, "praise_capture", (5,)),
            Notice(2, "notice_set_aside"),
        ),
    )
    world.send(Resign(), Rematch())
    assert notices(world.model) == ["notice_set_aside"]


def test_back_closes_the_sheet_and_stays() -> None:
    world = World()
    world.send(TapCell("B4"), OpenSheet("menu"))
    world.hash = "#/"
    world.send(Routed("#/", chosen=False))
    assert (world.model.sheet, world.model.route, world.hash) == ("", Route("play"), "#/play")
    assert world.model.running


def test_a_link_on_a_sheet_is_followed() -> None:
    world = World()
    world.send(TapCell("B4"), Resign())
    assert world.model.sheet == "result"
    world.follow("#/calendar")
    assert (world.model.sheet, world.model.route) == ("", Route("calendar"))


def test_a_new_game_over_a_running_casual_one_is_asked_about() -> None:
    world = World()
    world.send(SetSetting("casual", "on"), TapCell("B4"))
    first = match_of(world.model).id
    assert not world.model.costs_to_leave
    world.follow("#/setup")
    world.send(StartGame())
    assert world.model.sheet == "leave"
    assert match_of(world.model).id == first
    world.send(Leave())
    assert match_of(world.model).id != first
    assert not world.model.document.games


def test_the_new_game_after_leaving_one_is_the_one_on_the_button() -> None:
    world = World()
    world.send(TapCell("B4"))
    opened = world.reload(hash="#/setup")
    opened.send(StartGame(), Leave())
    assert match_of(opened.model).seats[0].kind == "human"


def test_a_game_of_an_unknown_kind_is_set_aside() -> None:
    world = World()
    world.send(TapCell("B4"), Resign())
    assert world.stored is not None
    broken = world.stored.replace('"game":"reverstargo"', '"game":"chess"')
    loaded = load(broken)
    assert loaded.set_aside == broken
    again = world.reload(stored=broken, hash="#/kifu")
    assert str(view(again.model))
    assert not again.model.document.games
