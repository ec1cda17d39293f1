"""The engine protocol, as its users see it: lines in, lines out."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines.protocol import LONGEST_LINE, Desk
from rsg.games import GAMES
from rsg.games.reverstargo import REVERSTARGO

START = "wbwbwb" + "." * 30 + " b 0 0 -"
KINDS = {
    "bad_json", "unknown_request", "unknown_game", "bad_field", "invalid_text", "illegal_move", "game_over",
}  # fmt: skip


def finish(desk: Desk) -> list[dict[str, Any]]:
    lines: list[str] = []
    while desk.busy:
        lines += desk.step()
    return [json.loads(line) for line in lines]


def ask(**request: Any) -> dict[str, Any]:
    """The last reply to one request on a fresh desk."""
    desk = Desk()
    assert desk.receive(json.dumps(request)) == []
    return finish(desk)[-1]


def error(**request: Any) -> tuple[str, int | None]:
    reply = ask(**request)
    assert reply["ok"] is False and isinstance(reply["error"]["message"], str)
    return reply["error"]["kind"], reply["error"].get("at")


def bad_line(line: str | bytes) -> dict[str, Any]:
    desk = Desk()
    assert desk.receive(line) == []
    (reply,) = finish(desk)
    return reply


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
    assert reply.pop("legal").sort() is None
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
    assert [line["progress"] for line in progress] == sorted(line["progress"] for line in progress)
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


# --- errors


@pytest.mark.parametrize(
    ("request_", "kind", "at"),
    [
        ({}, "unknown_request", None),
        ({"do": None}, "unknown_request", None),
        ({"do": 5}, "unknown_request", None),
        ({"do": ["go"]}, "unknown_request", None),
        ({"do": "GO"}, "unknown_request", None),
        ({"do": "state", "game": "chess"}, "unknown_game", None),
        ({"do": "state", "game": 1}, "unknown_game", None),
        ({"do": "state", "game": ["reverstargo"]}, "unknown_game", None),
        ({"do": "state", "moves": "B1"}, "bad_field", None),
        ({"do": "state", "moves": {"0": "B1"}}, "bad_field", None),
        ({"do": "state", "moves": ["B1", 7]}, "bad_field", 1),
        ({"do": "state", "moves": ["B1", None]}, "bad_field", 1),
        ({"do": "state", "position": 3}, "bad_field", None),
        ({"do": "state", "position": "x"}, "invalid_text", None),
        ({"do": "state", "moves": ["B1", "Z9"]}, "invalid_text", 1),
        ({"do": "state", "moves": ["b1"]}, "invalid_text", 0),
        ({"do": "state", "moves": ["B1", "B1"]}, "illegal_move", 1),
        ({"do": "state", "moves": ["CP"]}, "illegal_move", 0),
        ({"do": "state", "moves": ["B3"]}, "illegal_move", 0),
        ({"do": "state", "moves": ["B1[b]"]}, "illegal_move", 0),
        ({"do": "state", "moves": ["--"]}, "illegal_move", 0),
        ({"do": "perft"}, "bad_field", None),
        ({"do": "perft", "depth": 0}, "bad_field", None),
        ({"do": "perft", "depth": True}, "bad_field", None),
        ({"do": "perft", "depth": "3"}, "bad_field", None),
        ({"do": "perft", "depth": 2.5}, "bad_field", None),
        ({"do": "perft", "depth": 10**30}, "bad_field", None),
        ({"do": "go", "depth": 0}, "bad_field", None),
        ({"do": "go", "depth": -1}, "bad_field", None),
        ({"do": "go", "nodes": -1}, "bad_field", None),
        ({"do": "go", "nodes": 10.0}, "bad_field", None),
        ({"do": "go", "time_ms": -0.1}, "bad_field", None),
        ({"do": "go", "time_ms": True}, "bad_field", None),
        ({"do": "go", "time_ms": "1"}, "bad_field", None),
        ({"do": "go", "level": "Lv.9"}, "bad_field", None),
        ({"do": "go", "level": 1}, "bad_field", None),
        ({"do": "go", "level": "master"}, "bad_field", None),
        ({"do": "go", "depth": 1, "nodes": 5}, "bad_field", None),
        ({"do": "go", "level": "MAX", "time_ms": 5}, "bad_field", None),
        ({"do": "go", "depth": 1, "seed": "a"}, "bad_field", None),
        ({"do": "go", "depth": 1, "seed": True}, "bad_field", None),
        ({"do": "review", "depth": 1, "moves": ["B1", "B1"]}, "illegal_move", 1),
    ],
)
def test_errors(request_: dict[str, Any], kind: str, at: int | None) -> None:
    assert error(**request_) == (kind, at)


def test_null_is_absent_and_more_is_ignored() -> None:
    plain = ask(do="state")
    assert ask(do="state", id=None, game=None, moves=None, position=None, depth="?", extra=[1]) == plain
    assert ask(do="go", depth=2, level=None, nodes=None, time_ms=None, seed=None)["ok"]


@pytest.mark.parametrize(
    "line",
    [
        "{", "nonsense", "[]", "3", "null", '"go"', '{"do":"state"}}', '{"do":NaN}', '{"id":Infinity}',
        '{"id":1e999}', '{"id":' + "9" * 5000 + "}", '{"id":' + "[" * 100_000 + "]" * 100_000 + "}", "[" *
        900_000, '{"a":' * 50_000, b"\xff\xfe{}", b'{"id":"\xc3"}', '{"do":"state" "id":1}', "{'do':'state'}",
        "\u3000", b"\x00",
    ],
    ids=range(20),
)  # fmt: skip
def test_lines_that_are_no_requests(line: str | bytes) -> None:
    reply = bad_line(line)
    assert reply["id"] is None and reply["error"]["kind"] == "bad_json"


def test_long_lines() -> None:
    def state(size: int, end: str = "") -> str:
        line = '{"do":"state","x":""}'
        return line.replace('""', '"' + "x" * (size - len(line)) + '"') + end

    assert bad_line(state(LONGEST_LINE, "\r\n"))["ok"]
    assert bad_line(state(LONGEST_LINE + 1))["error"]["kind"] == "bad_json"
    assert bad_line(state(LONGEST_LINE // 2).replace("x" * 20, "星" * 20, 1))["ok"]
    assert bad_line('{"id":"' + "星" * 400_000 + '"}')["error"]["kind"] == "bad_json"


def test_blank_lines_are_ignored() -> None:
    desk = Desk()
    for line in ("", "\n", "  \t\r\n", b"", b"\n"):
        assert desk.receive(line) == [] and not desk.busy


@pytest.mark.parametrize("id_", ["é星", "\ud800", [1, {"a": None}], 1.5, True, {}, "[" * 1000, 0, -(10**400)])
def test_any_id_comes_back(id_: Any) -> None:
    assert ask(id=id_, do="state")["id"] == id_
    assert ask(id=id_)["id"] == id_


def test_the_last_of_equal_keys_counts() -> None:
    assert bad_line('{"id":1,"do":"nothing","id":2,"do":"state"}')["id"] == 2


def test_a_fault_of_ours_is_told_and_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.receive('{"id":1,"do":"state"}')
    with monkeypatch.context() as patch:
        patch.setattr(type(REVERSTARGO), "start", lambda self: 1 / 0)
        (reply,) = finish(desk)
    assert reply["error"] == {"kind": "internal", "message": "ZeroDivisionError: division by zero"}
    desk.receive('{"id":2,"do":"state"}')
    assert finish(desk)[0]["ok"]


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text()
    | st.sampled_from(["B1", "--", START, "Lv.1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from(["state", "perft", "go", "values", "review", "stop"]) | anything},
    optional=dict.fromkeys(
        ("id", "moves", "position", "level", "time_ms", "nodes", "seed", "target"), anything
    )
    | {"depth": st.integers(-1, 2) | anything, "game": st.sampled_from(sorted(GAMES)) | anything},
)


@given(st.lists(requests, max_size=4))
@settings(max_examples=100, deadline=None)
def test_whatever_is_asked_is_answered(asked: list[dict[str, Any]]) -> None:
    desk = Desk()
    immediate = []
    for request in asked:
        immediate += desk.receive(json.dumps(request))
    for request in asked:  # nothing may run for ever
        desk.receive(json.dumps({"do": "stop", "target": request.get("id")}))
    replies = [json.loads(line) for line in immediate] + finish(desk)
    last = [reply for reply in replies if "progress" not in reply]
    assert len(last) == len(asked)
    for reply in replies:
        assert reply["ok"] is True or reply["error"]["kind"] in KINDS


@given(st.text() | st.binary())
@settings(max_examples=200)
def test_any_line_is_survived(line: str | bytes) -> None:
    desk = Desk()
    immediate = desk.receive(line)
    assert immediate or len(finish(desk)) <= 1
