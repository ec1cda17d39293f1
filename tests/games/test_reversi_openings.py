"""Openings with a name: all can be played, are found whichever way the board is turned, and have names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.games.reversi import REVERSI
from rsg.games.reversi.openings import OPENINGS, opening
from rsg.text import LANGUAGES, text
from tests.games.strategies import picks, walk
from tests.games.turned import STARTING, line


@pytest.mark.parametrize("name", OPENINGS)
def test_every_opening_is_found_on_all_four_boards(name: str) -> None:
    for symmetry in STARTING:
        assert opening(line(OPENINGS[name], symmetry)) == name


@given(st.sampled_from(sorted(OPENINGS)), st.integers(0, 10**6))
def test_a_name_stays_until_there_is_a_better_one(name: str, number: int) -> None:
    played = line(OPENINGS[name])
    moves = played[-1].moves()
    after = [*played, played[-1].play(moves[number % len(moves)])]
    found = opening(after)
    assert found is not None
    assert found == name or len(OPENINGS[found]) == len(OPENINGS[name]) + 2


def test_the_order_of_moves_does_not_matter() -> None:
    assert opening(line("F5F6E6D6E7")) == opening(line("F5F6E6F4G5")) == "heath"


@given(picks)
def test_every_game_has_the_name_of_its_second_move_at_least(choices: list[int]) -> None:
    played = walk(REVERSI.start(), choices)
    found = opening(played)
    assert (found is None) == (len(played) < 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_opening_has_a_name_of_its_own(language: str) -> None:
    names = [text(language).openings(key) for key in OPENINGS]
    assert all(names) and len(set(names)) == len(OPENINGS)
