"""The emblems of the thirty ranks, drawn by code: one medal in materials from paper to platinum, then set stones,
then what no jeweller makes: laurels, crowns, wings, rays and lightning around the star of the board.

Each is a hexagon or a star, as on the board, with the purple core in its middle.
"""

from __future__ import annotations

from math import pi

from markupsafe import Markup

from rsg.app.views.drawing import (
    Point,
    bevel,
    disc,
    fill,
    framed,
    gem,
    line,
    mix,
    outline,
    path,
    polar,
    referred,
    ring,
    scaled,
    star,
)
from rsg.app.views.ornaments import bolt, crown, laurel, pips, rays, wings

RANKS = 30

_CORE = "#7b1fa2"
_GOLD = "#e3b23c"
_SILVER = "#c3cbd3"
_IVORY = "#f4ecd8"

# Materials: the plate's colour, the star's, and what is worked into the plate.
_MATERIALS: dict[int, tuple[str, str, str]] = {
    1: ("#efe6cf", "#fffaf0", "paper"),
    2: ("#8a5a33", "#b98556", "leather"),
    3: ("#b98a55", "#8c5f30", "wood"),
    4: ("#8d9089", "#b4b7b0", "stone"),
    5: ("#565a60", "#7d828a", "iron"),
    6: ("#8fa3b5", "#c9d6e2", "steel"),
    7: ("#a8683a", "#d6935c", "bronze"),
    8: ("#b4bcc6", "#eef2f6", "silver"),
    9: ("#cf9a26", "#f6d269", "gold"),
    10: ("#a9b9bd", "#f2fafa", "platinum"),
}

# Stones: colour, cut, metal of the setting, small stars below.
_STONES: dict[int, tuple[str, str, str]] = {
    11: ("#2fb5a8", "cabochon", _SILVER),
    12: ("#6fd0e0", "hexagon", _SILVER),
    13: ("#8e1f3a", "round", _SILVER),
    14: ("#eda32a", "kite", _SILVER),
    15: ("#8f55c9", "trillion", _GOLD),
    16: ("#d2173f", "cushion", _GOLD),
    17: ("#2450c4", "oval", _GOLD),
    18: ("#10935a", "step", _GOLD),
    19: ("#bfe3f2", "brilliant", _GOLD),
}


def rank_emblem(
    number: int, size: int = 64, name: str = "", earned: bool = True, *, listed: bool = False
) -> Markup:
    """The emblem of a rank, as SVG text.

    Args:
        number: 1 (Paper) to 30 (Zeus).
        size: CSS pixels a side; drawn to be read from 32 on.
        name: accessible name; without one it is decoration beside a text.
        earned: whether it has its colours; the style sheet greys the others.
        listed: whether it is one of many on its page, and so refers to the sheet of drawings.

    Raises:
        ValueError: there is no such rank.
    """
    if not 1 <= number <= RANKS:
        raise ValueError(f"no such rank: {number}")
    drawn = referred(f"rank-{number}") if listed else DRAWINGS[f"rank-{number}"]
    return framed(drawn, "emblem" if earned else "emblem unearned", size, name)


def _drawn(number: int) -> str:
    if number in _MATERIALS:
        return _medal(*_MATERIALS[number])
    if number in _STONES:
        return _setting(number, *_STONES[number])
    return _TITLES[number]()


# --- materials -----------------------------------------------------------------------------------------------------


def _plate(colour: str, corners: tuple[Point, ...]) -> str:
    """The medal itself: a dark edge, a sloping rim, a flat field."""
    edge = mix(colour, "#1a1208", 0.7)
    around = path(outline(corners), edge, edge, 4)
    return around + bevel(corners, 0.84, colour) + fill(scaled(corners, 0.84), mix(colour, "#000000", 0.08))


def _core(radius: float = 5.6) -> str:
    return (
        fill(ring(6, radius + 1.6), mix(_CORE, "#000000", 0.55))
        + bevel(ring(6, radius), 0.5, _CORE, 0.5)
        + fill(ring(6, radius * 0.5), mix(_CORE, "#ffffff", 0.25))
    )


def _medal(plate: str, starred: str, material: str) -> str:
    edge = mix(plate, "#1a1208", 0.6)
    corners = _DOG_EARED if material == "paper" else ring(6, 42)
    return (
        _plate(plate, corners)
        + _WORK[material](plate, edge)
        + star(6, 27, 15.6, starred, edge=edge)
        + _core()
    )


