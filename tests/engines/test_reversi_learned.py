"""Reversi's learned estimate: symmetric, by phase, and careful with its file."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given, settings

from rsg.engines.reversi import ENGINE, shipped
from rsg.engines.reversi.handmade import by_squares_and_moves
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.lanes import PATTERNS, stones
from rsg.engines.reversi.learned import Learned, pack, unpack
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
    for kernel in (KERNEL, SearchKernel(by_squares_and_moves)):
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


def test_the_file_is_small_and_has_weights_for_all() -> None:
    assert len(FILE) <= 300_000
    assert len(unpack(FILE)) == PHASES * size()
    assert [row for kind in patterns() for row in kind.rows] == list(PATTERNS)
    for kind in patterns():
        assert set(kind.classes) == set(range(kind.size))


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (b"", "cut short"),
        (FILE[:-2], "cut short"),
        (b"RSGEVAL2" + FILE[8:], "not a file for this"),
        (FILE[:100] + bytes([FILE[100] ^ 1]) + FILE[101:], "damaged"),
    ],
)
def test_bad_files_are_told_and_replaced(file: bytes, fault: str) -> None:
    with pytest.raises(BadFile, match=fault):
        Learned(file)
    kernel, told = shipped.kernel(lambda: file)
    assert told and "hand-made" in told
    own, enemy = (stones(mask) for mask in REVERSI.start().stones)
    assert kernel.estimate(own, enemy) == SearchKernel(by_squares_and_moves).estimate(own, enemy)


def test_what_is_sealed_well_but_means_nothing_is_refused() -> None:
    with pytest.raises(BadFile, match="damaged"):
        unpack(seal(FILE[:8], b"no such stream"))
    with pytest.raises(BadFile, match="weights, not"):
        pack(array("h", [1, 2, 3]))


def test_a_missing_file_is_told() -> None:
    def missing() -> bytes:
        raise FileNotFoundError(2, "No such file", shipped.NAME)

    _, told = shipped.kernel(missing)
    assert told and shipped.NAME in told


def test_the_shipped_weights_are_used_and_nothing_is_told() -> None:
    assert ENGINE.fault is None
    own, enemy = (stones(mask) for mask in REVERSI.start().stones)
    assert KERNEL.estimate(own, enemy) != SearchKernel(by_squares_and_moves).estimate(own, enemy)


@pytest.mark.parametrize("empty", [0, 20, 60])
def test_tables_of_a_phase_are_made_once(empty: int) -> None:
    learned = Learned(FILE)
    same = next(other for other in range(60, -1, -1) if phase(other) == phase(empty))
    assert learned.tables(empty) is learned.tables(empty) is learned.tables(same)
    assert len(learned.tables(empty)) == len(PATTERNS)
