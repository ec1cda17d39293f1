"""ReverStarGo's rules: counts, symmetry, balance, and the reason for each refusal."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.games.bits import cells_of
from rsg.games.game import IllegalMove, InvalidText
from rsg.games.reverstargo import REVERSTARGO, Move, Position
from rsg.games.reverstargo.board import (
    AXIAL,
    CORE,
    INDEX,
    INNER,
    LABELS,
    LINES,
    NEIGHBOURS,
    SYMMETRIES,
    distance,
)
from rsg.games.reverstargo.kernel import legal, options
from tests.games.strategies import picks, positions, walk

INNER_LABELS = {"A1", "A3", "A5", "A7", "A9", "AJ", "B2", "B4", "B6", "B8", "BX", "BQ", "CP"}
LEAVES = (9, 69, 408, 2766, 15864, 108882)


def perft(own: int, enemy: int, depth: int) -> int:
    moves = options(own, enemy)
    if not moves:
        return perft(enemy, own, depth - 1) if depth > 1 and legal(enemy, own) else 1
    if depth == 1:
        return len(moves)
    return sum(perft(theirs, mine, depth - 1) for *_, mine, theirs in moves)


@pytest.mark.parametrize(("depth", "leaves"), list(enumerate(LEAVES, 1)))
def test_perft(depth: int, leaves: int) -> None:
    assert perft(*REVERSTARGO.start().stones, depth) == leaves


def test_the_star() -> None:
    by_axis = [sorted(len([c for c in AXIAL.values() if axis(c) == n]) for n in range(-4, 5)) for axis in (
        lambda at: at[0], lambda at: at[1], lambda at: at[0] + at[1])]  # fmt: skip
    assert by_axis == [[1, 1, 2, 2, 5, 6, 6, 7, 7]] * 3
    assert len(LABELS) == 37 and LABELS[CORE] == "CP"
    assert {LABELS[cell] for cell in cells_of(INNER)} == INNER_LABELS
    assert sorted(len(line) for line in LINES) == [5] * 3 + [6] * 6 + [7] * 6
    assert distance(INDEX["DQ"], INDEX["D6"]) == 8


def test_symmetries_keep_neighbours_and_lines() -> None:
    assert len(set(SYMMETRIES)) == 12
    lines = {frozenset(line) for line in LINES}
    for image in SYMMETRIES:
        assert image[CORE] == CORE and sorted(image) == list(range(37))
        for cell, near in enumerate(NEIGHBOURS):
            assert {image[c] for c in cells_of(near)} == set(cells_of(NEIGHBOURS[image[cell]]))
        assert {frozenset(image[c] for c in line) for line in lines} == lines


def mapped(move: Move, image: tuple[int, ...], swap: bool) -> Move:
    call = move.call if move.call is None or not swap else 1 - move.call
    return Move(LABELS[image[INDEX[move.cell]]], call)


def mapped_board(position: Position, image: tuple[int, ...], swap: bool) -> dict[str, int]:
    return {LABELS[image[INDEX[c]]]: seat ^ swap for c, seat in position.board.items()}


def test_which_symmetries_keep_the_start() -> None:
    start = REVERSTARGO.start()
    kept = [n for n, image in enumerate(SYMMETRIES) if mapped_board(start, image, False) == start.board]
    swapped = [n for n, image in enumerate(SYMMETRIES) if mapped_board(start, image, True) == start.board]
    assert len([n for n in kept if n < 6]) == 3 and len([n for n in kept if n >= 6]) == 3
    assert sorted(kept + swapped) == list(range(12))
    assert 1 in swapped  # a turn by 60 degrees


@given(choices=picks, which=st.integers(0, 11))
@settings(max_examples=60)
def test_a_mapped_game_is_the_mapped_game(choices: list[int], which: int) -> None:
    image = SYMMETRIES[which]
    start = REVERSTARGO.start()
    swap = mapped_board(start, image, False) != start.board
    other = start
    if swap:  # colours change places, so White begins
        board, _, rest = start.text.split(" ", 2)
        other = REVERSTARGO.parse_position(f"{board} w {rest}")
    for position in walk(start, choices)[1:]:
        assert position.turn is not None
        other = other.play(mapped(REVERSTARGO.parse_move(position.turn.move), image, swap))
        assert other.board == mapped_board(position, image, swap)
        assert other.prisoners == (position.prisoners[::-1] if swap else position.prisoners)
        assert {mapped(m, image, swap) for m in position.moves()} == set(other.moves())
        assert {LABELS[image[INDEX[c]]] for c in position.blocked} == set(other.blocked)
        assert other.exception == position.exception


@given(choices=picks)
def test_no_stone_appears_from_nowhere(choices: list[int]) -> None:
    line = walk(REVERSTARGO.start(), choices)
    for before, after in pairwise(line):
        turn = after.turn
        assert turn is not None
        own, enemy = turn.seat, 1 - turn.seat
        flips = set(turn.flips) - {"CP"}
        captured = set(turn.captured) - {"CP"}
        expected = dict(before.board)
        expected[turn.placed] = own
        for label in flips:
            assert before.board[label] == enemy
            expected[label] = own
        for label in captured:
            assert expected.pop(label) == enemy
        assert after.board == expected and "CP" not in after.board
        on_board = list(after.board.values())
        assert after.scores == tuple(on_board.count(seat) + after.prisoners[seat] for seat in (0, 1))
        assert after.prisoners[own] == before.prisoners[own] + len(turn.captured)
        assert after.prisoners[enemy] == before.prisoners[enemy]
        assert captured <= {LABELS[cell] for cell in cells_of(INNER)}
        assert len(after.board) == len(before.board) + 1 - len(captured)
        assert all(
            distance(INDEX[turn.placed], INDEX[label]) == step
            for step, labels in enumerate(turn.flipped, 1)
            for label in labels
        )


@given(positions())
def test_choices_explain_what_happens(position: Position) -> None:
    for cell in LABELS:
        choices = position.choices(cell)
        assert [choice.move.call for choice in choices] in ([], [None], [0, 1])
        if len(choices) == 2 and not any(choice.forbidden for choice in choices):
            after = [position.play(choice.move) for choice in choices]
            assert after[0].board != after[1].board


def refusal(position: Position, move: str) -> tuple[str, str | None]:
    with pytest.raises(IllegalMove) as refused:
        position.play(REVERSTARGO.parse_move(move))
    return refused.value.reason, refused.value.cell


def board(**stones: str) -> Callable[[str], Position]:
    """A position from `black="A1 A3", white="..."`, for the side that is then named."""

    def to_move(side: str) -> Position:
        cells = ["."] * 36
        for colour, labels in stones.items():
            for label in labels.split():
                cells[INDEX[label]] = colour[0]
        return REVERSTARGO.parse_position(f"{''.join(cells)} {side} 0 0 -")

    return to_move


def test_each_refusal_has_its_reason() -> None:
    start = REVERSTARGO.start()
    assert refusal(start, "A1") == ("occupied", "A1")
    assert refusal(start, "CP") == ("core", "CP")
    assert refusal(start, "B3") == ("flanks_nothing", "B3")
    assert refusal(start, "D6") == ("flanks_nothing", "D6")
    assert refusal(start, "B2[b]") == ("call_not_due", "B2")
    with pytest.raises(TypeError):
        start.play("B2")  # type: ignore[arg-type]


def test_the_call_turns_other_stones() -> None:
    """Tutorial, step 5: White A7 A1, Black B1: B7 called black turns one stone, called white three with
    CP."""
    position = board(white="A7 A1", black="B1 B7")("b")
    assert position.choices("B7") == ()
    position = board(white="A7 A1", black="B1")("b")
    as_black, as_white = position.choices("B7")
    assert (str(as_black.move), as_black.turn.flips) == ("B7[b]", ("A7",))
    assert (str(as_white.move), as_white.turn.flips) == ("B7[w]", ("A7", "CP", "A1"))
    assert refusal(position, "B7") == ("call_missing", "B7")
    assert "CP" not in position.play(as_white.move).board


def test_a_call_that_flanks_nothing_is_refused_as_such() -> None:
    position = board(white="A7", black="B4")("b")
    (only,) = position.choices("B7")
    assert str(only.move) == "B7" and only.turn.flips == ("A7",)  # CP called black is the far end
    assert refusal(position, "B7[w]") == ("call_impossible", "B7")
    assert refusal(position, "B7[b]") == ("call_not_due", "B7")


def test_surrounded_stones_are_captured_and_the_cell_is_free_again() -> None:
    """Tutorial, step 4: White B6 A7, Black A5 B5 C6 C7 B7: B8 turns A7, and B6 is captured."""
    position = board(white="B6 A7", black="A5 B5 C6 C7 B7")("b")
    (choice,) = position.choices("B8")
    assert choice.turn.flips == ("A7",) and choice.turn.captured == ("B6",)
    after = position.play(choice.move)
    assert after.prisoners == (1, 0) and "B6" not in after.board
    assert after.scores == (8, 0)
    # White has nothing to flank with and passes; Black can still turn CP.
    assert (after.to_move, after.passes) == (0, (1,)) and after.turn is not None and after.turn.passes == (1,)
    assert {move.cell for move in after.moves()} <= {
        "B1",
        "B3",
        "B5",
        "B7",
        "B9",
        "BJ",
        "A1",
        "A3",
        "A9",
        "AJ",
    }


def test_text_of_odd_positions() -> None:
    for text in ("b" * 36 + " b 0 0 -", "." * 36 + " w 3 9999 -"):
        position = REVERSTARGO.parse_position(text)
        assert position.text == text and position.to_move is None
    full = REVERSTARGO.parse_position("b" * 36 + " w 0 7 -")
    assert full.outcome is not None and (full.outcome.reason, full.outcome.winners) == ("full", (0,))
    for wrong in (
        "",
        "b" * 35 + " b 0 0 -",
        "." * 36 + " b 00 0 -",
        "." * 36 + " b -1 0 -",
        "." * 36 + " b 0 0 x ",
    ):
        with pytest.raises(InvalidText):
            REVERSTARGO.parse_position(wrong)


def test_equal_scores_are_decided_by_prisoners() -> None:
    tied = "b" * 17 + "w" * 19
    position = REVERSTARGO.parse_position(f"{tied} b 4 2 -")
    assert position.outcome is not None
    assert (position.outcome.scores, position.outcome.winners) == ((21, 21), (0,))
    drawn = REVERSTARGO.parse_position("b" * 18 + "w" * 18 + " b 2 2 -")
    assert drawn.outcome is not None and drawn.outcome.winners == ()


def test_a_position_that_has_to_pass_has_passed() -> None:
    position = board(black="DQ", white="C1")("w")  # Black can play B1, White can flank nothing
    assert (position.to_move, position.passes, position.turn) == (0, (1,), None)
    assert [str(move) for move in position.moves()] == ["B1"]
    assert position.text.endswith(" b 0 0 -")
    end = position.play(Move("B1"))
    assert (end.passes, end.outcome and end.outcome.reason) == ((), "no_moves")


def test_a_position_whose_exception_is_written_keeps_it() -> None:
    plain = REVERSTARGO.start()
    lifted = REVERSTARGO.parse_position(plain.text[:-1] + "x")
    assert lifted.exception and lifted.moves() == plain.moves() and len(lifted.blocked) == 9
    assert lifted != plain and all(not c.forbidden for c in lifted.choices("B1"))
    assert not lifted.play(Move("B1")).exception


def test_records() -> None:
    assert REVERSTARGO.read_moves("B2 A5[b]+2 -- \n CQ+1 ") == ("B2", "A5[b]", "--", "CQ")
    for wrong in ("B2,B3", "b2", "E1", "B2+0", "A5[x]", "A2"):
        with pytest.raises(InvalidText):
            REVERSTARGO.read_moves(wrong)
