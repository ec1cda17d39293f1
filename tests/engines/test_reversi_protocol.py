"""Reversi through the engine protocol."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.asking import ask
from tests.games.endgames import ENDGAMES

ENDGAME = next(endgame for endgame in ENDGAMES.values() if endgame.empty == 8)
WIPED_OUT = ["F5", "D6", "C5", "F4", "E3", "F6", "G5", "E6", "E7"]


def asked(**request: Any) -> dict[str, Any]:
    """The last reply to a request about Reversi."""
    return ask(game="reversi", **request)


def test_the_state_of_the_start() -> None:
    state = asked(do="state")
    assert state["ok"] and state["to_move"] == "black"
    assert sorted(state["legal"]) == ["C4", "D3", "E6", "F5"]
    assert state["board"] == {"D4": "white", "E5": "white", "E4": "black", "D5": "black"}
    assert state["scores"] == {"black": 2, "white": 2} and state["prisoners"] == {"black": 0, "white": 0}
    assert state["position"] == "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27 + " X"
    assert (state["blocked"], state["exception"], state["turn"], state["outcome"]) == ([], False, None, None)


def test_moves_in_small_letters_and_what_they_turn() -> None:
    state = asked(do="state", moves=["f5", "d6"])
    assert state["turn"] == {"move": "D6", "seat": "white", "flips": ["D5"], "captures": [], "passes": []}


def test_a_colour_that_is_gone() -> None:
    state = asked(do="state", moves=WIPED_OUT)
    assert state["outcome"] == {"winner": "black", "reason": "wiped_out"}
    assert state["scores"] == {"black": 64, "white": 0} and state["legal"] == []
    assert asked(do="go", moves=WIPED_OUT)["error"]["kind"] == "game_over"


@pytest.mark.parametrize(
    ("moves", "kind", "at"),
    [(["F5", "F5"], "illegal_move", 1), (["F9"], "invalid_text", 0), (["F5", "--"], "illegal_move", 1)],
)
def test_what_cannot_be_played(moves: list[str], kind: str, at: int) -> None:
    error = asked(do="state", moves=moves)["error"]
    assert (error["kind"], error["at"]) == (kind, at)


def test_perft() -> None:
    assert asked(do="perft", depth=6)["leaves"] == 8200
    assert asked(do="perft", depth=3, moves=["F5"])["leaves"] == 244 // 4


@pytest.mark.parametrize(
    ("level", "depth", "exact"), [("beginner", 1, False), ("intermediate", 4, False), ("master", 8, True)]
)
def test_levels_go(level: str, depth: int, exact: bool) -> None:
    reply = asked(do="go", level=level, position=ENDGAME.text, seed=1)
    assert reply["ok"] and reply["move"].lower() in ENDGAME.moves and reply["pv"][0] == reply["move"]
    assert (reply["depth"], reply["exact"]) == (depth, exact)


def test_the_exact_end() -> None:
    reply = asked(do="go", depth=64, position=ENDGAME.text)
    assert reply["exact"] and reply["value"] == ENDGAME.score and reply["depth"] == 8
    values = asked(do="values", time_ms=60_000, position=ENDGAME.text)
    assert values["exact"] and {move.lower(): v for move, v in values["values"].items()} == ENDGAME.moves


def test_a_review_marks_every_ply() -> None:
    moves = ["F5", "D6", "C3", "D3", "C4", "B3"]
    review = asked(do="review", moves=moves, depth=2)["moves"]
    assert len(review) == len(moves)
    assert all(entry["mark"] in ("best", "good", "inaccuracy", "mistake", "blunder") for entry in review)
    end = asked(do="review", position=ENDGAME.text, moves=[next(iter(ENDGAME.moves))], time_ms=60_000)[
        "moves"
    ]
    (entry,) = end
    sign = -1 if ENDGAME.position.to_move else 1
    assert entry["exact"] and entry["value_before"] == sign * ENDGAME.score
    assert entry["value_after"] == sign * next(iter(ENDGAME.moves.values()))


def test_levels_of_another_game_are_refused() -> None:
    assert asked(do="go", level="MAX")["error"]["kind"] == "bad_field"
