"""In which order to fill the last cells: odd regions first, and there corners before what touches them."""

from __future__ import annotations

from typing import Final

from rsg.engines.reversi.flipping import Turned
from rsg.engines.reversi.squares import square
from rsg.games.bits import cells_of
from rsg.games.reversi.board import CELLS, RAYS

Try = tuple[int, Turned, int, Turned, int, Turned, int, Turned, int, int]
"""A cell to try: masks of its four lines in a state with what each fill turns, its own stone in the swapped state,
and its bit."""

_NEAR: Final = tuple(sum(1 << ray[0] for ray in rays if ray) for rays in RAYS)
_WORTH: Final = tuple(square(cell) for cell in range(CELLS))


def _tries() -> tuple[Try, ...]:
    found = []
    for cell, rays in enumerate(RAYS):
        lines: list[int | Turned] = []
        for one, other in zip(rays[:4], rays[4:], strict=True):
            mask = sum(1 << at for at in one + other)
            lines += mask | mask << CELLS, Turned((one, other))
        found.append((*lines, 1 << CELLS + cell, 1 << cell))
    return tuple(found)  # type: ignore[arg-type]


TRIES: Final = _tries()
"""By cell."""


def region(cell: int, empty: int) -> int:
    """Mask of the empty cells that hang together with one of them."""
    found = edge = 1 << cell
    while edge:
        low = edge & -edge
        fresh = _NEAR[low.bit_length() - 1] & empty & ~found
        found |= fresh
        edge = (edge ^ low) | fresh
    return found


class Orders(dict[int, tuple[Try, ...]]):
    """By the mask of the empty cells: all of them, in the order in which they should be tried."""

    def __missing__(self, empty: int) -> tuple[Try, ...]:
        def rank(cell: int) -> tuple[int, float]:
            return -(region(cell, empty).bit_count() & 1), -_WORTH[cell]

        self[empty] = order = tuple(TRIES[cell] for cell in sorted(cells_of(empty), key=rank))
        return order
