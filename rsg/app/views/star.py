"""The star of hexagons: its outline, its hours, its core point, and the signs of its cells.

A hexagon has circumradius 20.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Final

from rsg.app.views.geometry import MARGIN, ROOM, Layout, Point, RimLabel, boxes, number, places, polygon, rows
from rsg.games.game import Cell
from rsg.games.reverstargo.board import HOURS

HEX = 20.0

GROUND: Final = "hex"
"""Class of a cell's ground."""
_DOT = '<circle class="dot" r="5.2"/>'
SIGNS: Final[Mapping[str, str]] = {
    "playable": _DOT,
    "restricted": f'{_DOT}<path class="half" d="M0-5.2a5.2 5.2 0 0 1 0 10.4Z"/>',
    "blocked": '<path class="bar" d="M-6-6L6 6M6-6L-6 6"/>',
    "exception": _DOT,
}
"""What is drawn on a cell, by its hint."""
HEXAGRAM: Final = "M0-12L3.5-6H10.4L6.9 0L10.4 6H3.5L0 12L-3.5 6H-10.4L-6.9 0L-10.4-6H-3.5Z"
"""Path of a star of six points, 12 from its centre."""
UNPLAYED: Final = f'<path class="core-star" d="{HEXAGRAM}"/>'
"""What lies on the core point; `ASKED`, while its colour is asked."""
ASKED: Final = (
    '<g class="core-asked"><path class="called-0" d="M0-11a11 11 0 0 0 0 22Z"/>'
    '<path class="called-1" d="M0-11a11 11 0 0 1 0 22Z"/></g>'
)

_CORNERS = tuple((HEX * sin(pi / 3 * k), -HEX * cos(pi / 3 * k)) for k in range(6))


def layout(cells: tuple[Cell, ...]) -> Layout:
    """The geometry of a star of these cells."""
    centres = {cell.label: _centre(*cell.at) for cell in cells}
    reach = max(y for _, y in centres.values())
    view_box, wide_box = boxes(centres, HEX)
    hours = _hours(reach)
    unplayed = "".join(polygon(_CORNERS, centres[cell.label]) for cell in cells if not cell.playable)
    return Layout(
        view_box=view_box,
        wide_box=wide_box,
        cell=polygon(_CORNERS),
        outline=_outline(reach),
        all_cells="".join(polygon(_CORNERS, centres[cell.label]) for cell in cells if cell.playable),
        unplayed=unplayed,
        places=places(centres),
        rows=rows(centres),
        rims={"4": hours[::3], "12": hours},
        # Its neighbours' grounds would cover half of it.
        marks=f'<path class="core-frame" d="{unplayed}" aria-hidden="true"/>',
    )


def _centre(q: int, r: int) -> Point:
    return HEX * sqrt(3) * (q + r / 2), HEX * 1.5 * r


def _outline(reach: float) -> str:
    """A hexagram whose tips are rounded about the tip cells, which lie at distance `reach` from the centre."""
    radius = HEX + MARGIN
    # A tip of a hexagram opens by 60 degrees: its sides touch a circle half as far away.
    tip = reach + 2 * radius
    dent = tip / sqrt(3)
    steps = []
    for k in range(6):
        angle = pi / 3 * k
        # The sides touch the circle 60 degrees to either side of the tip's own direction.
        for turn in (-pi / 3, pi / 3):
            x = reach * sin(angle) + radius * sin(angle + turn)
            y = -reach * cos(angle) - radius * cos(angle + turn)
            arc = f"A{number(radius)} {number(radius)} 0 0 1 " if turn > 0 else ("L" if k else "M")
            steps.append(f"{arc}{number(x)} {number(y)}")
        steps.append(f"L{number(dent * sin(angle + pi / 6))} {number(-dent * cos(angle + pi / 6))}")
    return "".join(steps) + "Z"


def _hours(reach: float) -> tuple[RimLabel, ...]:
    """Twelve places outside the star: beyond its tips at the even hours, in its dents at the odd ones."""
    radius = HEX + MARGIN
    tip, dent = reach + radius + ROOM * 0.62, (reach + 2 * radius) / sqrt(3) + ROOM * 0.8
    labels = []
    for hour, text in enumerate(HOURS):
        far = dent if hour % 2 else tip
        labels.append(RimLabel(text, far * sin(pi / 6 * hour), -far * cos(pi / 6 * hour)))
    return tuple(labels)
