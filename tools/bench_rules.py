"""Prints how fast ReverStarGo's rules and search are, one figure a line: python -m tools.bench_rules.

Leaves are counted in bulk at the last ply. Positions are those of seeded random games and the same on every run.
Runs inside Pyodide too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from time import perf_counter

from rsg.engines import ENGINES
from rsg.engines.engine import Limits, finished
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.kernel import legal, options

ROUNDS = 5


def sample(games: int) -> list[Position]:
    """The positions of some random games, those that are over left out."""
    chance = random.Random(1)
    found = []
    for _ in range(games):
        position = REVERSTARGO.start()
        while position.to_move is not None:
            found.append(position)
            position = position.play(chance.choice(position.moves()))
    return found


def best_time(work: Callable[[], object]) -> float:
    """Seconds of the quickest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        started = perf_counter()
        work()
        times.append(perf_counter() - started)
    return min(times)


def each(work: Callable[[int, int], object], positions: Iterable[tuple[int, int]]) -> Callable[[], None]:
    """Runs a kernel function over positions."""

    def run() -> None:
        for own, enemy in positions:
            work(own, enemy)

    return run


def main() -> None:
    """Prints the figures."""
    engine = ENGINES[REVERSTARGO.name]
    leaves = 108882

    def perft() -> None:
        *_, counted = engine.count(REVERSTARGO.start(), 6)
        assert counted == leaves

    print(f"perft 6: {leaves / best_time(perft):,.0f} leaves a second")

    positions = sample(30)
    stones = [position.stones for position in positions]
    moves = sum(len(options(*pair)) for pair in stones)
    took = best_time(each(legal, stones))
    print(f"legal cells, both calls: {took / len(stones) * 1e6:.2f} us a position")
    took = best_time(each(options, stones))
    print(
        f"all moves played: {took / len(stones) * 1e6:.2f} us a position, {took / moves * 1e6:.2f} us a move"
    )

    chance = random.Random(2)
    chosen = [(position, chance.choice(position.moves())) for position in positions]
    took = best_time(lambda: [position.play(move) for position, move in chosen])
    print(f"Position.play: {took / len(chosen) * 1e6:.2f} us a move")

    searched = [position for position in chance.sample(positions, 12) if len(position.board) < 28]

    def search() -> int:
        return sum(finished(engine.think(position, Limits(nodes=8000), 1)).nodes for position in searched)

    print(f"search: {search() / best_time(search):,.0f} nodes a second")


if __name__ == "__main__":
    main()
