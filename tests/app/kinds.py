"""Worlds in which a game of each kind has just begun, for what holds for all of them."""

from __future__ import annotations

from collections.abc import Callable

from rsg.app import study_messages as s
from rsg.app.lesson_messages import StartTutorialGame
from rsg.app.messages import PickDay, SetSetting, StartExam, StartGame
from tests.app.careers import stored
from tests.app.kept import open_game
from tests.app.world import World


def single(**settings: str) -> World:
    """A game as these settings describe it."""
    world = World(stored=stored(1, **settings))
    world.send(StartGame())
    return world


def two(control: str = "none", *, reduced_motion: bool = True, **settings: str) -> World:
    """Two people's game under a clock."""
    world = World(stored=stored(1, mode="two", clock=control, **settings), reduced_motion=reduced_motion)
    world.send(StartGame())
    return world


def exam() -> World:
    """The first exam."""
    world = World(stored=stored(3))
    world.send(StartExam())
    return world


def from_here(level: str = "Lv.1", colour: str = "black") -> World:
    """A game from a position of a replay."""
    world = open_game()
    world.send(SetSetting("level", level), s.GoToPly(0, 9), s.AskFromHere(), s.StartFromHere(colour))
    return world


def _of_a_day() -> World:
    world = World(hash="#/calendar")
    world.send(PickDay("2026-02-01"), StartGame())
    return world


def _tutorial() -> World:
    world = World(hash="#/tutorial")
    world.send(StartTutorialGame())
    return world


def _reversi() -> World:
    world = World(hash="#/reversi")
    world.send(StartGame())
    return world


STARTED: dict[str, Callable[[], World]] = {
    "counting": single,
    "casual": lambda: single(casual="on"),
    "of a day": _of_a_day,
    "set": lambda: single(reverse="on"),
    "exam": exam,
    "two": lambda: two("3-30", handover="off"),
    "two, named": lambda: two(handover="off", black_name="A", white_name="B"),
    "tutorial": _tutorial,
    "from here": from_here,
    "reversi": _reversi,
}
