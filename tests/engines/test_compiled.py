"""The compiled search of the tools is the page's: the same rules, estimates and exact results.

Only where numba is installed: pip install -r requirements/train.txt
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines.engine import Limits, finished
from rsg.engines.kernel import POINT
from rsg.engines.reverstargo import ENGINE, shipped
from rsg.engines.reverstargo.kernel import PRISONER
from rsg.engines.reverstargo.learned import Learned
from rsg.engines.search import TO_THE_END
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.board import ALL_CELLS
from tests.games.strategies import picks, walk

pytest.importorskip("numba")

from tools.train.compiled import Compiled

FILE = shipped.read_weights()
LEARNED, COMPILED = Learned(FILE), Compiled(FILE)


def reached(choices: list[int], plies: int) -> Position:
    position = walk(REVERSTARGO.start(), choices[:plies])[-1]
    assert isinstance(position, Position)
    return position


@given(picks, st.integers(1, 3))
@settings(max_examples=100, deadline=None)
def test_it_counts_the_same_leaves(choices: list[int], depth: int) -> None:
    position = reached(choices, 90)
    if position.to_move is not None:
        *_, leaves = ENGINE.count(position, depth)
        assert COMPILED.leaves(position, depth) == leaves


@given(picks)
@settings(max_examples=200, deadline=None)
def test_it_estimates_the_same(choices: list[int]) -> None:
    own, enemy = reached(choices, 90).stones
    value = LEARNED.estimate(own, enemy)
    if value is not None:
        assert COMPILED.estimate(own & ALL_CELLS, enemy & ALL_CELLS) == value


def test_its_exact_results_are_those_of_the_search() -> None:
    """But for some ko fights: what its table knows forgets the way there."""
    chance, compared, different = random.Random(5), 0, 0
    while compared < 100:
        position = reached([chance.randrange(10**6) for _ in range(90)], chance.randint(24, 32))
        side = position.to_move
        if side is None or len(position.board) < 30:
            continue
        verdict = finished(ENGINE.think(position, Limits(), 1))
        banked = PRISONER * (position.prisoners[side] - position.prisoners[1 - side])
        COMPILED.forget()
        found = COMPILED.think(position, TO_THE_END, position.options)
        compared += 1
        different += (found.value + banked + POINT // 2) // POINT != verdict.value
    assert different <= 3
