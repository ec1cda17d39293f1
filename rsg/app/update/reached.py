"""What was reached is told, once and in order, between games; help is read before what it explains.

What is still to be told stands in the stored document too, so that it outlives a tab that is killed.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from rsg.app.effects import Celebrate, Effect, Save, Sound
from rsg.app.messages import Message, NextGame, Proceed, Rematch, StartExam
from rsg.app.model import Announcement, Model
from rsg.app.study_messages import ReviewResult
from rsg.app.update.ledger import set_setting
from rsg.app.update.step import Step
from rsg.progress.ranks import RANKS

HELP = {"help_reverse": "seen_reverse", "help_exams": "seen_exams"}
"""Help sheets, with the settings that know whether they were read."""

KEY = "reached"
"""Key of the setting that holds what is still to be told: the writer whose it is, then kind:number or kind:level, and
`tab:` with the name of the tab that tells it as long as it lives."""

_NUMBERS = frozenset(str(rank.number) for rank in RANKS)
_LEVELS = frozenset(rank.unlocks for rank in RANKS if rank.unlocks)


LEADS_ON = (NextGame, Rematch, ReviewResult, StartExam)
"""Messages that lead on from a result: what was reached is told before they are handled, never in the next game."""


def announce_first(model: Model, message: Message) -> Step:
    """What was reached is told before this message is handled."""
    return replace(model, sheet="announce", then=message), ()


def read(model: Model) -> Model:
    """The announcement that is on the screen, if one is, was read."""
    if model.sheet != "announce":
        return model
    return replace(model, announcements=model.announcements[1:], sheet="")


def tell_reached(model: Model) -> Model:
    """Opens the sheet that tells what was reached, if anything was."""
    return replace(model, sheet="announce") if model.announcements else model


def pending(model: Model, alive: Set[str]) -> tuple[Announcement, ...]:
    """What this browser has reached and was not told before its tab went away; what cannot be read is left out.

    Args:
        alive: other tabs that live: they tell it themselves.
    """
    writer, *rest = model.document.settings.get(KEY, "").split() or [""]
    if writer != model.writer or any(f"tab:{tab}" in rest for tab in alive):
        return ()
    found = []
    for kind, _, what in (entry.partition(":") for entry in rest):
        if kind == "level" and what in _LEVELS:
            found.append(Announcement(kind, level=what))
        elif kind in ("rank", "exam") and what in _NUMBERS:
            found.append(Announcement(kind, int(what)))
    return tuple(found)


def _stored(model: Model) -> str:
    entries = (f"{told.kind}:{told.level or told.number}" for told in model.announcements)
    return " ".join((model.writer, f"tab:{model.tab}", *entries)) if model.announcements else ""


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """Stores what is still to be told; what sounds and falls as it is."""
    if model.announcements != before.announcements:
        model = replace(model, document=model.document.set(KEY, _stored(model), model.now, model.writer))
        effects = (*effects, Save())
    if model.sheet != "announce" or not model.announcements:
        return model, effects
    if before.sheet == "announce" and before.announcements == model.announcements:
        return model, effects
    told = model.announcements[0]
    if told.kind == "exam":
        return model, (*effects, Sound("praise"), Celebrate("win"))
    if told.kind == "rank" and told.number == len(RANKS):
        return model, (*effects, Sound("fanfare"), Sound("applause"), Celebrate("grand"))
    return model, (*effects, Sound("fanfare"), Celebrate("rank"))


def close_announcement(model: Model) -> Model:
    """This one was read: the next one is told; after the last, what they held up is free to go on."""
    return tell_reached(read(model))


def proceed(model: Model, message: Proceed) -> Step:
    """The help was read, and is not shown again: what it held up is free to go on."""
    if model.sheet not in HELP:
        return model, ()
    return set_setting(replace(model, sheet=""), HELP[model.sheet], "on"), (Save(),)
