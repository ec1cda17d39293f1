"""Where the cells of a board lie on the page: hexagons in a star, or squares. Constant for each game, so cached.

Lengths are SVG units; a hexagon has circumradius 20, a square sides of 36.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt

from rsg.games.game import Cell

HEX = 20.0
SQUARE = 36.0
MARGIN = 5.0
"""Room between the outer cells and the rim of the board."""

ROOM = 13.0
"""Room for labels around the rim."""

STONE = 14.8
"""Radius of a stone on either grid."""


@dataclass(frozen=True, eq=False)
class Layout:
    """One board's geometry.

    Attributes:
        view_box: value of the SVG attribute.
        cell: path of one cell around the origin.
        outline: path of the board's wood.
        all_cells: path of all playable cells at once, and `core` of those that are never played (diagrams).
        places: translation of each cell, by label.
        rows: labels row by row from the top, each from the left.
        hours: for a star the places of the hours' labels around it, from 12 o'clock clockwise; else none.
        wide_box: the view box that has room for these.
    """

    view_box: str
    cell: str
    outline: str
    all_cells: str
    core: str
    places: dict[str, str]
    rows: tuple[tuple[str, ...], ...]
    hours: tuple[tuple[float, float], ...] = ()
    wide_box: str = ""


def number(value: float) -> str:
    """A coordinate with one decimal and nothing needless: `34.6`, `-20`, `0`."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


@lru_cache(maxsize=8)
def layout(grid: str, cells: tuple[Cell, ...]) -> Layout:
    """The geometry of these cells on this grid (`hex` or `square`)."""
    corners = _hexagon() if grid == "hex" else _square()
    centres = {cell.label: (_hex_centre if grid == "hex" else _square_centre)(*cell.at) for cell in cells}
    xs = [x for x, _ in centres.values()]
    ys = [y for _, y in centres.values()]
    if grid == "hex":
        left, top, right, bottom = min(xs) - HEX, min(ys) - HEX, max(xs) + HEX, max(ys) + HEX
        outline = _star(max(ys))
    else:
        half = SQUARE / 2
        left, top, right, bottom = min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half
        outline = _rounded_box(left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    # Two units more than the rim: its line and its shadow must not be cut.
    pad = MARGIN + 2
    box = (left - pad, top - pad, right - left + 2 * pad, bottom - top + 2 * pad)
    by_row: dict[float, list[str]] = {}
    for label, (_, y) in sorted(centres.items(), key=lambda item: (item[1][1], item[1][0])):
        by_row.setdefault(round(y, 1), []).append(label)
    return Layout(
        view_box=" ".join(number(value) for value in box),
        cell=_path(corners),
        outline=outline,
        all_cells="".join(_path(corners, centres[cell.label]) for cell in cells if cell.playable),
        core="".join(_path(corners, centres[cell.label]) for cell in cells if not cell.playable),
        places={label: f"translate({number(x)} {number(y)})" for label, (x, y) in centres.items()},
        rows=tuple(tuple(row) for row in by_row.values()),
        hours=_hours(max(ys)) if grid == "hex" else (),
        wide_box=" ".join(map(number, (box[0] - ROOM, box[1] - ROOM, box[2] + 2 * ROOM, box[3] + 2 * ROOM))),
    )


def _hex_centre(q: int, r: int) -> tuple[float, float]:
    return HEX * sqrt(3) * (q + r / 2), HEX * 1.5 * r


def _square_centre(column: int, row: int) -> tuple[float, float]:
    return SQUARE * column, SQUARE * row


def _hexagon() -> tuple[tuple[float, float], ...]:
    return tuple((HEX * sin(pi / 3 * k), -HEX * cos(pi / 3 * k)) for k in range(6))


def _square() -> tuple[tuple[float, float], ...]:
    half = SQUARE / 2
    return ((-half, -half), (half, -half), (half, half), (-half, half))


def _path(corners: tuple[tuple[float, float], ...], centre: tuple[float, float] = (0, 0)) -> str:
    points = (f"{number(x + centre[0])} {number(y + centre[1])}" for x, y in corners)
    return f"M{'L'.join(points)}Z".replace(" -", "-")


def _star(reach: float) -> str:
    """A hexagram whose tips are rounded about the tip cells, which lie at distance `reach` from the centre."""
    radius = HEX + MARGIN
    tip = (
        reach + 2 * radius
    )  # a tip of a hexagram opens by 60 degrees: its sides touch a circle half as far away
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


def _hours(reach: float) -> tuple[tuple[float, float], ...]:
    """Twelve places outside the star: beyond its tips at the even hours, in its dents at the odd ones."""
    radius = HEX + MARGIN
    tip, dent = reach + radius + ROOM * 0.62, (reach + 2 * radius) / sqrt(3) + ROOM * 0.8
    places = []
    for hour in range(12):
        far = dent if hour % 2 else tip
        places.append((far * sin(pi / 6 * hour), -far * cos(pi / 6 * hour)))
    return tuple(places)


def _rounded_box(left: float, top: float, right: float, bottom: float) -> str:
    r = MARGIN
    width, height = number(right - left - 2 * r), number(bottom - top - 2 * r)
    a = f"a{number(r)} {number(r)} 0 0 1 "
    return (
        f"M{number(left + r)} {number(top)}h{width}{a}{number(r)} {number(r)}v{height}{a}{number(-r)} {number(r)}"
        f"h-{width}{a}{number(-r)} {number(-r)}v-{height}{a}{number(r)} {number(-r)}Z"
    )
