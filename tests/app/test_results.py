"""The sheet that shows a result: whatever it offers can be done, for every kind of game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rsg.app import study_messages as s
from rsg.app.lesson_messages import StartTutorialGame
from rsg.app.messages import NextGame, Rematch, Resign, SetSetting, StartExam, StartGame, decode
from rsg.app.views import view
from tests.app.careers import stored
from tests.app.kept import open_game
from tests.app.play import match_of, outcome, play_one, play_out
from tests.app.seen import Page
from tests.app.world import World


def resigned(world: World) -> World:
    play_one(world)
    world.send(Resign())
    return world


def single(**settings: str) -> World:
    world = World(stored=stored(1, **settings))
    world.send(StartGame())
    return world


def tutorial() -> World:
    world = World(hash="#/tutorial")
    world.send(StartTutorialGame())
    return resigned(world)


def first_of_set() -> World:
    world = single(reverse="on")
    play_out(world)
    return world


def exam(won: bool) -> World:
    world = World(stored=stored(3))
    world.send(StartExam())
    outcome(world, won)
    return world


def exam_failed() -> World:
    world = exam(False)
    world.send(NextGame())
    outcome(world, False)
    return world


def reversi() -> World:
    world = World(hash="#/reversi")
    world.send(StartGame())
    return resigned(world)


def from_here(level: str = "Lv.1", colour: str = "black") -> World:
    """A game from a position of a replay, given up."""
    world = open_game()
    world.send(SetSetting("level", level), s.GoToPly(0, 9), s.AskFromHere(), s.StartFromHere(colour))
    return resigned(world)


KINDS: dict[str, Callable[[], World]] = {
    "counting": lambda: resigned(single()),
    "casual": lambda: resigned(single(casual="on")),
    "two": lambda: resigned(single(mode="two", handover="off")),
    "two, named": lambda: resigned(single(mode="two", handover="off", black_name="A", white_name="B")),
    "first of a set": first_of_set,
    "set given up": lambda: resigned(single(reverse="on")),
    "exam, goes on": lambda: exam(True),
    "exam, failed": exam_failed,
    "tutorial": tutorial,
    "from here": from_here,
    "reversi": reversi,
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_button_of_a_result_does_something(kind: str) -> None:
    world = KINDS[kind]()
    assert world.model.sheet == "result"
    before = world.model
    dialog = Page(str(view(before))).one("dialog")
    buttons = [element for element in dialog if element.role == "button"]
    assert len(buttons) >= 2
    for button in buttons:
        world.model, world.copied = before, []
        world.send(decode(button.get("data-click")))
        assert world.model != before or world.copied, button.text


@pytest.mark.parametrize("colour", ["black", "white"])
@pytest.mark.parametrize("level", ["Lv.1", "INFINITY"])
def test_a_game_from_a_position_is_played_again_from_there_with_colours_swapped(
    level: str, colour: str
) -> None:
    world = from_here(level, colour)
    before = match_of(world.model)
    assert not before.contest.reverse and before.level == level
    world.send(Rematch())
    again = match_of(world.model)
    assert again.id != before.id and again.start == before.start
    assert again.person == 1 - (before.person or 0)
    assert (again.counting, again.contest.reverse, again.level) == (False, False, level)
