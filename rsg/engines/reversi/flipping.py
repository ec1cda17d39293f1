"""What a stone on one cell turns, by looking up the fillings of its four lines: quickest where few cells are left.

A state is one integer: own stones in the low 64 bits, the enemy's in the next. The filling of a line through
a cell is the state masked, and what it comes to is worked out when it is first met.
"""

from __future__ import annotations

from rsg.games.reversi.board import ALL_CELLS, CELLS

Ray = tuple[int, ...]


def _turned(own: int, enemy: int, ray: Ray) -> int:
    """Mask of the enemy's stones on a ray, nearest first, up to one of our own."""
    run = 0
    for cell in ray:
        if own >> cell & 1:
            return run
        if not enemy >> cell & 1:
            break
        run |= 1 << cell
    return 0


class Turned(dict[int, int]):
    """By the state on a line through an empty cell: what playing there adds to the swapped state."""

    def __init__(self, rays: tuple[Ray, Ray]) -> None:
        super().__init__()
        self._rays = rays

    def __missing__(self, state: int) -> int:
        own, enemy = state & ALL_CELLS, state >> CELLS
        turned = _turned(own, enemy, self._rays[0]) | _turned(own, enemy, self._rays[1])
        self[state] = change = (turned << CELLS) - turned
        return change


class Count(dict[int, int]):
    """By our stones on a line that is full but for one cell: how many stones are turned from there."""

    def __init__(self, rays: tuple[Ray, Ray]) -> None:
        super().__init__()
        self._rays = rays

    def __missing__(self, own: int) -> int:
        turned = (_turned(own, ~own, ray) for ray in self._rays)
        self[own] = count = sum(mask.bit_count() for mask in turned)
        return count
