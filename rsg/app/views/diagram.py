"""Boards, stones and cells that only show something: thumbnails, the rules' figures, signs in a text.

They refer to the page's shapes, so that a board of 36 stones stays small.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup, escape

from rsg.app.messages import BoardKey, FocusCell, PreviewCell, TapCell, encode
from rsg.app.picture import CellPicture, Picture
from rsg.app.views.board import moving_seat, on_cell, rim_labels
from rsg.app.views.cell import Drawing, cell_class, cell_name, focus_ring, ground, inside
from rsg.app.views.grids import GRIDS, layout
from rsg.games.game import Cell


def diagram(picture: Picture, name: str) -> Markup:
    """A still board: one image with a name, without ids and messages. An empty name hides it as decoration."""
    role = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    return _board(picture, role, {})


def figure(picture: Picture, caption: str) -> Element:
    """A still board with its caption."""
    return h.figure[diagram(picture, caption), h.figcaption[caption]]


def playable_board(picture: Picture, name: str, buttons: Mapping[str, str]) -> Markup:
    """A small board to try things on. Its cells that may be played are buttons, whose names these are."""
    id = escape(picture.label)
    attributes = (
        f'id="{id}" role="group" aria-label="{escape(name)}" tabindex="-1" '
        f"data-key='{encode(BoardKey)}' data-hover='{on_cell(PreviewCell, '', picture.label)}'"
    )
    return _board(picture, attributes, buttons)


def _board(picture: Picture, attributes: str, buttons: Mapping[str, str]) -> Markup:
    geometry, game = layout(picture.game), picture.game
    drawing = Drawing(game.grid, geometry.cell, moving_seat(picture))

    def drawn(cell: CellPicture) -> str:
        place = geometry.places[cell.label]
        if name := buttons.get(cell.label):
            return _button(drawing, cell, place, picture.label, name)
        return _cell(drawing, cell, place, picture.named(cell))

    named = "named" if picture.names != "off" else ""
    classes = " ".join(filter(None, ("board diagram", f"grid-{game.grid}", named, picture.motion_class)))
    return Markup(
        f'<svg class="{classes}" viewBox="{geometry.box(picture.rim)}" {attributes}>'
        f'<use href="#empty-{game.name}"/>{"".join(map(drawn, picture.cells))}<use href="#marks-{game.name}"/>'
        f"{rim_labels(geometry, picture.rim)}</svg>"
    )


@lru_cache(maxsize=2048)
def _button(drawing: Drawing, cell: CellPicture, place: str, board: str, name: str) -> str:
    sends = "".join(
        f" data-{event}='{on_cell(message, cell.label, board)}'"
        for event, message in (("focus", FocusCell), ("click", TapCell), ("hover", PreviewCell))
    )
    return (
        f'<g id="{escape(board)}-{escape(cell.label)}"{cell_class(cell)} role="button" tabindex="0" '
        f'aria-label="{escape(name)}"{sends} transform="{place}">'
        f"{ground(drawing, cell)}{inside(drawing, cell)}{focus_ring(drawing)}</g>"
    )


@lru_cache(maxsize=2048)
def _cell(drawing: Drawing, cell: CellPicture, place: str, named: bool) -> str:
    if cell.stone is not None and cell.playable and not cell.last and not cell.preview:
        if not named:
            return f'<use href="#disc-{cell.stone}" transform="{place}"/>'
        return f'<g transform="{place}"><use href="#disc-{cell.stone}"/>{cell_name(cell, drawing.mover)}</g>'
    drawn = inside(drawing, cell, named)
    if not drawn:
        return ""
    under = ground(drawing, cell) if cell.hint or cell.mark else ""
    return f'<g transform="{place}"{cell_class(cell)}>{under}{drawn}</g>'


@lru_cache(maxsize=8)
def lone_stone(seat: int) -> Markup:
    """One stone by itself, as a sign for a seat."""
    return Markup(
        '<svg class="lone" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">'
        f'<use href="#disc-{seat}"/></svg>'
    )


def cell_alone(grid: str, cell: CellPicture) -> Markup:
    """One cell by itself, as a sign in a text."""
    drawing = Drawing(grid, GRIDS[grid].layout((Cell("", (0, 0)),)).cell)
    return Markup(
        f'<svg class="lone-cell" viewBox="-20 -22 40 44" aria-hidden="true" focusable="false"><g{cell_class(cell)}>'
        f"{ground(drawing, cell)}{inside(drawing, cell)}</g></svg>"
    )
