"""A board of squares: letters above its columns and numbers beside its rows, and rings where one may play.

A square has sides of 36.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rsg.app.views.geometry import MARGIN, ROOM, Layout, RimLabel, boxes, number, places, polygon, rows
from rsg.games.game import Cell

SIDE = 36.0
HALF = SIDE / 2

GROUND: Final = "square"
"""Class of a cell's ground."""
SIGNS: Final[Mapping[str, str]] = {
    "playable": '<circle class="ring-rim" r="8.5"/><circle class="ring" r="8.5"/>'
}
"""What is drawn on a cell, by its hint: a ring, which no stone looks like."""
UNPLAYED: Final = ""
"""What lies on a cell that is never played, of which there are none; `ASKED`, while a call is asked."""
ASKED: Final = ""

_CORNERS = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))


def layout(cells: tuple[Cell, ...]) -> Layout:
    """The geometry of a rectangle of these cells."""
    centres = {cell.label: (SIDE * cell.at[0], SIDE * cell.at[1]) for cell in cells}
    columns, lines = (1 + max(cell.at[axis] for cell in cells) for axis in (0, 1))
    view_box, wide_box = boxes(centres, HALF)
    return Layout(
        view_box=view_box,
        wide_box=wide_box,
        cell=polygon(_CORNERS),
        outline=_outline(columns, lines),
        all_cells=_ruled(columns, lines),
        unplayed="",
        places=places(centres),
        rows=rows(centres),
        rims={"": _coordinates(cells)},
        marks=_marks(columns, lines),
    )


def _coordinates(cells: tuple[Cell, ...]) -> tuple[RimLabel, ...]:
    """The letter of each column above it, the number of each row to its left."""
    away = -HALF - MARGIN - ROOM * 0.62
    letters = (
        RimLabel(cell.label.rstrip("0123456789"), SIDE * cell.at[0], away) for cell in cells if not cell.at[1]
    )
    numbers = (
        RimLabel(cell.label.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), away, SIDE * cell.at[1])
        for cell in cells
        if not cell.at[0]
    )
    return (*letters, *numbers)


def _outline(columns: int, lines: int) -> str:
    """The wood: a rectangle with round corners."""
    r, start = MARGIN, -HALF - MARGIN
    width, height = number(SIDE * columns), number(SIDE * lines)
    a = f"a{number(r)} {number(r)} 0 0 1 "
    return (
        f"M{number(start + r)} {number(start)}h{width}{a}{number(r)} {number(r)}v{height}{a}{number(-r)} {number(r)}"
        f"h-{width}{a}{number(-r)} {number(-r)}v-{height}{a}{number(r)} {number(-r)}Z"
    )


def _ruled(columns: int, lines: int) -> str:
    """All squares as one area with the lines between them."""
    width, height = number(SIDE * columns), number(SIDE * lines)
    area = f"M{number(-HALF)} {number(-HALF)}h{width}v{height}h-{width}Z"
    across = "".join(f"M{number(-HALF)} {number(SIDE * row - HALF)}h{width}" for row in range(1, lines))
    down = "".join(
        f"M{number(SIDE * column - HALF)} {number(-HALF)}v{height}" for column in range(1, columns)
    )
    return area + across + down


def _marks(columns: int, lines: int) -> str:
    """The four dots two squares from the corners, by which the eye finds its way on a large board."""
    if min(columns, lines) < 8:
        return ""
    dots = "".join(
        f'<circle cx="{number(SIDE * column - HALF)}" cy="{number(SIDE * row - HALF)}" r="2.6"/>'
        for row in (2, lines - 2)
        for column in (2, columns - 2)
    )
    return f'<g class="dots" aria-hidden="true">{dots}</g>'
