"""The rules' kernel over plain masks, compiled: for self-play and the opening book only.

It reads the same tables as the page's kernel and does the same much faster; a test compares both. numba is
needed (requirements/train.txt). Masks are 64-bit integers of the cells, CP included, as in
`rsg.games.reverstargo.board`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from rsg.engines.reverstargo.kernel import PRISONER
from rsg.engines.reverstargo.learned import MOBILITY, THEIRS
from rsg.engines.reverstargo.patterns import PATTERNS
from rsg.engines.search import MAX_PLY
from rsg.games.reverstargo.board import (
    ALL_CELLS,
    CELLS,
    CORE_BIT,
    INNER,
    NEIGHBOURS,
    RING_A,
    RING_B,
    RING_C,
)
from rsg.games.reverstargo.lines import ROUTES
from tools.train.samples import Array

_CHUNK, _CHUNKS = 9, 4
LANES, _WORDS = 32, 8
USED_WORDS = (sum(len(pattern.rows) for pattern in PATTERNS) + 3) // 4
WIDE = 3**7
_MOVES = 80
TABLE_BITS = 19
_SEEN = 400


Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """The function as machine code, kept beside the source."""
    return cast(Function, njit(cache=True)(function))


def _intrinsic(function: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    return cast(Callable[[int], int], intrinsic(function))


@_intrinsic
def count_bits(context: Any, mask: Any) -> Any:
    """The number of bits of an int64."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), code


@_intrinsic
def lowest_bit(context: Any, mask: Any) -> Any:
    """The number of the lowest bit of an int64 that is not zero."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), code


class Tables(NamedTuple):
    """What never changes."""

    rows: Array  # [chunk, filling, word] what own stones add to the lanes' indices, four lanes a word
    mobility: Array  # [lane * WIDE + index, side] legal cells
    flips: Array  # [cell, route, index]; routes: one, two, core called own, called enemy
    route: Array  # [cell, three lanes]
    near: Array  # [cell]
    by_a: Array
    by_b: Array
    by_c: Array


class Room(NamedTuple):
    """What the search writes on."""

    words: Array  # [ply, word]
    lanes: Array  # [ply, lane], the same memory
    code: Array  # [ply, move] cell * 3 + call, ...
    gain: Array
    mine: Array
    theirs: Array
    order: Array
    seen: Array  # [number, side] positions that may not come again
    killers: Array
    history: Array
    known: Array  # [slot, (own, enemy, value, _packed)]
    nodes: Array


def make_tables() -> Tables:
    """The tables of the page's kernel, as arrays."""
    lanes = [row for pattern in PATTERNS for row in pattern.rows]
    rows = np.zeros((_CHUNKS, 1 << _CHUNK, LANES), np.uint16)
    for lane, row in enumerate(lanes):
        for place, cell in enumerate(row):
            if cell < CELLS:
                chunk, bit = divmod(cell, _CHUNK)
                filled = np.arange(1 << _CHUNK) >> bit & 1 == 1
                rows[chunk, filled, lane] += 3**place
    mobility = np.zeros((15 * WIDE + (1 << 16), 2), np.int64)  # the first arm shares a word with lines
    for lane, legal in enumerate(MOBILITY):
        for index, cells in enumerate(legal):
            mobility[lane * WIDE + index] = cells & ALL_CELLS, cells >> THEIRS
    flips = np.zeros((CELLS, 4, WIDE), np.int64)
    route = np.zeros((CELLS, 3), np.int64)
    for cell, (i, one, j, two, k, own, enemy) in enumerate(ROUTES):
        route[cell] = i, j, k
        for number, table in enumerate((one, two, own, enemy)):
            flips[cell, number, : len(table)] = [turned & (ALL_CELLS | CORE_BIT) for turned in table]
    rings = (_enclosed(ring) for ring in (RING_A, RING_B, RING_C))
    return Tables(rows.view(np.int64), mobility, flips, route, np.array(NEIGHBOURS, np.int64), *rings)


def _enclosed(ring: int) -> Array:
    """By the filling of a ring, its lowest cell first: the inner cells that have no open neighbour on it."""
    first = (ring & -ring).bit_length() - 1
    filled = np.arange(1 << ring.bit_count(), dtype=np.int64) << first
    table = np.zeros_like(filled)
    for cell, near in enumerate(NEIGHBOURS):
        table |= np.where(near & ring & ~filled, 0, INNER & 1 << cell)
    return table


def make_room() -> Room:
    """An empty one, for one search at a time."""

    def zeros(*shape: int) -> Array:
        return np.zeros(shape, np.int64)

    words = zeros(MAX_PLY + 2, _WORDS)
    code, gain, mine, theirs, order = (zeros(MAX_PLY + 2, _MOVES) for _ in range(5))
    return Room(
        words=words,
        lanes=words.view(np.uint16),
        code=code,
        gain=gain,
        mine=mine,
        theirs=theirs,
        order=order,
        seen=zeros(_SEEN, 2),
        killers=zeros(MAX_PLY + 2),
        history=zeros(3 * CELLS),
        known=zeros(1 << TABLE_BITS, 4),
        nodes=zeros(1),
    )


