"""The trophies of the daily challenge: twelve cups, each with a sign of its month, and the year's great one."""

from __future__ import annotations

from math import pi

from markupsafe import Markup

from rsg.app.views.drawing import (
    bevel,
    disc,
    fill,
    framed,
    leaf,
    line,
    mirrored,
    mix,
    path,
    polar,
    referred,
    ring,
    star,
)
from rsg.app.views.ornaments import laurel, rays

_GOLD = "#e3b23c"
_EDGE = "#4a3208"
_GROUNDS = {
    1: "#c0392b",
    2: "#5a78b8",
    3: "#d0628f",
    4: "#7fb1d8",
    5: "#3f8f52",
    6: "#6a62b0",
    7: "#1f3c78",
    8: "#2c8fb5",
    9: "#2e2a5c",
    10: "#6b3417",
    11: "#5c6b34",
    12: "#1f5a4a",
}
"""Colour of each month's medallion."""


def month_trophy(month: int, earned: bool, size: int = 64, name: str = "", *, listed: bool = False) -> Markup:
    """The cup of a month (1 to 12) as SVG text; grey by the style sheet until it is earned.

    With `listed` it is one of many on its page, and so refers to the sheet of drawings.

    Raises:
        ValueError: there is no such month.
    """
    if month not in _GROUNDS:
        raise ValueError(f"no such month: {month}")
    drawn = referred(f"month-{month}") if listed else DRAWINGS[f"month-{month}"]
    return framed(drawn, "trophy" if earned else "trophy unearned", size, name)


def year_trophy(earned: bool, size: int = 64, name: str = "", *, listed: bool = False) -> Markup:
    """The great cup of a year as SVG text; grey by the style sheet until it is earned."""
    drawn = referred("year") if listed else DRAWINGS["year"]
    return framed(drawn, "trophy year" if earned else "trophy year unearned", size, name)


def _body(w: float, top: float, depth: float, foot: float) -> str:
    """Handles, bowl, stem and foot of a cup: half its width, where it begins, how deep it is, where it stands."""
    dark, light = mix(_GOLD, "#000000", 0.2), mix(_GOLD, "#ffffff", 0.45)
    end = top + depth
    bend = (
        f"M{w - 3:g} {top + 7:g}C{w + 19:g} {top + 3:g} {w + 15:g} {top + depth * 0.62:g} "
        f"{w * 0.62:g} {top + depth * 0.72:g}"
    )
    half = f"C{w:g} {top + depth * 0.6:g} {w * 0.6:g} {end - 4:g} 0 {end:g}"
    bowl = f"M0 {top:g}H{w:g}{half}C{-w * 0.6:g} {end - 4:g} {-w:g} {top + depth * 0.6:g} {-w:g} {top:g}Z"
    side = f"C{w * 0.36:g} {end - 10:g} {w * 0.55:g} {top + depth * 0.5:g} {w * 0.55:g} {top:g}Z"
    shade = f"M{w * 0.55:g} {top:g}H{w:g}{half}{side}"
    shine = (
        f"M{3 - w:g} {top + 3:g}H{9 - w:g}C{9 - w:g} {top + depth * 0.4:g} {-w * 0.66:g} {top + depth * 0.62:g} "
        f"{-w * 0.5:g} {top + depth * 0.76:g}C{-w * 0.82:g} {top + depth * 0.58:g} {3 - w:g} {top + depth * 0.34:g} "
        f"{3 - w:g} {top + 3:g}Z"
    )
    return (
        mirrored(line(bend, _EDGE, 8) + line(bend, _GOLD, 4.6))
        + path(f"M-5.5 {end - 3:g}H5.5L9 {foot - 9:g}H-9Z", dark, _EDGE, 2.2)
        + path(f"M-16 {foot - 9:g}H16L22 {foot:g}H-22Z", _GOLD, _EDGE, 2.2)
        + path(f"M3 {foot - 8:g}H15L20 {foot - 1:g}H3Z", dark)
        + path(bowl, _GOLD, _EDGE, 2.4)
        + path(shade, dark)
        + path(shine, light)
        + path(f"M{-w - 2:g} {top - 4:g}H{w + 2:g}V{top + 2.5:g}H{-w - 2:g}Z", light, _EDGE, 2)
    )


def _cup(month: int) -> str:
    ground = _GROUNDS[month]
    medallion = (
        fill(ring(6, 17.5), _EDGE)
        + bevel(ring(6, 16.2), 0.88, mix(_GOLD, "#ffffff", 0.3))
        + fill(ring(6, 14.3), ground)
    )
    sign = f'<g transform="translate(0 -15) scale(1.24)">{medallion}{_SIGNS[month]()}</g>'
    return _body(30, -42, 66, 46) + sign


def _great_cup() -> str:
    jewel = star(6, 21, 12.1, "#ffe9a0", centre=(0, -16), edge=_EDGE) + disc(
        (0, -16), 4.8, "#7b1fa2", "#3a0a58", 1.4
    )
    return (
        rays(24, 49, "#f2d98a")
        + laurel("#7fae4e", 40)
        + f'<g transform="scale(.92)">{_body(28, -42, 62, 46)}{jewel}</g>'
    )


# --- the twelve signs, on a field from -14 to 14 -------------------------------------------------------------------


def _petals(count: int, length: float, colour: str, heart: str) -> str:
    petals = []
    for k in range(count):
        x, y = polar(length * 0.55, 2 * pi * k / count)
        petals.append(disc((x, y), length * 0.42, colour, mix(colour, "#000000", 0.3), 0.8))
    return "".join(petals) + disc((0, 0), length * 0.25, heart)


