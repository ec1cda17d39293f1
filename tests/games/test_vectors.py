"""The recorded games: every field of every ply must come out of the rules."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rsg.games.game import Choice, IllegalMove
from rsg.games.reverstargo import REVERSTARGO, Move, Position

SEATS = ("black", "white")
RECORDED = Path(__file__).parents[1] / "data" / "reverstargo-games.jsonl.gz"


def recorded_games() -> list[dict[str, Any]]:
    with gzip.open(RECORDED, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


GAMES = recorded_games()


def board_text(position: Position) -> str:
    return " ".join(sorted(label + "bw"[seat] for label, seat in position.board.items()))


def legal(position: Position) -> dict[str, str]:
    """What may be played now: cell to the calls that may be chosen, `-` where none is due."""
    found: dict[str, str] = {}
    for move in position.moves():
        found[move.cell] = found.get(move.cell, "") + ("-" if move.call is None else "bw"[move.call])
    return found


def test_there_are_140_games_and_every_kind_of_ending() -> None:
    assert len(GAMES) == 140
    assert {game["end"] for game in GAMES} == {"full", "no_moves", "ko"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"game{game['id']}")
def test_every_field_of_every_ply(game: dict[str, Any]) -> None:
    position = REVERSTARGO.start()
    passes: list[str] = []
    for ply in game["plies"]:
        if ply.get("pass"):
            assert passes.pop(0) == ply["side"]
            continue
        assert not passes
        assert position.to_move == SEATS.index(ply["side"])
        assert legal(position) == ply["legal"]
        assert sorted(position.blocked) == sorted(ply.get("ko_blocked", []))
        assert position.exception == ply.get("ko_exception", False)
        move = Move(ply["cell"], None if ply["call"] is None else SEATS.index(ply["call"]))
        chosen = {choice.move: choice for choice in position.choices(ply["cell"])}[move]
        position = position.play(move)
        turn = position.turn
        assert turn is not None
        assert chosen.turn == turn
        assert (turn.move, turn.placed, turn.seat) == (str(move), ply["cell"], SEATS.index(ply["side"]))
        assert sorted(turn.flips) == sorted(ply["flips"])
        assert sorted(turn.captured) == sorted(ply["captures"])
        assert board_text(position) == ply["position"]
        assert list(position.prisoners) == ply["prisoners"]
        passes = [SEATS[seat] for seat in turn.passes]
    outcome = position.outcome
    assert outcome is not None
    assert outcome.reason == game["end"]
    counts = [list(position.board.values()).count(seat) for seat in (0, 1)]
    assert counts == game["board"]
    assert list(position.prisoners) == game["prisoners"]
    assert outcome.scores == tuple(c + p for c, p in zip(counts, game["prisoners"], strict=True))
    assert position.moves() == () and position.blocked == () and not position.exception


def forbidden_choices() -> Iterator[tuple[Position, Choice]]:
    """Every choice that ko concerns in the recorded games, with the position."""
    for game in GAMES:
        position = REVERSTARGO.start()
        for ply in game["plies"]:
            if ply.get("pass"):
                continue
            for cell in ply.get("ko_blocked", []):
                yield from ((position, choice) for choice in position.choices(cell))
            position = position.play(
                Move(ply["cell"], None if ply["call"] is None else SEATS.index(ply["call"]))
            )


def test_what_ko_forbids_is_refused_unless_nothing_else_is_left() -> None:
    found = list(forbidden_choices())
    refused = [(position, choice) for position, choice in found if not position.exception]
    lifted = [choice for position, choice in found if position.exception]
    assert len(refused) > 10 and lifted
    assert {choice.forbidden for choice in lifted} == {None}
    assert {choice.forbidden for _, choice in refused} == {"ko"}
    for position, choice in refused:
        with pytest.raises(IllegalMove) as raised:
            position.play(choice.move)
        assert (raised.value.reason, raised.value.cell) == ("ko", choice.move.cell)
