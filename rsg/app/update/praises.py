"""Values of moves while a person thinks: asked for to praise the own move, or as a hint in casual games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rsg.app.effects import Save, Sound
from rsg.app.features import features
from rsg.app.messages import AskHint
from rsg.app.model import Model, Weighed
from rsg.app.update.ledger import keep_running
from rsg.app.update.requests import ask
from rsg.app.update.step import Step, notify
from rsg.play.match import Match

JUDGE_NODES = 1500
HINT_MS = 700
FROM_PLY = 12
"""The first move of a game, counted from 1, that is worth praise."""
CLOSE = 12
"""Points of difference within which a good move is worth praise."""
CHOICES = {1: 3, 2: 4, 3: 6}
"""Choices that there must be at least, by place of the move."""
CAPTURES = (3, 5, 7)
"""Stones captured at once that are worth praise, greater praise, and the greatest."""
EQUAL = 1e-9


def watch(model: Model) -> Step:
    """Asks for the values of the person's moves, where a good one would be praised."""
    match = model.match
    if (
        match is None
        or model.settings.praise == "off"
        or model.judged is not None
        or not _worth_judging(match)
    ):
        return model, ()
    seat = match.seat_to_move
    if seat is None or seat.kind != "human" or model.thinking is not None:
        return model, ()
    judged = Weighed(f"judge.{match.id}.{match.ply}.{match.undos}", match.ply)
    return replace(model, judged=judged), (ask(match, judged.request, "values", nodes=JUDGE_NODES),)


def _worth_judging(match: Match) -> bool:
    if match.level in features(match.game).weak or match.ply + 1 < FROM_PLY:
        return False
    one, other = match.position.scores
    return abs(one - other) <= CLOSE and len(match.position.moves()) >= min(CHOICES.values())


def place(values: Mapping[str, float], move: str) -> int:
    """Which place a move takes: one more than there are better ones, so equal moves share a place; 0 for none.

    Where all moves are worth the same, or there are too few for the place, there is none.
    """
    if move not in values or max(values.values()) - min(values.values()) <= EQUAL:
        return 0
    better = sum(value > values[move] + EQUAL for value in values.values())
    return better + 1 if len(values) >= CHOICES.get(better + 1, len(values) + 1) else 0


def praise(model: Model, before: Match, move: str) -> Step:
    """Praises the person's move that was just played: what it captured, else its place among all."""
    match = model.match
    turn = match.position.turn if match else None
    if turn is None or model.settings.praise == "off" or before.seats[turn.seat].kind != "human":
        return model, ()
    captured = len(turn.captured)
    if captured >= CAPTURES[0]:
        weight = sum(captured >= least for least in CAPTURES)
        model, effects = notify(model, "praise_capture", captured, weight)
        return model, (*effects, Sound("big_capture", weight))
    judged = model.judged
    if judged is None or judged.ply != before.ply:
        return model, ()
    found = place(judged.values, move)
    if not found:
        return model, ()
    model, effects = notify(model, "praise_best", found)
    return model, (*effects, Sound("praise", 3 - found))


def ask_hint(model: Model, message: AskHint) -> Step:
    """Shows the values of the best moves, and counts it; in casual games, on the own turn."""
    match = model.match
    if (
        match is None
        or match.counting
        or match.over
        or not model.my_turn
        or model.hint is not None
        or model.hand.call
    ):
        return model, ()
    hint = Weighed(f"hint.{match.id}.{match.ply}.{match.undos}", match.ply)
    model = replace(model, hint=hint, judged=None, match=replace(match, hints=match.hints + 1))
    return keep_running(model), (Save(), ask(match, hint.request, "values", time_ms=HINT_MS))


def weighed(model: Model, reply: Mapping[str, Any]) -> Model:
    """With the values of the moves that the engine has weighed, for a hint or to praise."""
    values = reply.get("values")
    found: dict[str, float] = {}
    if reply.get("ok") and isinstance(values, dict):
        found = {str(move): float(value) for move, value in values.items()}
    if model.judged is not None and reply.get("id") == model.judged.request:
        return replace(model, judged=replace(model.judged, values=found))
    if model.hint is not None and reply.get("id") == model.hint.request:
        return replace(model, hint=replace(model.hint, values=found) if found else None)
    return model
