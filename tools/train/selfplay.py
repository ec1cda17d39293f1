"""Plays games of the engine against itself and keeps their positions with how they ended.

python -m tools.train.selfplay OUT --depth 4 --games 6000 --seed 1
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from struct import Struct
from typing import Final

from rsg.engines import ENGINES
from rsg.engines.engine import Limits
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.board import ALL_CELLS

SAMPLE: Final = Struct("<QQhh")
"""One position: masks of the mover's and the other side's stones; the final score difference for the mover
without the prisoners taken so far, in parts of LABEL; the number of its game."""

LABEL: Final = 16


def opening(chance: random.Random, plies: int) -> Position:
    """A position after so many random moves, still to be played on."""
    while True:
        position = REVERSTARGO.start()
        for _ in range(plies):
            if position.to_move is not None:
                position = position.play(chance.choice(position.moves()))
        if position.to_move is not None:
            return position


def game(chance: random.Random, limits: Limits, exact: int, trust: float) -> list[tuple[int, int, int]]:
    """One game's samples: masks and label as in SAMPLE, from the last random move on.

    Args:
        chance: for the opening and among equal moves.
        limits: of each search.
        exact: empty cells from which on both sides play without a fault.
        trust: from 1, labels are the result of the game, to 0, they are the values of the searches; between
            the two, each label is mixed from the search's value there and the label of the next position
            (the returns of TD(lambda)).
    """
    position = opening(chance, chance.randint(2, 14))
    engine = ENGINES[REVERSTARGO.name]
    seen: list[tuple[int, int, int, int]] = []
    values: list[float] = []
    while (side := position.to_move) is not None:
        own, enemy = position.stones
        mine, theirs = position.prisoners[side], position.prisoners[1 - side]
        seen.append((own & ALL_CELLS, enemy & ALL_CELLS, side, mine - theirs))
        near = (ALL_CELLS & ~(own | enemy)).bit_count() <= exact
        thought = engine.think(position, Limits() if near else limits, chance.getrandbits(30))
        for _ in thought.slices():
            pass
        verdict = thought.verdict
        values.append(-verdict.value if side else verdict.value)
        position = position.play(verdict.move)
    outcome = position.outcome
    assert outcome is not None
    label: float = outcome.scores[0] - outcome.scores[1]
    found = []
    for (own, enemy, side, ahead), value in zip(reversed(seen), reversed(values), strict=True):
        label = trust * label + (1 - trust) * value
        found.append((own, enemy, round(LABEL * ((-label if side else label) - ahead))))
    return found


def main() -> None:
    """Reads the command line, plays, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--depth", type=int)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--exact", type=int, default=0)
    parser.add_argument("--trust", type=float, default=1)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    limits = Limits(depth=asked.depth, nodes=asked.nodes)
    chance = random.Random(asked.seed)
    started, positions = time.perf_counter(), 0
    with asked.out.open("wb") as file:
        for number in range(asked.games):
            for own, enemy, label in game(chance, limits, asked.exact, asked.trust):
                file.write(SAMPLE.pack(own, enemy, label, number % 32768))
                positions += 1
    print(f"{asked.games} games, {positions} positions, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