def _paper(plate: str, edge: str) -> str:
    """Creases, and a corner folded over."""
    creases = line("M-29-14L29 16M-29 16L29-14M0-33V33", mix(plate, "#000000", 0.13), 0.9)
    fold = path("M16-32.8L36.4-1.5L17.4-11.5Z", mix(plate, "#ffffff", 0.6), edge, 1.6)
    return creases + fold


def _leather(plate: str, edge: str) -> str:
    """A seam around it."""
    seam = ring(6, 32.6)
    return line(outline(seam), edge, 3.4) + line(outline(seam), "#f0d9ae", 1.8, "4.2 3.6")


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
    return brush + line(outline(ring(6, 31.5)), edge, 1.4)


def _bronze(plate: str, edge: str) -> str:
    """A beaded rim."""
    light = mix(plate, "#ffffff", 0.5)
    sides = zip(ring(6, 31), ring(6, 31, pi / 3), strict=True)
    beads = (
        disc((a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4), 2.1, light)
        for a, b in sides
        for k in range(4)
    )
    return line(outline(ring(6, 31)), edge, 5.2) + "".join(beads)


def _silver(plate: str, edge: str) -> str:
    """A guilloche of two hexagons turned against each other."""
    light = mix(plate, "#ffffff", 0.7)
    return line(outline(ring(6, 30, pi / 6)), edge, 1.5) + line(outline(ring(6, 33.4)), light, 1.5)


def _gold(plate: str, edge: str) -> str:
    """The rays of the sun."""
    light = mix(plate, "#ffffff", 0.5)
    shafts = []
    for k in range(12):
        angle = pi / 6 * k + pi / 12
        shafts.append(fill((polar(13, angle), polar(31, angle - 0.075), polar(31, angle + 0.075)), light))
    return "".join(shafts) + line(outline(ring(6, 33)), edge, 1.2)


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


# --- stones --------------------------------------------------------------------------------------------------------

_HALVES: dict[str, tuple[Point, ...]] = {
    "kite": ((0, -29), (21, -9), (14, 20), (0, 28)),
    "trillion": ((9, -23), (27, -10), (23, 6), (6, 27)),
    "cushion": ((13, -25), (25, -13), (25, 13), (13, 25)),
    "step": ((11, -28), (20, -19), (20, 19), (11, 28)),
}


def _both(half: tuple[Point, ...]) -> tuple[Point, ...]:
    """A polygon from its right half, listed from the top."""
    return half + tuple((-x, y) for x, y in reversed(half) if x)


_CUTS = {
    "hexagon": ring(6, 27),
    "round": ring(12, 26),
    "oval": ring(14, 28, squeeze=(0.78, 1)),
    **{name: _both(half) for name, half in _HALVES.items()},
}


def _setting(number: int, colour: str, cut: str, metal: str) -> str:
    ground = mix(metal, "#20160a", 0.72)
    frame = _plate(metal, ring(6, 42)) + fill(ring(6, 33.5), ground)
    claws = "".join(
        disc(polar(31.5, pi / 3 * k), 3.1, metal, mix(metal, "#000000", 0.55), 1.0) for k in range(6)
    )
    return frame + _gem(colour, cut) + claws


def _gem(colour: str, cut: str) -> str:
    edge = mix(colour, "#000000", 0.6)
    if cut == "cabochon":
        veins = line(
            "M-20 4C-12 0-12-8-4-8S6 2 12-2S18-12 20-12M-8 22C-6 14 2 14 4 8S14 6 20 10",
            mix(colour, "#3a2a12", 0.6),
            1.6,
        )
        shine = path("M-17-9A20 20 0 0 1-3-20Q-13-15-17-9Z", "#ffffff")
        return disc((0, 0), 26, edge) + disc((0, 0), 24.4, colour) + veins + shine
    if cut == "brilliant":
        crown_ = ((-26.0, -8.0), (-14.0, -22.0), (14.0, -22.0), (26.0, -8.0))
        tops = ((-14.0, -22.0), (-5.0, -8.0), (5.0, -8.0), (14.0, -22.0))
        white = "#ffffff"
        facets = [
            fill((*crown_, (0.0, 27.0)), colour),
            fill((crown_[0], crown_[1], (-11.0, -8.0)), mix(colour, white, 0.75)),
            fill((crown_[1], (0.0, -22.0), (-11.0, -8.0)), mix(colour, white, 0.4)),
            fill(((0.0, -22.0), (11.0, -8.0), (-11.0, -8.0)), mix(colour, white, 0.9)),
            fill(((0.0, -22.0), tops[3], (11.0, -8.0)), mix(colour, "#1d5f86", 0.12)),
            fill((tops[3], crown_[3], (11.0, -8.0)), mix(colour, "#1d5f86", 0.3)),
            fill((crown_[0], (-11.0, -8.0), (0.0, 27.0)), mix(colour, white, 0.5)),
            fill(((-11.0, -8.0), (11.0, -8.0), (0.0, 27.0)), mix(colour, "#1d5f86", 0.16)),
            fill(((11.0, -8.0), crown_[3], (0.0, 27.0)), mix(colour, "#1d5f86", 0.45)),
        ]
        rim = path(outline((*crown_, (0.0, 27.0))), colour, "#16405c", 3.2)
        spark = star(4, 9, 1.8, white, centre=(17, -21), depth=0.0) + star(
            4, 6, 1.2, white, centre=(-20, 12), depth=0.0
        )
        return rim + "".join(facets) + spark
    corners = _CUTS[cut]
    around = path(outline(corners), colour, edge, 3.2)
    return around + gem(corners, colour, 0.62 if cut == "step" else 0.52)


