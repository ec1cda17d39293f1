"""Tables over lines: what a row of 5 to 7 cells, read as a base-3 number, allows and turns.

A set of stones is one integer (`rsg.games.lanes`) with lanes for the 15 lines and then for the 6 arms and 6 notches,
whose fillings address the tables here and learned weights alike. The rules need the lines only.

CP has a bit but no lanes: its place counts as empty between moves. For a move its called colour is an offset
into the tables of the three lines that cross in it (`WITH_CORE_OWN`, `WITH_CORE_ENEMY`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rsg.games.lanes import bytes_of, reader, stones_on
from rsg.games.reverstargo.board import ARMS, CELLS, CORE, CORE_BIT, LINES, NOTCHES

_ROWS: Final = (*LINES, *ARMS, *NOTCHES)
_FIRST: Final = 64  # bit of the first lane
STATE_BYTES: Final = bytes_of(_ROWS, _FIRST)

read_lanes: Final = reader(_ROWS, _FIRST, slice(len(LINES)))
"""The 15 base-3 indices of the lines in `(own + 2 * enemy).to_bytes(STATE_BYTES, "little")`."""

read_all_lanes: Final = reader(_ROWS, _FIRST, slice(None))
"""The same, followed by the 6 of the arms and the 6 of the notches."""

_CORE_PLACE: Final = 2  # of the five cells of a line through CP
WITH_CORE_OWN: Final = 3**_CORE_PLACE
WITH_CORE_ENEMY: Final = 2 * 3**_CORE_PLACE

Table = Sequence[int]
Route = tuple[int, Table, int, Table, int, Table, Table]


STONE: Final[tuple[int, ...]] = (*stones_on(_ROWS, CELLS, _FIRST), CORE_BIT)
"""What each cell's stone adds to a set of stones."""


def _ray(stones: Sequence[int]) -> list[int]:
    """What turns along a ray away from a placed stone; indexed with the nearest cell as the lowest digit."""
    size = len(stones)
    table = [0] * 3**size
    for run in range(1, size):
        # `run` enemies (digit 2), then an own stone (digit 1), then anything
        ended = 3**run - 1 + 3**run
        turned = sum(stones[:run])
        table[ended :: 3 ** (run + 1)] = [turned] * 3 ** (size - run - 1)
    return table


def _mirror(size: int) -> list[int]:
    """For each base-3 number of `size` digits the one with its digits reversed."""
    mirrored = [0]
    for place in range(size):
        step = 3 ** (size - 1 - place)
        mirrored = [m + digit * step for digit in range(3) for m in mirrored]
    return mirrored


_MIRRORS: Final = tuple(_mirror(size) for size in range(7))


def _flips(line: Sequence[int], place: int) -> list[int]:
    """What a stone put on a place of a line turns, by the line's index: sums of `STONE`, 0 where nothing."""
    stones = [STONE[cell] for cell in line]
    before, after = _ray(stones[:place][::-1]), _ray(stones[place + 1 :])
    low = [before[i] for i in _MIRRORS[place]]  # the lowest digit is the farthest cell, not the nearest
    table = [0] * 3 ** len(line)
    width = 3 ** (place + 1)
    rows: dict[int, list[int]] = {}
    for high, turned in enumerate(after):
        row = rows.get(turned)
        if row is None:
            row = rows[turned] = [turned + more for more in low] if turned else low
        table[high * width : high * width + len(low)] = row
    return table


def _tables() -> tuple[list[list[int]], list[dict[int, list[int]]]]:
    legal, flips = [], []
    places_by_size: dict[int, list[int]] = {}
    for line in LINES:
        tables = {cell: _flips(line, place) for place, cell in enumerate(line) if cell != CORE}
        places = places_by_size.get(len(line))
        if places is None:  # the same for every line of a size: which places of it turn something
            places = [0] * 3 ** len(line)
            for cell, table in tables.items():
                bit = 1 << line.index(cell)
                for index, turned in enumerate(table):
                    if turned:
                        places[index] |= bit
            places_by_size[len(line)] = places
        masks = [0]
        for cell in line:
            masks += [mask | 1 << cell for mask in masks]
        legal.append([masks[m] for m in places])
        flips.append(tables)
    return legal, flips


_LEGAL, _FLIPS = _tables()

LEGAL: Final[tuple[Table, ...]] = tuple(_LEGAL)
"""For each line, by its index: mask of the cells on it where a stone turns something on this line."""


def _routes() -> tuple[Route, ...]:
    nothing = [0] * 3**7
    routes = []
    for cell in range(CELLS):
        through = [lane for lane, line in enumerate(LINES) if cell in line]
        first, second, third = [*through, through[0]][:3]
        one, two = _FLIPS[first][cell], _FLIPS[second][cell]
        if len(through) == 2:
            own = enemy = nothing
        elif CORE in LINES[third]:  # lines through CP are the last, and no cell but CP is on two of them
            own = _FLIPS[third][cell][WITH_CORE_OWN:]
            enemy = _FLIPS[third][cell][WITH_CORE_ENEMY:]
        else:
            own = enemy = _FLIPS[third][cell]
        routes.append((first, one, second, two, third, own, enemy))
    return tuple(routes)


ROUTES: Final[tuple[Route, ...]] = _routes()
"""For each cell its (at most three) lines: lane and table of what turns, twice, then a lane with one table
for CP called own and one for CP called enemy (the same table where the lane is not a line through CP)."""
