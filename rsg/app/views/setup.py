"""Set-up: against whom, which colour and level, single game or Reverse Match, and the day that it shall clear."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.features import features, levels, open_levels
from rsg.app.messages import SetSetting, StartExam, StartGame, UnpickDay, encode
from rsg.app.model import Model
from rsg.app.people import recent_names
from rsg.app.settings import ALLOWED
from rsg.app.views.diagram import lone_stone
from rsg.app.views.icons import icon
from rsg.app.views.parts import button, choices
from rsg.app.views.ranks import exam_words
from rsg.app.views.settings import hints_switch, name_field, pace_choice
from rsg.games import game as game_named
from rsg.progress.ranks import ALWAYS_SETS, INFINITY, open_exam, unlocking
from rsg.text import Texts

PREFIX = "setup"


def setup_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen. A picked day is played for against the CPU, and counts."""
    two = model.settings.mode == "two" and model.picked is None
    return h.main("#main.screen.setup", tabindex="-1")[
        h.h1[t.setup],
        _picked(model, t),
        None if two else _exam(model, t),
        h.div(".panel.settings")[
            _words(t, "mode", t.sets.mode, model.settings.mode) if model.picked is None else None,
            _for_two(model, t) if two else _against_cpu(model, t),
        ],
        h.div(".setup-go")[
            button("setup-start", t.setup_start, StartGame(), kind="primary big", sign="play")
        ],
    ]


def _words(t: Texts, key: str, legend: str, current: str, *, kind: str = "") -> Element:
    """A choice whose values are told by texts named after it."""
    options: list[tuple[str, Node]] = [(value, getattr(t.sets, f"{key}_{value}")) for value in ALLOWED[key]]
    if key in ("reverse", "casual"):  # what is usual comes first
        options.reverse()
    return choices(PREFIX, legend, key, current, options, kind=kind)


def _against_cpu(model: Model, t: Texts) -> list[Node]:
    settings, seats = model.settings, game_named(model.game).seats
    sets = features(model.game).sets
    always = sets and model.level in ALWAYS_SETS
    all_levels, open_ = levels(model.game), open_levels(model.game, model.document)
    return [
        choices(
            PREFIX,
            t.setup_colour,
            "colour",
            settings.colour,
            [(seat, [lone_stone(index), h.span[t.colour_first(seat)]]) for index, seat in enumerate(seats)],
        ),
        choices(
            PREFIX,
            t.setup_level,
            "level",
            model.level,
            [(level, _level(level, level in open_, t)) for level in all_levels],
            kind="ladder",
            closed=set(all_levels) - set(open_),
        ),
        h.p(".soft.small")[t.sets.infinity_about if model.level == INFINITY else t.sets.reverse_always]
        if always
        else None,
        _words(t, "reverse", t.sets.reverse, settings.reverse) if sets and not always else None,
        (
            _words(t, "casual", t.sets.casual, settings.casual),
            h.p(".soft.small")[t.own(model.game, "casual_help", t.sets.casual_help)],
        )
        if model.picked is None
        else None,
        hints_switch(PREFIX, model, t),
        pace_choice(PREFIX, model, t),
        name_field(PREFIX, model, t),
    ]


def _level(level: str, is_open: bool, t: Texts) -> Node:
    name = t.level_name(level)
    short = t.level_short(level)
    return h.span(class_="level" if is_open else "level locked")[
        h.b[short],
        h.span(".level-name")[" ", name] if name else None,
        None if is_open else h.span(".level-lock.small")[" ", t.sets.locked(unlocking(level).number)],
    ]


def _for_two(model: Model, t: Texts) -> list[Node]:
    settings = model.settings
    return [
        h.div(".two-names")[
            _name("black_name", 0, t.sets.black_name, settings.black_name, t.sets.player(1)),
            _name("white_name", 1, t.sets.white_name, settings.white_name, t.sets.player(2)),
        ],
        h.datalist("#recent-names")[(h.option(value=name) for name in recent_names(model.settings))],
        h.p(".soft.small")[t.sets.names_help],
        _words(t, "reverse", t.sets.reverse, settings.reverse) if features(model.game).sets else None,
        choices(
            PREFIX,
            t.sets.clock,
            "clock",
            settings.clock,
            [(value, t.sets.clock_name(value)) for value in ALLOWED["clock"]],
            kind="clock",
        ),
        h.p(".soft.small")[t.sets.clock_help],
        hints_switch(PREFIX, model, t),
        h.p(".soft.small")[t.sets.undo_none],
    ]


def _name(key: str, seat: int, label: str, value: str, placeholder: str) -> Element:
    id = f"{PREFIX}-{key.replace('_', '-')}"
    return h.div(".field")[
        h.label({"for": id})[lone_stone(seat), " ", label],
        h.input(
            {"data-change": encode(SetSetting, key), "list": "recent-names"},
            id=id,
            type="text",
            value=value,
            placeholder=placeholder,
            autocomplete="off",
            spellcheck="false",
            enterkeyhint="done",
        ),
    ]


def _exam(model: Model, t: Texts) -> Node:
    """The exam that is open, where no day was picked."""
    rank = open_exam(model.document) if features(model.game).career else None
    if rank is None or model.picked is not None:
        return None
    return h.section(
        {"id": "setup-exam", "class": "panel exam-offer", "aria-labelledby": "setup-exam-title"}
    )[
        h.h2("#setup-exam-title")[t.sets.exam_for(rank.number)],
        h.p[exam_words(rank, t)],
        button("setup-exam-start", t.sets.exam_start, StartExam(), sign="exam"),
    ]


def _picked(model: Model, t: Texts) -> Node:
    if model.picked is None:
        return None
    return h.div("#picked.banner.picked")[
        h.span(".picked-text")[icon("calendar"), t.setup_picked(model.picked)],
        button("unpick", t.setup_unpick, UnpickDay(), sign="close"),
    ]
