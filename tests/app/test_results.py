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
from rsg.play import unit
from rsg.play.contest import Contest, Points
from rsg.play.match import Match
from rsg.progress.document import Document
from tests.app import kept
from tests.app.contests import second, two
from tests.app.kinds import STARTED, exam, single
from tests.app.play import outcome, play_one, play_out
from tests.app.positions import playing, recorded
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


# --- sets: whose points are whose ------------------------------------------------------------------------------


def result_of(match: Match) -> Page:
    """The sheet with this result; where another game follows, it is there."""
    return Page(str(view(playing(match, next=match if unit.goes_on(match) else None, sheet="result"))))


def test_the_tables_of_a_set_name_the_right_people() -> None:
    match = second(recorded(0))  # Ada, who has White now, had 20 points in game 1
    black, white = match.position.prisoners
    page = result_of(match)
    game, both = ([row.text for row in table if row.tag == "tr"][1:] for table in page.all("table"))
    assert [caption.text for caption in page.elements if caption.tag == "caption"] == ["Game 2", "Both games"]
    assert game == [f"Black CPU Lv.5 {18 - black} {black} 18", f"White Ada {30 - white} {white} 30"]
    assert both == [
        f"Ada 20 (2) 30 ({white}) 50 ({2 + white})",
        f"CPU Lv.5 16 (5) 18 ({black}) 34 ({5 + black})",
    ]


@pytest.mark.parametrize(
    ("person", "said"), [("white", "You lead 30 to 18."), ("black", "CPU Lv.3 leads 30 to 18.")]
)
def test_who_leads_after_the_first_game_is_said(person: str, said: str) -> None:
    match = recorded(0, person=person)
    first = replace(match, contest=replace(match.contest, reverse=True, set="s1"))
    assert said in result_of(first).one("dialog", "Game 1 of 2 is over").text


@pytest.mark.parametrize(
    ("earlier", "winner", "tie"),
    [
        (Points((20, 16), (0, 0)), "Ben won", False),
        (Points((0, 36), (0, 0)), "Ada won", False),
        (Points((6, 18), (36, 0)), "Ben won", True),
        (Points((6, 18), (0, 36)), "Ada won", True),
    ],
)
def test_the_winner_of_a_set_is_named_and_what_has_decided(earlier: Points, winner: str, tie: bool) -> None:
    match = two(recorded(0), "Ada", "Ben")  # 18 to 30; Ben, who has White, had Black before
    match = replace(match, contest=Contest(reverse=True, set="s1", first=1, earlier=(earlier,)))
    dialog = result_of(match).one("dialog", winner)
    assert ("more prisoners in both games win" in dialog.text) is tie
