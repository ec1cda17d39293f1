"""The sheet that shows a result: whatever it offers can be done, for every kind of game; how it sounds and counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rsg.app.hand import Hand
from rsg.app.messages import NextGame, Resign, decode
from rsg.app.routes import Route
from rsg.app.update.turns import end
from rsg.app.views import view
from rsg.progress.document import Document
from tests.app import kept
from tests.app.kinds import STARTED, exam, single
from tests.app.play import outcome, play_one, play_out
from tests.app.positions import recorded
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


@pytest.mark.parametrize("exam", [0, 10])
@pytest.mark.parametrize(
    ("game", "person", "ends", "tally"),
    [
        (0, "white", "win", (1, 0, 0)),
        (0, "black", "lose", (0, 1, 0)),
        (68, "black", "draw", (0, 0, 1)),
        (68, "white", "draw", (0, 0, 1)),
    ],
)
def test_a_result_is_heard_and_counted_and_a_win_celebrated(
    game: int, person: str, ends: str, tally: tuple[int, int, int], exam: int
) -> None:
    world, over = World(), recorded(game, person=person)
    over = replace(over, contest=replace(over.contest, first=over.person or 0, exam=exam, best_of=7))
    world.take(*end(replace(world.model, route=Route("play"), match=over, hand=Hand())))
    document, won = world.reload().model.document, ends == "win"
    assert world.model.sheet == "result"
    assert [sound for sound in world.sounds if sound in ("win", "lose", "draw")] == [ends]
    assert document.tally("Lv.3") == document.career("Lv.3") == tally
    assert document.ranks.exams.tally("10") == (tally if exam else (0, 0, 0))
    assert bool(world.celebrated) == (world.today in document.cleared) == won


def test_draws_are_games_in_the_win_rate() -> None:
    document = Document()
    for number, one in zip((3, 5, 12, 24), ("won", "lost", "drawn", "drawn"), strict=True):
        document = document.finish(kept.record(number, tally="Lv.3", outcome=one))
    page = Page(str(view(World(stored=document.text(), hash="#/records").model)))
    assert page.by_id["record-Lv3"].text == "Lv.3 Intermediate 1 1 2 25%"
