"""Plays games of the engine against itself and keeps their positions with how they ended.

python -m tools.train.selfplay OUT --depth 4 --games 6000 --seed 1                      the engine of the package
python -m tools.train.selfplay OUT --weights FILE --depth 10 --exact 10 --games 6000    the compiled search

The second is some 15 times as fast; it needs numba (requirements/train.txt).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from pathlib import Path
from struct import Struct
from typing import Final

from rsg.engines.engine import Limits, finished
from rsg.engines.reverstargo import ENGINE
from rsg.engines.search import TO_THE_END
from rsg.games.reverstargo import REVERSTARGO, Move, Position
from rsg.games.reverstargo.board import ALL_CELLS
from tools.openings import opening

SAMPLE: Final = Struct("<QQhh")
"""One position: masks of the mover's and the other side's stones; the final score difference for the mover
without the prisoners taken so far, in parts of LABEL; the number of its game."""

LABEL: Final = 16


Player = Callable[[Position, bool, int], Move]
"""Chooses a move: a position that is not over, whether without a fault, and a seed."""


def package(depth: int) -> Player:
    """The engine of the package."""

    def choose(position: Position, exact: bool, seed: int) -> Move:
        limits = Limits() if exact else Limits(depth=depth)
        move = finished(ENGINE.think(position, limits, seed)).move
        assert isinstance(move, Move)
        return move

    return choose


def compiled(depth: int, weights: Path) -> Player:
    """The compiled search."""
    from tools.train.compiled import Compiled

    search = Compiled(weights.read_bytes())

    def choose(position: Position, exact: bool, seed: int) -> Move:
        order = list(position.options)
        random.Random(seed).shuffle(order)
        return search.think(position, TO_THE_END if exact else depth, order).move

    return choose


def game(chance: random.Random, choose: Player, exact: int) -> list[tuple[int, int, int]]:
    """One game's samples: masks and label as in SAMPLE, from the last random move on.

    Args:
        chance: for the opening and among equal moves.
        choose: plays both sides.
        exact: empty cells from which on it plays without a fault.
    """
    position = opening(REVERSTARGO.start(), chance, chance.randint(2, 14))[-1]
    seen: list[tuple[int, int, int, int]] = []
    while (side := position.to_move) is not None:
        own, enemy = position.stones
        mine, theirs = position.prisoners[side], position.prisoners[1 - side]
        seen.append((own & ALL_CELLS, enemy & ALL_CELLS, side, mine - theirs))
        near = (ALL_CELLS & ~(own | enemy)).bit_count() <= exact
        position = position.play(choose(position, near, chance.getrandbits(30)))
    black, white = position.scores
    return [
        (own, enemy, LABEL * ((white - black if side else black - white) - ahead))
        for own, enemy, side, ahead in seen
    ]


def main() -> None:
    """Reads the command line, plays, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--exact", type=int, default=0)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    choose = compiled(asked.depth, asked.weights) if asked.weights else package(asked.depth)
    chance = random.Random(asked.seed)
    started, positions = time.perf_counter(), 0
    with asked.out.open("wb") as file:
        for number in range(asked.games):
            for own, enemy, label in game(chance, choose, asked.exact):
                file.write(SAMPLE.pack(own, enemy, label, number % 32768))
                positions += 1
    print(f"{asked.games} games, {positions} positions, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
