"""Set stones in nine cuts, from a cabochon to a brilliant, each in a setting with claws."""

from __future__ import annotations

from math import pi

from rsg.app.views.drawing import disc, fill, gem, line, mix, path, polar, ring, star
from rsg.app.views.geometry import Point, polygon
from rsg.app.views.medals import plate_of

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


def setting(colour: str, cut: str, metal: str) -> str:
    """A stone of a cut in a metal."""
    ground = mix(metal, "#20160a", 0.72)
    frame = plate_of(metal, ring(6, 42)) + fill(ring(6, 33.5), ground)
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
        crown = ((-26.0, -8.0), (-14.0, -22.0), (14.0, -22.0), (26.0, -8.0))
        tops = ((-14.0, -22.0), (-5.0, -8.0), (5.0, -8.0), (14.0, -22.0))
        white = "#ffffff"
        facets = [
            fill((*crown, (0.0, 27.0)), colour),
            fill((crown[0], crown[1], (-11.0, -8.0)), mix(colour, white, 0.75)),
            fill((crown[1], (0.0, -22.0), (-11.0, -8.0)), mix(colour, white, 0.4)),
            fill(((0.0, -22.0), (11.0, -8.0), (-11.0, -8.0)), mix(colour, white, 0.9)),
            fill(((0.0, -22.0), tops[3], (11.0, -8.0)), mix(colour, "#1d5f86", 0.12)),
            fill((tops[3], crown[3], (11.0, -8.0)), mix(colour, "#1d5f86", 0.3)),
            fill((crown[0], (-11.0, -8.0), (0.0, 27.0)), mix(colour, white, 0.5)),
            fill(((-11.0, -8.0), (11.0, -8.0), (0.0, 27.0)), mix(colour, "#1d5f86", 0.16)),
            fill(((11.0, -8.0), crown[3], (0.0, 27.0)), mix(colour, "#1d5f86", 0.45)),
        ]
        rim = path(polygon((*crown, (0.0, 27.0))), colour, "#16405c", 3.2)
        spark = star(4, 9, 1.8, white, centre=(17, -21), depth=0.0) + star(
            4, 6, 1.2, white, centre=(-20, 12), depth=0.0
        )
        return rim + "".join(facets) + spark
    corners = _CUTS[cut]
    around = path(polygon(corners), colour, edge, 3.2)
    return around + gem(corners, colour, 0.62 if cut == "step" else 0.52)
