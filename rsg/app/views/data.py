"""All data: a section of the settings, and the sheets that ask before a file is taken over or anything is erased."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from rsg.app.features import features
from rsg.app.messages import CloseSheet, encode
from rsg.app.model import Model
from rsg.app.shelf import ERASABLE
from rsg.app.study_messages import AskErasure, Erase, ExportData, ImportData, OpenData
from rsg.app.views.icons import icon
from rsg.app.views.parts import button, sheet
from rsg.app.views.setting_names import setting_names
from rsg.progress.library import Library
from rsg.progress.record import Record
from rsg.progress.transfer import Changes, changes
from rsg.text import Texts


def data_section(game: str, t: Texts) -> Element:
    """Export, import, and erasing; ranks and calendar where the game has them."""
    s, career = t.study, features(game).career
    return h.section("#data.panel.data", aria_labelledby="data-title")[
        h.h2("#data-title")[s.data_title],
        h.p(".soft.small")[s.data_text],
        h.div(".buttons")[
            button("data-export", s.data_export, ExportData(), sign="save"),
            file_button("data-import", s.data_import, encode(OpenData), ".json,application/json"),
        ],
        h.h3[s.erase_title],
        h.div(".buttons.erase")[
            (
                button(f"erase-{what}", s(f"erase_{what}"), AskErasure(what), kind="danger", sign="delete")
                for what in ERASABLE
                if career or what not in ("ranks", "calendar")
            )
        ],
    ]


def file_button(id: str, name: str, message: str, accept: str) -> Element:
    """A button that opens the device's choice of files; the file's text comes as the message's value."""
    return h.label(".button.file", id=f"{id}-label")[
        icon("open"),
        h.span[name],
        h.input({"data-change": message}, id=id, type="file", accept=accept),
    ]


def erase_sheet(model: Model, t: Texts) -> Element:
    """Asked before anything is erased."""
    s, what = t.study, model.shelf.asked
    known = what if what in ERASABLE else "records"
    text = f"erase_{known}_text"
    return sheet(
        model,
        t,
        "erase",
        s.erase_ask,
        h.p[h.b[s(f"erase_{known}")]],
        h.p[t.own(model.game, text, s(text))],
        games_go(model.document.library, model.document.games, t) if known in ("all", "records") else None,
        h.div(".buttons")[
            button("erase-no", s.cancel, CloseSheet(), kind="primary"),
            button("erase-yes", s.erase_yes, Erase(), kind="danger", sign="delete"),
        ],
        closable=False,
    )


def games_go(library: Library, games: Sequence[Record], t: Texts) -> Node:
    """How many games go, and how many of them carry a star."""
    return h.p[t.study.games_go(len(games), sum(library.starred(one.id) for one in games))] if games else None


def data_sheet(model: Model, t: Texts) -> Element | None:
    """What a file would change here, before it does."""
    offer, s = model.shelf.offer, t.study
    if offer is None:
        return None
    said = _change_texts(changes(model.document, offer.document, offer.bad), t)
    return sheet(
        model,
        t,
        "data",
        s.import_ask,
        h.ul(".changes")[(h.li[line] for line in said)] if said else h.p[s.change_nothing],
        h.div(".buttons")[
            button("data-no", s.cancel, CloseSheet(), kind="" if said else "primary"),
            button("data-yes", s.import_yes, ImportData(), kind="primary", sign="open") if said else None,
        ],
        closable=False,
    )


def _change_texts(found: Changes, t: Texts) -> list[str]:
    """The changes, one sentence each."""
    s, settings = t.study, setting_names(found.settings, t)
    career = s.change_rank(t.sets.rank_name(found.rank)) if found.rank else s.change_career
    lines: list[tuple[object, str]] = [
        (found.restores, s.change_restores),
        (found.erases, s.change_erases),
        (found.games, s.change_games(found.games)),
        (found.lost_games, s.change_lost_games(found.lost_games)),
        (found.days, s.change_days(found.days)),
        (found.lost_days, s.change_lost_days(found.lost_days)),
        (found.counted, s.change_counted(found.counted)),
        (found.uncounted, s.change_uncounted(found.uncounted)),
        (found.rank or found.career, career),
        (settings, s.change_settings(len(settings), t.joined(settings))),
        (found.marks, s.change_marks(found.marks)),
        (found.bad, s.change_bad(found.bad)),
    ]
    return [line for given, line in lines if given]
