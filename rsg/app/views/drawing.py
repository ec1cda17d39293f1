"""What emblems and trophies are drawn with: flat facets, each as light as it faces the lamp at the upper left.

No gradients and no ids, so that one drawing may stand on a page any number of times. Lengths are SVG units on a
field from -50 to 50.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

from markupsafe import Markup, escape

from rsg.app.views.geometry import Point, number, polygon

LAMP = atan2(-1.0, -0.65)
"""Direction that the light comes from."""


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with a share (0 to 1) of another one; both are written `#rrggbb`."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lit(colour: str, angle: float, depth: float = 0.42) -> str:
    """The colour of a facet that faces this direction: lighter towards the lamp, darker away from it."""
    facing = cos(angle - LAMP)
    return mix(colour, "#ffffff", facing * depth) if facing > 0 else mix(colour, "#000000", -facing * depth)


def polar(radius: float, angle: float, centre: Point = (0, 0)) -> Point:
    """A point at a distance; the angle runs clockwise from the top."""
    return centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)


def ring(count: int, radius: float, turn: float = 0.0, squeeze: Point = (1, 1)) -> tuple[Point, ...]:
    """Corners of a regular polygon, the first at the top unless turned."""
    corners = (polar(radius, turn + 2 * pi * k / count) for k in range(count))
    return tuple((x * squeeze[0], y * squeeze[1]) for x, y in corners)


def scaled(points: Iterable[Point], by: float, to: Point = (0, 0)) -> tuple[Point, ...]:
    """Points scaled about the origin and moved."""
    return tuple((x * by + to[0], y * by + to[1]) for x, y in points)


def fill(points: Iterable[Point], colour: str) -> str:
    """A filled polygon."""
    return f'<path fill="{colour}" d="{polygon(points)}"/>'


def path(data: str, colour: str, edge: str = "", width: float = 1.4) -> str:
    """A filled path, with a line around it if `edge` is a colour."""
    line = f' stroke="{edge}" stroke-width="{number(width)}" stroke-linejoin="round"' if edge else ""
    return f'<path fill="{colour}"{line} d="{data}"/>'


def line(data: str, colour: str, width: float = 1.4, dashes: str = "") -> str:
    """A path that is only a line with round ends."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{dashed} d="{data}"/>'
    )


def disc(centre: Point, radius: float, colour: str, edge: str = "", width: float = 1.4) -> str:
    """A circle."""
    border = f' stroke="{edge}" stroke-width="{number(width)}"' if edge else ""
    x, y = centre
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"{border}/>'


def bevel(points: Sequence[Point], by: float, colour: str, depth: float = 0.42) -> str:
    """A sloping rim: one facet a side, between a polygon and itself scaled by `by`."""
    inner = scaled(points, by)
    facets = []
    for k, (a, b) in enumerate(zip(points, (*points[1:], points[0]), strict=True)):
        facing = atan2(a[1] + b[1], a[0] + b[0])
        facets.append(fill((a, b, inner[(k + 1) % len(inner)], inner[k]), lit(colour, facing, depth)))
    return "".join(facets)


def star(
    tips: int,
    radius: float,
    dent: float,
    colour: str,
    *,
    centre: Point = (0, 0),
    edge: str = "",
    depth: float = 0.4,
) -> str:
    """A raised star: each tip is folded along its ridge into a light half and a dark one."""
    facets = []
    corners = []
    for k in range(tips):
        angle = 2 * pi * k / tips
        left, tip, right = (
            polar(size, angle + turn, centre)
            for size, turn in ((dent, -pi / tips), (radius, 0), (dent, pi / tips))
        )
        corners += [left, tip]
        for side, turn in ((left, -pi / 2), (right, pi / 2)):
            facets.append(fill((centre, tip, side), lit(colour, angle - pi / 2 + turn * 0.8, depth)))
    around = (
        f'<path fill="{colour}" stroke="{edge}" stroke-width="2.6" stroke-linejoin="round" d="{polygon(corners)}"/>'
        if edge
        else ""
    )
    return around + "".join(facets)


def gem(points: Sequence[Point], colour: str, table: float = 0.55, depth: float = 0.5) -> str:
    """A cut stone: a crown of facets around a bright table."""
    inner = scaled(points, table)
    middle = scaled(points, (1 + table) / 2)
    facets = []
    count = len(points)
    for k in range(count):
        a, b = points[k], points[(k + 1) % count]
        c, d = inner[(k + 1) % count], inner[k]
        m, n = middle[k], middle[(k + 1) % count]
        half = ((m[0] + n[0]) / 2, (m[1] + n[1]) / 2)
        facing = atan2(half[1], half[0])
        facets.append(fill((a, b, half), lit(colour, facing - 0.25, depth)))
        facets.append(fill((a, half, d), lit(colour, facing - 0.9, depth * 0.8)))
        facets.append(fill((b, c, half), lit(colour, facing + 0.7, depth * 0.8)))
        facets.append(fill((d, half, c), lit(colour, facing + 0.1, depth * 0.7)))
    return "".join(facets) + _table(inner, colour)


def _table(inner: Sequence[Point], colour: str) -> str:
    """The flat top of a stone, with a window's light on it."""
    left = sorted(inner, key=lambda point: point[0] + point[1])
    shine = (left[0], scaled([left[1]], 0.9)[0], (0, 0), scaled([left[2]], 0.9)[0])
    corners = sorted(shine, key=lambda p: atan2(p[1] + hypot(*left[0]) / 2, p[0] + hypot(*left[0]) / 2))
    return fill(inner, mix(colour, "#ffffff", 0.2)) + fill(corners, mix(colour, "#ffffff", 0.42))


def leaf(root: Point, angle: float, length: float, colour: str) -> str:
    """A leaf folded along its middle; the angle runs clockwise from upwards."""
    tip = polar(length, angle, root)
    halves = []
    for side in (-1, 1):
        belly = polar(length * 0.6, angle + side * 0.72, root)
        data = (
            f"M{number(root[0])} {number(root[1])}Q{number(belly[0])} {number(belly[1])} "
            f"{number(tip[0])} {number(tip[1])}Z"
        )
        halves.append(path(data, lit(colour, angle - pi / 2 + side * pi / 2, 0.3)))
    return "".join(halves)


def mirrored(drawn: str) -> str:
    """A drawing and its image on the other side of the middle."""
    return f'{drawn}<g transform="scale(-1 1)">{drawn}</g>'


SHEET = "icons/drawings.svg"
"""Where the site keeps all drawings in one file (`drawings.py`), for pages that show many of them."""


def referred(id: str) -> str:
    """A drawing of the sheet, to stand in the place of its own paths."""
    return f'<use href="{SHEET}#{id}"/>'


@lru_cache(maxsize=512)
def framed(drawn: str, classes: str, size: int, name: str) -> Markup:
    """A whole drawing as one image of `size` CSS pixels; without a name it is decoration."""
    said = f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true" focusable="false"'
    return Markup(
        f'<svg class="{classes}" width="{size}" height="{size}" viewBox="-50 -50 100 100" {said}>{drawn}</svg>'
    )
