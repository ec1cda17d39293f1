"""Reversi's page to learn from: every board shows what its caption says, and answers when it is played on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rsg.app.courses import course
from rsg.app.courses.reversi import MARKS
from rsg.app.messages import BoardKey, FocusCell, Routed, TapCell, decode
from rsg.app.views import view
from rsg.games import game as game_named
from rsg.games.game import Position
from rsg.text import text
from tests.app.seen import Element, Page
from tests.app.world import World

REVERSI = game_named("reversi")
BOARDS = course("reversi").boards


def position(name: str) -> Position:
    return REVERSI.parse_position(BOARDS[name]) if BOARDS[name] else REVERSI.start()


def played(name: str, *cells: str) -> Position:
    now = position(name)
    for cell in cells:
        now = now.play(REVERSI.parse_move(cell))
    return now


def test_the_first_moves_are_the_four_of_the_text() -> None:
    assert {str(move) for move in position("begin").moves()} == {"D3", "C4", "F5", "E6"}


def test_c3_turns_six_stones_in_three_directions() -> None:
    turn = played("flank", "C3").turn
    assert turn is not None
    directions = {(ord(cell[0]) - ord("C") > 0, int(cell[1]) > 3) for cell in turn.flips}
    assert len(turn.flips) == 6 and len(directions) == 3


def test_after_h1_white_passes_and_black_moves_again() -> None:
    after = played("pass", "H1")
    assert after.passes == (1,) and after.to_move == 0


TAUGHT = {
    "begin": (),
    "flank": ("C3",),
    "pass": ("H1",),
    "corners": ("A1",),
    "danger": ("B2", "A1"),
    "mobility": (),
}
"""What the captions say is played."""


def following(now: Position, plies: int) -> set[Position]:
    """All positions that are so many plies further."""
    found = {now}
    for _ in range(plies):
        found = {here.play(move) for here in found for move in here.moves()}
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_what_was_taught_can_be_answered_and_tried_further(name: str) -> None:
    """Nowhere is the other side wiped out at once, and the board left with nothing to do."""
    assert {*TAUGHT, "end"} == set(BOARDS)
    after = played(name, *TAUGHT[name])
    for plies in range(4):
        assert all(now.to_move is not None and min(now.scores) > 0 for now in following(after, plies))
    if name in ("corners", "danger"):
        assert after.to_move == 1 and len(after.moves()) >= 5, "White has something to try against the corner"


def test_what_stands_on_the_corner_stays_however_it_is_attacked() -> None:
    after = played("corners", "A1")
    assert {"E1", "A5"} <= {str(move) for move in after.moves()}, "White can attack along both edges"
    lines = [here for plies in range(1, 4) for here in following(after, plies)]
    stable = ("A1", "B1", "C1", "D1", "A2", "A3", "A4")
    assert len(lines) > 100 and all(here.board[cell] == 0 for here in lines for cell in stable)
    others = set(after.board) - set(stable)
    assert any(here.board[cell] != after.board[cell] for here in lines for cell in others), "others do not"
    assert "A1" in {str(move) for move in REVERSI.parse_position(f"{BOARDS['corners'][:64]} O").moves()}


def test_the_last_square_ends_the_game_and_turns_it() -> None:
    assert sum(position("end").scores) == 63 and len(position("end").moves()) == 1
    before, after = position("end"), played("end", str(position("end").moves()[0]))
    assert after.outcome is not None and after.outcome.reason == "full"
    assert before.scores[0] < before.scores[1] and after.outcome.winners == (0,)


def test_the_corner_is_taken_with_both_edges() -> None:
    turn = played("corners", "A1").turn
    assert turn is not None and set(turn.flips) == {"B1", "C1", "A2", "A3"}


def test_the_x_square_gives_the_corner_away() -> None:
    assert position("danger").to_move == 1
    for side in "XO":
        turned = REVERSI.parse_position(f"{BOARDS['danger'][:64]} {side}")
        assert "A1" not in {move.cell for move in turned.moves()}
    assert "A1" in {move.cell for move in played("danger", "B2").moves()}


def test_three_stones_may_have_eighteen_moves_and_thirteen_none() -> None:
    few = position("mobility")
    assert few.scores == (3, 13) and len(few.moves()) == 18
    turned = REVERSI.parse_position(f"{BOARDS['mobility'][:64]} O")
    assert turned.passes == (1,), "White would have to pass"


def test_the_squares_to_beware_of_are_those_of_the_text() -> None:
    named = {label: letter for beside in MARKS.values() for label, letter in beside.items()}
    assert {cell for cell, letter in named.items() if letter == "X"} == {"B2", "G2", "B7", "G7"}
    assert {cell for cell, letter in named.items() if letter == "C"} == {
        "B1", "A2", "G1", "H2", "A7", "B8", "H7", "G8",
    }  # fmt: skip


@pytest.fixture
def world() -> World:
    world = World()
    world.send(Routed("#/reversi/rules"))
    return world


def board(world: World, name: str) -> Element:
    return next(element for element in Page(str(view(world.model))).elements if element.get("id") == name)


def buttons(world: World, name: str) -> list[Element]:
    return [inside for inside in board(world, name) if inside.get("role") == "button"]


def letters(element: Element) -> Iterator[str]:
    for inside in element:
        yield from (name for name in inside.classes if name.startswith("marked-"))


def test_a_board_answers_and_starts_over(world: World) -> None:
    before = [one.get("aria-label") for one in buttons(world, "flank")]
    assert any(name.startswith("C3") and "6" in name for name in before)
    world.send(TapCell("C3", "flank"))
    world.wait(3000)
    assert [one.get("aria-label") for one in buttons(world, "flank")] != before, "White has other moves"
    world.send(decode(board(world, "flank-reset").get("data-click")))
    assert [one.get("aria-label") for one in buttons(world, "flank")] == before


def test_marks_stand_while_the_corner_is_empty(world: World) -> None:
    marks = list(letters(board(world, "danger")))
    assert marks.count("marked-X") == 4 and marks.count("marked-C") == 8
    world.send(TapCell("B2", "danger"))
    world.wait(3000)
    world.send(TapCell("A1", "danger"))
    world.wait(3000)
    left = list(letters(board(world, "danger")))
    assert left.count("marked-X") == 3 and left.count("marked-C") == 6


@pytest.mark.parametrize("language", ["ja", "en"])
def test_everything_is_said_about_every_board(language: str) -> None:
    reversi = text(language).reversi
    assert list(reversi.titles) == list(reversi.sections) == list(reversi.captions) == list(BOARDS)
    assert len(reversi.questions) >= 9 and all(map(all, reversi.questions))


def news(world: World, name: str) -> str:
    figure = Page(str(view(world.model))).by_id[f"{name}-figure"]
    return next(inside.text for inside in figure if "trial-news" in inside.classes)


def live(world: World) -> str:
    return Page(str(view(world.model))).by_id["live"].text


def test_a_pass_and_the_end_are_told_on_the_board_and_aloud(world: World) -> None:
    assert not news(world, "pass")
    world.send(TapCell("H1", "pass"))
    world.wait(3000)
    assert news(world, "pass") == "White cannot move and passes."
    assert live(world) == "Black H1, turns 2. White cannot move and passes. 2 possible moves."
    last = str(position("end").moves()[0])
    world.send(TapCell(last, "end"))
    world.wait(3000)
    assert news(world, "end") == "Black wins"
    assert live(world).endswith("The game is over. Black wins: Black 37, White 27.")


def test_boards_are_played_by_keys(world: World) -> None:
    reached = [one.get("id") for one in buttons(world, "begin")]
    assert reached == ["begin-D3", "begin-C4", "begin-F5", "begin-E6"]
    assert all(one.get("tabindex") == "0" for one in buttons(world, "begin"))
    world.send(FocusCell("C4", "begin"), BoardKey("ArrowRight"))
    assert world.focused[-1:] != ["begin-D4"], "keys lead to buttons alone"
    world.send(FocusCell("D3", "begin"), BoardKey("ArrowDown"))
    assert world.model.trial("begin").hand.cursor == "D3"
    world.send(BoardKey("Enter"))
    world.wait(3000)
    assert world.model.trial("begin").match.moves == ("D3",)
    assert world.focused[-1] == "begin", "the focus stays on the board"
    following = buttons(world, "begin")[0].get("id")
    world.send(FocusCell(following.removeprefix("begin-"), "begin"), BoardKey(" "))
    assert world.model.trial("begin").match.ply == 2