# --- titles --------------------------------------------------------------------------------------------------------


def _crest(plate: str, starred: str, *, radius: float = 29.0, shift: float = 0.0) -> str:
    """The small plate with its star that the ornaments stand around."""
    drawn = (
        _plate(plate, ring(6, radius))
        + star(6, radius * 0.7, radius * 0.4, starred, edge=mix(plate, "#000000", 0.6))
        + _core(4.2)
    )
    return f'<g transform="translate(0 {shift:g})">{drawn}</g>' if shift else drawn


def _specialist() -> str:
    return _crest("#2c4a78", "#cdd9e6", radius=36, shift=-7) + pips(1, 40, _SILVER, 9.5)


def _expert() -> str:
    return _crest("#1f5a52", "#f0c66a", radius=36, shift=-7) + pips(2, 40, _GOLD, 9.5)


def _champion() -> str:
    return laurel(_GOLD) + _crest("#2c4a78", "#f6d269", radius=26, shift=-2) + pips(3, 41, _GOLD, 8.5)


def _master() -> str:
    return laurel("#7fae4e") + _crest("#8e1f2f", "#f6d269", radius=25, shift=4) + crown(-28, _GOLD, "#d2173f")


def _legend() -> str:
    return wings(_SILVER, 3) + _crest("#5b2a86", "#f6d269", radius=25) + pips(3, 39, _SILVER, 9)


def _grandmaster() -> str:
    return (
        wings(_GOLD, 3)
        + _crest("#22222a", "#f6d269", radius=24, shift=4)
        + crown(-27, _GOLD, "#2450c4")
        + pips(3, 41, _GOLD, 8.5)
    )


def _archmaster() -> str:
    return rays(16, 46, "#b58be0") + wings("#d9c8f2", 3) + _crest("#43167a", "#d9b3ff", radius=25)


def _overlord() -> str:
    return (
        rays(12, 47, "#7a1020")
        + wings("#4a4a55", 4)
        + _crest("#1c1014", "#e8344a", radius=24, shift=4)
        + crown(-27, "#5a5a66", "#e8344a")
    )


def _demigod() -> str:
    return rays(24, 48, "#f6d269", half=True) + wings(_IVORY, 4) + _crest("#f2ead6", "#e3b23c", radius=25)


def _god() -> str:
    halo = disc((0, -34), 10.5, "none", "#a87a18", 4.6) + disc((0, -34), 10.5, "none", "#ffe9a0", 2.4)
    return (
        rays(24, 49, "#ffdf80")
        + halo
        + wings("#ffffff", 4)
        + _crest("#fff6dc", "#f2b705", radius=25, shift=2)
    )


def _zeus() -> str:
    return (
        rays(24, 49, "#8ec9ff")
        + laurel("#f6d269")
        + wings("#ffffff", 4)
        + _crest("#1c2f6e", "#5f7fd6", radius=27, shift=1)
        + bolt()
    )


_TITLES = {
    20: _specialist,
    21: _expert,
    22: _champion,
    23: _master,
    24: _legend,
    25: _grandmaster,
    26: _archmaster,
    27: _overlord,
    28: _demigod,
    29: _god,
    30: _zeus,
}

# Drawn on import, and so, for the site, when its snapshot is made: nobody waits for it.
DRAWINGS = {f"rank-{number}": _drawn(number) for number in range(1, RANKS + 1)}
"""The emblems by their ids in the sheet of drawings."""
