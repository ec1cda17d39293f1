"""The star: 37 hexagons in axial coordinates, their labels, neighbours, lines and symmetries.

A cell is known by its index, which is also its bit in every mask and its place in board texts: ring A, B, C,
D, each from the hour that the label table names first, and the core point CP last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rsg.games.symmetry import Symmetry

Axial = tuple[int, int]

DIRECTIONS: Final[tuple[Axial, ...]] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

AXIAL: Final[dict[str, Axial]] = {
    # ring A: the six neighbours of CP
    "A1": (1, -1), "A3": (1, 0), "A5": (0, 1), "A7": (-1, 1), "A9": (-1, 0), "AJ": (0, -1),
    # ring B: the outer ring of the hexagon
    "BQ": (1, -2), "B1": (2, -2), "B2": (2, -1), "B3": (2, 0), "B4": (1, 1), "B5": (0, 2),
    "B6": (-1, 2), "B7": (-2, 2), "B8": (-2, 1), "B9": (-2, 0), "BX": (-1, -1), "BJ": (0, -2),
    # ring C: the two base cells of each arm
    "CQ": (1, -3), "C1": (2, -3), "C2": (3, -2), "C3": (3, -1), "C4": (2, 1), "C5": (1, 2),
    "C6": (-1, 3), "C7": (-2, 3), "C8": (-3, 2), "C9": (-3, 1), "CX": (-2, -1), "CJ": (-1, -2),
    # ring D: the six tips
    "DQ": (2, -4), "D2": (4, -2), "D4": (2, 2), "D6": (-2, 4), "D8": (-4, 2), "DX": (-2, -2),
    "CP": (0, 0),
}  # fmt: skip

LABELS: Final[tuple[str, ...]] = tuple(AXIAL)
INDEX: Final[dict[str, int]] = {label: i for i, label in enumerate(LABELS)}
CORE: Final = INDEX["CP"]
CELLS: Final = CORE  # the number of playable cells: all but CP, which has the last index
ALL_CELLS: Final = (1 << CELLS) - 1
CORE_BIT: Final = 1 << CORE

_AT: Final[dict[Axial, int]] = {at: INDEX[label] for label, at in AXIAL.items()}


def _ring(letter: str) -> int:
    return sum(1 << i for i, label in enumerate(LABELS) if label[0] == letter and i != CORE)


RING_A: Final = _ring("A")
RING_B: Final = _ring("B")
RING_C: Final = _ring("C")
RING_D: Final = _ring("D")


def _neighbours(at: Axial) -> int:
    q, r = at
    near = (_AT.get((q + dq, r + dr)) for dq, dr in DIRECTIONS)
    return sum(1 << i for i in near if i is not None)


NEIGHBOURS: Final[tuple[int, ...]] = tuple(_neighbours(at) for at in AXIAL.values())
"""Mask of the cells that touch each cell."""

INNER: Final = sum(1 << i for i, near in enumerate(NEIGHBOURS) if near.bit_count() == 6)
"""The 13 cells, CP among them, with six neighbours: only they can be surrounded."""


def _lines() -> tuple[tuple[int, ...], ...]:
    found = []
    for dq, dr in DIRECTIONS[:3]:
        for q, r in _AT:
            line = []
            if (q - dq, r - dr) in _AT:
                continue
            while (q, r) in _AT:
                line.append(_AT[q, r])
                q, r = q + dq, r + dr
            if len(line) > 2:  # nothing can be flanked on a row of one or two
                found.append(tuple(line))
    return tuple(sorted(found, key=lambda line: (CORE in line, -len(line), line)))


LINES: Final[tuple[tuple[int, ...], ...]] = _lines()
"""The 15 rows of 5 to 7 cells: six of 7, six of 6, then the three of 5, which cross in CP."""


HOURS: Final = "Q123456789XJ"
"""How labels write the hours, from 12 o'clock on."""


def _around(tip: str) -> tuple[str, ...]:
    """The hours from two before a tip's to two after it."""
    at = HOURS.index(tip)
    return tuple(HOURS[(at + hours) % 12] for hours in (-2, -1, 0, 1, 2))


def _row(*cells: str) -> tuple[int, ...]:
    return tuple(INDEX[cell] for cell in cells)


ARMS: Final[tuple[tuple[int, ...], ...]] = tuple(
    _row(f"D{tip}", f"C{tip}", f"C{after}", f"B{tip}", f"B{before}", f"B{after}", f"C{before}", f"C{later}")
    for _, before, tip, after, later in map(_around, "Q2468X")
)
"""The six arms: tip, its two base cells, the three cells of ring B below (middle, anticlockwise, clockwise), and the
base cells of the arms beside that touch those."""

NOTCHES: Final[tuple[tuple[int, ...], ...]] = tuple(
    _row(f"D{tip}", f"C{after}", f"B{tip}", f"B{after}", f"B{later}", f"C{later}", f"D{later}", f"A{after}")
    for _, _, tip, after, later in map(_around, "Q2468X")
)
"""The six notches between two arms: their tips, the base cells that face each other, the three cells of ring B below,
and the cell of ring A below those."""


def distance(a: int, b: int) -> int:
    """Steps from one cell to another."""
    (q, r), (p, s) = AXIAL[LABELS[a]], AXIAL[LABELS[b]]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def _symmetries() -> tuple[Symmetry, ...]:
    def image(turns: int, mirrored: bool) -> Callable[[Axial], Axial]:
        def move(at: Axial) -> Axial:
            q, r = at
            if mirrored:
                q, r = r, q
            for _ in range(turns):
                q, r = -r, q + r
            return q, r

        return move

    moves = (image(turns, mirrored) for mirrored in (False, True) for turns in range(6))
    return tuple(tuple(_AT[move(at)] for at in AXIAL.values()) for move in moves)


SYMMETRIES: Final[tuple[Symmetry, ...]] = _symmetries()
"""The 12 symmetries of the star, each the image of every index; the first six are rotations by 60 degrees."""
