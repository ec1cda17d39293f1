"""Prints how fast the engine searches and how soon it knows the end: python -m tools.bench_engine [--endings 60].

Times are the processor's, so that other work on the machine does not count. Needs nothing but the package: it also
runs inside Pyodide.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from typing import Final

from rsg.engines import ENGINES
from rsg.engines.engine import Limits, Thought
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.board import CELLS

ENGINE: Final = ENGINES[REVERSTARGO.name]


def finish(thought: Thought, seconds: float = float("inf")) -> float:
    """Lets a thought run, at most so many seconds of the processor, and returns how many it took."""
    started = time.process_time()
    for _ in thought.slices():
        if time.process_time() - started > seconds:
            break
    return time.process_time() - started


def games(count: int, seed: int = 11) -> Iterator[list[Position]]:
    """Games of fair play: six random moves, then two plies deep with a random move now and then."""
    chance = random.Random(seed)
    for _ in range(count):
        line = [REVERSTARGO.start()]
        while line[-1].to_move is not None:
            position = line[-1]
            if len(line) <= 6 or chance.random() < 0.05:
                move = chance.choice(position.moves())
            else:
                thought = ENGINE.think(position, Limits(depth=2), chance.getrandbits(30))
                finish(thought)
                move = thought.verdict.move  # type: ignore[assignment]
            line.append(position.play(move))
        yield line


def ending(line: list[Position], empty: int) -> list[Position]:
    """The first position of a game with so many empty cells and a choice of moves, if there is one."""
    return [p for p in line if CELLS - len(p.board) == empty and len(p.moves()) > 1][:1]


def speed(depth: int = 8) -> None:
    """Positions visited a second by the full search, from the opening to the middle of games."""
    nodes, seconds = 0, 0.0
    for line in games(4):
        for position in line[4:24:4]:
            thought = ENGINE.think(position, Limits(depth=depth), 1)
            seconds += finish(thought)
            nodes += thought.verdict.nodes
    print(f"search with the learned estimate, depth {depth}: {nodes / seconds:,.0f} positions a second")


def endings(count: int, seconds: float) -> None:
    """How often the end is known exactly within some time, by empty cells; one position a game."""
    found: dict[int, list[Position]] = {8: [], 10: [], 12: []}
    for line in games(count):
        for empty, positions in found.items():
            positions += ending(line, empty)
    for empty, positions in found.items():
        times, exact, nodes = [], 0, 0
        for position in positions:
            thought = ENGINE.think(position, Limits(), 1)
            times.append(finish(thought, seconds))
            exact += thought.verdict.exact
            nodes += thought.verdict.nodes
        print(
            f"{empty} empty cells: exact within {seconds} s in {100 * exact / len(positions):.0f} % of "
            f"{len(positions)}, median {statistics.median(times):.3f} s, {nodes // len(positions):,} positions"
        )


def main() -> None:
    """Reads the command line and prints both."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--endings", type=int, default=60, help="games for the endings")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each ending")
    asked = parser.parse_args()
    speed()
    endings(asked.endings, asked.seconds)


if __name__ == "__main__":
    main()
