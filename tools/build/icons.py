"""The icons: the star with its first stones, drawn once as shapes, written as SVG and as PNG without any library."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from pathlib import Path

from rsg.games import game
from tools.build.paths import CACHE, digest

Point = tuple[float, float]
Colour = tuple[int, int, int]

PAPER, WOOD, CELL, LINE, CORE = (232, 216, 168), (106, 69, 34), (72, 168, 101), (26, 92, 50), (123, 31, 162)
BLACK, WHITE = (28, 26, 32), (250, 247, 240)
SAMPLES = 3
"""Each pixel is the mean of this many squared."""


@dataclass(frozen=True)
class Shape:
    """A filled polygon in a square from -1 to 1."""

    points: tuple[Point, ...]
    colour: Colour


def shapes(margin: float) -> list[Shape]:
    """The picture from back to front. `margin` is the part of the square kept free for masks."""
    star = game("reverstargo")
    start = star.start()
    unit = (1 - margin) / 7.5
    drawn = [Shape(((-1, -1), (1, -1), (1, 1), (-1, 1)), PAPER)]
    centres = {cell.label: _centre(cell.at, unit) for cell in star.cells}
    drawn += [Shape(_ring(6, unit * 1.38, at, pi / 6), WOOD) for at in centres.values()]
    drawn += [Shape(_ring(6, unit * 1.02, at, pi / 6), LINE) for at in centres.values()]
    for cell in star.cells:
        drawn.append(
            Shape(_ring(6, unit * 0.92, centres[cell.label], pi / 6), CELL if cell.playable else CORE)
        )
    for label, seat in start.board.items():
        drawn.append(Shape(_ring(28, unit * 0.7, centres[label], 0), (BLACK, WHITE)[seat]))
    return drawn


def svg(drawn: list[Shape]) -> str:
    """The shapes as an SVG file."""
    paths = "".join(
        f'<path fill="#{r:02x}{g:02x}{b:02x}" d="M{"L".join(f"{x:.3f} {y:.3f}" for x, y in shape.points)}Z"/>'
        for shape in drawn
        for r, g, b in [shape.colour]
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2">{paths}</svg>'


def png(drawn: list[Shape], size: int) -> bytes:
    """The shapes as a PNG file of `size` pixels a side."""
    fine = size * SAMPLES
    rows = [bytearray(3 * fine) for _ in range(fine)]
    for shape in drawn:
        points = [((x + 1) / 2 * fine, (y + 1) / 2 * fine) for x, y in shape.points]
        for y, left, right in _spans(points, fine):
            rows[y][3 * left : 3 * right] = bytes(shape.colour) * (right - left)
    lines = bytearray()
    for y in range(0, fine, SAMPLES):
        group = rows[y : y + SAMPLES]
        lines.append(0)  # no filter
        channels = [
            [sum(values) for values in zip(*(row[c::3] for row in group), strict=True)] for c in range(3)
        ]
        means = [
            [
                sum(part) // SAMPLES**2
                for part in zip(*(channel[i::SAMPLES] for i in range(SAMPLES)), strict=True)
            ]
            for channel in channels
        ]
        lines += bytes(value for pixel in zip(*means, strict=True) for value in pixel)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    image = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(lines), 9)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + image


def write(dist: Path) -> None:
    """Writes all icons into dist/icons/. What was drawn once is kept in the cache."""
    plain, masked = shapes(0.04), shapes(0.28)
    wanted = {
        "icon-192": (plain, 192),
        "icon-512": (plain, 512),
        "maskable-512": (masked, 512),
        "touch-180": (plain, 180),
    }
    folder = dist / "icons"
    folder.mkdir(parents=True)
    (folder / "icon.svg").write_text(svg(plain))
    CACHE.mkdir(parents=True, exist_ok=True)
    for name, (drawn, size) in wanted.items():
        key = digest([Path(__file__).read_bytes(), repr((drawn, size)).encode()])
        cached = CACHE / f"icon-{key}.png"
        if not cached.exists():
            cached.write_bytes(png(drawn, size))
        (folder / f"{name}.png").write_bytes(cached.read_bytes())


def _centre(at: tuple[int, int], unit: float) -> Point:
    q, r = at
    return unit * 3**0.5 * (q + r / 2), unit * 1.5 * r


def _ring(corners: int, radius: float, centre: Point, turn: float) -> tuple[Point, ...]:
    angles = [turn + 2 * pi * k / corners for k in range(corners)]
    return tuple((centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles)


def _spans(points: list[Point], size: int) -> Iterator[tuple[int, int, int]]:
    """Row and pixel range of a convex polygon on each row that it crosses."""
    low, high = min(y for _, y in points), max(y for _, y in points)
    for y in range(max(0, int(low)), min(size, int(high) + 1)):
        middle = y + 0.5
        crossings = [
            x1 + (middle - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)
            if (y1 <= middle) != (y2 <= middle)
        ]
        if len(crossings) == 2:
            left, right = (min(size, max(0, round(x))) for x in sorted(crossings))
            if left < right:
                yield y, left, right
