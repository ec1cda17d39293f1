"""Reversi's page to learn from: what is said, the boards to try it on, and the questions that people ask."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.courses import course
from rsg.app.courses.reversi import MARKS
from rsg.app.model import Model
from rsg.app.picture import Picture, still, with_choice
from rsg.app.routes import Route, format_hash
from rsg.app.views.diagram import figure
from rsg.app.views.parts import link
from rsg.app.views.trial import trial_board
from rsg.games import game as game_named
from rsg.text import Texts

GAME = game_named("reversi")
IN_SHORT = ("begin", "flank", "pass", "end")
"""The sections that are the rules; what follows is how to play well."""


def rules_screen(model: Model, t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    reversi = t.reversi
    return h.main("#main.screen.learn", tabindex="-1")[
        h.h1[reversi.heading],
        h.p(".lead")[t.sentences([reversi.tagline, reversi.try_it])],
        h.div(".rules")[(_section(model, name, t) for name in course(GAME.name).boards)],
        h.p(".center")[
            link(
                "rules-play",
                t.rules_page.play_now,
                format_hash(Route("setup", game=GAME.name)),
                kind="primary big",
                sign="play",
            )
        ],
        _questions(t),
    ]


def _section(model: Model, name: str, t: Texts) -> Element:
    reversi = t.reversi
    return h.section({"class": "panel with-trial", "aria-labelledby": f"learn-{name}"})[
        h.div[
            h.h2(id=f"learn-{name}")[reversi.titles[name]],
            (h.p[paragraph] for paragraph in reversi.sections[name]),
        ],
        trial_board(model, name, reversi.captions[name], t, marked if name == "danger" else None),
    ]


def marked(picture: Picture) -> Picture:
    """X and C on the squares beside each corner, as long as the corner is empty."""
    taken = {cell.label for cell in picture.cells if cell.stone is not None}
    marks = {
        label: letter
        for corner, beside in MARKS.items()
        if corner not in taken
        for label, letter in beside.items()
    }
    cells = tuple(
        replace(cell, mark=marks[cell.label]) if cell.label in marks else cell for cell in picture.cells
    )
    return replace(picture, cells=cells)


@lru_cache(maxsize=2)
def _questions(t: Texts) -> Markup:
    """Never changes, so it is rendered once a language."""
    content = h.section({"class": "panel questions", "aria-labelledby": "learn-questions"})[
        h.h2("#learn-questions")[t.reversi.questions_heading],
        (
            h.details(id=f"question-{number}")[h.summary[question], h.p[answer]]
            for number, (question, answer) in enumerate(t.reversi.questions, 1)
        ),
    ]
    return Markup(str(content))


@lru_cache(maxsize=2)
def rules_content(t: Texts) -> Markup:
    """The rules in short for a sheet, with still diagrams."""
    reversi, pictures = t.reversi, {"flank": _flanking()}
    content = h.div(".rules")[
        (
            h.section(".panel")[
                h.h3[reversi.titles[name]],
                (h.p[paragraph] for paragraph in reversi.sections[name]),
                h.div(".figures")[figure(pictures[name], reversi.captions[name])]
                if name in pictures
                else None,
            ]
            for name in IN_SHORT
        )
    ]
    return Markup(str(content))


def _flanking() -> Picture:
    """The board of flanking with the move of its caption, and what it turns."""
    position = GAME.parse_position(course(GAME.name).boards["flank"])
    (choice,) = position.choices("C3")
    return with_choice(still(GAME, position), choice)
