"""The engine protocol where something is wrong: every line is answered, and says what the fault is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.engines.protocol import LONGEST_LINE, Desk
from rsg.games import GAMES
from rsg.games.reverstargo import REVERSTARGO
from tests.engines.asking import ask, error, finish

KINDS = {
    "bad_json", "unknown_request", "unknown_game", "bad_field", "invalid_text", "illegal_move", "game_over",
}  # fmt: skip


def bad_line(line: str | bytes) -> dict[str, Any]:
    desk = Desk()
    assert desk.receive(line) == []
    (reply,) = finish(desk)
    return reply


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
        "\u3000", b"\x00", "[" * 401 + '\\"' * 400_000, "[" * 401 + '"' * 400_001, "[" * 401 + '"' + "\\" * 400_001,
    ],
    ids=range(23),
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
    | st.sampled_from(["B1", "--", REVERSTARGO.start().text, "Lv.1"]),
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
