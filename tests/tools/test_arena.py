"""The arena: repeatable, fair, and its yardstick is the published game's engine."""

from __future__ import annotations

import random

import pytest

from rsg.games.reverstargo import REVERSTARGO
from rsg.games.reverstargo.board import INDEX, LABELS, SYMMETRIES
from tools.arena.match import SetResult, play_set
from tools.arena.players import PLAYERS
from tools.arena.published import DEPTHS, Published, leaf
from tools.arena.report import share_of_sets, summary
from tools.openings import opening

FIRST_MOVES = ["BQ", "B1", "B2", "B4", "B5", "B6", "B8", "B9", "BX"]


def test_published_final_values_the_first_moves_by_symmetry() -> None:
    values = {
        str(move): value
        for move, value in Published(DEPTHS["PUB-FINAL"], 1).values(REVERSTARGO.start()).items()
    }
    assert sorted(values) == sorted(FIRST_MOVES)
    black = {"A3", "A7", "AJ"}
    for symmetry in SYMMETRIES:
        if {LABELS[symmetry[INDEX[label]]] for label in black} != black:
            continue  # it swaps the colours
        for move, value in values.items():
            assert values[LABELS[symmetry[INDEX[move]]]] == value
    assert len(set(values.values())) == 2, "three mirrors and three turns leave two kinds of move"


def test_published_choice_is_one_of_the_best() -> None:
    position = REVERSTARGO.start()
    for seed in range(5):
        values = Published(DEPTHS["PUB-MAX"], seed).values(position)
        chosen = Published(DEPTHS["PUB-MAX"], seed).choose(position)
        assert values[chosen] == max(values.values())
        position = position.play(chosen)


def test_published_leaf_is_what_is_described() -> None:
    own, enemy = REVERSTARGO.start().stones
    assert leaf(own, enemy) == 0
    tip = REVERSTARGO.parse_position("b" * 6 + "." * 24 + "w" + "." * 5 + " b 0 0 -")
    own, enemy = tip._stones
    assert leaf(own, enemy) == 6 * 2 + 25 - 50 - 4 * 6, "a whole ring against a tip and six legal cells"


@pytest.mark.parametrize("pair", [("Lv.4", "random"), ("nodes=50", "PUB-MAX")])
def test_a_seed_gives_the_same_set(pair: tuple[str, str]) -> None:
    one, two = (play_set(*pair, seed=5) for _ in range(2))
    assert (one.winner, one.difference, one.depth) == (two.winner, two.difference, two.depth)


def test_openings_have_their_plies_and_go_on() -> None:
    for plies in (0, 4, 30):
        line = opening(REVERSTARGO.start(), random.Random(plies), plies)
        assert len(line) == plies + 1 and line[-1].to_move is not None
        assert opening(REVERSTARGO.start(), random.Random(plies), plies) == line


def test_a_search_beats_chance() -> None:
    assert [play_set("depth=2", "random", seed).winner for seed in range(3)] == [0, 0, 0]


def test_share_of_sets_has_an_error() -> None:
    won, lost, drawn = (
        SetResult(winner, 0, 1.0, [1, 1], [0.1, 0.1], [0.1, 0.1], [1, 1]) for winner in (0, 1, None)
    )
    mean, error = share_of_sets([won, lost, drawn, won])
    assert mean == 0.625 and 0.2 < error < 0.25
    assert share_of_sets([won] * 100)[0] == 1 and 0 < share_of_sets([won] * 100)[1] < 0.01
    assert summary(("a", "b"), [won, lost]).startswith("a v b: 50.0 %")


@pytest.mark.parametrize("spec", ["Lv.9", "depth=x", "what=1", "", "depth=1,eval=hand,at=."])
def test_unknown_players_are_refused(spec: str) -> None:
    with pytest.raises(ValueError):
        PLAYERS["reverstargo"](spec, 1)