@compiled
def read_lanes(own: int, enemy: int, tables: Tables, room: Room, ply: int) -> None:
    """Writes the base-3 indices of the lanes."""
    rows, words = tables.rows, room.words
    for word in range(_WORDS):
        words[ply, word] = 0
    for chunk in range(_CHUNKS):
        a = own >> (_CHUNK * chunk) & 511
        b = enemy >> (_CHUNK * chunk) & 511
        for word in range(_WORDS):
            words[ply, word] += rows[chunk, a, word] + 2 * rows[chunk, b, word]


@compiled
def legal_cells(tables: Tables, room: Room, ply: int) -> tuple[int, int]:
    """The legal cells of the side to move and of its opponent, by the lanes that are written at this ply."""
    mine = theirs = 0
    for lane in range(15):
        at = lane * WIDE + room.lanes[ply, lane]
        mine |= tables.mobility[at, 0]
        theirs |= tables.mobility[at, 1]
    return mine, theirs


@compiled
def _surrounded(enemy: int, closed: int, filled: int, tables: Tables) -> int:
    while True:
        free = enemy & ~closed
        shut = filled & ~free
        still: int = (
            closed & tables.by_a[shut & 63] & tables.by_b[shut >> 6 & 4095] & tables.by_c[shut >> 18 & 4095]
        )
        if free & CORE_BIT:
            still &= ~RING_A
        if still == closed or not still:
            return still
        closed = still


@compiled
def _bordering(stones: int, changed: int, tables: Tables) -> int:
    taken = 0
    while stones:
        edge = group = stones & -stones
        border = 0
        while edge:
            low = edge & -edge
            near = tables.near[lowest_bit(low)]
            border |= near
            fresh = near & stones & ~group
            group |= fresh
            edge = (edge ^ low) | fresh
        if border & changed:
            taken |= group
        stones ^= group
    return taken


@compiled
def options_on(own: int, enemy: int, cell: int, tables: Tables, room: Room, ply: int, at: int) -> int:
    """Writes the options on a legal cell from place `at` on; returns the place after them."""
    bit = 1 << cell
    lanes, flips, route = room.lanes, tables.flips, tables.route
    turned = flips[cell, 0, lanes[ply, route[cell, 0]]] | flips[cell, 1, lanes[ply, route[cell, 1]]]
    last = lanes[ply, route[cell, 2]]
    if_own, if_enemy = turned | flips[cell, 2, last], turned | flips[cell, 3, last]
    now = (own | enemy) | bit
    closed = tables.by_a[now & 63] & tables.by_b[now >> 6 & 4095] & tables.by_c[now >> 18 & 4095]
    if if_own == if_enemy:
        turned = if_own & ALL_CELLS
        left = enemy & ~turned
        shut = closed & left
        if not shut or not _surrounded(left, shut, now, tables):
            alone = closed & CORE_BIT and not left & RING_A and (bit | turned) & RING_A
            room.code[ply, at] = 3 * cell
            room.gain[ply, at] = PRISONER if alone else 0
            room.mine[ply, at] = own | bit | turned
            room.theirs[ply, at] = enemy & ~turned
            return at + 1
    start = at
    for call in range(1, 3):
        turned = if_own if call == 1 else if_enemy
        if turned:
            core = 0 if call == 1 else CORE_BIT
            left = (enemy | core) & ~turned
            after = enemy & ~turned
            shut = closed & left
            captures = 0
            if shut:
                captures = _surrounded(left, shut, now, tables)
                if captures:
                    captures = _bordering(captures, (bit | turned) & ALL_CELLS, tables)
                    after &= ~captures
            room.code[ply, at] = 3 * cell + call
            room.gain[ply, at] = PRISONER * count_bits(captures)
            room.mine[ply, at] = own | bit | (turned & ALL_CELLS)
            room.theirs[ply, at] = after
            at += 1
    if at - start == 2:
        if room.mine[ply, start] != room.mine[ply, start + 1] or (
            room.theirs[ply, start] != room.theirs[ply, start + 1]
        ):
            return at
        room.gain[ply, start] = room.gain[ply, start + 1]
    room.code[ply, start] = 3 * cell
    return start + 1


@compiled
def write_options(own: int, enemy: int, tables: Tables, room: Room, ply: int) -> int:
    """Writes all options of a ply; how many there are."""
    read_lanes(own, enemy, tables, room, ply)
    cells, _ = legal_cells(tables, room, ply)
    at = 0
    while cells:
        at = options_on(own, enemy, lowest_bit(cells), tables, room, ply, at)
        cells &= cells - 1
    return at


@compiled
def count_leaves(own: int, enemy: int, depth: int, ply: int, tables: Tables, room: Room) -> int:
    """Positions after so many moves, ended games among them: what the rules' own count must equal."""
    count = write_options(own, enemy, tables, room, ply)
    if not count:
        _, theirs = legal_cells(tables, room, ply)
        if theirs and depth > 1:
            return count_leaves(enemy, own, depth - 1, ply + 1, tables, room)
        return 1
    if depth == 1:
        return count
    total = 0
    for number in range(count):
        total += count_leaves(
            room.theirs[ply, number], room.mine[ply, number], depth - 1, ply + 1, tables, room
        )
    return total
