"""What comes from outside: clock, storage, preferences, settings, a new build."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import ActivateUpdate, Effect, GoTo, Save, Sound, StopEngine
from rsg.app.messages import ApplyUpdate, Clock, Environment, SetSetting, Stored, UpdateWaiting
from rsg.app.model import Model
from rsg.app.routes import Route, format_hash
from rsg.app.settings import NAMES, allowed
from rsg.app.update.clocks import close_hand_over
from rsg.app.update.ledger import set_setting
from rsg.app.update.matches import show_match
from rsg.app.update.step import Step, notify
from rsg.app.update.turns import finish_motion
from rsg.progress.names import clean_name


def clock(model: Model, message: Clock) -> Step:
    """Stamps the browser's time and local day on the model."""
    return replace(model, now=message.now, today=message.today), ()


def environment(model: Model, message: Environment) -> Step:
    """The browser's preferences have changed; an animation that is no longer wanted ends."""
    model = replace(model, reduced_motion=message.reduced_motion)
    return (model, ()) if model.animated else finish_motion(model)


def change_setting(model: Model, message: SetSetting) -> Step:
    """Sets and stores a setting; a value that is not allowed changes nothing."""
    key, value = message.key, message.value
    if key in NAMES:
        value = clean_name(value)
    elif value not in allowed(model.game, key):
        return model, ()
    model = set_setting(model, key, value)
    # A new volume is heard at once, and so is the sound that comes back.
    heard = (Sound("place"),) if key in ("volume", "sound") and model.settings.sound == "on" else ()
    if key == "handover" and value == "off" and model.sheet == "handover":
        return close_hand_over(model)  # the sheet itself offers it
    if model.animated:
        return model, (Save(), *heard)
    model, effects = finish_motion(model)
    return model, (Save(), *heard, *effects)


def stored(model: Model, message: Stored) -> Step:
    """Takes over what is stored now, another tab's work among it. A game that moved to another tab stops here."""
    changed, effects = _taken_over(model, message)
    match, coming, running = changed.match, changed.next, changed.document.running
    known = running is not None and running.id in [one.id for one in (match, coming) if one is not None]
    idle = match is None or (match.over and coming is None)
    if idle or (known and not changed.elsewhere):
        return changed, effects
    notice = "notice_taken_over" if known else "notice_ended_elsewhere"
    changed, more = notify(show_match(changed, None), notice)
    if changed.route.screen == "play":
        changed = replace(changed, route=Route("home", game=changed.route.game))
        more = (*more, GoTo(format_hash(changed.route), replace=True))
    return changed, (*effects, StopEngine(), *more)


def _taken_over(model: Model, message: Stored) -> Step:
    """With the stored document, and with notices of what went wrong in storing it."""
    told = []
    if message.problem and message.problem != model.storage:
        told.append(f"notice_storage_{message.problem}")
    if message.set_aside:
        told.append("notice_set_aside")
    model = replace(model, document=message.document, storage=message.problem)
    model = replace(model, elsewhere=model.runs_elsewhere)
    effects: tuple[Effect, ...] = ()
    for key in told:
        model, more = notify(model, key)
        effects = (*effects, *more)
    return model, effects


def update_waiting(model: Model, message: UpdateWaiting) -> Step:
    """A new build waits; the page offers it between games."""
    return replace(model, update_waiting=True), ()


def apply_update(model: Model, message: ApplyUpdate) -> Step:
    """Lets the new build take over, never during a game."""
    return (model, ()) if model.running else (model, (ActivateUpdate(),))
