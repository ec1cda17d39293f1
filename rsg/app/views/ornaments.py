"""What stands around the emblems of high ranks and around trophies: laurels, crowns, wings, rays, a bolt."""

from __future__ import annotations

from math import pi

from rsg.app.views.drawing import disc, fill, leaf, line, mirrored, mix, path, polar, star
from rsg.app.views.geometry import Point, polygon

_DARK = "#1a1208"


def laurel(colour: str, radius: float = 38.0, leaves: int = 7) -> str:
    """Two branches that meet below and are open above."""
    edge = mix(colour, _DARK, 0.65)
    drawn = []
    stem = [polar(radius, pi - 0.1 - 2.35 * k / leaves) for k in range(leaves + 1)]
    drawn.append(line("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in stem), edge, 2.0))
    for k in range(leaves):
        angle = pi - 0.32 - 2.25 * k / leaves
        root = polar(radius, angle)
        size = 16.5 - 0.9 * k
        # Leaves point along the branch, which runs anticlockwise from below.
        drawn += [leaf(root, angle - pi / 2 + turn, size, colour) for turn in (-0.55, 0.6)]
    return mirrored("".join(drawn)) + disc((0, radius), 2.6, colour, edge, 1.0)


def wings(colour: str, feathers: int) -> str:
    """A pair of wings; each feather is a blade with a dark lower edge."""
    edge = mix(colour, _DARK, 0.62)
    drawn = []
    for row in range(feathers - 1, -1, -1):
        top = -15 + 9.5 * row
        reach = 48 - 5.2 * row
        tip = (reach, top - 18 + 4.0 * row)
        data = (
            f"M14 {top + 11:.1f}C{reach * 0.55:.1f} {top + 13:.1f} {reach * 0.9:.1f} {top:.1f} "
            f"{tip[0]:.1f} {tip[1]:.1f}"
            f"C{reach * 0.82:.1f} {top - 3:.1f} {reach * 0.5:.1f} {top + 1:.1f} 14 {top:.1f}Z"
        )
        drawn.append(path(data, mix(colour, "#000000", 0.07 * row), edge, 1.5))
    return mirrored("".join(drawn))


def crown(top: float, metal: str, stones: str) -> str:
    """A crown of five points that stands with its band at `top` + 10."""
    edge = mix(metal, _DARK, 0.65)
    xs = (-19.0, -10.5, 0.0, 10.5, 19.0)
    heights = (-9.0, -11.0, -17.0, -11.0, -9.0)
    points: list[Point] = [(-14.0, top + 10)]
    for k, (x, height) in enumerate(zip(xs, heights, strict=True)):
        points.append((x, top + height + 3))
        if k < 4:
            points.append(((x + xs[k + 1]) / 2 * 0.9, top + 2))
    points.append((14.0, top + 10))
    body = path(polygon(points), metal, edge, 2.0)
    shade = fill(
        (
            (0.0, top + 9.4),
            (0.0, top - 13),
            (5.0, top + 2),
            (10.0, top - 7),
            (14.0, top + 2),
            (13.0, top + 9.4),
        ),
        mix(metal, "#000000", 0.16),
    )
    band = path(f"M-14 {top + 5:.1f}H14V{top + 10:.1f}H-14Z", mix(metal, "#ffffff", 0.35), edge, 1.4)
    balls = "".join(disc((x, top + y + 2), 2.5, stones, edge, 1.0) for x, y in zip(xs, heights, strict=True))
    return body + shade + band + balls


def rays(count: int, reach: float, colour: str, *, half: bool = False) -> str:
    """Rays from behind, long and short in turn; only those above the middle if `half`."""
    drawn = []
    for k in range(count):
        angle = 2 * pi * k / count
        if half and pi * 0.55 < angle < pi * 1.45:
            continue
        length = reach if k % 2 == 0 else reach * 0.8
        spread = pi / count * 0.62
        shade = colour if k % 2 == 0 else mix(colour, "#000000", 0.14)
        drawn.append(
            fill((polar(14, angle - spread * 2), polar(length, angle), polar(14, angle + spread * 2)), shade)
        )
    return "".join(drawn)


def pips(count: int, y: float, colour: str, size: float) -> str:
    """Small stars in a row."""
    gap = size * 1.85
    edge = mix(colour, _DARK, 0.7)
    return "".join(
        star(5, size, size * 0.44, colour, centre=(gap * (k - (count - 1) / 2), y), edge=edge)
        for k in range(count)
    )


def bolt() -> str:
    """The lightning of Zeus, across everything."""
    shape = ((14.0, -46.0), (-15.0, 3.0), (-1.0, 3.0), (-13.0, 46.0), (19.0, -7.0), (4.0, -7.0))
    light = ((14.0, -46.0), (-15.0, 3.0), (-6.0, 3.0), (9.0, -27.0))
    return path(polygon(shape), "#ffd93b", "#4a2f00", 3.4) + fill(shape, "#ffd93b") + fill(light, "#fff3b0")
