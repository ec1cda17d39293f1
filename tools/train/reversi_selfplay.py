"""Plays thousands of games of Reversi against itself at once, and keeps their positions with what they are worth.

python -m tools.train.reversi_selfplay OUT [--weights FILE] --games 8000 --depth 2 --trust 0.9 --seed 1

All boards are numpy's arrays of masks, so that a position costs microseconds. Files are those of
tools.train.selfplay. numpy is needed (requirements/train.txt).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from rsg.engines.kernel import POINT
from rsg.engines.reversi.handmade import ByHand, by_squares_and_moves
from rsg.engines.reversi.kernel import Tables
from rsg.engines.reversi.lanes import PATTERNS
from rsg.engines.reversi.learned import Learned
from rsg.games.reversi.board import CELLS, START_BLACK, START_WHITE
from rsg.games.reversi.kernel import SHIFTS, reached, turned
from tools.train.samples import SAMPLE, Array, bits
from tools.train.selfplay import LABEL

_CHUNK: Final = 1 << 14  # boards at a time, so that they stay in the processor's cache
_TO_THE_END: Final = 5  # empty cells from which on everything is looked at


def legal(own: Array, enemy: Array) -> Array:
    """Masks of the legal cells."""
    return reached(own, enemy, SHIFTS) & ~(own | enemy)


def count(masks: Array) -> Array:
    """Cells of each mask."""
    found: Array = np.bitwise_count(masks).astype(np.int32)
    return found


def final(own: Array, enemy: Array) -> Array:
    """Final differences in points, empty cells being the winner's."""
    mine, theirs = count(own), count(enemy)
    return (mine - theirs + np.sign(mine - theirs) * (CELLS - mine - theirs)).astype(np.float32)


class Estimate:
    """A set of weights over arrays of boards, all with the same number of empty cells."""

    def __init__(self, tables: Callable[[int], Tables]) -> None:
        self._tables = tables
        self._weights: dict[int, Array] = {}
        self._powers = np.zeros((CELLS, len(PATTERNS)), dtype=np.float32)
        for column, row in enumerate(PATTERNS):
            for place, cell in enumerate(row):
                self._powers[cell, column] = 3**place
        self._starts = np.cumsum([0, *(3 ** len(row) for row in PATTERNS[:-1])])

    def __call__(self, own: Array, enemy: Array) -> Array:
        """Points for the side to move; what is over has its result."""
        found = [
            self._some(own[at : at + _CHUNK], enemy[at : at + _CHUNK]) for at in range(0, len(own), _CHUNK)
        ]
        return np.concatenate(found) if found else np.zeros(0, np.float32)

    def _some(self, own: Array, enemy: Array) -> Array:
        empty = CELLS - int(count(own[:1] | enemy[:1])[0])
        if empty not in self._weights:
            tables = self._tables(empty)
            self._weights[empty] = np.concatenate([np.array(t, np.float32) for t in tables]) / POINT
        digits = (bits(own) + 2 * bits(enemy)).astype(np.float32)
        fillings = (digits @ self._powers).astype(np.int32) + self._starts
        values = self._weights[empty][fillings].sum(1)
        over = (legal(own, enemy) | legal(enemy, own)) == 0
        if over.any():
            values[over] = final(own[over], enemy[over])
        return values


@dataclass
class Moves:
    """The moves of many boards, in their order: whose they are, and the boards after them for the other side."""

    parents: Array
    own: Array
    enemy: Array


def moves(own: Array, enemy: Array, cells: Array) -> Moves:
    """All moves of boards with these legal cells."""
    parents, cell = np.nonzero(bits(cells))
    stone = np.uint64(1) << cell.astype(np.uint64)
    mine, theirs = own[parents], enemy[parents]
    turns = np.concatenate(
        [turned(mine[a : a + _CHUNK], theirs[a : a + _CHUNK], stone[a : a + _CHUNK], SHIFTS)
         for a in range(0, len(stone), _CHUNK)] or [stone]
    )  # fmt: skip
    return Moves(parents, theirs ^ turns, mine | turns | stone)


def values(own: Array, enemy: Array, depth: int, estimate: Estimate) -> Array:
    """Values for the side to move by looking at everything for so many plies."""
    if depth == 0:
        return estimate(own, enemy)
    cells = legal(own, enemy)
    found = final(own, enemy)
    can = cells != 0
    passing = ~can & (legal(enemy, own) != 0)
    if passing.any():
        found[passing] = -values(enemy[passing], own[passing], depth, estimate)
    if can.any():
        found[can] = _best(moves(own[can], enemy[can], cells[can]), depth, estimate)[0]
    return found


