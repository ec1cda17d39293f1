"""The engine protocol, as its users see it: lines in, lines out."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from rsg.engines.protocol import Desk
from rsg.games.reverstargo import REVERSTARGO
from tests.engines.asking import ask, error, finish

START = "wbwbwb" + "." * 30 + " b 0 0 -"


def recorded_games(count: int) -> list[dict[str, Any]]:
    path = Path(__file__).parents[1] / "data" / "reverstargo-games.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for _, line in zip(range(count), lines, strict=False)]


def texts(game: dict[str, Any], passes: bool) -> list[str]:
    moves = []
    for ply in game["plies"]:
        if ply.get("pass"):
            moves += ["--"] * passes
        else:
            moves.append(ply["cell"] + (f"[{ply['call'][0]}]" if ply["call"] else ""))
    return moves


# --- state


def test_state_of_the_start() -> None:
    reply = ask(id="s", do="state")
    assert sorted(reply.pop("legal")) == ["B1", "B2", "B4", "B5", "B6", "B8", "B9", "BQ", "BX"]
    assert reply == {
        "id": "s",
        "ok": True,
        "to_move": "black",
        "blocked": [],
        "exception": False,
        "board": {"A1": "white", "A3": "black", "A5": "white", "A7": "black", "A9": "white", "AJ": "black"},
        "prisoners": {"black": 0, "white": 0},
        "scores": {"black": 3, "white": 3},
        "turn": None,
        "outcome": None,
        "position": START,
    }


@pytest.mark.parametrize("game", recorded_games(30), ids=lambda game: f"game{game['id']}")
def test_state_along_recorded_games(game: dict[str, Any]) -> None:
    for passes in (True, False):
        moves = texts(game, passes)
        state = ask(do="state", moves=moves)
        assert state["to_move"] is None and state["legal"] == [] and state["blocked"] == []
        assert state["outcome"]["reason"] == game["end"]
        assert list(state["prisoners"].values()) == game["prisoners"]
        assert error(do="state", moves=[*moves, "B2"]) == ("game_over", len(moves))
        assert error(do="state", moves=[*moves, "--"]) == ("game_over", len(moves))
        assert error(do="go", moves=moves) == ("game_over", None)
        assert error(do="values", moves=moves) == ("game_over", None)
        assert ask(do="perft", depth=3, moves=moves)["leaves"] == 1
    played: list[str] = []
    for ply in game["plies"][:20]:
        if ply.get("pass"):
            continue
        state = ask(do="state", moves=played)
        expected = {
            cell + (f"[{call}]" if call != "-" else "")
            for cell, calls in ply["legal"].items()
            for call in calls
        }
        assert set(state["legal"]) == expected and state["to_move"] == ply["side"]
        assert state["blocked"] == ply.get("ko_blocked", [])
        played.append(ply["cell"] + (f"[{ply['call'][0]}]" if ply["call"] else ""))
        turn = ask(do="state", moves=played)["turn"]
        assert turn["move"] == played[-1] and turn["seat"] == ply["side"]
        assert sorted(turn["flips"]) == sorted(ply["flips"])
        assert sorted(turn["captures"]) == sorted(ply["captures"])


def test_a_position_begins_its_own_history() -> None:
    here = ask(do="state", moves=["B1"])["position"]
    assert ask(do="state", position=here)["turn"] is None
    later = ask(do="state", position=here, moves=["B7"])
    assert later["board"] == ask(do="state", moves=["B1", "B7"])["board"]


def test_a_pass_that_a_position_begins_with() -> None:
    waits = ["."] * 36
    for cell, colour in (("DQ", "b"), ("C1", "w")):
        waits[[c.label for c in REVERSTARGO.cells].index(cell)] = colour
    position = "".join(waits) + " w 0 0 -"
    assert ask(do="state", position=position)["to_move"] == "black"
    for moves in (["B1"], ["--", "B1"]):
        assert ask(do="state", position=position, moves=moves)["outcome"]["winner"] == "black"
    assert error(do="state", position=position, moves=["--", "--"]) == ("illegal_move", 1)


# --- perft and go


def test_perft() -> None:
    leaves = [ask(do="perft", depth=depth)["leaves"] for depth in range(1, 6)]
    assert leaves == [9, 69, 408, 2766, 15864]
    assert ask(do="perft", depth=1, moves=["B1"])["leaves"] == len(ask(do="state", moves=["B1"])["legal"])


@pytest.mark.parametrize(
    "limit", [{"nodes": 0}, {"nodes": 300}, {"depth": 1}, {"depth": 3}, {"time_ms": 0}, {"time_ms": 30.5}]
)
def test_go_within_limits(limit: dict[str, Any]) -> None:
    reply = ask(id=1, do="go", seed=3, **limit)
    assert set(reply) == {"id", "ok", "move", "value", "depth", "exact", "pv", "nodes", "time_ms"}
    assert reply["move"] in ask(do="state")["legal"] and reply["pv"][0] == reply["move"]
    assert reply["depth"] >= 1 and reply["nodes"] > 0 and reply["exact"] is False
    if "depth" in limit:
        assert reply["depth"] == limit["depth"]
    assert ask(do="state", moves=reply["pv"])["ok"]


@pytest.mark.parametrize("level", ["Lv.1", "Lv.2", "Lv.3", "Lv.4", "Lv.5", "MAX"])
def test_go_at_a_level(level: str) -> None:
    reply = ask(do="go", level=level, seed=7, moves=["B1", "B7"])
    assert reply["move"] in ask(do="state", moves=["B1", "B7"])["legal"]


@pytest.mark.parametrize("how", [{"nodes": 2000}, {"depth": 4}, {"level": "Lv.2"}])
def test_go_is_repeatable_with_a_seed(how: dict[str, Any]) -> None:
    first, second = (ask(do="go", seed=5, **how) for _ in range(2))
    assert {**first, "time_ms": 0} == {**second, "time_ms": 0}


def test_review_is_exact_where_the_end_is_near() -> None:
    position = "bwwbwbbwwwbwwbbw.bwbwwwbwbwwbbbbb.bw w 3 4 -"
    first = ask(do="go", position=position)
    second = ask(do="go", position=position, moves=[first["move"]])
    played = [first["move"], second["move"]] if second["ok"] else [first["move"]]
    desk = Desk()
    desk.receive(json.dumps({"do": "review", "position": position, "moves": played, "nodes": 5000}))
    entries = finish(desk)[-1]["moves"]
    assert first["exact"] and [entry["exact"] for entry in entries] == [True] * len(played)
    assert {entry["value_after"] for entry in entries} == {-first["value"]}
    assert [entry["mark"] for entry in entries] == ["best"] * len(played)
    assert entries[0]["line"][0] in ask(do="state", position=position)["legal"]


def test_values_and_review() -> None:
    moves = ["B1", "B7"]
    moves.append(ask(do="state", moves=moves)["legal"][0])
    values = ask(do="values", depth=3)
    assert set(values["values"]) == set(ask(do="state")["legal"]) and values["depth"] == 3
    desk = Desk()
    desk.receive(json.dumps({"id": "r", "do": "review", "depth": 2, "moves": moves, "seed": 1}))
    *progress, last = finish(desk)
    assert progress and [line["progress"] for line in progress] == sorted(
        line["progress"] for line in progress
    )
    assert all(line["id"] == "r" and line["ok"] and 0 <= line["progress"] <= 1 for line in progress)
    assert len(last["moves"]) == 3
    for ply, entry in enumerate(last["moves"]):
        values = ask(do="values", depth=2, moves=moves[:ply])["values"]
        sign = 1 if ply % 2 == 0 else -1
        assert entry["value_before"] == sign * max(values.values())
        assert entry["value_after"] == sign * values[moves[ply]]
        assert (entry["mark"] == "best") == (entry["best"] == moves[ply])
        assert not entry["exact"] and len(entry["line"]) >= 1


# --- stop


def test_stop_ends_what_runs_and_what_waits() -> None:
    desk = Desk()
    for request in (
        {"id": "long", "do": "perft", "depth": 900},
        {"id": ["waits"], "do": "go", "depth": 100},
        {"id": {"n": 1}, "do": "review", "depth": 60, "moves": ["B1", "B7"]},
        {"id": "after", "do": "state"},
    ):
        desk.receive(json.dumps(request))
    assert desk.step(0.01) == []
    for target in ("long", ["waits"], {"n": 1}):
        (reply,) = desk.receive(json.dumps({"id": 9, "do": "stop", "target": target}))
        assert json.loads(reply) == {"id": 9, "ok": True, "stopped": True}
    replies = [reply for reply in finish(desk) if "progress" not in reply]
    assert [reply["id"] for reply in replies] == ["long", ["waits"], {"n": 1}, "after"]
    assert [reply.get("stopped") for reply in replies] == [True, True, True, None]
    assert replies[0]["leaves"] > 0 and replies[1]["move"] in ask(do="state")["legal"]


def test_stop_of_nothing() -> None:
    desk = Desk()
    for request in ({"id": 1, "do": "stop", "target": "x"}, {"do": "stop"}):
        (reply,) = desk.receive(json.dumps(request))
        assert json.loads(reply) == {"id": request.get("id"), "ok": True, "stopped": False}
    assert not desk.busy


def test_slices_are_short() -> None:
    now = [0.0]

    def clock() -> float:  # each look at the clock is a millisecond later
        now[0] += 0.001
        return now[0]

    desk = Desk(clock)
    desk.receive(json.dumps({"do": "go", "depth": 5}))
    steps = 0
    while desk.busy:
        desk.step(0.003)
        steps += 1
    assert steps > 3
