"""Medals in ten materials from paper to platinum: a plate with its star, and what is worked into it."""

from __future__ import annotations

from math import pi

from rsg.app.views.drawing import (
    bevel,
    disc,
    fill,
    gem,
    line,
    mix,
    path,
    polar,
    ring,
    scaled,
    star,
)
from rsg.app.views.geometry import Point, polygon

_CORE = "#7b1fa2"


def plate_of(colour: str, corners: tuple[Point, ...]) -> str:
    """The medal itself: a dark edge, a sloping rim, a flat field."""
    edge = mix(colour, "#1a1208", 0.7)
    around = path(polygon(corners), edge, edge, 4)
    return around + bevel(corners, 0.84, colour) + fill(scaled(corners, 0.84), mix(colour, "#000000", 0.08))


def core(radius: float = 5.6) -> str:
    """The purple hexagon in the middle of everything."""
    return (
        fill(ring(6, radius + 1.6), mix(_CORE, "#000000", 0.55))
        + bevel(ring(6, radius), 0.5, _CORE, 0.5)
        + fill(ring(6, radius * 0.5), mix(_CORE, "#ffffff", 0.25))
    )


def medal(plate: str, starred: str, material: str) -> str:
    """A whole medal of a material."""
    edge = mix(plate, "#1a1208", 0.6)
    corners = _DOG_EARED if material == "paper" else ring(6, 42)
    return (
        plate_of(plate, corners)
        + _WORK[material](plate, edge)
        + star(6, 27, 15.6, starred, edge=edge)
        + core()
    )


def _paper(plate: str, edge: str) -> str:
    """Creases, and a corner folded over."""
    creases = line("M-29-14L29 16M-29 16L29-14M0-33V33", mix(plate, "#000000", 0.13), 0.9)
    fold = path("M16-32.8L36.4-1.5L17.4-11.5Z", mix(plate, "#ffffff", 0.6), edge, 1.6)
    return creases + fold


def _leather(plate: str, edge: str) -> str:
    """A seam around it."""
    seam = ring(6, 32.6)
    return line(polygon(seam), edge, 3.4) + line(polygon(seam), "#f0d9ae", 1.8, "4.2 3.6")


def _wood(plate: str, edge: str) -> str:
    """Grain, and one knot."""
    grain = mix(plate, "#4a2a0c", 0.45)
    return line(
        "M-27-12C-14-20-4-8 8-14S24-20 28-15M-29-3C-18-8-12 0-2-3M14-2C20-6 25-3 29-5"
        "M-29 7C-20 2-14 10-4 7S18 3 29 8M-27 15C-14 10-6 20 6 15S20 13 27 15M-18 23C-10 19-2 26 6 22S16 22 18 23",
        grain,
        1.3,
    ) + line("M-20 13a5 3.4 0 1 0 .1 0M-20 15.2a2 1.2 0 1 0 .1 0", grain, 1.2)


def _stone(plate: str, edge: str) -> str:
    """Cracks and grains."""
    grains = ((-22, -8), (-12, -25), (20, -16), (25, 5), (13, 25), (-15, 23), (-26, 9), (2, 31), (-3, -31))
    specks = "".join(
        disc((x, y), 1.7 if k % 2 else 1.2, mix(plate, "#000000", 0.4)) for k, (x, y) in enumerate(grains)
    )
    return specks + line("M-30-13L-24-15L-21-21L-15-20M29 12L23 14L21 20L15 21", edge, 1.5)


def _iron(plate: str, edge: str) -> str:
    """A rivet in each corner."""
    spots = ring(6, 29.5)
    return "".join(
        disc((x, y), 3.4, edge) + disc((x - 0.4, y - 0.5), 2.5, mix(plate, "#ffffff", 0.32)) for x, y in spots
    )


def _steel(plate: str, edge: str) -> str:
    """Brushed, with a second rim."""
    light = mix(plate, "#ffffff", 0.4)
    brush = line("M-28-10L-8-30M-30 2L2-30M-29 12L13-30M-13 30L29-12M-3 31L30-2M8 30L28 10", light, 1.1)
    return brush + line(polygon(ring(6, 31.5)), edge, 1.4)


def _bronze(plate: str, edge: str) -> str:
    """A beaded rim."""
    light = mix(plate, "#ffffff", 0.5)
    sides = zip(ring(6, 31), ring(6, 31, pi / 3), strict=True)
    beads = (
        disc((a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4), 2.1, light)
        for a, b in sides
        for k in range(4)
    )
    return line(polygon(ring(6, 31)), edge, 5.2) + "".join(beads)


def _silver(plate: str, edge: str) -> str:
    """A guilloche of two hexagons turned against each other."""
    light = mix(plate, "#ffffff", 0.7)
    return line(polygon(ring(6, 30, pi / 6)), edge, 1.5) + line(polygon(ring(6, 33.4)), light, 1.5)


def _gold(plate: str, edge: str) -> str:
    """The rays of the sun."""
    light = mix(plate, "#ffffff", 0.5)
    shafts = []
    for k in range(12):
        angle = pi / 6 * k + pi / 12
        shafts.append(fill((polar(13, angle), polar(31, angle - 0.075), polar(31, angle + 0.075)), light))
    return "".join(shafts) + line(polygon(ring(6, 33)), edge, 1.2)


def _platinum(plate: str, edge: str) -> str:
    """Rays, and a small stone in each corner."""
    light = mix(plate, "#ffffff", 0.55)
    shafts = "".join(
        fill((polar(12, pi / 9 * k), polar(32, pi / 9 * k - 0.05), polar(32, pi / 9 * k + 0.05)), light)
        for k in range(18)
    )
    stones = "".join(
        disc((x, y), 3.7, edge)
        + f'<g transform="translate({x:.1f} {y:.1f})">{gem(ring(6, 3), "#7fc7d9", 0.5)}</g>'
        for x, y in ring(6, 29.5)
    )
    return shafts + stones


_DOG_EARED = (
    (0.0, -42.0),
    (16.0, -32.8),
    (36.4, -1.5),
    (36.4, 21.0),
    (0.0, 42.0),
    (-36.4, 21.0),
    (-36.4, -21.0),
)

_WORK = {
    "paper": _paper,
    "leather": _leather,
    "wood": _wood,
    "stone": _stone,
    "iron": _iron,
    "steel": _steel,
    "bronze": _bronze,
    "silver": _silver,
    "gold": _gold,
    "platinum": _platinum,
}
