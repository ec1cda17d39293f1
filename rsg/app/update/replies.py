"""Replies of the engine: each goes to whoever asked, and its warning is told once."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Effect
from rsg.app.messages import Replied
from rsg.app.model import Model
from rsg.app.update import praises, review, turns
from rsg.app.update.step import Step, notify


def replied(model: Model, message: Replied) -> Step:
    """Takes the reply to the review, to what weighs moves, or to the CPU's turn; then the review goes on."""
    reply = message.reply
    told: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    if reply.get("warning") and not model.engine_weak:
        model, told = notify(replace(model, engine_weak=True), "notice_engine_weak")
    id = reply.get("id")
    if model.replay is not None and id == model.replay.review.request:
        model = review.judged(model, reply)
    elif id in [asked.request for asked in (model.hint, model.judged) if asked]:
        model = praises.weighed(model, reply)
    else:
        model, effects = turns.replied(model, reply)
    model, more = review.proceed(model)
    return model, (*told, *effects, *more)
