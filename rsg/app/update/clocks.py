"""Two people's clocks and the handing over of the device: what starts and stops time, and its ticks."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import After, Effect, Save, Sound
from rsg.app.messages import Tick
from rsg.app.model import Model
from rsg.app.update.ledger import keep_running
from rsg.app.update.step import Step
from rsg.play.match import Match

SECOND = 1000
WARNINGS = (10, 5, 4, 3, 2, 1)
"""Seconds left in byo-yomi at which a sound warns."""


def after_move(model: Model) -> Model:
    """A person has moved: the clock stops; the device is to be handed over, or somebody's pass to be told."""
    match = model.match
    if match is None or len(match.humans) < 2:
        return model
    turn = match.position.turn
    if match.clock and turn:
        match = replace(match, clock=match.clock.moved(turn.seat, model.now))
    due = not match.over and (model.settings.handover == "on" or bool(turn and turn.passes))
    return replace(model, match=match, handover_due=due)


def run(model: Model) -> Step:
    """Lets the time of the side to move run, once the first stone is down and nothing stands in between."""
    match = model.match
    if match is None or match.clock is None or match.over or not match.ply or model.handover_due:
        return model, ()
    seat = match.position.to_move or 0
    if model.sheet == "handover" or match.clock.running == seat:
        return model, ()
    model = replace(model, match=replace(match, clock=match.clock.start(seat, model.now)))
    return _schedule(model)


def _schedule(model: Model) -> Step:
    """Waits for the moment at which the time that is shown changes; ticks that were waited for before say nothing."""
    match = model.match
    if match is None or match.clock is None or match.clock.running is None:
        return model, ()
    left = match.clock.left(match.clock.running, model.now)
    model = replace(model, tick=model.tick + 1)
    if left.over:
        return model, ()
    return model, (After(left.ms % SECOND or SECOND, Tick(model.tick)),)


def tick(model: Model, message: Tick) -> Step:
    """A second has passed: it is shown, and near the end heard."""
    match = model.match
    if message.number != model.tick or match is None or match.clock is None or match.clock.running is None:
        return model, ()
    left = match.clock.left(match.clock.running, model.now)
    effects: tuple[Effect, ...] = ()
    if left.byoyomi and (left.over or round(left.ms / SECOND) in WARNINGS):
        effects = (Sound("warning"),)
    model, more = _schedule(model)
    return model, (*effects, *more)


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """The clock stands while its board is not on the screen, until `resumed`."""
    match = model.match
    if match is None or match.clock is None or match.clock.running is None or model.route.screen == "play":
        return model, effects
    return keep_running(replace(model, match=stopped(match, model.now))), (*effects, Save())


def open_hand_over(model: Model) -> Model:
    """Shows the sheet between two people's moves; on another screen it waits for the board to be back."""
    if model.route.screen != "play":
        return replace(model, handover_due=False)
    return replace(model, handover_due=False, sheet="handover", hand=replace(model.hand, preview=""))


def close_hand_over(model: Model) -> Step:
    """The next person has the device: time runs."""
    model, effects = run(replace(model, sheet=""))
    return keep_running(model), (Save(), *effects)


def stopped(match: Match, now: int) -> Match:
    """A match whose clock stands."""
    return replace(match, clock=match.clock.stop(now)) if match.clock else match


def resumed(model: Model) -> Step:
    """Back at the board the clock goes on; where it stood, the sheet that it stood for is open again."""
    match = model.match
    if match is None or len(match.humans) < 2 or match.over or not match.ply:
        return model, ()
    if match.clock and match.clock.running is not None:
        return _schedule(model)
    if not model.hand.call and (model.settings.handover == "on" or match.position.passes):
        return open_hand_over(model), ()
    return run(model)
