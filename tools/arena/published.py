"""The published game's strong levels, as a yardstick, after their description.

Each move is valued by negamax of a fixed depth after it; a leaf counts places, legal cells and the ring around
CP. It knows no end of the game: a side without moves passes, and the ply is used.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from rsg.games.reverstargo import Position
from rsg.games.reverstargo.board import RING_A, RING_B, RING_C, RING_D
from rsg.games.reverstargo.kernel import ENEMY, NOT_DUE, OWN, legal, options
from rsg.games.reverstargo.record import Move

DEPTHS: Final = {"PUB-FINAL": 5, "PUB-MAX": 2}
"""Plies after the move by name."""

MOBILITY, WHOLE_RING = 4, 25
_INFINITE: Final = 1 << 30

_Child = tuple[int, int, int]  # stones turned and captured, the mover's stones, the other side's


def leaf(own: int, enemy: int) -> int:
    """The published estimate for the side to move; prisoners do not count."""
    value = MOBILITY * (legal(own, enemy).bit_count() - legal(enemy, own).bit_count())
    for ring, weight in ((RING_A, 2), (RING_B, 8), (RING_C, 20), (RING_D, 50)):
        value += weight * ((own & ring).bit_count() - (enemy & ring).bit_count())
    if own & RING_A == RING_A:
        value += WHOLE_RING
    elif enemy & RING_A == RING_A:
        value -= WHOLE_RING
    return value


class Published:
    """One of its levels, as a player of the arena."""

    def __init__(self, depth: int, seed: int) -> None:
        """
        Args:
            depth: plies after each move.
            seed: for its choice among equal moves.
        """
        self._depth = depth
        self._chance = random.Random(seed)
        self._table: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        self.depths: list[int] = []

    def values(self, position: Position) -> dict[Move, int]:
        """Every move that it considers, with its value for the side to move."""
        side = position.to_move
        self._table.clear()
        found = {}
        for move, (_, mine, theirs) in self._considered(position):
            found[move] = -self._negamax(theirs, mine, 1 - (side or 0), self._depth, -_INFINITE, _INFINITE)
        return found

    def choose(self, position: Position, moves: Sequence[str] = ()) -> Move:
        """Its move: of the best ones any; it looks at the position only."""
        self.depths.append(self._depth + 1)
        side = position.to_move or 0
        self._table.clear()
        best = -_INFINITE
        chosen: list[Move] = []
        for move, (_, mine, theirs) in self._considered(position):
            value = -self._negamax(theirs, mine, 1 - side, self._depth, -_INFINITE, 1 - best)
            if value > best:
                best, chosen = value, []
            if value == best:
                chosen.append(move)
        return self._chance.choice(chosen)

    @staticmethod
    def _considered(position: Position) -> list[tuple[Move, _Child]]:
        """One move for each cell: of two calls the one that turns and captures more, black in doubt."""
        found: dict[str, tuple[Move, _Child]] = {}
        for move, (_, _, flips, captures, mine, theirs) in position.options:  # black's call first
            does = flips.bit_count() + captures.bit_count()
            known = found.get(move.cell)
            if known is None or does > known[1][0]:
                found[move.cell] = move, (does, mine, theirs)
        return list(found.values())

    def _negamax(self, own: int, enemy: int, side: int, depth: int, alpha: int, beta: int) -> int:
        if depth == 0:
            return leaf(own, enemy)
        key = own, enemy, side, depth
        low, high = self._table.get(key, (-_INFINITE, _INFINITE))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        children = _children(own, enemy, side)
        if not children:
            best = -self._negamax(enemy, own, 1 - side, depth - 1, -beta, -alpha)
        else:
            children.sort(reverse=True)
            best, floor = -_INFINITE, alpha
            for _, mine, theirs in children:
                best = max(best, -self._negamax(theirs, mine, 1 - side, depth - 1, -beta, -floor))
                floor = max(floor, best)
                if best >= beta:
                    break
        if best < beta:
            high = best
        if best > alpha:
            low = best
        self._table[key] = low, high
        return best


def _children(own: int, enemy: int, side: int) -> list[_Child]:
    black = ENEMY if side else OWN
    children: list[_Child] = []
    before = -1
    for cell, call, flips, captures, mine, theirs in options(own, enemy):
        does = flips.bit_count() + captures.bit_count()
        if cell == before:  # the second call on the same cell
            known = children[-1][0]
            if does > known or (does == known and call == black):
                children[-1] = does, mine, theirs
        else:
            children.append((does, mine, theirs))
        before = cell if call != NOT_DUE else -1
    return children
