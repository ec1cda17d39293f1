"""Where the cells of a board lie on the page. What is of one kind of grid alone is in `star.py` and `square.py`.

Lengths are SVG units; a stone's radius is the same on every grid.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Point = tuple[float, float]

MARGIN = 5.0
"""Room between the outer cells and the rim of the board."""
ROOM = 13.0
"""Room for labels around the rim."""
STONE = 14.8
"""Radius of a stone."""


class RimLabel(NamedTuple):
    """A label beside the board, and its centre."""

    text: str
    x: float
    y: float


@dataclass(frozen=True, eq=False)
class Layout:
    """One board's geometry.

    Attributes:
        view_box, wide_box: values of the SVG attribute, without and with room for labels around the rim.
        cell: path of one cell around the origin.
        outline: path of the board's wood.
        all_cells: path of all playable cells at once, and `unplayed` of those that are never played.
        places: translation of each cell, by label.
        rows: labels row by row from the top, each from the left.
        rims: labels around the rim by what is set (the setting `rim`); those under `""` stand there in any case.
        marks: what is drawn over the cells.
    """

    view_box: str
    wide_box: str
    cell: str
    outline: str
    all_cells: str
    unplayed: str
    places: Mapping[str, str]
    rows: tuple[tuple[str, ...], ...]
    rims: Mapping[str, tuple[RimLabel, ...]] = field(default_factory=dict)
    marks: str = ""

    def rim(self, wanted: str) -> tuple[RimLabel, ...]:
        """The labels around the board where the setting has this value."""
        return (*self.rims.get("", ()), *self.rims.get(wanted, ()))

    def box(self, wanted: str) -> str:
        """The part of the plane that the board takes with these labels."""
        return self.wide_box if self.rim(wanted) else self.view_box


def number(value: float) -> str:
    """A coordinate with one decimal and nothing needless: `34.6`, `-20`, `0`."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def polygon(corners: Iterable[Point], centre: Point = (0, 0)) -> str:
    """Path data of a closed polygon, moved to a centre."""
    points = (f"{number(x + centre[0])} {number(y + centre[1])}" for x, y in corners)
    return f"M{'L'.join(points)}Z".replace(" -", "-")


def boxes(centres: Mapping[str, Point], half: float) -> tuple[str, str]:
    """View boxes of a board whose cells reach `half` from their centres: without and with room for labels."""
    xs, ys = [x for x, _ in centres.values()], [y for _, y in centres.values()]
    found = []
    for room in (0.0, ROOM):
        # Two units more than the rim: its line and its shadow must not be cut.
        pad = half + MARGIN + 2 + room
        box = (min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
        found.append(" ".join(map(number, box)))
    return found[0], found[1]


def places(centres: Mapping[str, Point]) -> dict[str, str]:
    """The translation of each cell."""
    return {label: f"translate({number(x)} {number(y)})" for label, (x, y) in centres.items()}


def rows(centres: Mapping[str, Point]) -> tuple[tuple[str, ...], ...]:
    """Labels row by row from the top, each from the left."""
    by_row: dict[float, list[str]] = {}
    for label, (_, y) in sorted(centres.items(), key=lambda item: (item[1][1], item[1][0])):
        by_row.setdefault(round(y, 1), []).append(label)
    return tuple(tuple(row) for row in by_row.values())
