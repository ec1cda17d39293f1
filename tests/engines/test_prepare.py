"""What an engine loads when it is first needed is loaded before a request's time begins."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from rsg.engines import ENGINES, deepening, requests
from rsg.engines.engine import Limits, finished
from rsg.engines.protocol import Desk
from rsg.engines.reversi import learned as reversi
from rsg.engines.reversi import shipped as reversi_files
from rsg.engines.reversi.engine import ReversiEngine
from rsg.engines.reversi.kernel import SearchKernel as ReversiKernel
from rsg.engines.reverstargo import learned as reverstargo
from rsg.engines.reverstargo import shipped as reverstargo_files
from rsg.engines.reverstargo.kernel import SearchKernel as ReverstargoKernel
from rsg.engines.searching import SearchEngine
from rsg.games import game as game_named
from rsg.games.game import Position
from tests.engines.asking import ask, finish

NEW: dict[str, tuple[Any, ...]] = {
    "reversi": (reversi.Learned, reversi_files.read_weights, ReversiKernel, ReversiEngine),
    "reverstargo": (reverstargo.Learned, reverstargo_files.read_weights, ReverstargoKernel, SearchEngine),
}
every_game = pytest.mark.parametrize("game", ENGINES)
every_thought = pytest.mark.parametrize("do", ["go", "values", "review"])


def new_engine(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[SearchEngine, set[int]]:
    """An engine that has made nothing yet, and the numbers of empty cells for which its tables are asked."""
    learned, read, kernel, engine = NEW[name]
    estimate, asked = learned(read()), set()
    tables = estimate.tables

    def counted(empty: int) -> object:
        asked.add(empty)
        return tables(empty)

    monkeypatch.setattr(estimate, "tables", counted)
    return engine(game_named(name), kernel(estimate), ()), asked


@every_game
@pytest.mark.parametrize("plies", [1, 3])
def test_a_search_needs_nothing_but_what_was_prepared(
    game: str, plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, limits = game_named(game).start(), Limits(depth=plies)
    engine, asked = new_engine(game, monkeypatch)
    assert len(list(engine.prepare(position, limits))) >= plies, "in steps"
    prepared = set(asked)
    assert len(prepared) <= plies + 5, "not more than it is likely to need"
    asked.clear()
    finished(engine.think(position, limits, 1))
    assert asked and asked <= prepared


@every_game
def test_every_level_can_be_prepared(game: str) -> None:
    engine, position = ENGINES[game], game_named(game).start()
    for level in engine.levels:
        assert len(list(engine.prepare(position, level))) >= 1
    with pytest.raises(KeyError):
        engine.prepare(position, "no such level")


class Loading:
    """An engine that has to load before it thinks."""

    def __init__(self, game: str, load: Callable[[], Iterator[None]]) -> None:
        self._engine, self._load = ENGINES[game], load

    def __getattr__(self, name: str) -> object:
        return getattr(self._engine, name)

    def prepare(self, position: Position, how: str | Limits) -> Iterator[None]:
        return self._load()


@every_game
@every_thought
def test_what_is_loaded_first_takes_nothing_of_the_time(
    game: str, do: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]

    def now() -> float:
        clock[0] += 0.001
        return clock[0]

    def slow() -> Iterator[None]:
        for _ in range(3):
            clock[0] += 10
            yield

    modules: tuple[ModuleType, ...] = (requests, deepening)
    for module in modules:
        monkeypatch.setattr(module, "perf_counter", now)
    first = str(game_named(game).start().moves()[0])
    request = {"do": do, "game": game, "time_ms": 60, "seed": 1, "moves": [first] if do == "review" else []}
    usual = ask(**request)
    monkeypatch.setattr(requests, "ENGINES", {game: Loading(game, slow)})
    before = clock[0]
    slowed = ask(**request)
    assert clock[0] - before > 29, "it was loaded"
    assert slowed == usual and usual["ok"]
    assert do == "review" or usual["depth"] > 1
    assert do != "go" or usual["time_ms"] < 200


@every_game
@every_thought
def test_loading_is_stopped_like_thinking(game: str, do: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "ENGINES", {game: Loading(game, lambda: itertools.repeat(None))})
    desk = Desk()
    first = str(game_named(game).start().moves()[0])
    desk.receive(json.dumps({"id": 1, "do": do, "game": game, "moves": [first] if do == "review" else []}))
    for _ in range(20):
        desk.step(0)
    assert desk.busy
    desk.receive(json.dumps({"do": "stop", "target": 1}))
    (*_, reply) = finish(desk)
    assert reply["ok"] and reply["stopped"]
