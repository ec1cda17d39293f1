"""Choosing an empty cell where nobody may play: said and marked for a moment, on every board, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rsg.app.hand import Hand
from rsg.app.lesson_messages import StartLessons
from rsg.app.messages import BoardKey, FocusCell, SetSetting, StartGame, TapCell
from rsg.app.picture import board_picture
from rsg.app.study_messages import GoToPly, PlayReplay, ShowPrint
from rsg.app.views import view
from tests.app.kept import open_game, replay_of
from tests.app.play import due_call, match_of, playable
from tests.app.seen import Element, Page
from tests.app.world import World

GAMES = {"reverstargo": "", "reversi": "#/reversi"}
VAIN = {"reverstargo": ["D2", "CP"], "reversi": ["A1", "H8"]}
"""Cells where nothing is possible in the first plies."""


def marked(world: World) -> list[str]:
    """Ids of the signs of refusal on the page."""
    return [e.get("id") for e in Page(str(view(world.model))).elements if "refused" in e.classes]


def live(world: World) -> Element:
    return Page(str(view(world.model))).by_id["live"]


def said(world: World) -> str:
    return live(world).text


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def world(game: str) -> World:
    """A match that has just begun, the person to move."""
    found = World(hash=GAMES[game])
    found.send(StartGame())
    assert not marked(found)
    return found


@pytest.mark.parametrize("hints", ["on", "off"])
@pytest.mark.parametrize("touch", [False, True])
def test_it_is_said_and_marked_and_nothing_else_happens(
    world: World, game: str, hints: str, touch: bool
) -> None:
    world.send(SetSetting("hints", hints))
    before = world.model
    for cell in VAIN[game]:
        world.send(TapCell(cell, touch=touch))
        (sign,) = marked(world)
        assert sign.startswith(f"board-{cell}-")
        assert said(world) == f"You cannot play on {cell}.", "without a reason, which would be a hint"
    assert replace(world.model, hand=before.hand, said=before.said, said_count=before.said_count) == before
    assert not world.notices and not world.sounds


def test_the_same_cell_again_is_marked_and_said_anew(world: World, game: str) -> None:
    cell = VAIN[game][0]
    signs, sentences = [], []
    for _ in range(3):
        world.send(TapCell(cell))
        signs += marked(world)
        sentences += [(e.get("id"), e.text) for e in live(world) if e.tag == "p"]
    assert signs[0] != signs[1] and signs[0] == signs[2], "another element each time: it fades anew"
    assert len({id for id, _ in sentences}) == 3, "and is read anew"
    assert {text for _, text in sentences} == {f"You cannot play on {cell}."}


def test_a_key_does_the_same(world: World, game: str) -> None:
    cell = VAIN[game][0]
    world.send(FocusCell(cell), BoardKey("Enter"))
    assert [sign.startswith(f"board-{cell}-") for sign in marked(world)] == [True]
    assert said(world) == f"You cannot play on {cell}."


def test_a_move_takes_the_mark_away(world: World, game: str) -> None:
    world.send(TapCell(VAIN[game][0]), TapCell(playable(world.model)[0]))
    assert match_of(world.model).ply and not marked(world)
    assert "cannot" not in said(world)


def test_so_does_another_screen(game: str) -> None:
    world = World(hash=GAMES[game])
    world.send(TapCell(VAIN[game][0]))
    assert marked(world)
    world.follow(f"{GAMES[game] or '#'}/settings")
    world.follow(GAMES[game])
    assert world.model.route.screen == "home" and not marked(world)


def test_a_cell_with_a_stone_says_nothing(world: World) -> None:
    taken = next(iter(match_of(world.model).position.board))
    before = world.model
    world.send(TapCell(taken))
    assert world.model == before and not marked(world)


def test_while_the_cpu_thinks_nothing_is_refused(game: str) -> None:
    world = World(hash=GAMES[game], answers=False)
    world.send(StartGame())
    world.send(TapCell(playable(world.model)[0]))
    before = world.model
    assert not before.my_turn
    world.send(TapCell(VAIN[game][0]))
    assert world.model == before


def test_while_the_call_is_open_nothing_is_refused() -> None:
    world = World()
    due_call(world)
    empty = [c.label for c in board_picture(world.model).cells if c.stone is None]
    before = world.model
    assert "CP" in empty
    world.send(*map(TapCell, empty))
    assert world.model == before


def test_a_tap_that_ends_an_animation_is_not_refused(game: str) -> None:
    world = World(hash=GAMES[game], reduced_motion=False)
    world.send(StartGame(), TapCell(playable(world.model)[0]))
    for _ in range(1000):
        if world.model.my_turn:
            break
        world.wait(10)
    assert world.model.my_turn and world.model.hand.motion is not None, "the CPU's move is being shown"
    vain = {cell.label for cell in board_picture(world.model).cells if cell.stone is None} - {
        move.cell for move in match_of(world.model).position.moves()
    }
    cell = min(vain)
    heard = said(world)
    world.send(TapCell(cell))
    assert world.model.hand.motion is None and not marked(world) and said(world) == heard
    world.send(TapCell(cell))
    assert len(marked(world)) == 1


def test_homes_board_refuses_and_stays(game: str) -> None:
    world = World(hash=GAMES[game])
    for touch in (False, True):
        cell = VAIN[game][touch]
        world.send(TapCell(cell, touch=touch))
        (sign,) = marked(world)
        assert sign.startswith(f"board-{cell}-") and said(world) == f"You cannot play on {cell}."
        assert world.model.match is None and world.model.route.screen == "home"
    world.send(TapCell(playable(world.model)[0]))
    assert match_of(world.model).ply and not marked(world)


def test_a_replay_refuses_unless_the_tap_has_stopped_it() -> None:
    world = open_game()
    world.send(GoToPly(0, 10), PlayReplay())
    assert replay_of(world).playing
    cell = "CP"
    world.send(TapCell(cell))
    assert not replay_of(world).playing and not marked(world)
    world.send(TapCell(cell))
    assert len(marked(world)) == 1 and said(world) == "You cannot play on CP."
    world.send(ShowPrint(True), ShowPrint(False))
    assert not marked(world), "nobody has tried again"
    world.send(TapCell(cell), GoToPly(0, 11))
    assert not marked(world)


def test_the_tutorial_marks_the_wrong_cell() -> None:
    world = World(hash="#/tutorial")
    world.send(StartLessons("play"))
    world.send(TapCell("D2"))
    assert [sign.startswith("board-D2-") for sign in marked(world)] == [True]
    assert world.model.lesson is not None and world.model.lesson.wrong == "D2"
    world.send(TapCell(world.model.lesson.answer))
    assert not marked(world)


def test_the_mark_is_drawn_on_empty_cells_alone() -> None:
    world = World()
    world.send(StartGame())
    world.model = replace(world.model, hand=Hand(refused="A1", refusals=1))
    assert match_of(world.model).position.board["A1"] == 1 and not marked(world)


def test_the_mark_goes_by_itself_and_moves_only_where_motion_is_wanted() -> None:
    css = (Path(__file__).parents[2] / "static" / "css" / "board.css").read_text()
    rules = re.findall(r"([\w. ~-]*\.refused) \{([^}]*)\}", css)
    at_rest = [body for selector, body in rules if selector.strip() == ".refused"]
    assert len(at_rest) == 1 and "opacity: 0;" in at_rest[0] and "step-end" in at_rest[0]
    assert [selector.strip() for selector, body in rules if "shaken" in body] == [".lively .refused"]
    calm = css.split("@media (prefers-reduced-motion: no-preference)")[0]
    assert ".refused {" in calm and "shaken" not in calm
