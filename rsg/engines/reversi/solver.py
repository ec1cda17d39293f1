"""Exact values at the end of the game: alpha-beta to the last cell, by stones alone.

A state is one integer, own stones low and the enemy's 64 bits above. Where many cells are empty, moves that leave
the other side few moves are tried first (fastest first), and the mobility of all children is counted at once,
each in a lane. Where few are left, what counts is parity: to play into regions of an odd number of cells.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from rsg.engines.kernel import POINT, move_code
from rsg.engines.reversi.flipping import Count
from rsg.engines.reversi.regions import Orders
from rsg.games.reversi.board import ALL_CELLS, CELLS, RAYS
from rsg.games.reversi.kernel import LANES, final_scores, reached

_INFINITE: Final = CELLS + 1
_FEW: Final = 5  # empty cells up to which nothing is stored and moves are tried in a fixed order
_SORTED: Final = 7  # empty cells from which on mobility orders the moves
_PAUSED: Final = 9  # empty cells from which on the search can be interrupted
_TABLE_SIZE: Final = 1 << 17

_Entry = tuple[int, int, int]
"""Lower and upper bound of a value, and the bit of the best move (0 unknown)."""
_NOTHING: Final[_Entry] = (-_INFINITE, _INFINITE, 0)

_Child = tuple[int, int, int]
"""Order (low first), the state after the move, the bit of its cell."""

_MOVE, _CORNER = 4, 4  # what a reply, and one on a corner, count against a move; its place in order counts 1
_CORNERS: Final = 1 | 1 << 7 | 1 << 56 | 1 << 63
_OWN: Final = sum(ALL_CELLS << 2 * CELLS * lane for lane in range(LANES // 2))
"""The own stones in lanes of states."""


class Solver:
    """Remembers what it has seen.

    Attributes:
        nodes: positions visited so far, those with one empty cell left out.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self._table: dict[int, _Entry] = {}
        self._orders = Orders()

    def solve(self, own: int, enemy: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """The final difference for the side to move in parts of POINT; pauses now and then.

        Args:
            own, enemy: stones of the side to move and of the other, with their masks in the low 64 bits.
            alpha, beta: the window in parts of POINT; outside it the value is only a bound.
        """
        state = _state(own, enemy)
        empty = ALL_CELLS & ~(own | enemy)
        low, high = alpha // POINT, -(-beta // POINT)
        value = yield from self._deep(state, empty, empty.bit_count(), low, high, passed=False)
        return POINT * value

    def best(self, own: int, enemy: int) -> int:
        """Code of the best move that is remembered for a position, -1 for none."""
        _, _, bit = self._table.get(_state(own, enemy), _NOTHING)
        return move_code(bit.bit_length() - 1) if bit else -1

    def _deep(
        self, state: int, empty: int, count: int, alpha: int, beta: int, *, passed: bool
    ) -> Generator[None, None, int]:
        """The same where many cells are empty."""
        if count < _PAUSED:
            return self._middle(state, empty, count, alpha, beta, passed)
        self.nodes += 1
        yield
        low, high, first = self._table.get(state, _NOTHING)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        children = self._children(state, empty, count, first)
        if not children:
            if passed:
                return _final(state)
            value = yield from self._deep(_swapped(state), empty, count, -beta, -alpha, passed=True)
            return -value
        best, floor, best_bit = -_INFINITE, alpha, 0
        for _, child, bit in children:
            rest = empty ^ bit
            ceiling = floor + 1 if best_bit else beta  # after the first: is it better at all?
            value = -(yield from self._deep(child, rest, count - 1, -ceiling, -floor, passed=False))
            if floor < value < beta and ceiling < beta:
                value = -(yield from self._deep(child, rest, count - 1, -beta, -value, passed=False))
            if value > best:
                best, best_bit = value, bit
                if value > floor:
                    floor = value
                    if value >= beta:
                        break
        self._store(state, alpha, beta, best, best_bit)
        return best

    def _middle(self, state: int, empty: int, count: int, alpha: int, beta: int, passed: bool) -> int:
        """The same as a plain function: a node that cannot pause is written out again for the speed."""
        if count <= _FEW:
            return self._few(state, empty, count, alpha, beta, passed) if count > 1 else _last(state, empty)
        self.nodes += 1
        low, high, first = self._table.get(state, _NOTHING)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        children = self._children(state, empty, count, first)
        if not children:
            if passed:
                return _final(state)
            return -self._middle(_swapped(state), empty, count, -beta, -alpha, True)
        best, floor, best_bit = -_INFINITE, alpha, 0
        for _, child, bit in children:
            value = -self._middle(child, empty ^ bit, count - 1, -beta, -floor, False)
            if value > best:
                best, best_bit = value, bit
                if value > floor:
                    floor = value
                    if value >= beta:
                        break
        self._store(state, alpha, beta, best, best_bit)
        return best

    def _few(self, state: int, empty: int, count: int, alpha: int, beta: int, passed: bool) -> int:
        """The same for two to _FEW empty cells."""
        self.nodes += 1
        swapped = _swapped(state)
        best = -_INFINITE
        for a, on_a, b, on_b, c, on_c, d, on_d, stone, bit in self._orders[empty]:
            change = on_a[state & a] + on_b[state & b] + on_c[state & c] + on_d[state & d]
            if change:
                if count == 2:
                    value = -_last(swapped + change + stone, empty ^ bit)
                else:
                    value = -self._few(swapped + change + stone, empty ^ bit, count - 1, -beta, -alpha, False)
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        if value >= beta:
                            break
        if best == -_INFINITE:
            return _final(state) if passed else -self._few(swapped, empty, count, -beta, -alpha, True)
        return best

    def _children(self, state: int, empty: int, count: int, first: int) -> list[_Child]:
        """The moves, likely best first; none where there is none."""
        swapped = _swapped(state)
        found: list[_Child] = []
        for a, on_a, b, on_b, c, on_c, d, on_d, stone, bit in self._orders[empty]:
            change = on_a[state & a] + on_b[state & b] + on_c[state & c] + on_d[state & d]
            if change:
                found.append((len(found), swapped + change + stone, bit))
        if count >= _SORTED and len(found) > 1:
            found = [
                (_MOVE * cells.bit_count() + _CORNER * (cells & _CORNERS).bit_count() + lane, child, bit)
                for (lane, child, bit), cells in zip(found, _replies(found, empty), strict=True)
            ]
            found.sort()
        if first:
            found.sort(key=lambda child: child[2] != first)
        return found

    def _store(self, state: int, alpha: int, beta: int, value: int, bit: int) -> None:
        low, high, _ = self._table.get(state, _NOTHING)
        if value > alpha:
            low = value
        if value < beta:
            high = value
        if len(self._table) >= _TABLE_SIZE:
            self._table.clear()
        self._table[state] = low, high, bit


def _state(own: int, enemy: int) -> int:
    return own & ALL_CELLS | (enemy & ALL_CELLS) << CELLS


def _swapped(state: int) -> int:
    return state >> CELLS | (state & ALL_CELLS) << CELLS


def _replies(children: list[_Child], empty: int) -> list[int]:
    """For each child the cells where the side to move can play, all worked out at once."""
    states = sum(child << 2 * CELLS * lane for lane, child, _ in children)
    cells = reached(states & _OWN, states >> CELLS & _OWN)
    return [cells >> 2 * CELLS * lane & empty & ~bit for lane, _, bit in children]


def _final(state: int) -> int:
    mine, theirs = final_scores(state & ALL_CELLS, state >> CELLS)
    return mine - theirs


_Lines = tuple[int, Count, int, Count, int, Count, int, Count]


def _lines(cell: int) -> _Lines:
    lines: list[int | Count] = []
    for one, other in zip(RAYS[cell][:4], RAYS[cell][4:], strict=True):
        lines += sum(1 << at for at in one + other), Count((one, other))
    return tuple(lines)  # type: ignore[return-value]


_LINES: Final = {1 << cell: _lines(cell) for cell in range(CELLS)}
"""By a cell's bit: the masks of its four lines, each with what our stones on it let be turned."""


def _last(state: int, empty: int) -> int:
    """The final difference where one cell is empty."""
    a, on_a, b, on_b, c, on_c, d, on_d = _LINES[empty]
    own = state & ALL_CELLS
    turned = on_a[own & a] + on_b[own & b] + on_c[own & c] + on_d[own & d]
    if turned:
        return 2 * (own.bit_count() + turned) - 62
    enemy = state >> CELLS
    turned = on_a[enemy & a] + on_b[enemy & b] + on_c[enemy & c] + on_d[enemy & d]
    mine = own.bit_count()
    if turned:
        return 2 * (mine - turned) - 64
    return 2 * mine - (62 if mine > 31 else 64)
