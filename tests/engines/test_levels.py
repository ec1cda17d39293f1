"""The ladder: weak levels keep to their taste, vary, and are beaten by what is above them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines import ENGINES
from rsg.engines.engine import Limits, finished
from rsg.engines.faulty import Faulty
from rsg.engines.levels import Level
from rsg.engines.reverstargo import ENGINE, LADDER
from rsg.games import GAMES
from rsg.games.game import Position
from rsg.games.reverstargo import REVERSTARGO
from tests.games.strategies import positions

SEVERAL = "bwwbwbb.wwb.wb.w.bwb..w..bww..b.b..w b 0 0 -"


def chosen(level: str, position: Position, seed: int) -> str:
    return str(finished(ENGINE.think(position, level, seed)).move)


def picked(level: str, position: Position, times: int = 60) -> set[str]:
    return {chosen(level, position, seed) for seed in range(times)}


def gains(position: Position) -> dict[str, int]:
    turns = [(str(move), position.play(move).turn) for move in position.moves()]
    return {move: len(turn.flips) + len(turn.captured) for move, turn in turns if turn is not None}


@given(positions(), st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_weak_levels_keep_to_their_taste(position: Position, seed: int) -> None:
    if position.to_move is None:
        return
    gain = gains(position)
    ranked = sorted(gain.values())
    assert gain[chosen("Lv.1", position, seed)] <= ranked[(len(ranked) + 1) // 2 - 1]
    assert gain[chosen("Lv.2", position, seed)] >= ranked[int(len(ranked) * 0.4)]
    assert gain[chosen("Lv.3", position, seed)] == ranked[-1]


@given(positions(), st.integers(0, 10**6), st.sampled_from([step.name for step in LADDER[:-1]]))
@settings(max_examples=60, deadline=None)
def test_levels_of_the_ladder_are_repeatable(position: Position, seed: int, level: str) -> None:
    if position.to_move is not None:
        move = chosen(level, position, seed)
        assert move in map(str, position.moves())
        assert chosen(level, position, seed) == move


def test_weak_levels_vary() -> None:
    position = REVERSTARGO.parse_position(SEVERAL)
    assert len(position.moves()) >= 6
    for level in ("Lv.1", "Lv.2", "Lv.4", "Lv.5"):
        assert len(picked(level, position, 100)) > 1, level


def test_levels_of_the_ladder_have_no_clock() -> None:
    for step in LADDER:
        clock = isinstance(step.how, Limits) and step.how.time_s is not None
        assert clock == (step.name == "INFINITY")


def test_faults_are_what_is_said() -> None:
    position = REVERSTARGO.parse_position(SEVERAL)
    assert isinstance(position, REVERSTARGO.start().__class__)
    exact = finished(ENGINE.as_level(position, Level("", Faulty(depth=1)), 1))
    assert exact.value == max(exact.values.values()) == exact.values[exact.move]
    greedy = finished(ENGINE.as_level(position, Level("", Faulty(depth=1, greed=1000)), 1))
    gain = gains(position)
    assert gain[str(greedy.move)] == max(gain.values())
    assert greedy.values == exact.values, "it knows better than it plays"


def test_every_game_has_a_ladder_and_an_engine() -> None:
    assert set(GAMES) == set(ENGINES)
    assert ENGINES["reverstargo"] is ENGINE
    assert ENGINE.levels == tuple(step.name for step in LADDER)
    for name, engine in ENGINES.items():
        assert engine.levels and len(set(engine.levels)) == len(engine.levels)
        assert engine.game is GAMES[name]
        with pytest.raises(KeyError):
            engine.think(GAMES[name].start(), "Lv.99")


@pytest.mark.parametrize(("name", "other"), list(permutations(GAMES, 2)))
def test_another_games_positions_are_refused(name: str, other: str) -> None:
    engine, position = ENGINES[name], GAMES[other].start()
    for how in (*engine.levels, Limits(depth=1)):
        for ask in (engine.think, engine.weigh):
            with pytest.raises(TypeError, match=f"not a position of {name}"):
                ask(position, how)
    with pytest.raises(TypeError, match=f"not a position of {name}"):
        engine.count(position, 1)
