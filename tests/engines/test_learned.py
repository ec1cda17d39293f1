"""The learned estimate: symmetric, and the same wherever it is computed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines import ENGINES, requests
from rsg.engines.engine import Limits, finished
from rsg.engines.kernel import INFINITE
from rsg.engines.protocol import Desk
from rsg.engines.reverstargo import shipped
from rsg.engines.reverstargo.kernel import Plain
from rsg.engines.reverstargo.learned import Learned, unpack
from rsg.engines.reverstargo.patterns import PATTERNS, PHASES, SIZES
from rsg.games.game import Move
from rsg.games.reverstargo import REVERSTARGO
from rsg.games.reverstargo.board import ALL_CELLS, INDEX, SYMMETRIES
from rsg.games.reverstargo.kernel import legal, stones
from rsg.games.symmetry import Symmetry
from tests.games.strategies import picks, walk
from tests.games.turned import turned, turned_position

FILE = shipped.read_weights()
LEARNED = Learned(FILE)


def board(choices: list[int]) -> tuple[int, int]:
    """Stones of the side to move and of the other in some position of a random game."""
    position = walk(REVERSTARGO.start(), choices)[-1]
    assert isinstance(position, REVERSTARGO.start().__class__)
    return position.stones


def image(mask: int, symmetry: Symmetry) -> int:
    return stones(turned(mask & ALL_CELLS, symmetry))


def best_cells(values: Mapping[Move, float], symmetry: Symmetry) -> set[tuple[int, str]]:
    best = max(values.values())
    return {(symmetry[INDEX[m.cell]], str(m)[2:]) for m, value in values.items() if value == best}


@given(picks)
@settings(max_examples=60, deadline=None)
def test_twelve_images_have_the_same_estimate(choices: list[int]) -> None:
    own, enemy = board(choices)
    values = {LEARNED.estimate(image(own, which), image(enemy, which)) for which in SYMMETRIES}
    assert len(values) == 1


@given(picks)
@settings(max_examples=100, deadline=None)
def test_nothing_is_expected_where_nobody_can_move(choices: list[int]) -> None:
    own, enemy = board(choices)
    assert (LEARNED.estimate(own, enemy) is None) == (not legal(own, enemy) and not legal(enemy, own))


@given(picks, st.integers(-8000, 8000))
@settings(max_examples=100, deadline=None)
def test_one_loop_finds_what_single_estimates_find(choices: list[int], beta: int) -> None:
    own, enemy = board(choices)
    plain = Plain(LEARNED.estimate)
    best, visited = LEARNED.horizon(own, enemy, INFINITE)
    assert (best, visited) == plain.horizon(own, enemy, INFINITE)
    bound, seen = LEARNED.horizon(own, enemy, beta)
    assert (bound >= beta) == (best >= beta) and seen <= visited
    assert bound <= best


def test_tables_are_made_once() -> None:
    assert LEARNED.tables(20) is LEARNED.tables(20)


def test_the_file_has_weights_for_all() -> None:
    assert len(unpack(FILE)) == len(PHASES) * sum(SIZES)
    assert sum(len(pattern.rows) for pattern in PATTERNS) == 27
    for pattern in PATTERNS:
        assert set(pattern.classes) == set(range(pattern.size))


def test_answers_say_what_is_wrong_with_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    class Weak:
        fault = "no learned estimate"

        def __getattr__(self, name: str) -> object:
            return getattr(ENGINES["reverstargo"], name)

    monkeypatch.setattr(requests, "ENGINES", {"reverstargo": Weak()})
    desk = Desk()
    desk.receive('{"do":"go","depth":1}')
    desk.receive('{"do":"state"}')
    first, second = desk.step(5)
    assert '"warning":"no learned estimate"' in first and "warning" not in second


@given(picks, st.sampled_from(SYMMETRIES[1:]))
@settings(max_examples=20, deadline=None)
def test_all_images_have_the_image_of_the_best_moves(choices: list[int], symmetry: Symmetry) -> None:
    position = walk(REVERSTARGO.start(), choices[:30])[-1]
    if position.to_move is None:
        return
    here, there = (
        finished(ENGINES["reverstargo"].weigh(board, Limits(depth=3), 1))
        for board in (turned_position(REVERSTARGO, position, which) for which in (SYMMETRIES[0], symmetry))
    )
    assert max(here.values.values()) == max(there.values.values())
    assert best_cells(here.values, symmetry) == best_cells(there.values, SYMMETRIES[0])
