"""Reversi's learned estimate: symmetric, and by phase."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from rsg.engines.reversi import handmade, shipped
from rsg.engines.reversi.lanes import PATTERNS, stones
from rsg.engines.reversi.learned import Learned, unpack
from rsg.engines.reversi.patterns import PHASES, patterns, phase, size
from rsg.engines.sealed import BadFile, seal
from rsg.games.reversi import REVERSI
from rsg.games.reversi.board import SYMMETRIES
from rsg.games.symmetry import Symmetry
from tests.games.strategies import picks, walk
from tests.games.turned import turned

FILE = shipped.read_weights()
KERNEL, _ = shipped.kernel()


def image(mask: int, symmetry: Symmetry) -> int:
    return stones(turned(mask, symmetry))


@given(picks)
@settings(max_examples=60, deadline=None)
def test_eight_images_have_the_same_estimate(choices: list[int]) -> None:
    own, enemy = walk(REVERSI.start(), choices)[-1].stones
    for kernel in (KERNEL, handmade.KERNEL):
        values = {kernel.estimate(image(own, which), image(enemy, which)) for which in SYMMETRIES}
        assert len(values) == 1


@given(picks)
@settings(max_examples=60, deadline=None)
def test_the_estimate_is_the_sum_of_the_weights_in_the_file(choices: list[int]) -> None:
    position = walk(REVERSI.start(), choices)[-1]
    if position.to_move is None:
        return
    own, enemy = position.stones
    weights, expected = unpack(FILE), 0
    at = phase(64 - len(position.board)) * size()
    for kind in patterns():
        for row in kind.rows:
            digits = ((own >> cell & 1) + 2 * (enemy >> cell & 1) for cell in row)
            filling = sum(digit * 3**place for place, digit in enumerate(digits))
            expected += 16 * weights[at + kind.classes[filling]]
        at += kind.size
    assert KERNEL.estimate(stones(own), stones(enemy)) == expected


def test_phases_cover_all_numbers_of_empty_cells() -> None:
    found = [phase(empty) for empty in range(61)]
    assert found == sorted(found) and set(found) == set(range(PHASES))


def test_the_file_has_weights_for_all() -> None:
    assert len(unpack(FILE)) == PHASES * size()
    assert [row for kind in patterns() for row in kind.rows] == list(PATTERNS)
    for kind in patterns():
        assert set(kind.classes) == set(range(kind.size))


def test_what_is_sealed_well_but_means_nothing_is_refused() -> None:
    with pytest.raises(BadFile, match="damaged"):
        unpack(seal(FILE[:8], b"no such stream"))


@pytest.mark.parametrize("empty", [0, 20, 60])
def test_tables_of_a_phase_are_made_once(empty: int) -> None:
    learned = Learned(FILE)
    same = next(other for other in range(60, -1, -1) if phase(other) == phase(empty))
    assert learned.tables(empty) is learned.tables(empty) is learned.tables(same)
    assert len(learned.tables(empty)) == len(PATTERNS)
