"""Plays sets between two players: python -m tools.arena A B --sets 100 [--seed 1] [--jobs 2]."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt

from tools.arena.match import SetResult, play_set
from tools.arena.players import SPECS, player


def share_of_sets(results: list[SetResult]) -> tuple[float, float]:
    """The first player's part of the sets, draws half, and its standard error."""
    points = [0.5 if result.winner is None else 1.0 - result.winner for result in results]
    mean = sum(points) / len(points)
    # Of a match won or lost altogether nothing could be estimated: it counts as if one set had gone the other way.
    spread = max(sum((p - mean) ** 2 for p in points), 0.5)
    return mean, sqrt(spread) / len(points)


def summary(names: tuple[str, str], results: list[SetResult]) -> str:
    """What a match says, in lines for people."""
    sets = len(results)
    mean, spread = share_of_sets(results)
    won = [sum(result.winner == who for result in results) for who in (0, 1)]
    lines = [
        f"{names[0]} v {names[1]}: {100 * mean:.1f} % +- {100 * spread:.1f} of {sets} sets "
        f"({won[0]} won, {won[1]} lost, {sets - sum(won)} drawn), games "
        f"{50 * sum(result.games for result in results) / sets:.1f} %, "
        f"{sum(result.difference for result in results) / sets:+.1f} points a set"
    ]
    for who, name in enumerate(names):
        moves = sum(result.moves[who] for result in results)
        seconds = sum(result.seconds[who] for result in results)
        lines.append(
            f"  {name}: {1000 * seconds / moves:.1f} ms a move (slowest "
            f"{1000 * max(result.slowest[who] for result in results):.0f}), "
            f"depth {sum(result.depth[who] for result in results) / moves:.1f}"
        )
    return "\n".join(lines)


def main() -> int:
    """Reads the command line, plays on several cores, prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=SPECS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--sets", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.sets < 1 or asked.jobs < 1:
        parser.error("at least one set and one job")
    try:
        for spec in (asked.first, asked.second):
            player(spec, 0)
    except (ValueError, OSError) as fault:
        parser.error(str(fault))
    started = time.perf_counter()
    play = partial(play_set, asked.first, asked.second)
    seeds = range(1000 * asked.seed, 1000 * asked.seed + asked.sets)
    with ProcessPoolExecutor(asked.jobs) as pool:
        results = []
        for result in pool.map(play, seeds):
            results.append(result)
            if len(results) % 20 == 0 and sys.stderr.isatty():
                print(summary((asked.first, asked.second), results), file=sys.stderr)
    print(summary((asked.first, asked.second), results))
    print(f"  {time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