def _january() -> str:
    """The first sunrise of the year behind a mountain."""
    return (
        disc((0, -2), 7, "#ffd27a")
        + fill(((-12.5, 7.0), (-2.0, -4.0), (2.0, -4.0), (12.5, 7.0)), "#2c3f6b")
        + fill(
            ((-4.9, -1.0), (-2.0, -4.0), (2.0, -4.0), (4.9, -1.0), (2.4, 0.6), (0.0, -1.4), (-2.4, 0.6)),
            "#ffffff",
        )
    )


def _february() -> str:
    """A snow crystal."""
    arms = []
    for k in range(6):
        angle = pi / 3 * k
        (x, y), (a, b) = polar(10.5, angle), polar(6, angle)
        arms.append(f"M0 0L{x:.1f} {y:.1f}")
        for turn in (-0.75, 0.75):
            c, d = polar(4.2, angle + turn, (a, b))
            arms.append(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}")
    return line("".join(arms), "#ffffff", 1.7)


def _march() -> str:
    """Plum blossom."""
    return _petals(5, 10, "#fbe3ec", "#e8b93a")


def _april() -> str:
    """Cherry blossom: petals with a notch."""
    petals = []
    for k in range(5):
        angle = 72 * k
        petals.append(
            f'<g transform="rotate({angle})">'
            + path("M0 0C-6-3-6-9-2.6-11L0-8.6L2.6-11C6-9 6-3 0 0Z", "#ffd9e6", "#c9708f", 0.8)
            + "</g>"
        )
    return "".join(petals) + disc((0, 0), 2, "#d94a78")


def _may() -> str:
    """A carp streamer."""
    return (
        path("M-11-4C-6-8 2-7 6-3L11-6V6L6 3C2 7-6 8-11 4C-12 2-12-2-11-4Z", "#e5533d", "#5a130a", 1)
        + disc((-7, -1), 2.2, "#ffffff", "#5a130a", 0.8)
        + disc((-7, -1), 0.9, "#1a1208")
        + line("M-2-5C0-2 0 2-2 5M2-4.5C4-2 4 2 2 4.5", "#ffd9c9", 1.2)
    )


def _june() -> str:
    """Drops of the rainy season."""
    drop = "M0-6C3-2 4.6 0 4.6 2.6A4.6 4.6 0 0 1-4.6 2.6C-4.6 0-3-2 0-6Z"
    return "".join(
        f'<g transform="translate({x} {y}) scale({s})">{path(drop, "#bfe3ff", "#24408a", 1)}</g>'
        for x, y, s in ((-5, -3, 0.85), (5.5, -4, 0.65), (1, 5, 1.0))
    )


def _july() -> str:
    """The stars of the star festival."""
    return (
        star(5, 7, 3, "#ffe08a", centre=(-3, 2))
        + star(5, 4.4, 1.9, "#ffffff", centre=(6, -5))
        + star(4, 3, 1, "#bcd4ff", centre=(7, 6), depth=0)
    )


def _august() -> str:
    """The sun over the sea."""
    return (
        rays(12, 12, "#ffe27a")
        + disc((0, 0), 6, "#ffb52e", "#a85a00", 1)
        + line("M-12 9C-9 6.5-7 6.5-4 9S1 11 4 9S9 6.5 12 9", "#ffffff", 1.8)
    )


def _september() -> str:
    """The harvest moon and pampas grass."""
    return (
        disc((-1, -2), 8, "#ffeaa0", "#b58a20", 1)
        + line("M4 11C6 4 7-2 11-8M7 11C8 6 9 3 12-1", "#e9dcc0", 1.6)
        + disc((-4, -4), 1.4, "#eccb6a")
    )


def _october() -> str:
    """A maple leaf."""
    blades = "".join(
        leaf((0, 2), angle, length, "#f0702c")
        for angle, length in ((0, 14), (0.8, 13), (-0.8, 13), (1.65, 10), (-1.65, 10))
    )
    return blades + line("M0 2V11", "#ffd9a8", 1.4)


def _november() -> str:
    """A ginkgo leaf."""
    return path(
        "M0 6C-4 0-9-1-12-2C-10-9-4-10-1-8L0-4L1-8C4-10 10-9 12-2C9-1 4 0 0 6Z", "#f5cf3e", "#7a5a08", 1
    ) + line("M0 6V12M0 5L-6-5M0 5L6-5", "#7a5a08", 1)


def _december() -> str:
    """A bell with a bow."""
    return (
        path("M-8 6C-5 3-6-3-4-6C-3-8 3-8 4-6C6-3 5 3 8 6Z", "#ffd76a", "#6a4a08", 1.1)
        + disc((0, 8), 2.2, "#ffd76a", "#6a4a08", 1)
        + path("M0-8L-6-11V-5ZM0-8L6-11V-5Z", "#d8323f", "#5a0a12", 0.9)
    )


_SIGNS = {
    1: _january,
    2: _february,
    3: _march,
    4: _april,
    5: _may,
    6: _june,
    7: _july,
    8: _august,
    9: _september,
    10: _october,
    11: _november,
    12: _december,
}

# Drawn on import, and so, for the site, when its snapshot is made: nobody waits for it.
DRAWINGS = {f"month-{month}": _cup(month) for month in range(1, 13)} | {"year": _great_cup()}
"""The cups by their ids in the sheet of drawings."""
