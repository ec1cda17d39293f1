"""Leaving a running game: asked about where it costs something, and what it costs then."""

from __future__ import annotations

import pytest

from rsg.app.messages import CloseSheet, Leave, NextGame, Resign, SetSetting, StartExam, StartGame, TapCell
from rsg.app.views import view
from tests.app.careers import stored
from tests.app.play import match_of, outcome, play_out
from tests.app.seen import Page
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


@pytest.mark.parametrize(
    ("running", "cell", "other", "title"),
    [
        ("#/", "B4", "#/reversi/setup", "Leave your game of ReverStarGo?"),
        ("#/reversi", "D3", "#/setup", "Leave your game of Reversi?"),
        ("#/", "B4", "#/setup", "Leave this game?"),
    ],
)
def test_a_game_left_for_one_of_another_kind_is_named(
    running: str, cell: str, other: str, title: str
) -> None:
    world = World(hash=running)
    world.send(StartGame(), TapCell(cell))
    opened = world.reload(hash=other)
    opened.send(StartGame())
    assert opened.model.sheet == "leave"
    assert Page(str(view(opened.model))).one("dialog", title)


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


def move(world: World) -> None:
    world.send(TapCell(match_of(world.model).position.moves()[0].cell))


def go_on(world: World) -> None:
    """To the next game of a set or exam."""
    contest = match_of(world.model).contest
    if contest.reverse and not contest.exam:
        play_out(world)
    else:
        outcome(world, won=True)
    world.send(NextGame())


STEPS = {"at once": (), "moved": (move,), "next": (go_on,), "next, moved": (go_on, move)}
LOSES = {
    "single": {"moved"},
    "set": {"moved", "next", "next, moved"},
    "exam": {"moved", "next, moved"},
    "exam of sets": {"moved", "next, moved"},
}
"""The steps after which leaving is a loss; between the units of an exam no game is being played."""


@pytest.mark.parametrize(
    ("kind", "steps"),
    [(kind, steps) for kind in LOSES for steps in STEPS if kind != "single" or "next" not in steps],
)
def test_what_leaving_costs_is_told_before(kind: str, steps: str) -> None:
    world = World(stored=stored(18 if "of sets" in kind else 3, reverse="on" if kind == "set" else "off"))
    world.send(StartExam() if "exam" in kind else StartGame())
    for step in STEPS[steps]:
        step(world)
    before = world.model.document
    world.follow("#/")
    told = Page(str(view(world.model))).one("dialog").text if world.model.sheet == "leave" else ""
    world.send(Leave())
    after = world.reload().model.document
    lost = sum(after.tally(level).lost - before.tally(level).lost for level in ("Lv.1", "Lv.5"))
    assert (
        bool(lost) == ("recorded as a loss" in told) == ("Leave and lose" in told) == (steps in LOSES[kind])
    )
    assert ("fail this exam" in told) == ("exam" in kind and steps != "at once")
    assert bool(told) == (steps != "at once") and after.running is None
