"""Boards, stones and cells that only show something: thumbnails, the rules' figures, signs in a text.

They refer to the page's shapes, so that a board of 36 stones stays small.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from rsg.app.picture import CellPicture, Picture
from rsg.app.views.board import cell_class, cell_name, ground, hint_ground, inside, moving_seat, rim_labels
from rsg.app.views.grids import GRIDS, layout
from rsg.games.game import Cell


def diagram(picture: Picture, name: str) -> Markup:
    """A still board: one image with a name, without ids and messages. An empty name hides it as decoration."""
    geometry, game = layout(picture.game), picture.game
    seat = moving_seat(picture)
    drawn = "".join(
        _cell(cell, game.grid, geometry.cell, geometry.places[cell.label], seat, picture.names)
        for cell in picture.cells
    )
    role = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'
    return Markup(
        f'<svg class="board diagram grid-{game.grid}" viewBox="{geometry.box(picture.rim)}" {role}>'
        f'<use href="#empty-{game.name}"/>{drawn}{rim_labels(geometry, picture.rim)}</svg>'
    )


@lru_cache(maxsize=2048)
def _cell(cell: CellPicture, grid: str, shape: str, place: str, seat: int, named: bool) -> str:
    if cell.stone is not None and cell.playable and not cell.last and not cell.preview:
        return f'<use href="#disc-{cell.stone}" transform="{place}"/>'
    drawn = inside(cell, grid, "", seat, 0, False)
    if named:
        drawn = cell_name(cell) + drawn
    if not drawn:
        return ""
    under = f'<path class="{ground(grid, cell)}" d="{shape}"/>{hint_ground(cell, shape)}' if cell.hint else ""
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
    shape = GRIDS[grid].layout((Cell("", (0, 0)),)).cell
    return Markup(
        f'<svg class="lone-cell" viewBox="-20 -22 40 44" aria-hidden="true" focusable="false"><g{cell_class(cell)}>'
        f'<path class="{ground(grid, cell)}" d="{shape}"/>{hint_ground(cell, shape)}'
        f"{inside(cell, grid, '', 0, 0, False)}"
        f"</g></svg>"
    )
