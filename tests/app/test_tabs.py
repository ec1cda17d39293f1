"""Two tabs and one running game, whichever was open first; nothing is lost, and nothing counts twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rsg.app.lesson_messages import StartTutorialGame
from rsg.app.messages import Leave, Rematch, Resign, SetSetting, StartGame, Stored, TakeOver, TapCell
from rsg.app.routes import Route
from rsg.app.study_messages import AskErasure, Erase
from rsg.progress.storage import catch_up
from tests.app.careers import stored
from tests.app.play import match_of, play_one, play_out
from tests.app.world import World


def hear(listener: World, speaker: World) -> None:
    """Another tab has written."""
    listener.stored = speaker.stored
    listener.send(Stored(catch_up(speaker.stored, listener.model.document).document))


def test_a_tab_that_was_open_first_asks_before_it_ends_another_tabs_game() -> None:
    first = World()
    second = World(tab="tab-2", stored=first.stored)
    second.send(TapCell("B4"))
    hear(first, second)
    assert first.model.elsewhere
    first.send(StartGame())
    assert first.model.sheet == "leave"
    assert first.model.match is None
    first.send(Leave())
    assert [record.reason for record in first.model.document.games] == ["left"]
    hear(second, first)
    assert second.model.match is None


def test_it_stops_saying_so_when_that_game_is_over() -> None:
    first = World()
    second = World(tab="tab-2", stored=first.stored)
    second.send(TapCell("B4"))
    hear(first, second)
    second.send(Resign())
    hear(first, second)
    assert not first.model.elsewhere
    assert len(first.model.document.games) == 1


def test_the_tutorials_game_too_belongs_to_one_tab() -> None:
    first = World()
    first.send(StartTutorialGame())
    second = World(tab="tab-2", stored=first.stored, alive=frozenset({"tab-1"}))
    assert second.model.elsewhere
    second.send(StartGame())
    assert second.model.sheet == "leave"
    second.send(Leave())
    hear(first, second)
    assert first.model.match is None and first.model.elsewhere
    assert first.model.route == Route("home")
    assert not second.model.document.games and match_of(second.model).kept


def test_a_setting_made_elsewhere_does_not_disturb_the_game_here() -> None:
    one = World()
    one.send(TapCell("B4"))
    other = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    other.send(SetSetting("pace", "slow"))
    hear(one, other)
    assert one.model.settings.pace == "slow"
    assert match_of(one.model).ply == 2
    assert not one.model.elsewhere


def test_both_tabs_finish_the_same_game_and_it_counts_once() -> None:
    one = World()
    one.send(TapCell("B4"))
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    stored = one.stored
    two.send(TakeOver(), Resign())
    one.stored = stored
    one.send(Resign())
    hear(one, two)
    assert one.model.document.tally("Lv.1").total == 1


def test_rematch_while_another_tab_has_begun() -> None:
    one = World()
    one.send(TapCell("B4"), Resign())
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    two.send(StartGame())
    while not match_of(two.model).has_moved(match_of(two.model).person or 0):
        play_one(two)
    hear(one, two)
    one.send(Rematch())
    assert one.model.sheet == "leave", "it asks first"
    assert one.model.document.running is not None


def erased(world: World) -> None:
    world.send(AskErasure("all"), Erase())


def erased_and_begun(world: World) -> None:
    erased(world)
    world.send(StartGame())


def taken_over(world: World) -> None:
    world.send(TakeOver())


def another_begun(world: World) -> None:
    world.send(StartGame(), Leave())


ELSEWHERE = {
    erased: "notice_ended_elsewhere",
    erased_and_begun: "notice_ended_elsewhere",
    another_begun: "notice_ended_elsewhere",
    taken_over: "notice_taken_over",
}


@pytest.mark.parametrize("reverse", ["off", "on"])
@pytest.mark.parametrize("happened", ELSEWHERE)
def test_it_says_truly_what_has_become_of_its_game(happened: Callable[[World], None], reverse: str) -> None:
    one = World(stored=stored(1, reverse=reverse, casual="on"))
    one.send(StartGame())
    if reverse == "on":  # between the games of a set
        play_out(one)
    else:
        play_one(one)
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}), hash="")
    happened(two)
    hear(one, two)
    assert one.model.match is None and one.model.route.screen == "home"
    assert [key for key in one.notices if "elsewhere" in key or "taken" in key] == [ELSEWHERE[happened]]
