"""Settings, as a screen and as a sheet over a match: the same form."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from rsg import __version__
from rsg.app.features import features
from rsg.app.messages import SetSetting, encode
from rsg.app.model import Model
from rsg.app.settings import ALLOWED, BACKGROUNDS, PACES, THEMES
from rsg.app.views.data import data_section
from rsg.app.views.parts import choices, switch
from rsg.app.views.swatches import background_swatch, theme_swatch
from rsg.games import game as game_named
from rsg.text import LANGUAGES, Texts, text

PREFIX = "set"


def settings_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    return h.main("#main.screen", tabindex="-1")[
        h.h1[t.settings],
        (_panel(name, content, t, level=2) for name, content in _sections(model, t)),
        data_section(model.game, t),
        _about(model, t),
    ]


def settings_form(model: Model, t: Texts) -> Element:
    """All settings, for a sheet."""
    return h.div(".settings")[
        (_panel(name, content, t, level=3) for name, content in _sections(model, t)), _about(model, t)
    ]


def _panel(name: str, content: Node, t: Texts, level: int) -> Element:
    id = f"{PREFIX}-{name}-title"
    heading = h.h2 if level == 2 else h.h3
    classes = "panel settings-section" if level == 2 else "settings-section"
    return h.section({"class": classes, "aria-labelledby": id})[
        heading(id=id)[t.looks.section(name)],
        content,
    ]


def _sections(model: Model, t: Texts) -> list[tuple[str, Node]]:
    """The sections in their order: the end of their headings' keys, and what stands in them."""
    return [
        ("play", _play(model, t)),
        ("board", _board(model, t)),
        ("sound", _sound(model, t)),
        ("page", [name_field(PREFIX, model, t), _language(model, t)]),
    ]


def _play(model: Model, t: Texts) -> Node:
    settings, looks = model.settings, t.looks
    praise_help = t.own(model.game, "praise_help", looks.praise_help)
    return [
        hints_switch(PREFIX, model, t),
        pace_choice(PREFIX, model, t),
        switch(PREFIX, t, "praise", settings.praise, looks.praise, praise_help),
        switch(PREFIX, t, "handover", settings.handover, looks.handover, looks.handover_help),
    ]


def _board(model: Model, t: Texts) -> Node:
    settings, looks = model.settings, t.looks
    return [
        switch(PREFIX, t, "animations", settings.animations),
        h.p(".soft.small")[t.reduced_motion] if model.reduced_motion else None,
        _themes(settings.theme, game_named(model.game).grid, t),
        _backgrounds(settings.background, t),
        h.p(".soft.small")[looks.dark_help],
        _labels(model, t) if features(model.game).labels else None,
    ]


@lru_cache(maxsize=32)
def _themes(current: str, grid: str, t: Texts) -> Markup:
    options: list[tuple[str, Node]] = [
        (name, [theme_swatch(name, grid), h.span[t.looks.theme_name(name)]]) for name in THEMES
    ]
    return Markup(str(choices(PREFIX, t.looks.theme, "theme", current, options, kind="swatches")))


@lru_cache(maxsize=32)
def _backgrounds(current: str, t: Texts) -> Markup:
    options = [
        (name, [background_swatch(name), h.span[t.looks.background_name(name)]]) for name in BACKGROUNDS
    ]
    return Markup(str(choices(PREFIX, t.looks.background, "background", current, options, kind="swatches")))


def _labels(model: Model, t: Texts) -> Node:
    settings, looks = model.settings, t.looks
    rims = [(rim, looks.rim_labels(rim)) for rim in ALLOWED["rim"]]
    return [
        choices(PREFIX, looks.rim, "rim", settings.rim, rims),
        switch(PREFIX, t, "names", settings.names, looks.names),
    ]


def _sound(model: Model, t: Texts) -> Node:
    volume = int(model.settings.volume)
    id = f"{PREFIX}-volume"
    return [
        switch(PREFIX, t, "sound", model.settings.sound),
        h.div(".volume")[
            h.label({"for": id})[t.looks.volume],
            h.input(
                {"data-change": encode(SetSetting, "volume"), "aria-valuetext": t.looks.volume_now(volume)},
                id=id,
                type="range",
                min="10",
                max="100",
                step="10",
                value=str(volume),
                disabled=model.settings.sound == "off",
            ),
            h.output({"for": id, "aria-hidden": "true"})[t.looks.volume_now(volume)],
        ],
        h.p(".soft.small")[t.looks.sound_help],
    ]


def hints_switch(prefix: str, model: Model, t: Texts) -> Markup:
    """Whether the cells that may be played are marked."""
    legend = t.own(model.game, "setting_hints", t.setting_hints)
    return switch(prefix, t, "hints", model.settings.hints, legend)


def pace_choice(prefix: str, model: Model, t: Texts) -> Element:
    """How fast the CPU answers."""
    return choices(
        prefix, t.setting_pace, "pace", model.settings.pace, [(pace, t(f"pace_{pace}")) for pace in PACES]
    )


def _language(model: Model, t: Texts) -> Element:
    return choices(PREFIX, t.setting_language, "language", model.settings.language, _languages(t))


def _languages(t: Texts) -> list[tuple[str, Node]]:
    """Each language in itself."""
    return [
        ("", t.language_auto),
        *((lang, h.span(lang=lang)[text(lang).language_name]) for lang in LANGUAGES),
    ]


def name_field(prefix: str, model: Model, t: Texts) -> Element:
    """What the person is called in games against the CPU."""
    id = f"{prefix}-name"
    return h.div(".field")[
        h.label({"for": id})[t.setting_name],
        h.input(
            {"data-change": encode(SetSetting, "name"), "aria-describedby": f"{id}-help"},
            id=id,
            type="text",
            value=model.settings.name,
            placeholder=t.sets.you,
            autocomplete="nickname",
            spellcheck="false",
            enterkeyhint="done",
        ),
        h.p(".soft.small", id=f"{id}-help")[t.setting_name_help],
    ]


def _about(model: Model, t: Texts) -> Element:
    """What is known about saving, and the version."""
    key = f"storage_{model.storage or 'good'}"
    return h.div(".about")[
        h.p("#storage-state", class_="bad" if model.storage else None)[
            h.b[t.storage], " ", t.own(model.game, key, t(key))
        ],
        h.p(".soft.small")[t.version, " ", __version__],
    ]
