"""Leaving a running game: asked about where it costs something, and what it costs then."""

from __future__ import annotations

from rsg.app.messages import (
    CloseSheet,
    Leave,
    Resign,
    SetSetting,
    StartGame,
    TapCell,
)
from tests.app.play import match_of
from tests.app.world import World


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