def _best(after: Moves, depth: int, estimate: Estimate) -> tuple[Array, Array]:
    """For each board its best value, and the values of all its moves."""
    each = -values(after.own, after.enemy, depth - 1, estimate)
    starts = np.flatnonzero(np.diff(after.parents, prepend=-1))
    return np.maximum.reduceat(each, starts), each


def play(
    games: int, estimate: Estimate, depth: int, noise: float, trust: float, chance: np.random.Generator
) -> Array:
    """Samples of so many games, numbered from 0.

    Each begins with 2 to 16 random moves; then the best move by a search is played, its values blurred.
    Labels are mixed from the search's value and the next position's label (the returns of TD(lambda)), and
    lead back from the result.

    Args:
        games: how many.
        estimate: at the leaves.
        depth: plies of the search.
        noise: standard deviation of what is added to each move's value, in points.
        trust: from 1, labels are results, to 0, they are the search's values.
        chance: for openings and noise.
    """
    own = np.full(games, START_BLACK, np.uint64)
    enemy = np.full(games, START_WHITE, np.uint64)
    black, number = np.ones(games, bool), np.arange(games)
    until = chance.integers(2, 17, games)  # plies at random
    result = np.zeros(games, np.float32)  # for black
    seen = []
    for ply in range(CELLS - 4):
        cells = legal(own, enemy)
        stuck = cells == 0
        own[stuck], enemy[stuck] = enemy[stuck], own[stuck].copy()
        black = black ^ stuck
        cells[stuck] = legal(own[stuck], enemy[stuck])
        over = cells == 0
        result[number[over]] = np.where(black[over], 1, -1) * final(own[over], enemy[over])
        own, enemy, black, number, cells = (a[~over] for a in (own, enemy, black, number, cells))
        if not len(own):
            break
        empty = CELLS - 4 - ply
        plies = empty if empty <= _TO_THE_END else depth
        after = moves(own, enemy, cells)
        random = until[number] > ply
        best = np.zeros(len(own), np.float32)
        liking = chance.random(len(after.parents), np.float32)
        serious = ~random[after.parents]
        if serious.any():
            some = Moves(
                np.cumsum(~random)[after.parents[serious]] - 1, after.own[serious], after.enemy[serious]
            )
            best[~random], each = _best(some, plies, estimate)
            blur = noise if empty > _TO_THE_END else 0
            liking[serious] = each + blur * chance.standard_normal(len(each), np.float32)
        keep = ~random
        seen.append((number[keep], own[keep], enemy[keep], black[keep], best[keep]))
        starts = np.flatnonzero(np.diff(after.parents, prepend=-1))
        top = liking == np.maximum.reduceat(liking, starts)[after.parents]
        chosen = np.flatnonzero(top)
        chosen = chosen[np.flatnonzero(np.diff(after.parents[chosen], prepend=-1))]
        own, enemy, black = after.own[chosen], after.enemy[chosen], ~black
    else:
        result[number] = np.where(black, 1, -1) * final(own, enemy)
    return _labelled(seen, result, trust)


def _labelled(seen: list[tuple[Array, ...]], label: Array, trust: float) -> Array:
    found = []
    for number, own, enemy, black, best in reversed(seen):
        sign = np.where(black, 1, -1)
        label[number] = trust * label[number] + (1 - trust) * sign * best
        rows = np.empty(len(own), SAMPLE)
        rows["own"], rows["enemy"], rows["game"] = own, enemy, number % 32768
        rows["label"] = np.rint(LABEL * sign * label[number])
        found.append(rows)
    return np.concatenate(found)


def main() -> None:
    """Reads the command line, plays, writes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument(
        "--weights", type=Path, help="as reversi_fit writes them; the hand-made estimate if left out"
    )
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--noise", type=float, default=2)
    parser.add_argument("--trust", type=float, default=0.9)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = np.random.default_rng(asked.seed)
    started = time.process_time()
    source = Learned(asked.weights.read_bytes()) if asked.weights else ByHand(by_squares_and_moves)
    samples = play(asked.games, Estimate(source.tables), asked.depth, asked.noise, asked.trust, chance)
    samples.tofile(asked.out)
    print(f"{asked.games} games, {len(samples)} positions, {time.process_time() - started:.0f} s")


if __name__ == "__main__":
    main()
