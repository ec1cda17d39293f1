"""The search of `rsg.engines.search`, compiled: for self-play and the opening book only.

It uses the weights of the page's engine and finds the same exact results, but for some ko fights: what its table knows
forgets the way there (a test compares them). numba is needed (requirements/train.txt).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from rsg.engines.kernel import INFINITE, POINT, Option
from rsg.engines.reverstargo.kernel import PRISONER
from rsg.engines.reverstargo.learned import Learned
from rsg.engines.reverstargo.patterns import PATTERNS
from rsg.engines.search import CUT_DEPTH, EXACTLY, LATE, MARGIN, MAX_PLY, REPLY, TO_THE_END
from rsg.games.reverstargo import Move, Position
from rsg.games.reverstargo.board import ALL_CELLS, CELLS, RING_D
from tools.train.compiled_rules import (
    LANES,
    TABLE_BITS,
    USED_WORDS,
    WIDE,
    Room,
    Tables,
    compiled,
    count_bits,
    count_leaves,
    legal_cells,
    lowest_bit,
    make_room,
    make_tables,
    options_on,
    read_lanes,
    write_options,
)
from tools.train.samples import Array

_BRANCHING = 1.7  # what another ply adds to the nodes


@compiled
def _final(own: int, enemy: int) -> int:
    return POINT * (count_bits(own) - count_bits(enemy))


@compiled
def _value(own: int, enemy: int, reply: int, tables: Tables, weights: Array, starts: Array) -> int:
    """The estimate with so much more for each legal cell of the side to move, or the result if the game is over."""
    rows, mobility = tables.rows, tables.mobility
    a, b, c, d = own & 511, own >> 9 & 511, own >> 18 & 511, own >> 27
    e, f, g, h = enemy & 511, enemy >> 9 & 511, enemy >> 18 & 511, enemy >> 27
    empty = CELLS - count_bits(own | enemy)
    total: int = 0
    mine = theirs = 0
    for word in range(USED_WORDS):
        lanes = rows[0, a, word] + rows[1, b, word] + rows[2, c, word] + rows[3, d, word]
        lanes += 2 * (rows[0, e, word] + rows[1, f, word] + rows[2, g, word] + rows[3, h, word])
        for lane in range(4 * word, 4 * word + 4):
            index = lanes & 65535
            lanes >>= 16
            total += weights[empty, starts[lane] + index]
            if word < 4:
                mine |= mobility[lane * WIDE + index, 0]
                theirs |= mobility[lane * WIDE + index, 1]
    if not mine | theirs:
        return _final(own, enemy)
    total += (
        weights[empty, starts[LANES] + count_bits(mine)]
        + weights[empty, starts[LANES + 1] + count_bits(theirs)]
    )
    return total + reply * count_bits(mine)


@compiled
def _horizon(
    own: int, enemy: int, beta: int, tables: Tables, weights: Array, starts: Array, room: Room, ply: int
) -> int:
    read_lanes(own, enemy, tables, room, ply)
    cells, _ = legal_cells(tables, room, ply)
    best: int = -INFINITE
    while cells:
        some = cells & RING_D
        if not some:
            some = cells
        some &= -some
        cells ^= some
        for number in range(options_on(own, enemy, lowest_bit(some), tables, room, ply, 0)):
            room.nodes[0] += 1
            value = room.gain[ply, number] - _value(
                room.theirs[ply, number], room.mine[ply, number], 0, tables, weights, starts
            )
            if value > best:
                best = value
                if value >= beta:
                    return best
    return best


@compiled
def _search(
    own: int, enemy: int, side: int, depth: int, alpha: int, beta: int, ply: int, seen: int, peak: int,
    excepted: int, tables: Tables, weights: Array, starts: Array, room: Room,
) -> int:  # fmt: skip
    """As `rsg.engines.search.Search.explore`, but what the table knows forgets the way there.

    `seen` positions are on the path and before it, `peak` stones has the fullest of them.
    """
    room.nodes[0] += 1
    if ply > MAX_PLY or depth == 0:
        return _value(own, enemy, 0, tables, weights, starts)
    if depth == 1:
        value = _horizon(own, enemy, beta, tables, weights, starts, room, ply)
        if value > -INFINITE:
            return value
    key = (own * 0x2545F4914F6CDD1D) ^ (enemy * 0x27D4EB2F165667C5)
    slot = (key ^ key >> 29) >> 17 & ((1 << TABLE_BITS) - 1)
    first = -1
    known = room.known
    if known[slot, 0] == own and known[slot, 1] == enemy:
        packed = known[slot, 3]
        value = int(known[slot, 2])
        reach, kind = packed >> 16, packed >> 8 & 3
        if reach >= depth and (kind == 0 or (kind == 1 and value >= beta) or (kind == 2 and value <= alpha)):
            return value
        first = (packed & 255) - 1
    if beta - alpha == 1 and CUT_DEPTH <= depth < EXACTLY:
        shallow = depth // 2 - (depth - depth // 2) % 2
        bound = beta + MARGIN
        value = _search(own, enemy, side, shallow, bound - 1, bound, ply, seen, peak, excepted,
                        tables, weights, starts, room)  # fmt: skip
        if value >= bound:
            return beta
        bound = alpha - MARGIN
        value = _search(own, enemy, side, shallow, bound, bound + 1, ply, seen, peak, excepted,
                        tables, weights, starts, room)  # fmt: skip
        if value <= bound:
            return alpha
        if first < 0 and known[slot, 0] == own and known[slot, 1] == enemy:
            first = (known[slot, 3] & 255) - 1
    count = write_options(own, enemy, tables, room, ply)
    best, low, best_move = -INFINITE, alpha, -1
    filled = count_bits(own | enemy)
    exactly = depth >= EXACTLY
    if not count:
        _, theirs = legal_cells(tables, room, ply)
        if theirs:
            return -_search(enemy, own, 1 - side, depth, -beta, -alpha, ply, seen, peak, excepted,
                            tables, weights, starts, room)  # fmt: skip
        return _final(own, enemy)
    if side:
        room.seen[seen, 0], room.seen[seen, 1] = enemy, own
    else:
        room.seen[seen, 0], room.seen[seen, 1] = own, enemy
    peak = max(peak, filled)
    allowed = 0
    for number in range(count):
        mine, theirs = room.mine[ply, number], room.theirs[ply, number]
        code = room.code[ply, number]
        order = room.gain[ply, number]
        if code == first:
            order = INFINITE
        elif exactly:
            order = -_value(theirs, mine, REPLY, tables, weights, starts)
        elif depth >= 3:
            order -= _value(theirs, mine, 0, tables, weights, starts)
        else:
            order = (order << 22) + room.history[code]
            if code == room.killers[ply]:
                order += 1 << 29
        if count_bits(mine | theirs) <= peak:  # has it been there?
            black, white = (theirs, mine) if side else (mine, theirs)
            for earlier in range(seen + 1):
                if room.seen[earlier, 0] == black and room.seen[earlier, 1] == white:
                    order = -INFINITE
                    break
        room.order[ply, number] = order
        allowed += order > -INFINITE
    if not allowed and excepted == ply:
        return _final(own, enemy)
    below = excepted if allowed else ply + 1
    for number in range(count):
        chosen = number
        for other in range(number + 1, count):
            if room.order[ply, other] > room.order[ply, chosen]:
                chosen = other
        if allowed and room.order[ply, chosen] == -INFINITE:
            break
        mine, theirs = room.mine[ply, chosen], room.theirs[ply, chosen]
        gain, move = room.gain[ply, chosen], room.code[ply, chosen]
        room.mine[ply, chosen], room.theirs[ply, chosen] = room.mine[ply, number], room.theirs[ply, number]
        room.gain[ply, chosen], room.code[ply, chosen] = room.gain[ply, number], room.code[ply, number]
        room.order[ply, chosen] = room.order[ply, number]
        high = beta if best_move < 0 else low + 1
        if number >= LATE and depth > 2 and not exactly:
            value = gain - _search(theirs, mine, 1 - side, depth - 2, gain - high, gain - low, ply + 1,
                                   seen + 1, peak, below, tables, weights, starts, room)  # fmt: skip
            if value <= low:
                best = max(best, value)
                continue
        value = gain - _search(theirs, mine, 1 - side, depth - 1, gain - high, gain - low, ply + 1,
                               seen + 1, peak, below, tables, weights, starts, room)  # fmt: skip
        if low < value < beta and high < beta:
            value = gain - _search(theirs, mine, 1 - side, depth - 1, gain - beta, gain - low, ply + 1,
                                   seen + 1, peak, below, tables, weights, starts, room)  # fmt: skip
        if value > best:
            best, best_move = value, move
            if value > low:
                low = value
                if value >= beta:
                    room.killers[ply] = move
                    room.history[move] += min(depth, 20) ** 2
                    break
    kind = 1 if best >= beta else 2 if best <= alpha else 0
    known[slot, 0], known[slot, 1], known[slot, 2] = own, enemy, best
    known[slot, 3] = (TO_THE_END if exactly else depth) << 16 | kind << 8 | (best_move + 1)
    return best


class Found(NamedTuple):
    """What a search says: the best move, its value in parts of POINT (prisoners so far left out), plies, and the
    options, likely best first."""

    move: Move
    value: int
    depth: int
    order: list[tuple[Move, Option]]


class Compiled:
    """The search with one set of weights.

    Attributes:
        nodes: positions visited so far.
    """

    def __init__(self, weights: bytes) -> None:
        """
        Args:
            weights: a file as `rsg.engines.reverstargo.learned.pack` makes it.
        """
        self._tables, self._room, self._past = make_tables(), make_room(), 0
        learned = Learned(weights)
        rows = [len(pattern.rows) for pattern in PATTERNS]
        tables = [learned.tables(empty) for empty in range(CELLS + 1)]
        at = np.cumsum([0, *(len(table) for table in tables[0])])
        lanes = [start for start, many in zip(at, rows, strict=False) for _ in range(many)]
        self._starts = np.full(LANES + 2, at[-1])  # lanes that are not used have the weight 0
        self._starts[: len(lanes)] = lanes
        self._starts[LANES:] = at[len(PATTERNS) : len(PATTERNS) + 2]
        self._weights = np.array([[*np.concatenate(table), 0] for table in tables], np.int32)

    @property
    def nodes(self) -> int:
        """Positions visited so far."""
        return int(self._room.nodes[0])

    def leaves(self, position: Position, depth: int) -> int:
        """Perft."""
        own, enemy = (stones & ALL_CELLS for stones in position.stones)
        return int(count_leaves(own, enemy, depth, 0, self._tables, self._room))

    def estimate(self, own: int, enemy: int) -> int:
        """The estimate of masks of cells, in parts of POINT; the result where the game is over."""
        return int(_value(own, enemy, 0, self._tables, self._weights, self._starts))

    def think(
        self,
        position: Position,
        depth: int,
        order: Sequence[tuple[Move, Option]],
        nodes: float = INFINITE,
    ) -> Found:
        """Searches a position ply by ply.

        Args:
            position: not over.
            depth: plies, or TO_THE_END; then a few plies go before.
            order: its options in the order in which they are tried; of equals the first is chosen.
            nodes: no further ply is begun where it would take more than about so many.
        """
        plies = range(1, depth + 1) if depth < TO_THE_END else (*range(1, 7), TO_THE_END)
        self._notice(position)
        order, best, reach, before = list(order), 0, 0, self.nodes
        for reach in plies:
            best, values = -INFINITE, []
            for _, option in order:
                if best == -INFINITE:
                    value = self.after(position, option, reach, -INFINITE, INFINITE)
                else:
                    value = self.after(position, option, reach, best, best + 1)
                    if value > best:
                        value = self.after(position, option, reach, best, INFINITE)
                best = max(best, value)
                values.append(value)
            ranks = sorted(range(len(order)), key=values.__getitem__, reverse=True)
            order = [order[rank] for rank in ranks]
            if _BRANCHING * (self.nodes - before) > nodes:
                break
        return Found(order[0][0], best, reach, order)

    def after(self, position: Position, option: Option, depth: int, alpha: int, beta: int) -> int:
        """Value of one of a position's options for the side to move, in parts of POINT, prisoners so far left
        out; only a bound outside the window. `think` of the same position must have gone before."""
        _, _, _, captures, mine, theirs = option
        gain = PRISONER * captures.bit_count()
        side = position.to_move
        assert side is not None
        value = _search(
            theirs & ALL_CELLS, mine & ALL_CELLS, 1 - side, depth - 1, gain - beta, gain - alpha, 1,
            self._past, position.peak, 1 if position.exception else -1,
            self._tables, self._weights, self._starts, self._room,
        )  # fmt: skip
        return gain - int(value)

    def _notice(self, position: Position) -> None:
        past = position.past
        for number, (black, white) in enumerate(past):
            self._room.seen[number] = black & ALL_CELLS, white & ALL_CELLS
        self._past = len(past)

    def forget(self) -> None:
        """Empties the table."""
        self._room.known[:] = 0
        self._room.history[:] = 0
