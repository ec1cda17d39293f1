"""Reverse Match through `update`: whose points are whose, what counts, what leaving costs, and reloads."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.messages import (
    CloseSheet,
    Leave,
    NextGame,
    PickDay,
    Proceed,
    Rematch,
    Resign,
    SetSetting,
    StartGame,
    Stored,
    TakeOver,
    TapCell,
)
from rsg.app.views import view
from rsg.play.contest import Points
from rsg.progress.calendar import Day
from rsg.progress.record import Record
from tests.app.careers import stored
from tests.app.play import match_of, play_one, play_out
from tests.app.seen import Page
from tests.app.world import World


def started(**changes: object) -> World:
    """A set at Lv.1 that has begun, as Black."""
    world = World(stored=stored(1), **changes)  # type: ignore[arg-type]
    world.send(SetSetting("reverse", "on"), StartGame())
    return world


def between(**changes: object) -> World:
    """The same after game 1."""
    world = started(**changes)
    play_out(world)
    return world


def games(world: World) -> list[Record]:
    return list(world.model.document.games)


def test_two_games_are_one_row_with_both_kifu_kept() -> None:
    world = between()
    assert not world.model.document.tally("Lv.1").total and not world.model.cleared
    world.send(NextGame())
    assert match_of(world.model).contest.part == 2 and match_of(world.model).person == 1
    match = play_out(world)
    second, first = games(world)
    assert (first.set, first.part, second.set, second.part) == (second.set, 1, first.set, 2)
    assert (first.tally, second.tally) == ("", "Lv.1")
    assert world.model.document.tally("Lv.1").total == 1
    outcome = {0: "won", 1: "lost", None: "drawn"}[match.total.winner]
    assert second.outcome == outcome
    assert (world.today in world.model.document.cleared) == (outcome == "won")


@pytest.mark.parametrize(
    ("first", "outcome"),
    [(Points((36, 0), (0, 0)), "won"), (Points((0, 36), (0, 0)), "lost")],
)
def test_the_sum_decides_whoever_won_game_two(first: Points, outcome: str) -> None:
    world = between()
    world.send(NextGame())
    match = match_of(world.model)
    world.model = replace(world.model, match=replace(match, contest=replace(match.contest, earlier=(first,))))
    play_out(world)
    assert games(world)[0].outcome == outcome
    assert (world.today in world.model.document.cleared) == (outcome == "won")
    assert Page(str(view(world.model))).one("dialog", {"won": "You win!", "lost": "You lose"}[outcome])


def test_the_points_shown_in_game_two_belong_to_the_right_person() -> None:
    world = between()
    one = match_of(world.model)
    world.send(SetSetting("name", "Ada"), NextGame())
    two = match_of(world.model)
    page = Page(str(view(world.model)))
    mine = two.person
    assert one.person == 0 and mine == 1
    for colour, seat in (("black", 0), ("white", 1)):
        panel = page.by_id[f"score-{colour}"].text
        earlier = one.position.scores[1 - seat]
        assert f"{earlier + two.position.scores[seat]} in both games" in panel
        assert ("CPU" in panel) == (seat != mine)


def test_a_set_goes_on_after_a_reload_between_and_within_its_games() -> None:
    world = between()
    first = match_of(world.model)
    again = world.reload()
    second = match_of(again.model)
    assert second.contest.part == 2 and second.contest.earlier == (first.points,)
    assert second.ply == 1, "the CPU has begun"
    again.send(CloseSheet())  # the result of the first game
    play_one(again)
    once_more = again.reload(tab="tab-2")
    assert match_of(once_more.model) == match_of(again.model)
    play_out(once_more)
    assert once_more.model.document.tally("Lv.1").total == 1


def test_leaving_after_game_one_is_a_loss_of_the_set_and_is_told() -> None:
    world = between()
    world.follow("#/calendar")
    assert world.model.sheet == "leave" and world.hash == "#/play"
    assert "whole set" in Page(str(view(world.model))).one("dialog").text
    world.send(CloseSheet())
    assert world.model.next is not None, "nothing is lost by asking"
    world.follow("#/calendar")
    world.send(Leave())
    assert world.model.route.screen == "calendar"
    again = world.reload()
    assert again.model.match is None and again.model.document.running is None
    assert again.model.document.tally("Lv.1") == (0, 1, 0)
    assert games(again)[0].reason == "left"


def test_leaving_in_game_two_before_the_own_first_stone_loses_the_set_too() -> None:
    world = between()
    world.send(NextGame())
    world.follow("#/")
    assert world.model.sheet == "leave"


def test_a_white_player_leaves_game_one_freely_before_the_own_first_stone() -> None:
    world = World(stored=stored(1, colour="white"))
    world.send(SetSetting("reverse", "on"), StartGame())
    assert match_of(world.model).ply == 1
    world.follow("#/")
    assert world.model.sheet == "" and not games(world) and world.model.document.tally("Lv.1").total == 0


def test_resigning_loses_the_set() -> None:
    world = started()
    world.send(TapCell("B4"), Resign())
    assert world.model.next is None and world.model.document.tally("Lv.1") == (0, 1, 0)
    assert world.model.settings.colour == "white"


def test_further_sets_swap_the_first_colour() -> None:
    world = between()
    world.send(NextGame())
    play_out(world)
    world.send(Rematch())
    while world.model.sheet == "announce":
        world.send(CloseSheet())
    match = match_of(world.model)
    assert (match.contest.part, match.person) == (1, 1), "white, then black"
    assert match.contest.set != games(world)[0].set


def test_the_next_button_of_a_set_is_no_rematch() -> None:
    world = between()
    world.send(Rematch())
    assert match_of(world.model).over and world.model.next is not None


def test_a_picked_day_is_cleared_by_a_won_set_alone() -> None:
    world = World(stored=stored(1), hash="#/calendar")
    world.send(PickDay("2026-02-01"), SetSetting("reverse", "on"), StartGame())
    play_out(world)
    assert not world.model.document.cleared
    world.send(NextGame())
    assert match_of(world.model).day == "2026-02-01"
    match = match_of(world.model)
    better = replace(match.contest, earlier=(Points((36, 0)),))
    world.model = replace(world.model, match=replace(match, contest=better))
    play_out(world)
    assert world.model.document.cleared == {Day(2026, 2, 1)}


@pytest.mark.parametrize("level", ["Lv.5", "MAX", "FINAL", "INFINITY"])
def test_strong_levels_are_always_played_in_sets(level: str) -> None:
    world = World(stored=stored(25), answers=False)
    world.send(SetSetting("level", level), SetSetting("reverse", "off"), StartGame())
    assert match_of(world.model).contest.part == 1 and match_of(world.model).level == level


@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("Lv.4", "Single game"),
        ("Lv.5", "This level is always a Reverse Match"),
        ("FINAL", "This level is always a Reverse Match"),
        ("INFINITY", "The strongest engine, open to everybody. Always a Reverse Match"),
    ],
)
def test_set_up_says_under_the_levels_what_the_strong_ones_are(level: str, told: str) -> None:
    page = Page(str(view(World(stored=stored(25, level=level), hash="#/setup").model)))
    assert told in page.one("main").text
    assert bool(page.all("group", "Format")) is (level == "Lv.4"), "it is chosen where it can be"


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({}, "Lv.1 Entry"),
        ({"reverse": "on"}, "Lv.1 Entry Reverse Match"),
        ({"casual": "on"}, "Lv.1 Entry Casual"),
        ({"level": "Lv.5", "casual": "on"}, "Lv.5 Formidable Reverse Match, Casual"),
        ({"level": "INFINITY"}, "∞ Infinity Reverse Match"),
        ({"mode": "two", "casual": "on"}, "Two players"),
        ({"mode": "two", "level": "Lv.5"}, "Two players"),
        ({"mode": "two", "reverse": "on"}, "Two players Reverse Match"),
    ],
)
def test_home_says_what_the_next_game_will_be(settings: dict[str, str], told: str) -> None:
    world = World(stored=stored(19, **settings), answers=False)
    link = Page(str(view(world.model))).by_id["home-setup"].text
    assert link.removesuffix("Change the game").removesuffix("Black (first), ").strip() == told
    world.send(StartGame())
    assert (match_of(world.model).contest.part == 1) is ("Reverse Match" in told)
    assert match_of(world.model).counting is ("Casual" not in told)


@pytest.mark.parametrize(
    ("settings", "costs"),
    [({}, True), ({"casual": "on"}, False), ({"mode": "two"}, False), ({"level": "INFINITY"}, True)],
)
def test_help_tells_what_leaving_costs_where_it_does(settings: dict[str, str], costs: bool) -> None:
    world = World(stored=stored(1, helped=False, reverse="on", **settings), answers=False)
    world.send(StartGame())
    assert ("you lose the whole set" in Page(str(view(world.model))).one("dialog").text) is costs
    world.send(Proceed())
    play_one(world)
    assert match_of(world.model).lost_by_leaving is costs


def test_help_is_read_before_the_first_set_and_once() -> None:
    world = World(stored=stored(1, helped=False))
    world.send(SetSetting("reverse", "on"), StartGame())
    assert world.model.sheet == "help_reverse" and world.model.match is None
    world.send(CloseSheet())
    assert world.model.sheet == "" and world.model.match is None
    world.send(StartGame(), Proceed())
    assert match_of(world.model).contest.part == 1
    again = World(stored=world.stored)
    assert again.model.settings.seen_reverse == "on"


def test_between_games_another_tab_may_take_the_set_over() -> None:
    one = between()
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    assert two.model.elsewhere
    two.send(TakeOver())
    assert match_of(two.model).contest.part == 2
    one.stored = two.stored
    one.send(Stored(two.model.document))
    assert one.model.next is None and one.model.elsewhere
    one.send(NextGame())
    assert one.model.match is None


def test_locked_levels_fall_back_to_the_strongest_open_one() -> None:
    world = World(stored=stored(7, level="FINAL"))
    assert world.model.level == "Lv.3"
    page = Page(str(view(world.reload(hash="#/setup").model)))
    assert "FINAL Unlocks at rank 25 Grandmaster" in page.one("group", "CPU level").text
    world.send(StartGame())
    assert match_of(world.model).level == "Lv.3"


def test_a_casual_set_left_between_its_games_goes_on_later() -> None:
    world = World(stored=stored(1, casual="on"))
    world.send(SetSetting("reverse", "on"), StartGame())
    play_out(world)
    world.follow("#/")
    assert world.model.sheet == "" and world.model.running and world.model.route.screen == "home"
    world.follow("#/play")
    match = match_of(world.model)
    assert (match.contest.part, match.ply) == (2, 1), "the CPU has begun meanwhile"
    assert match_of(world.reload().model) == match
    play_out(world)
    assert not world.model.document.tally("Lv.1").total and not world.model.document.cleared


def test_playing_again_keeps_the_kind_of_game() -> None:
    world = World(stored=stored(1))
    world.send(
        SetSetting("casual", "on"),
        StartGame(),
        TapCell("B4"),
        SetSetting("casual", "off"),
        Resign(),
        Rematch(),
    )
    assert not match_of(world.model).counting
