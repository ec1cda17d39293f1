"""Reversi's rules: against counts that everybody knows, known endgames, and a second, slower telling."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.games.game import IllegalMove, InvalidText, Turn
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import INDEX, LABELS, SYMMETRIES
from tests.games.endgames import Endgame, every_endgame
from tests.games.strategies import finish, picks, walk
from tests.games.turned import STARTING, line

WIPED_OUT = "F5 D6 C5 F4 E3 F6 G5 E6 E7"  # the shortest way to take every stone


def board(rows: str, side: str = "X") -> Position:
    """The position of eight rows, `.` for empty cells."""
    return REVERSI.parse_position("".join(rows.split()).replace(".", "-") + " " + side)


def flanked(stones: dict[str, int], cell: str, seat: int) -> set[str]:
    """What a stone turns, by walking from cell to cell."""
    turned: set[str] = set()
    column, row = ord(cell[0]), int(cell[1])
    for right, down in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]:
        run, steps = [], 1
        while (at := f"{chr(column + right * steps)}{row + down * steps}") in stones:
            if stones[at] == seat:
                turned.update(run)
                break
            run.append(at)
            steps += 1
    return turned


def test_the_start() -> None:
    start = REVERSI.start()
    assert start.board == {"D4": 1, "E4": 0, "D5": 0, "E5": 1}
    assert [str(move) for move in start.moves()] == ["D3", "C4", "F5", "E6"]
    assert start.scores == (2, 2)


@given(choices=picks)
def test_moves_and_turned_stones_are_those_of_a_walk(choices: list[int]) -> None:
    for position in walk(REVERSI.start(), choices):
        stones, side = dict(position.board), position.to_move
        if side is None:
            assert not any(
                flanked(stones, cell, seat) for seat in (0, 1) for cell in LABELS if cell not in stones
            )
            continue
        expected = {cell for cell in LABELS if cell not in stones and flanked(stones, cell, side)}
        assert {str(move) for move in position.moves()} == expected
        for move in position.moves():
            after = position.play(move)
            turned = flanked(stones, move.cell, side)
            assert after.turn is not None and set(after.turn.flips) == turned
            assert after.board == stones | dict.fromkeys(turned | {move.cell}, side)
            assert after.passes == ((1 - side,) if after.to_move == side else ())


@given(choices=picks, symmetry=st.sampled_from(STARTING))
def test_a_turned_board_plays_the_same(choices: list[int], symmetry: tuple[int, ...]) -> None:
    image = REVERSI.start()
    position = image
    for number in choices:
        moves = position.moves()
        if not moves:
            break
        move = moves[number % len(moves)]
        position = position.play(move)
        image = image.play(REVERSI.parse_move(LABELS[symmetry[INDEX[move.cell]]]))
        assert image.board == {LABELS[symmetry[INDEX[cell]]]: seat for cell, seat in position.board.items()}
        assert (image.to_move, image.scores, image.outcome) == (
            position.to_move,
            position.scores,
            position.outcome,
        )


def test_symmetries_are_the_eight_of_a_square() -> None:
    assert len(set(SYMMETRIES)) == 8 and len(STARTING) == 4
    assert all(sorted(symmetry) == list(range(64)) for symmetry in SYMMETRIES)


@every_endgame()
def test_known_endgames_have_the_known_moves(endgame: Endgame) -> None:
    assert 64 - len(endgame.position.board) == endgame.empty
    assert {str(move).lower() for move in endgame.position.moves()} == set(endgame.moves)


def test_stones_turn_outward_in_all_directions() -> None:
    position = board("""
        X..X..X.
        .O.O.O..
        ..OOO...
        XOO.OO.X
        ..OOO...
        .O.O.O..
        X..O..X.
        ...X....""")
    turn = position.play(REVERSI.parse_move("d4")).turn
    assert turn == Turn(
        move="D4",
        seat=0,
        placed="D4",
        flipped=(
            ("C3", "D3", "E3", "C4", "C5", "D5", "E5"),
            ("B2", "D2", "F2", "B4", "B6", "D6", "F6"),
            ("D7",),
        ),
    )


def test_nothing_is_flanked_around_an_edge() -> None:
    position = board("""
        .....XOO
        OO......
        .......X
        ........
        O.......
        ........
        ........
        XOOOOOO.""")
    assert [str(move) for move in position.moves()] == ["H8"]


def test_a_colour_that_is_gone_ends_the_game() -> None:
    end = line(WIPED_OUT)[-1]
    assert end.to_move is None and len(end.board) == 13
    assert end.outcome is not None and end.outcome.reason == "wiped_out"
    assert end.outcome.winners == (0,) and end.scores == (64, 0), "empty cells are the winner's"


def test_a_game_can_end_with_room_left_and_be_drawn() -> None:
    rows = "XXXXXXXX XXXXXXXX XXXXXXXX XXX----- -----OOO OOOOOOOO OOOOOOOO OOOOOOOO"
    outcome = board(rows).outcome
    assert outcome is not None and outcome.reason == "no_moves"
    assert outcome.winners == () and outcome.scores == (27, 27)


@given(choices=picks, number=st.integers(0, 1000))
def test_all_64_cells_are_somebodys_in_the_end(choices: list[int], number: int) -> None:
    end = finish(walk(REVERSI.start(), choices)[-1], number)[-1]
    outcome = end.outcome
    assert outcome is not None
    if outcome.winners:
        assert sum(outcome.scores) == 64
    else:
        assert outcome.scores[0] == outcome.scores[1]
    counts = [list(end.board.values()).count(seat) for seat in (0, 1)]
    reason = "full" if sum(counts) == 64 else "wiped_out" if 0 in counts else "no_moves"
    assert outcome.reason == reason


@pytest.mark.parametrize("gap", ["", " ", "\n"])
def test_records_are_read_in_any_case_and_spacing(gap: str) -> None:
    assert REVERSI.read_moves(gap.join(["F5", "d6", "--", "C3"]) + "\n") == ("F5", "D6", "--", "C3")


def test_a_record_may_begin_with_a_board_the_first_side_to_move_unless_it_says_otherwise() -> None:
    text = REVERSI.start().text
    rows = "\n".join(text[at : at + 8] for at in range(0, 64, 8)).lower()
    for board in (text[:64], rows):
        for side, written in (("X", ""), ("X", "X"), ("X", " x"), ("O", "\nO"), ("O", "o")):
            start, rest = REVERSI.split_start(f"{board}{written} F5d6")
            assert (start, REVERSI.read_moves(rest)) == (f"{text[:64]} {side}", ("F5", "D6"))
            assert REVERSI.split_start(board + written) == (start, "")
    assert REVERSI.split_start(text[1:]) == ("", text[1:]), "63 cells are no board"


@pytest.mark.parametrize("record", ["F9", "F5D", "F5-D6", "5F", "F5,D6", "F5---D6"])
def test_other_records_are_refused(record: str) -> None:
    with pytest.raises(InvalidText):
        REVERSI.read_moves(record)


@pytest.mark.parametrize(
    ("cell", "reason"), [("E4", "occupied"), ("D6", "flanks_nothing"), ("A1", "flanks_nothing")]
)
def test_refusals_say_why(cell: str, reason: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        REVERSI.start().play(REVERSI.parse_move(cell))
    assert (refused.value.cell, refused.value.reason) == (cell, reason)
