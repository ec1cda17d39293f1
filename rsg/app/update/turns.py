"""The run of a match: a move is played and shown, the CPU thinks and waits for pace and motion, the match ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rsg.app.effects import After, Celebrate, Effect, Save, Sound, StopEngine
from rsg.app.hand import Hand
from rsg.app.messages import MotionDone, PaceDone
from rsg.app.model import Model, Thinking
from rsg.app.settings import PACES
from rsg.app.update.clocks import after_move, open_hand_over, run, stopped
from rsg.app.update.ledger import keep_finished, keep_running, set_setting
from rsg.app.update.praises import praise, watch
from rsg.app.update.requests import ask
from rsg.app.update.shown import say_result, show, tell
from rsg.app.update.step import Step, draw, notify, unsay
from rsg.games import game as game_named
from rsg.play import unit
from rsg.play.match import Match
from rsg.progress.calendar import month_complete, year_complete
from rsg.progress.ranks import INFINITY

UNTIL_THE_END = ("notice_pass", "notice_resumed")
"""Notices that say how the game goes on."""
APPLAUSE_MS = 900
"""After the sound of winning, which it shall not cover."""


def play(model: Model, text: str) -> Step:
    """Plays a move of the side to move, shows it, stores it, and goes on.

    Raises:
        InvalidText, IllegalMove: the move cannot be played.
    """
    before = _match(model)
    match = before.play(text)
    turn = match.position.turn
    assert turn is not None
    motion, shown = show(model, before, match)
    effects: list[Effect] = [*shown]
    model = replace(model, match=match, hand=Hand(cursor=turn.placed, motion=motion), thinking=None)
    if match.tutorial and not before.ply:
        model = set_setting(model, "tutorial", "done", match.game)
    model = tell(model, match)
    if len(match.humans) < 2:  # two people are told on a sheet
        for seat in turn.passes:
            model, more = notify(model, "notice_pass", game_named(match.game).seats[seat])
            effects.extend(more)
    if any(asked and not asked.values for asked in (model.hint, model.judged)):
        effects.append(StopEngine())  # what it weighs is of no use any more
    model, more = praise(model, before, text)
    effects.extend(more)
    model = after_move(replace(model, hint=None, judged=None))
    if match.over:
        model, more = end(model)
        return model, (*effects, Save(), *more)
    model, more = go_on(model)
    model = keep_running(model)
    return model, (*effects, Save(), *more)


def go_on(model: Model) -> Step:
    """Lets the CPU think where it is to move; its move is shown when pace and motion allow.

    Where a person is to move, their clock runs, and their moves are weighed to be praised.
    """
    match = model.match
    seat = match.seat_to_move if match else None
    if match is None or seat is None or model.thinking is not None:
        return model, ()
    if seat.kind != "cpu":
        model, timed = run(model)
        model, weighing = watch(model)
        model, settled = settle(model)
        return model, (*timed, *weighing, *settled)
    model, seed = draw(model, 1 << 31)
    least, most = PACES[model.settings.pace] if model.animated else (0, 0)
    model, extra = draw(model, most - least + 1)
    thinking = Thinking(f"{match.id}.{match.ply}.{match.undos}", model.now + least + extra)
    effects: list[Effect] = [ask(match, thinking.request, "go", level=seat.level, seed=seed)]
    if least:
        effects.append(After(least + extra, PaceDone(thinking.request)))
    return replace(model, thinking=thinking), tuple(effects)


def settle(model: Model) -> Step:
    """Does what waited for the animation to end: the CPU's move, or the result."""
    if model.hand.motion is not None:
        return model, ()
    if model.result_due:
        return show_result(replace(model, result_due=False))
    if model.handover_due:
        return open_hand_over(model), ()
    thinking = model.thinking
    if thinking is None or not thinking.move or model.now < thinking.due:
        return model, ()
    return play(model, thinking.move)


def motion_done(model: Model, message: MotionDone) -> Step:
    """The animation of a ply is over; that of an older ply says nothing."""
    hand = model.hand.still(message.ply)
    return (model, ()) if hand is model.hand else settle(replace(model, hand=hand))


def finish_motion(model: Model) -> Step:
    """A tap ends the animation at once."""
    return settle(replace(model, hand=model.hand.still())) if model.hand.motion else (model, ())


def pace_done(model: Model, message: PaceDone) -> Step:
    """The least time of the CPU's move is over."""
    thinking = model.thinking
    if thinking is None or thinking.request != message.request:
        return model, ()
    return settle(replace(model, thinking=replace(thinking, due=0)))


def replied(model: Model, reply: Mapping[str, Any]) -> Step:
    """The engine's answer; one that nobody waits for says nothing, one that is no move is made good by chance."""
    thinking = model.thinking
    if thinking is None or reply.get("id") != thinking.request or thinking.move or "progress" in reply:
        return model, ()
    legal = sorted(str(move) for move in _match(model).position.moves())
    move = reply.get("move")
    effects: tuple[Effect, ...] = ()
    if not reply.get("ok") or move not in legal:
        model, index = draw(model, len(legal))
        move = legal[index]
        model, effects = notify(model, "notice_engine_failed")
    model, more = settle(replace(model, thinking=replace(thinking, move=str(move))))
    return model, (*effects, *more)


def end(model: Model) -> Step:
    """The match has a result: it is kept at once, and shown when nothing moves any more."""
    match = _match(model)
    model = keep_finished(replace(unsay(model, *UNTIL_THE_END), match=stopped(match, model.now)))
    hand = replace(model.hand, call="", preview="")
    model = replace(
        model, hand=hand, thinking=None, hint=None, judged=None, handover_due=False, result_due=True
    )
    effects: tuple[Effect, ...] = (Save(), StopEngine())
    model, more = settle(model)
    return model, (*effects, *more)


def show_result(model: Model) -> Step:
    """Opens the result sheet and says the result."""
    match = _match(model)
    model = say_result(replace(model, sheet="result"), match)
    if unit.leader(match) is None:
        return model, (Sound("draw"),)
    if unit.leader(match) != 0 and match.person is not None:
        return model, (Sound("lose"),)
    cleared, day = model.document.cleared, model.cleared
    month = day is not None and month_complete(cleared, day.in_month)
    swept = match.sweep and model.settings.praise == "on"
    applause = (Sound("applause", after=APPLAUSE_MS),) if swept or month else ()
    if not unit.over(match):
        return model, (Sound("win"), *applause)
    infinity = match.level == INFINITY and match.counting
    year = month and day is not None and year_complete(cleared, day.year)
    kind = "grand" if infinity or year else "rank" if month else "win"
    return model, (Sound("fanfare" if month else "win"), *applause, Celebrate(kind))


def _match(model: Model) -> Match:
    if model.match is None:
        raise ValueError("there is no match")
    return model.match
