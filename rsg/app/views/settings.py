"""Settings, as a screen and as a sheet over a match: the same form."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg import __version__
from rsg.app.messages import SetSetting, encode
from rsg.app.model import Model
from rsg.app.settings import PACES
from rsg.app.views.parts import choices, switch
from rsg.text import LANGUAGES, Texts, text

PREFIX = "set"


def settings_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    return h.main("#main.screen", tabindex="-1")[h.h1[t.settings], h.div(".panel")[settings_form(model, t)]]


def settings_form(model: Model, t: Texts) -> Element:
    """All settings, then what is known about saving, and the version."""
    settings = model.settings
    return h.div(".settings")[
        _name(model, t),
        switch(PREFIX, t, "hints", settings.hints),
        switch(PREFIX, t, "sound", settings.sound),
        switch(PREFIX, t, "animations", settings.animations),
        h.p(".soft.small")[t.reduced_motion] if model.reduced_motion else None,
        pace_choice(PREFIX, model, t),
        choices(PREFIX, t.setting_language, "language", settings.language, _languages(t)),
        h.div(".about")[
            h.p("#storage-state", class_="storage bad" if model.storage else "storage")[
                h.b[t.storage], " ", t(f"storage_{model.storage or 'good'}")
            ],
            h.p(".soft.small")[t.version, " ", __version__],
        ],
    ]


def pace_choice(prefix: str, model: Model, t: Texts) -> Element:
    """How fast the CPU answers."""
    return choices(
        prefix, t.setting_pace, "pace", model.settings.pace, [(pace, t(f"pace_{pace}")) for pace in PACES]
    )


def _languages(t: Texts) -> list[tuple[str, Node]]:
    """Each language in itself."""
    return [
        ("", t.language_auto),
        *((lang, h.span(lang=lang)[text(lang).language_name]) for lang in LANGUAGES),
    ]


def _name(model: Model, t: Texts) -> Element:
    id = f"{PREFIX}-name"
    return h.div(".field")[
        h.label({"for": id})[t.setting_name],
        h.input(
            {"data-change": encode(SetSetting, "name"), "aria-describedby": f"{id}-help"},
            id=id,
            type="text",
            value=model.settings.name,
            placeholder=t.you,
            autocomplete="nickname",
            spellcheck="false",
            enterkeyhint="done",
        ),
        h.p(".soft.small", id=f"{id}-help")[t.setting_name_help],
    ]
