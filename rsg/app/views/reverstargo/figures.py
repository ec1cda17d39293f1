"""The diagrams of the rules: each is a position that the rules judge, drawn by the board's own view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.courses.reverstargo import (
    CALL,
    FILLED,
    FLANK,
    KO_BLOCKED,
    KO_EXCEPTION,
    KO_RESTRICTED,
    ROWS,
    SURROUND,
    played,
    set_up,
)
from rsg.app.picture import HINTS, Picture, hinted, still, with_choice
from rsg.app.views.call import as_called
from rsg.app.views.diagram import cell_alone
from rsg.games import game as game_named
from rsg.games.game import Position
from rsg.text import Texts

GAME = game_named("reverstargo")


def example(stones: tuple[str, str, str], choice: int = 0) -> Picture:
    """Black's stones, White's stones and Black's move, with what it does; stones carry their names."""
    position = set_up(*stones[:2])
    return replace(with_choice(still(GAME, position), position.choices(stones[2])[choice]), names="stones")


def first_moves() -> Picture:
    """The start with the signs of Black's moves."""
    return hinted(still(GAME, GAME.start()), GAME.start())


def _labels() -> Picture:
    empty = tuple(replace(cell, stone=None) for cell in still(GAME, GAME.start()).cells)
    return Picture(GAME, empty, rim="12", names="on")


def _signs_after(moves: str) -> Picture:
    position: Position = played(moves)
    return replace(hinted(still(GAME, position), position), names="on")


FIGURES: dict[str, Callable[[], Picture]] = {
    "start": lambda: still(GAME, GAME.start()),
    "labels": _labels,
    "first": first_moves,
    "flank": lambda: example(FLANK),
    "rows": lambda: example(ROWS),
    "surround": lambda: example(SURROUND),
    "call_black": lambda: as_called(example(CALL, 0), 0),
    "call_white": lambda: as_called(example(CALL, 1), 1),
    "filled": lambda: still(GAME, GAME.parse_position(FILLED)),
    "blocked": lambda: _signs_after(KO_BLOCKED),
    "restricted": lambda: _signs_after(KO_RESTRICTED),
    "exception": lambda: _signs_after(KO_EXCEPTION),
}


def signs(t: Texts) -> Element:
    """The four signs of the board with what they mean."""
    r = t.rules_page
    texts = (r.sign_playable, r.sign_restricted, r.sign_blocked, r.sign_exception)
    return h.ul(".signs")[
        (h.li[_sign_cell(hint), h.span[said]] for hint, said in zip(HINTS, texts, strict=True))
    ]


def _sign_cell(hint: str) -> Markup:
    """One cell by itself with a sign of the board."""
    cell = replace(still(GAME, GAME.start()).cells[0], label="", stone=None, last=False, hint=hint)
    return cell_alone(GAME.grid, cell)
