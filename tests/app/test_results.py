"""The sheet that shows a result: whatever it offers can be done, for every kind of game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rsg.app.messages import NextGame, Resign, decode
from rsg.app.views import view
from tests.app.kinds import STARTED, exam, single
from tests.app.play import outcome, play_one, play_out
from tests.app.seen import Page
from tests.app.world import World


def resigned(world: World) -> World:
    play_one(world)
    world.send(Resign())
    return world


def first_of_set() -> World:
    world = single(reverse="on")
    play_out(world)
    return world


def in_exam(*won: bool) -> World:
    """An exam whose games ended so."""
    world = exam()
    for number, one in enumerate(won):
        world.send(*([NextGame()] if number else []))
        outcome(world, one)
    return world


KINDS: dict[str, Callable[[], World]] = {
    **{kind: lambda start=start: resigned(start()) for kind, start in STARTED.items()},  # type: ignore[misc]
    "first of a set": first_of_set,
    "exam, goes on": lambda: in_exam(True),
    "exam, failed": lambda: in_exam(False, False),
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
