"""Symmetries: all images of a position have one key, and what is said to lead to it does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from rsg.games import GAMES, reversi, reverstargo
from rsg.games.bits import cells_of
from rsg.games.symmetry import Symmetry, canonical, image
from tests.games.strategies import picks, walk
from tests.games.turned import turned

SYMMETRIES = {"reverstargo": reverstargo.board.SYMMETRIES, "reversi": reversi.board.SYMMETRIES}


def masks(name: str, choices: list[int]) -> tuple[int, int]:
    """The first seat's cells and the second's in some position of a random game."""
    position = walk(GAMES[name].start(), choices)[-1]
    cells = {cell.label: at for at, cell in enumerate(GAMES[name].cells)}
    first, second = (
        sum(1 << cells[label] for label, owner in position.board.items() if owner == seat) for seat in (0, 1)
    )
    return first, second


@pytest.mark.parametrize("name", GAMES)
@given(picks)
@settings(max_examples=40, deadline=None)
def test_all_images_have_one_key(name: str, choices: list[int]) -> None:
    own, enemy = masks(name, choices)
    found = {canonical(turned(own, s), turned(enemy, s), SYMMETRIES[name])[0] for s in SYMMETRIES[name]}
    assert len(found) == 1


@pytest.mark.parametrize("name", GAMES)
@given(picks)
@settings(max_examples=40, deadline=None)
def test_exactly_the_symmetries_that_lead_to_the_key_are_named(name: str, choices: list[int]) -> None:
    own, enemy = masks(name, choices)
    key, leading = canonical(own, enemy, SYMMETRIES[name])

    def leads(symmetry: Symmetry) -> bool:
        return (turned(own, symmetry), turned(enemy, symmetry)) == key

    assert leading == tuple(filter(leads, SYMMETRIES[name])) != ()


@pytest.mark.parametrize("name", GAMES)
def test_an_image_moves_every_cell(name: str) -> None:
    for symmetry in SYMMETRIES[name]:
        assert [image([cell], symmetry) for cell in range(len(symmetry))] == [1 << at for at in symmetry]
        assert image(cells_of(0b1011), symmetry) == turned(0b1011, symmetry)
