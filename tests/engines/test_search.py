"""The search: exact where the end is in sight, the same for mirrored boards, and always with a legal move."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines import ENGINES
from rsg.engines.engine import Limits, Verdict, finished
from rsg.engines.reverstargo.handmade import estimate
from rsg.games import GAMES
from rsg.games.game import PASS, Position
from rsg.games.replay import replay
from rsg.games.reverstargo import REVERSTARGO
from rsg.games.reverstargo.board import INDEX, LABELS, SYMMETRIES
from tests.games.strategies import picks, positions, walk
from tests.games.turned import turned_position

ENGINE = ENGINES["reverstargo"]

# A game of captures in the middle of the board, and positions near its end: what ko forbids in them depends
# on the way there, so that a table of values that forgets the way gets them wrong.
KO_GAME = (
    "BX B7 B6 B5[w] B4 BJ[w] CQ C5 BQ CJ[w] DX DQ CX A5 B2 B9 B8 B1 C7[w] C8 C4 B3 A5 C6 C1 D4 A5 "
    "C9 C2 C3 D8 B4 D6 B6 A1 AJ B8 B6 B8 B6 D2 B8 B6 B8"
)
KO_FIGHT = (
    "b.wwwbwwbwww.wwbbbwwwwwwwwbbbbwwwwbb w 7 15 -",
    "wwwbbbwwwwwwbb.bbbwwwwwwwwbbbbwwwwbb w 8 15 -",
    "w.wwwwww.www.wwbbbwwwwwwwwbbbbwwwwbb b 7 15 -",
)


def think(position: Position, limits: Limits, seed: int = 1) -> Verdict:
    return finished(ENGINE.think(position, limits, seed))


class TooManyError(Exception):
    """The tree is too big for this test."""


def minimax(position: Position, budget: list[int], low: float = -1e9, high: float = 1e9) -> tuple[int, int]:
    """Final score and prisoner difference for Black under perfect play, by nothing but the rules."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooManyError
    if position.to_move is None:
        (black, white), (of_black, of_white) = position.scores, position.prisoners
        return black - white, of_black - of_white
    sign = -1 if position.to_move else 1
    best: tuple[int, int] | None = None
    for move in position.moves():
        value = minimax(position.play(move), budget, low, high)
        if best is None or (value > best if sign > 0 else value < best):
            best = value
        key = best[0] + best[1] / 1000
        low, high = (max(low, key), high) if sign > 0 else (low, min(high, key))
        if low >= high:
            break
    assert best is not None
    return best


def endings(count: int, empty: int) -> list[Position]:
    """Positions of random games with at most so many empty cells, small enough to be searched by
    `minimax`."""
    chance = random.Random(empty)
    found: list[Position] = []
    while len(found) < count:
        line = walk(REVERSTARGO.start(), [chance.randrange(10**6) for _ in range(90)])
        near = [p for p in line if len(p.board) >= 36 - empty and p.to_move is not None]
        if not near:
            continue
        try:
            minimax(near[0], [4000])
        except TooManyError:
            continue
        found.append(near[0])
    return found


@pytest.mark.parametrize("empty", [2, 3, 4, 5])
def test_exact_values_are_those_of_minimax(empty: int) -> None:
    for position in endings(15, empty):
        score, _ = minimax(position, [10**6])
        verdict = think(position, Limits())
        assert verdict.exact
        assert verdict.value == (-score if position.to_move else score), position.text
        played = position.play(verdict.move)
        assert minimax(played, [10**6])[0] == score, "the move keeps the value"


@pytest.mark.parametrize("text", KO_FIGHT)
def test_ko_fights_are_exact_along_their_line(text: str) -> None:
    position = REVERSTARGO.parse_position(text)
    for _ in range(6):
        if position.to_move is None:
            break
        score, prisoners = minimax(position, [200_000])
        verdict = think(position, Limits())
        assert (verdict.value, verdict.exact) == (-score if position.to_move else score, True)
        position = position.play(verdict.move)
        assert minimax(position, [200_000]) == (score, prisoners), "prisoners decide among equal scores"


def test_values_do_not_forget_the_way_to_them() -> None:
    line = list(replay(GAMES["reverstargo"], REVERSTARGO.start(), KO_GAME.split()))
    for position in line[-3:]:
        score, _ = minimax(position, [200_000])
        verdict = think(position, Limits())
        assert (verdict.value, verdict.exact) == (-score if position.to_move else score, True)


@given(choices=picks, which=st.integers(1, 11))
@settings(max_examples=25, deadline=None)
def test_mirrored_boards_have_mirrored_values(choices: list[int], which: int) -> None:
    position = REVERSTARGO.parse_position(walk(REVERSTARGO.start(), choices)[-1].text)  # without its past
    if position.to_move is None:
        return
    image = SYMMETRIES[which]
    there = turned_position(REVERSTARGO, position, image)
    values: dict[tuple[str, str], float] = {}
    mirrored: dict[tuple[str, str], float] = {}
    for board, found in ((position, values), (there, mirrored)):
        verdict = finished(ENGINE.weigh(board, Limits(depth=2), 1))
        found.update({(m.cell, str(m)[2:]): v for m, v in verdict.values.items()})
    assert {(LABELS[image[INDEX[cell]]], call): v for (cell, call), v in values.items()} == mirrored


@given(positions())
def test_the_estimate_is_the_same_for_both_sides(position: Position) -> None:
    own, enemy = position.stones
    mine, theirs = estimate(own, enemy), estimate(enemy, own)
    outcome = position.outcome
    assert (mine is None) == (theirs is None) == (outcome is not None and outcome.reason != "ko")
    if mine is not None and theirs is not None:
        assert mine == -theirs


@given(choices=picks, nodes=st.integers(0, 400))
@settings(max_examples=50, deadline=None)
def test_there_is_always_a_legal_move_and_a_playable_line(choices: list[int], nodes: int) -> None:
    position = walk(REVERSTARGO.start(), choices)[-1]
    if position.to_move is None:
        with pytest.raises(ValueError, match="over"):
            ENGINE.think(position, Limits(nodes=nodes))
        return
    verdict = think(position, Limits(nodes=nodes))
    assert verdict.move in position.moves() and verdict.depth >= 1
    assert verdict.pv[0] == str(verdict.move) and PASS not in verdict.pv
    assert len(list(replay(GAMES["reverstargo"], position, verdict.pv))) == len(verdict.pv)
    assert think(position, Limits(nodes=nodes)) == verdict, "the same seed and nodes, the same answer"


def test_a_thought_that_is_broken_off_knows_a_move() -> None:
    position = REVERSTARGO.start()
    thought = ENGINE.think(position, Limits(), 1)
    assert thought.verdict.move in position.moves()
    slices = thought.slices()
    next(slices)
    assert thought.verdict.depth == 1
    for _ in range(50):
        next(slices)
    assert thought.verdict.move in position.moves() and not thought.verdict.exact


def test_equal_moves_are_played_with_equal_chance() -> None:
    moves = {str(think(REVERSTARGO.start(), Limits(depth=1), seed).move) for seed in range(40)}
    assert len(moves) >= 3, "the start has three mirrors and three turns"


def test_slices_are_small_also_in_long_ko_fights() -> None:
    for text in (*KO_FIGHT, "wbbw.bwwbbbbbbbbbwbw.bbbb.b.bw.bbb.w b 6 0 -"):
        thought = ENGINE.think(REVERSTARGO.parse_position(text), Limits(nodes=20_000), 1)
        before = 0
        for _ in thought.slices():
            visited, before = thought.verdict.nodes - before, thought.verdict.nodes
            assert visited < 1500
