"""The rules of one move over integers: legal cells, what turns, what is captured, when a call is due.

Everything is seen by the side to move: `own` and `enemy` are sets of stones as `lines` describes them. Ko
needs the past and is left to the callers.
"""

from __future__ import annotations

from typing import Final

from rsg.games.bits import cells_of
from rsg.games.reverstargo.board import ALL_CELLS, CORE_BIT, INNER, NEIGHBOURS, RING_A
from rsg.games.reverstargo.lines import (
    LEGAL,
    ROUTES,
    STATE_BYTES,
    STONE,
    WITH_CORE_ENEMY,
    WITH_CORE_OWN,
    read_lanes,
)

NOT_DUE, OWN, ENEMY = 0, 1, 2
"""The call of a move, as the mover sees CP; NOT_DUE where both calls do the same or only one is possible."""

Option = tuple[int, int, int, int, int, int]
"""A move and what it does: cell, call, mask of flips, mask of captures (CP in both where it takes part), and
the mover's and the other side's stones afterwards."""

_L = LEGAL[:12]
_CORE_OWN = tuple(table[WITH_CORE_OWN:] for table in LEGAL[12:])
_CORE_ENEMY = tuple(table[WITH_CORE_ENEMY:] for table in LEGAL[12:])


def _enclosed_by_ring(first: int, size: int) -> list[int]:
    """For each filling of a ring: the inner cells whose neighbours on that ring are all filled."""
    ring = ((1 << size) - 1) << first
    table = [INNER]
    for place in range(size):  # the upper half of each doubling has this cell filled
        bit = 1 << (first + place)
        open_cells = sum(1 << cell for cell in cells_of(INNER) if NEIGHBOURS[cell] & ring & bit)
        table = [mask & ~open_cells for mask in table] + table
    return table


_BY_A: Final = _enclosed_by_ring(0, 6)
_BY_B: Final = _enclosed_by_ring(6, 12)
_BY_C: Final = _enclosed_by_ring(18, 12)


def stones(cells: int) -> int:
    """The set of stones on the cells of a mask."""
    return sum(STONE[cell] for cell in cells_of(cells))


def legal(own: int, enemy: int) -> int:
    """Mask of the cells where at least one call turns a stone (ko aside)."""
    a, b, c, d, e, f, g, h, i, j, k, l, m, n, o = read_lanes(
        (own + enemy + enemy).to_bytes(STATE_BYTES, "little")
    )
    la, lb, lc, ld, le, lf, lg, lh, li, lj, lk, ll = _L
    om, on, oo = _CORE_OWN
    em, en, eo = _CORE_ENEMY
    return (
        la[a] | lb[b] | lc[c] | ld[d] | le[e] | lf[f] | lg[g] | lh[h] | li[i] | lj[j] | lk[k] | ll[l]
        | om[m] | on[n] | oo[o] | em[m] | en[n] | eo[o]
    )  # fmt: skip


def possible(own: int, enemy: int, cell: int, call: int) -> bool:
    """Whether a stone on an empty cell turns anything with CP called OWN or ENEMY."""
    lanes = read_lanes((own + enemy + enemy).to_bytes(STATE_BYTES, "little"))
    i, one, j, two, k, core_own, core_enemy = ROUTES[cell]
    return bool(one[lanes[i]] or two[lanes[j]] or (core_own if call == OWN else core_enemy)[lanes[k]])


def _surrounded(enemy: int, closed: int, filled: int) -> int:
    """Mask of the stones in the enemy's surrounded groups.

    Args:
        enemy: mask of the enemy's stones, CP among them if it is the enemy's now.
        closed: mask of those of them that have no empty neighbour.
        filled: mask of all stones; CP counts as filled.
    """
    while True:  # a stone next to one that is not shut in is not shut in
        free = enemy & ~closed
        shut = filled & ~free
        still = closed & _BY_A[shut & 63] & _BY_B[shut >> 6 & 4095] & _BY_C[shut >> 18 & 4095]
        if free & CORE_BIT:
            still &= ~RING_A
        if still == closed or not still:
            return still
        closed = still


def _bordering(stones: int, changed: int) -> int:
    """Mask of those groups of stones that border a changed cell (CP must be left out of `changed`)."""
    taken = 0
    while stones:
        edge = group = stones & -stones
        border = 0
        while edge:
            low = edge & -edge
            near = NEIGHBOURS[low.bit_length() - 1]
            border |= near
            fresh = near & stones & ~group
            group |= fresh
            edge = (edge ^ low) | fresh
        if border & changed:
            taken |= group
        stones ^= group
    return taken


def options(own: int, enemy: int) -> list[Option]:
    """Every move of the side to move, ko aside, by cell; two for a cell where the call is due."""
    lanes = read_lanes((own + enemy + enemy).to_bytes(STATE_BYTES, "little"))
    cells = legal(own, enemy)
    found: list[Option] = []
    while cells:
        bit = cells & -cells
        cells ^= bit
        found += options_on(own, enemy, lanes, bit)
    return found


def options_on(own: int, enemy: int, lanes: tuple[int, ...], bit: int) -> tuple[Option, ...]:
    """What can be done on one legal cell: one move, or two where the call is due, CP called own first.

    Args:
        own, enemy: stones of the side to move and of the other.
        lanes: what `read_lanes` says of them.
        bit: the cell's.
    """
    cell = bit.bit_length() - 1
    i, one, j, two, k, core_own, core_enemy = ROUTES[cell]
    turned = one[lanes[i]] + two[lanes[j]]
    if_own = turned + core_own[lanes[k]]
    if_enemy = turned + core_enemy[lanes[k]]
    now = (own | enemy) & ALL_CELLS | bit
    closed = _BY_A[now & 63] & _BY_B[now >> 6 & 4095] & _BY_C[now >> 18 & 4095]
    if if_own == if_enemy:
        flips = if_own & ALL_CELLS
        left = enemy & ALL_CELLS & ~flips
        shut = closed & left
        # CP called own, surrounded stones are the most: if there are none, the call changes nothing on
        # the board, and CP called enemy can only be taken alone.
        if not shut or not _surrounded(left, shut, now):
            alone = closed & CORE_BIT and not left & RING_A and (bit | flips) & RING_A
            captures = CORE_BIT if alone else 0
            return ((cell, NOT_DUE, flips, captures, own + STONE[cell] + if_own, enemy - if_own),)
    results = []
    for turned, call, core in ((if_own, OWN, 0), (if_enemy, ENEMY, CORE_BIT)):
        if turned:
            flips = turned & (ALL_CELLS | CORE_BIT)
            if flips & CORE_BIT:
                turned -= CORE_BIT
            captures = 0
            after = enemy - turned
            left = (enemy & ALL_CELLS | core) & ~flips
            shut = closed & left
            if shut:
                captures = _surrounded(left, shut, now)
                if captures:
                    captures = _bordering(captures, (bit | flips) & ALL_CELLS)
                    if captures:
                        after -= stones(captures & ALL_CELLS)
            results.append((cell, call, flips, captures, own + STONE[cell] + turned, after))
    if len(results) == 2 and results[0][4:] != results[1][4:]:
        return results[0], results[1]
    # called enemy, CP never yields fewer prisoners
    return ((cell, NOT_DUE, *results[-1][2:]),)
