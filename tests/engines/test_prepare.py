"""What an engine loads when it is first needed is loaded before a request's time begins."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from types import ModuleType

import pytest

from rsg.engines import ENGINES, deepening, requests
from rsg.engines.engine import Limits, finished
from rsg.engines.protocol import Desk
from rsg.engines.reversi import learned as reversi
from rsg.engines.reversi import shipped as reversi_files
from rsg.engines.reversi.engine import ReversiEngine
from rsg.engines.reverstargo import learned as reverstargo
from rsg.engines.reverstargo import shipped as reverstargo_files
from rsg.engines.searching import SearchEngine
from rsg.games import game as game_named
from tests.engines.asking import ask, finish

NEW = {
    "reversi": (reversi, reversi_files.read_weights, ReversiEngine),
    "reverstargo": (reverstargo, reverstargo_files.read_weights, SearchEngine),
}
every_game = pytest.mark.parametrize("game", ENGINES)
every_thought = pytest.mark.parametrize("do", ["go", "values", "review"])


def new_engine(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[SearchEngine, list[object]]:
    """An engine that has made nothing yet, and its tables by the number of empty cells."""
    learned, read, kind = NEW[name]
    made = []

    class Watched(learned.Learned):  # type: ignore[name-defined, misc]
        def __init__(self, file: bytes) -> None:
            super().__init__(file)
            made.append(self)

    monkeypatch.setattr(learned, "Learned", Watched)
    kernel = learned.kernel(read())
    return kind(game_named(name), kernel, ()), made[0]._tables


@every_game
@pytest.mark.parametrize("plies", [1, 3])
def test_a_search_makes_nothing_that_was_prepared(
    game: str, plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, limits = game_named(game).start(), Limits(depth=plies)
    engine, tables = new_engine(game, monkeypatch)
    finished(engine.think(position, limits, 1))
    needed = {empty for empty, made in enumerate(tables) if made}
    assert needed, "else there is nothing to prepare"
    engine, tables = new_engine(game, monkeypatch)
    assert len(list(engine.prepare(position, limits))) >= plies, "in steps"
    prepared = list(tables)
    assert needed <= {empty for empty, made in enumerate(prepared) if made}
    finished(engine.think(position, limits, 1))
    assert all(now is before for now, before in zip(tables, prepared, strict=True))
    assert len(set(map(id, filter(None, prepared)))) < len(prepared) / 2, "not more than it is likely to need"


@every_game
def test_every_level_can_be_prepared(game: str) -> None:
    engine, position = ENGINES[game], game_named(game).start()
    for level in engine.levels:
        assert len(list(engine.prepare(position, level))) >= 1
    with pytest.raises(KeyError):
        engine.prepare(position, "no such level")


def slow(clock: list[float]) -> Iterator[None]:
    """Three steps of ten seconds."""
    for _ in range(3):
        clock[0] += 10
        yield


@every_game
@every_thought
def test_what_is_loaded_first_takes_nothing_of_the_time(
    game: str, do: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]

    def now() -> float:
        clock[0] += 0.001
        return clock[0]

    modules: tuple[ModuleType, ...] = (requests, deepening)
    for module in modules:
        monkeypatch.setattr(module, "perf_counter", now)
    first = str(game_named(game).start().moves()[0])
    request = {"do": do, "game": game, "time_ms": 60, "seed": 1, "moves": [first] if do == "review" else []}
    usual = ask(**request)
    monkeypatch.setattr(ENGINES[game]._kernel, "prepare", lambda *_: slow(clock))  # type: ignore[attr-defined]
    before = clock[0]
    slowed = ask(**request)
    assert clock[0] - before > 29, "it was loaded"
    assert slowed == usual and usual["ok"]
    assert do == "review" or usual["depth"] > 1
    assert do != "go" or usual["time_ms"] < 200


@every_game
@every_thought
def test_loading_is_stopped_like_thinking(game: str, do: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ENGINES[game]._kernel, "prepare", lambda *_: itertools.repeat(None))  # type: ignore[attr-defined]
    desk = Desk()
    first = str(game_named(game).start().moves()[0])
    desk.receive(json.dumps({"id": 1, "do": do, "game": game, "moves": [first] if do == "review" else []}))
    for _ in range(20):
        desk.step(0)
    assert desk.busy
    desk.receive(json.dumps({"do": "stop", "target": 1}))
    (*_, reply) = finish(desk)
    assert reply["ok"] and reply["stopped"]
