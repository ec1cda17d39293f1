"""Two people's clock: when it runs and when it stands, and the handing over beside it."""

from __future__ import annotations

import pytest

from rsg.app.messages import CloseSheet, NextGame, Resign, TapCell
from rsg.app.model import Model
from rsg.app.views import view
from rsg.play.link import write_link
from rsg.progress.storage import load
from tests.app.kinds import two
from tests.app.play import match_of, play_one, play_out, playable
from tests.app.positions import recorded
from tests.app.seen import Page
from tests.app.world import World


def left(model: Model, seat: int) -> int:
    timed = match_of(model).clock
    assert timed is not None
    return timed.left(seat, model.now).ms


def page(world: World) -> Page:
    return Page(str(view(world.model)))


def test_the_clock_runs_from_the_first_stone_and_stands_while_handed_over() -> None:
    world = two("3-30")
    world.wait(50_000)
    world.send(CloseSheet())
    assert left(world.model, 0) == 180_000, "not before the first stone"
    play_one(world)
    world.wait(20_000)
    world.send(CloseSheet())
    assert left(world.model, 1) == 180_000, "not under the sheet"
    world.wait(15_000)
    assert left(world.model, 1) == 165_000
    assert "2:45" in page(world).by_id["score-white"].text
    play_one(world)
    assert left(world.model, 1) == 165_000 and left(world.model, 0) == 180_000


def test_the_seconds_are_shown_as_they_pass_with_one_timer() -> None:
    world = two("0-30", handover="off")
    play_one(world)
    seen = []
    for _ in range(4):
        world.wait(1_000)
        seen.append(page(world).by_id["score-white"].text.split("Time left ")[1].split()[0])
    assert seen == ["0:29", "0:28", "0:27", "0:26"]
    assert world.awaited <= 2


@pytest.mark.parametrize(
    ("control", "main", "shown", "byoyomi"),
    [
        ("0-30", 0, "0:30", "0:30"),
        ("3-30", 180, "3:00", "0:30"),
        ("10-30", 600, "10:00", "0:30"),
        ("15-60", 900, "15:00", "1:00"),
    ],
)
def test_main_time_comes_first_and_then_the_time_of_each_move(
    control: str, main: int, shown: str, byoyomi: str
) -> None:
    def time(world: World) -> str:
        return page(world).by_id["score-white"].text.split("Time left ")[1].split()[0]

    world = two(control, handover="off")
    play_one(world)
    assert time(world) == shown
    world.wait(main * 1000)
    assert time(world) == byoyomi
    world.wait(5000)
    play_one(world)
    assert time(world) == byoyomi, "refilled by the move"


def test_byoyomi_is_marked_from_its_beginning_and_where_there_is_no_other_time_always() -> None:
    def marked(world: World) -> list[bool]:
        return ["byoyomi" in str(page(world).by_id[f"score-{colour}"]) for colour in ("black", "white")]

    assert marked(two("0-30", handover="off")) == [True, True]
    world = two("3-30", handover="off")
    play_one(world)
    world.wait(179_000)
    assert marked(world) == [False, False]
    world.wait(2_000)
    assert marked(world) == [False, True]


def test_time_over_is_marked_and_the_game_goes_on() -> None:
    world = two("0-30", handover="off")
    play_one(world)
    world.wait(31_000)
    assert "Time over" in page(world).by_id["score-white"].text
    assert world.sounds.count("warning") == 7
    play_one(world)
    assert match_of(world.model).ply == 2 and match_of(world.model).clock.over == (False, True)
    play_one(world)
    assert "Time over" in page(world).by_id["score-white"].text, "the mark stays"
    world.send(Resign())
    (kept,) = world.model.document.games
    assert kept.late == (1,) and load(world.stored).document.games[0].late == (1,)
    world.follow("#/kifu")
    assert "White's time was over" in page(world).one("main").text


def test_the_clock_runs_during_a_call() -> None:
    world = two("3-30", handover="off")
    for _ in range(60):
        cells = playable(world.model)
        position = match_of(world.model).position
        due = [label for label in cells if len(position.choices(label)) > 1]
        if due and match_of(world.model).ply:
            world.send(TapCell(due[0]))
            before = left(world.model, position.to_move)
            world.wait(5_000)
            world.send(CloseSheet())
            assert world.model.hand.call and left(world.model, position.to_move) == before - 5_000
            return
        play_one(world)
    raise AssertionError("no call came up")


def test_a_reload_goes_on_with_the_clock() -> None:
    world = two("3-30", handover="off")
    play_one(world)
    world.wait(10_000)
    again = world.reload()
    assert left(again.model, 1) == 170_000
    again.wait(5_000)
    assert "2:45" in page(again).by_id["score-white"].text


def test_a_reload_under_the_sheet_comes_back_to_it() -> None:
    world = two("3-30")
    play_one(world)
    again = world.reload(now=world.now + 60_000)
    assert again.model.sheet == "handover" and left(again.model, 1) == 180_000


ELSEWHERE = ["#/", "#/rules", "#/settings", "#/kifu", "#/reversi", f"#/r/{write_link(recorded(12), 5)}"]


@pytest.mark.parametrize(
    ("hash", "loaded"),
    [*((hash, False) for hash in ELSEWHERE), *((hash, True) for hash in ELSEWHERE if hash != "#/")],
)
def test_the_clock_stands_while_its_board_is_not_on_the_screen(hash: str, loaded: bool) -> None:
    world = two("0-30", handover="off")
    play_one(world)
    world.wait(5_000)
    if loaded:
        world = world.reload(hash=hash)
    else:
        world.follow(hash)
    assert world.model.route.screen != "play"
    world.wait(60_000)
    assert left(world.model, 1) == 25_000 and "warning" not in world.sounds
    assert left(world.reload(hash="#/settings").model, 1) == 25_000, "as it is stored"
    world.follow("#/play")
    world.wait(3_000)
    assert left(world.model, 1) == 22_000 and "0:22" in page(world).by_id["score-white"].text


def test_the_device_is_handed_over_at_the_board_alone() -> None:
    world = two("0-30", reduced_motion=False)
    play_one(world)
    assert world.model.hand.motion is not None and world.model.handover_due
    world.follow("#/")
    world.wait(10_000)
    assert world.model.sheet == "" and world.model.route.screen == "home"
    world.follow("#/play")
    assert world.model.sheet == "handover" and left(world.model, 1) == 30_000


def test_game_two_of_a_set_has_a_fresh_clock() -> None:
    world = two("3-30", reverse="on", handover="off")
    play_one(world)
    world.wait(100_000)
    play_out(world)
    assert match_of(world.model).clock.running is None
    world.send(NextGame())
    assert [left(world.model, seat) for seat in (0, 1)] == [180_000, 180_000]
