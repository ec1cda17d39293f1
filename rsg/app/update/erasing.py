"""What is stored is erased once that was asked about: games, ranks, calendar, everything, or one series."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import CatchUp, Effect, Save, StopEngine
from rsg.app.messages import AskEraseSeries, EraseSeries
from rsg.app.model import Model
from rsg.app.shelf import ERASABLE
from rsg.app.update.matches import show_match
from rsg.app.update.step import Step, notify
from rsg.progress.series import series_names, without_series


def ask_erasure(model: Model, message: s.AskErasure) -> Step:
    """Asks before anything is erased."""
    if message.what not in ERASABLE:
        return model, ()
    return replace(model, sheet="erase", shelf=replace(model.shelf, asked=message.what)), ()


def erase(model: Model, message: s.Erase) -> Step:
    """Looks at what is stored by now: only what is known can be erased for good."""
    asked = model.shelf.asked
    if model.sheet != "erase" or asked not in ERASABLE:
        return model, ()
    model = replace(model, sheet="", shelf=replace(model.shelf, asked=""))
    return model, (CatchUp(s.EraseNow(asked)),)


def erase_now(model: Model, message: s.EraseNow) -> Step:
    """Erases it."""
    document = model.document
    effects: tuple[Effect, ...] = ()
    match message.what:
        case "records":
            document = document.erase_records(model.now, model.writer)
        case "ranks":
            document = document.erase_ranks()
            model = replace(model, announcements=())
        case "calendar":
            document = document.erase_calendar()
        case "all":
            document = document.erase_all()
            effects = (StopEngine(),)
            model = replace(show_match(model, None), elsewhere=False, announcements=())
    model, more = notify(replace(model, document=document), "notice_erased")
    return model, (*effects, Save(), *more)


def ask_erase_series(model: Model, message: AskEraseSeries) -> Step:
    """Asks whether a series shall be deleted."""
    try:
        series_names(message.key)
    except ValueError:
        return model, ()
    return replace(model, sheet="erase_series", series=message.key), ()


def erase_series(model: Model, message: EraseSeries) -> Step:
    """Deletes the series that was asked about, with its games."""
    if model.sheet != "erase_series" or not model.series:
        return model, ()
    document = without_series(model.document, model.series)
    session = {key: tally for key, tally in model.session.items() if key != model.series}
    return replace(model, document=document, sheet="", series="", session=session), (Save(),)
