"""Reversi's engine: counts, exact ends, what the lanes say, and the levels."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines.counting import count_leaves
from rsg.engines.engine import Limits, finished
from rsg.engines.kernel import INFINITE, POINT
from rsg.engines.levels import Level
from rsg.engines.reversi import ENGINE
from rsg.engines.reversi.handmade import KERNEL, ByHand, by_squares
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.lanes import PATTERNS, ROWS, STATE_BYTES, read_patterns, stones
from rsg.engines.reversi.moves import turns
from rsg.engines.reversi.solver import Solver
from rsg.engines.reversi.squares import square
from rsg.games.bits import cells_of
from rsg.games.replay import after
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import ALL_CELLS, LABELS
from rsg.games.reversi.kernel import final_scores, flips, legal
from tests.games.endgames import ENDGAMES, Endgame, every_endgame
from tests.games.strategies import finish, picks, walk

PERFT = (4, 12, 56, 244, 1396, 8200, 55092, 390216)


def near_the_end(choices: list[int], number: int, empty: int) -> Position:
    """A position of a random game with about so many empty cells, perhaps over."""
    line = [*walk(REVERSI.start(), choices), *finish(walk(REVERSI.start(), choices)[-1], number)]
    return min(line, key=lambda position: abs(64 - len(position.board) - empty))


@pytest.mark.parametrize(("depth", "leaves"), list(enumerate(PERFT, 1)))
def test_perft(depth: int, leaves: int) -> None:
    counted = list(ENGINE.count(REVERSI.start(), depth))
    assert counted[-1] == leaves and counted == sorted(counted)


@given(picks, st.integers(1, 3))
@settings(deadline=None, max_examples=50)
def test_leaves_are_the_same_one_by_one(choices: list[int], depth: int) -> None:
    position = walk(REVERSI.start(), choices)[-1]
    *_, counted = ENGINE.count(position, depth)
    if position.to_move is None:
        assert counted == 1
    else:
        own, enemy = (stones(mask) for mask in position.stones)
        *_, expected = count_leaves(KERNEL, own, enemy, depth)
        assert counted == expected


@given(picks)
@settings(deadline=None)
def test_lanes_know_all_moves(choices: list[int]) -> None:
    for position in walk(REVERSI.start(), choices)[-4:]:
        own, enemy = position.stones
        found = turns(stones(own) + 2 * stones(enemy))
        assert sum(1 << cell for cell in found) == legal(own, enemy)
        for cell, turned in found.items():
            assert turned == stones(flips(own, enemy, cell))


@given(picks)
@settings(deadline=None)
def test_lanes_hold_the_fillings_of_all_patterns(choices: list[int]) -> None:
    own, enemy = walk(REVERSI.start(), choices)[-1].stones
    state = (stones(own) + 2 * stones(enemy)).to_bytes(STATE_BYTES, "little")
    assert read_patterns(state) == tuple(
        sum(((own >> cell & 1) + 2 * (enemy >> cell & 1)) * 3**place for place, cell in enumerate(row))
        for row in PATTERNS
    )


def test_every_cell_is_on_its_lines_and_in_patterns() -> None:
    assert len(ROWS) == 46 and len(PATTERNS) == 38
    for cell in range(64):
        straight = [row for row in ROWS[:38] if cell in row]
        assert len(straight) == 2 + sum(length > 2 for length in _diagonals(cell)), LABELS[cell]
        assert any(cell in row for row in PATTERNS)


def _diagonals(cell: int) -> tuple[int, int]:
    x, y = cell % 8, cell // 8
    return 8 - abs(x - y), 8 - abs(x + y - 7)


@given(picks)
@settings(deadline=None)
def test_squares_are_added_up(choices: list[int]) -> None:
    position = walk(REVERSI.start(), choices)[-1]
    if position.to_move is None:
        return
    own, enemy = position.stones
    expected = sum(map(square, cells_of(own))) - sum(map(square, cells_of(enemy)))
    found = SearchKernel(ByHand(by_squares)).estimate(stones(own), stones(enemy))
    assert found is not None and found / POINT == pytest.approx(expected, abs=0.2)


@given(picks, st.integers(-20, 20))
@settings(deadline=None)
def test_one_loop_finds_what_single_estimates_find(choices: list[int], points: int) -> None:
    position = walk(REVERSI.start(), choices)[-1]
    if position.to_move is None:
        return
    own, enemy = (stones(mask) for mask in position.stones)
    values = []
    for _, _, _, _, mine, theirs in KERNEL.options(own, enemy):
        over = not legal(mine & ALL_CELLS, theirs & ALL_CELLS) and not legal(
            theirs & ALL_CELLS, mine & ALL_CELLS
        )
        wiped_out_or_full = not theirs or (mine | theirs) & ALL_CELLS == ALL_CELLS
        if over and not wiped_out_or_full:
            return  # the loop does not look for the ends of games with room left
        values.append(KERNEL.final(mine, theirs) if over else -(KERNEL.estimate(theirs, mine) or 0))
    assert KERNEL.horizon(own, enemy, INFINITE) == (max(values), len(values))
    beta = POINT * points
    bound, visited = KERNEL.horizon(own, enemy, beta)
    assert (bound >= beta) == (max(values) >= beta) and 1 <= visited <= len(values)


@every_endgame(8)
def test_every_move_near_the_end_has_its_known_value(endgame: Endgame) -> None:
    verdict = finished(ENGINE.weigh(endgame.position, Limits(), 1))
    assert {str(move).lower(): value for move, value in verdict.values.items()} == endgame.moves
    assert verdict.exact and verdict.value == endgame.score and verdict.depth == 8


@every_endgame(12)
def test_the_best_move_with_twelve_empty_cells_is_known(endgame: Endgame) -> None:
    verdict = finished(ENGINE.think(endgame.position, Limits(), 1))
    assert verdict.exact and verdict.value == endgame.score
    assert endgame.moves[str(verdict.move).lower()] == endgame.score


def plain(own: int, enemy: int, *, passed: bool = False) -> int:
    """The final difference by looking at everything."""
    values = []
    for cell in cells_of(legal(own, enemy)):
        turned = flips(own, enemy, cell)
        values.append(-plain(enemy ^ turned, own | turned | 1 << cell))
    if values:
        return max(values)
    if passed:
        mine, theirs = final_scores(own, enemy)
        return mine - theirs
    return -plain(enemy, own, passed=True)


@given(picks, st.integers(0, 100), st.integers(1, 6), st.integers(-66, 66), st.integers(1, 10))
@settings(deadline=None, max_examples=150)
def test_the_solver_is_right_and_its_windows_are_too(
    choices: list[int], number: int, empty: int, low: int, width: int
) -> None:
    own, enemy = near_the_end(choices, number, empty).stones
    if 64 - (own | enemy).bit_count() > 7:
        return
    expected = plain(own, enemy)

    def solved(alpha: int, beta: int) -> int:
        solving = Solver().solve(own, enemy, alpha * POINT, beta * POINT)
        while True:
            try:
                next(solving)
            except StopIteration as end:
                return int(end.value) // POINT

    assert solved(-65, 65) == expected
    bound = solved(low, low + width)
    if bound <= low:
        assert expected <= bound
    elif bound >= low + width:
        assert expected >= bound
    else:
        assert expected == bound


def test_the_exact_line_leads_to_the_exact_result() -> None:
    endgame = next(iter(ENDGAMES.values()))
    position = endgame.position
    verdict = finished(ENGINE.think(position, Limits(), 1))
    seat = position.to_move
    position = after(REVERSI, position, verdict.pv)
    rest = finished(ENGINE.think(position, Limits(), 1)).value
    assert len(verdict.pv) > 4
    assert (rest if position.to_move == seat else -rest) == endgame.score


@pytest.mark.parametrize("level", ENGINE.levels)
@given(choices=picks, seed=st.integers(0, 1000))
@settings(deadline=None, max_examples=4)
def test_levels_play_legal_moves(level: str, choices: list[int], seed: int) -> None:
    position = walk(REVERSI.start(), choices)[-1]
    if position.to_move is None:
        return
    thought = ENGINE.think(position, level, seed)
    next(thought.slices(), None)
    assert thought.verdict.move in position.moves()


@given(choices=picks, seed=st.integers(0, 1000))
@settings(deadline=None, max_examples=30)
def test_the_beginner_turns_the_most(choices: list[int], seed: int) -> None:
    position = walk(REVERSI.start(), choices)[-1]
    if position.to_move is None:
        return
    turned = {move: flips(*position.stones, LABELS.index(move.cell)).bit_count() for move in position.moves()}
    assert turned[finished(ENGINE.think(position, "beginner", seed)).move] == max(turned.values())


def test_the_intermediate_reads_four_plies_with_square_weights() -> None:
    verdict = finished(ENGINE.think(REVERSI.start(), "intermediate", 1))
    assert verdict.depth == 4 and not verdict.exact
    by_hand = finished(
        ENGINE.as_level(REVERSI.start(), Level("", Limits(depth=4), SearchKernel(ByHand(by_squares))), 1)
    )
    assert (verdict.move, verdict.value) == (by_hand.move, by_hand.value)
