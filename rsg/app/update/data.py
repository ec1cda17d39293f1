"""All data as one file, and taken in from one."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import Save, SaveFile
from rsg.app.model import Model
from rsg.app.shelf import Offer
from rsg.app.update.library import FILES
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
