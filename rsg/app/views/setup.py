"""Set-up: colour, level, hints and pace of the next game, and the calendar day it shall clear."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from rsg.app.messages import StartGame, UnpickDay
from rsg.app.model import Model
from rsg.app.settings import LEVELS
from rsg.app.views.diagram import lone_stone
from rsg.app.views.icons import icon
from rsg.app.views.parts import button, choices, switch
from rsg.app.views.settings import pace_choice
from rsg.games import game as game_named
from rsg.text import Texts

PREFIX = "setup"


def setup_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    settings = model.settings
    seats = game_named("reverstargo").seats
    return h.main("#main.screen.setup", tabindex="-1")[
        h.h1[t.setup],
        _picked(model, t),
        h.div(".panel.settings")[
            choices(
                PREFIX,
                t.setup_colour,
                "colour",
                settings.colour,
                [
                    (seat, [lone_stone(index), h.span[t.colour_first(seat)]])
                    for index, seat in enumerate(seats)
                ],
            ),
            choices(
                PREFIX,
                t.setup_level,
                "level",
                settings.level,
                [(level, _level(level, t)) for level in LEVELS],
                kind="ladder",
            ),
            switch(PREFIX, t, "hints", settings.hints),
            pace_choice(PREFIX, model, t),
        ],
        h.div(".setup-go")[
            button(
                "setup-start",
                t.setup_start,
                StartGame(),
                kind="primary big",
                sign="play",
            )
        ],
    ]


def _level(level: str, t: Texts) -> Node:
    name = t.level_name(level)
    return h.span(".level")[h.b[level], h.span(".level-name")[" ", name] if name else None]


def _picked(model: Model, t: Texts) -> Node:
    if model.picked is None:
        return None
    return h.div("#picked.banner.picked")[
        h.span(".picked-text")[icon("calendar"), t.setup_picked(model.picked)],
        button("unpick", t.setup_unpick, UnpickDay(), sign="close"),
    ]
