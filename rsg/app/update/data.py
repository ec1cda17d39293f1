"""All data: as one file, from a file, and erased."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import CatchUp, Effect, Save, SaveFile, StopEngine
from rsg.app.model import Model
from rsg.app.replay import ERASABLE, Offer
from rsg.app.update.library import FILES
from rsg.app.update.matches import show_match
from rsg.app.update.step import Step, notify
from rsg.progress.transfer import BadFile, combine, export, read_file


def export_data(model: Model, message: s.ExportData) -> Step:
    """Everything as one file."""
    return model, (SaveFile(f"{FILES}-data-{model.today}.json", export(model.document)),)


def open_data(model: Model, message: s.OpenData) -> Step:
    """Shows what a file of all data would change."""
    try:
        document, bad = read_file(message.value)
    except BadFile as fault:
        return notify(model, "notice_data_newer" if fault.kind == "newer" else "notice_data_refused")
    return replace(model, sheet="data", shelf=replace(model.shelf, offer=Offer(document, bad))), ()


def import_data(model: Model, message: s.ImportData) -> Step:
    """Takes over the file whose changes were shown."""
    offer = model.shelf.offer
    if model.sheet != "data" or offer is None:
        return model, ()
    document = combine(model.document, offer.document)
    model = replace(model, document=document, sheet="", shelf=replace(model.shelf, offer=None))
    model, effects = notify(model, "notice_data_imported")
    return model, (Save(), *effects)


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
