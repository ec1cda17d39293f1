"""The engine goes through a game, one position a request: the curve grows with every reply, and a CPU's move of a
running game is never kept waiting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rsg.app import study_messages as s
from rsg.app.effects import Ask, Effect, Focus, StopEngine
from rsg.app.ids import cell_id
from rsg.app.messages import Routed
from rsg.app.model import Model
from rsg.app.replay import Replay, Review, judge
from rsg.app.routes import Route, format_hash
from rsg.app.update import replays
from rsg.app.update.requests import ask
from rsg.app.update.screens import routed
from rsg.app.update.step import Step
from rsg.games import game as game_named

NODES = 20_000
"""Positions that the engine visits for each move: the same limit judges the same everywhere."""
REVIEWS_KEPT = 20
"""Games whose reviews the page remembers."""


def start(model: Model, message: s.StartReview) -> Step:
    """Begins the review, or goes on with one that was stopped."""
    model = _remembered(model)
    replay = model.replay
    if replay is None or replay.review.state in ("running", "done") or not replay.game.ply:
        return model, ()
    return proceed(_with(model, replay, replace(replay.review, state="running")))


def stop(model: Model, message: s.StopReview) -> Step:
    """Stops it; what is known stays."""
    replay = model.replay
    if replay is None or replay.review.state != "running":
        return model, ()
    effects = replays.stop_engine(model)
    return _with(model, replay, replace(replay.review, state="stopped", request="")), effects


def show_better(model: Model, message: s.ShowBetter) -> Step:
    """Goes back to before the move that was just played. The better one's cell takes the focus: what it would do there
    is shown, and a tap plays it as a variation."""
    replay = model.replay
    if replay is None or replay.missed is None:
        return model, ()
    cell = game_named(replay.game.game).parse_move(replay.missed.best).cell
    model, effects = replays.look(model, replace(replay, playing=0), replay.ply - 1)
    assert model.replay is not None
    hand = replace(model.replay.hand, cursor=cell, preview=cell)
    shown = replace(model.replay, hand=hand, shows_better=True)
    return replace(model, replay=shown), (*effects, Focus(cell_id(cell)))


def review_result(model: Model, message: s.ReviewResult) -> Step:
    """Opens the game whose result is shown, and starts on it; the way back leads to that result."""
    match, cleared = model.match, model.cleared
    if match is None or not match.over or not model.document.library.knows(match.id):
        return model, ()
    there, effects = routed(model, Routed(format_hash(Route("replay", page=match.id))))
    model, effects = replays.follow(model, replace(there, match=match, cleared=cleared), effects)
    model, more = start(model, s.StartReview())
    return model, (*effects, *more)


def judged(model: Model, reply: Mapping[str, Any]) -> Model:
    """With what the engine says of the next move, in answer to the request in flight."""
    replay = model.replay
    if replay is None or not replay.review.request or "progress" in reply:
        return model
    review, game = replace(replay.review, request=""), replay.game
    if reply.get("stopped"):
        return _with(model, replay, review)
    values, at = reply.get("values"), len(review.judged)
    if not reply.get("ok") or type(values) is not dict or game.moves[at] not in values:
        return _with(model, replay, replace(review, state="failed"))
    best = max(values, key=lambda move: values[move])
    one = judge(game.positions[at], game.moves[at], values, best)
    state = "done" if at + 1 == game.ply else review.state
    return _with(model, replay, replace(review, judged=(*review.judged, one), state=state))


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """Goes on with the review of a game that is open again, remembers how far it is, and gives way to whoever else has
    just asked the engine, or stopped it."""
    model, effects = _give_way(model, effects)
    opened = _remembered(model)
    if opened is not model:
        model, more = proceed(opened)
        effects = (*effects, *more)
    return _remember(model), effects


def _remembered(model: Model) -> Model:
    """The replay with what the engine said of its game before, if it was just opened."""
    replay = model.replay
    if replay is None or replay.review != Review() or replay.record.key not in model.shelf.reviews:
        return model
    return _with(model, replay, model.shelf.reviews[replay.record.key])


def _remember(model: Model) -> Model:
    replay = model.replay
    if replay is None or replay.review == Review():
        return model
    state = "stopped" if replay.review.state == "failed" else replay.review.state
    review, known = replace(replay.review, state=state, request=""), model.shelf.reviews
    if known.get(replay.record.key) == review:
        return model
    reviews = {key: known[key] for key in known if key != replay.record.key} | {replay.record.key: review}
    latest = dict([*reviews.items()][-REVIEWS_KEPT:])
    return replace(model, shelf=replace(model.shelf, reviews=latest))


def _give_way(model: Model, effects: tuple[Effect, ...]) -> Step:
    replay = model.replay
    calls = [effect for effect in effects if isinstance(effect, Ask | StopEngine)]
    if replay is None or not replay.review.request or not calls:
        return model, effects
    last = calls[-1]
    if isinstance(last, Ask) and last.request["id"] == replay.review.request:
        return model, effects
    model = _with(model, replay, replace(replay.review, request=""))
    if isinstance(last, Ask):
        return model, (StopEngine(), *effects)
    model, more = proceed(model)
    return model, (*effects, *more)


def proceed(model: Model) -> Step:
    """Asks for the next position, unless something is asked already or the CPU's move is awaited."""
    replay = model.replay
    if replay is None or replay.review.state != "running" or replay.review.request or _cpu_thinks(model):
        return model, ()
    review, game = replay.review, replay.game
    sent = review.sent + 1
    review = replace(review, request=f"review.{replay.record.id}.{sent}", sent=sent)
    asked = ask(game, review.request, "values", len(review.judged), nodes=NODES, seed=1)
    return _with(model, replay, review), (asked,)


def _cpu_thinks(model: Model) -> bool:
    """Whether the CPU of a running game thinks."""
    return model.thinking is not None and not model.thinking.move


def _with(model: Model, replay: Replay, review: Review) -> Model:
    return replace(model, replay=replace(replay, review=review))
