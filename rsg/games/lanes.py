"""Sets of stones as one integer each, in which rows of cells have their filling as a number.

Bit n says that cell n is in the set; after the bits of the cells every row has a lane of 16 bits, with 3**place for
each of its stones. Stones are therefore added and removed by adding constants, and own stones plus twice the enemy's
hold in each lane the filling of its row: a base-3 number (0 empty, 1 own, 2 enemy), the first cell its lowest digit,
which addresses tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

_LANE: Final = 16

Row = tuple[int, ...]
"""Its cells."""


def stones_on(rows: Sequence[Row], cells: int, first: int) -> tuple[int, ...]:
    """What a stone adds to a set, for each of so many cells.

    Args:
        rows: in the order of their lanes; cells from `cells` on are left out of them.
        cells: how many.
        first: bit at which the first lane begins.
    """
    found = [1 << cell for cell in range(cells)]
    for lane, row in enumerate(rows):
        for place, cell in enumerate(row):
            if cell < cells:
                found[cell] += 3**place << first + _LANE * lane
    return tuple(found)


def bytes_of(rows: Sequence[Row], first: int) -> int:
    """How many bytes own stones plus twice the enemy's take."""
    return (first + _LANE * len(rows)) // 8


def reader(rows: Sequence[Row], first: int, lanes: slice) -> Callable[[bytes], tuple[int, ...]]:
    """Reads the fillings of some of the rows from own stones plus twice the enemy's, as little-endian bytes."""
    start, stop, _ = lanes.indices(len(rows))
    before, after = bytes_of(rows[:start], first), bytes_of(rows[stop:], 0)
    return Struct(f"<{before}x{stop - start}H{after}x").unpack
