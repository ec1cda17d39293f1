"""The rules, short: as a screen and as a sheet over a match. Every diagram is drawn from a position by the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.picture import HINTS, Picture, still, with_choice
from rsg.app.views.call import as_called
from rsg.app.views.diagram import cell_alone, diagram
from rsg.app.views.parts import link
from rsg.games import game as game_named
from rsg.games.game import Choice, Position
from rsg.text import Texts

FLANK = "B6", "A5 A3", "B2"
CALL = "B1", "A7 A1", "B7"
SURROUND = "A5 B5 C6 C7 B7", "B6 A7", "B8"
"""Examples: Black's stones, White's stones, Black's move."""


def rules_screen(t: Texts) -> Element:
    """The whole `<main>` of the screen."""
    return h.main("#main.screen", tabindex="-1")[
        h.h1[t.rules],
        rules_content(t, level=2),
        h.p(".center")[link("rules-play", t.rules_page.play_now, "#/setup", kind="primary", sign="play")],
    ]


@lru_cache(maxsize=8)
def rules_content(t: Texts, level: int) -> Markup:
    """All sections; `level` is that of their headings. It never changes, so it is rendered once a language."""
    r = t.rules_page
    heading = h.h2 if level == 2 else h.h3
    sections: tuple[tuple[str, tuple[str, ...], list[Element]], ...] = (
        (r.board_title, r.board, [_figure(_start(), r.board_caption)]),
        (r.flank_title, r.flank, [_figure(_example(FLANK), r.flank_caption)]),
        (
            r.call_title,
            r.call,
            [
                _figure(as_called(_example(CALL, 0), 0), r.call_black_caption),
                _figure(as_called(_example(CALL, 1), 1), r.call_white_caption),
            ],
        ),
        (r.surround_title, r.surround, [_figure(_example(SURROUND), r.surround_caption)]),
        (r.ko_title, r.ko, []),
        (r.signs_title, (), [_signs(t)]),
        (r.end_title, r.end, []),
    )
    content = h.div(".rules")[
        h.p(".lead")[r.lead],
        (
            h.section(".panel")[
                heading[title],
                (h.p[paragraph] for paragraph in paragraphs),
                h.div(".figures")[figures] if figures else None,
            ]
            for title, paragraphs, figures in sections
        ),
    ]
    return Markup(str(content))


def _figure(picture: Picture, caption: str) -> Element:
    return h.figure[diagram(picture, caption), h.figcaption[caption]]


def _signs(t: Texts) -> Element:
    r = t.rules_page
    texts = (r.sign_playable, r.sign_restricted, r.sign_blocked, r.sign_exception)
    return h.ul(".signs")[
        (h.li[sign_cell(hint), h.span[said]] for hint, said in zip(HINTS, texts, strict=True))
    ]


def sign_cell(hint: str) -> Markup:
    """One cell by itself with a sign of the board."""
    game = game_named("reverstargo")
    cell = replace(still(game, game.start()).cells[0], label="", stone=None, last=False, hint=hint)
    return cell_alone(game.grid, cell)


def example(black: str, white: str, move: str) -> tuple[Position, tuple[Choice, ...]]:
    """A position with these stones, Black to move, and what Black can do on the cell of the example."""
    game = game_named("reverstargo")
    stones = {**dict.fromkeys(black.split(), "b"), **dict.fromkeys(white.split(), "w")}
    board = "".join(stones.get(cell.label, ".") for cell in game.cells if cell.playable)
    position = game.parse_position(f"{board} b 0 0 -")
    return position, position.choices(move)


def _example(stones: tuple[str, str, str], choice: int = 0) -> Picture:
    position, choices = example(*stones)
    return with_choice(still(game_named("reverstargo"), position), choices[choice])


def _start() -> Picture:
    game = game_named("reverstargo")
    position = game.start()
    playable = {move.cell for move in position.moves()}
    picture = still(game, position)
    cells = (replace(cell, hint="playable") if cell.label in playable else cell for cell in picture.cells)
    return replace(picture, cells=tuple(cells))
