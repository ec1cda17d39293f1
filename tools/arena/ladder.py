"""Plays each level against the one below, and the ends of the ladder against what is known.

python -m tools.arena.ladder [--sets 200] [--jobs 2]      prints a table for docs/engine.md
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Final

from rsg.engines import ENGINES
from rsg.games.reverstargo import REVERSTARGO
from tools.arena.match import play_set
from tools.arena.report import share_of_sets

_LADDER: Final = tuple(name for name in ENGINES[REVERSTARGO.name].levels if name != "INFINITY")
MATCHES: Final = (
    ("random", _LADDER[0]),
    *((higher, lower) for lower, higher in pairwise(_LADDER)),
    ("MAX", "PUB-MAX"),
    ("FINAL", "PUB-FINAL"),
)


def main() -> None:
    """Reads the command line, plays, prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sets", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    print("| match | sets won | games won | points a set | ms a move |")
    print("|---|---|---|---|---|")
    seeds = range(1000 * asked.seed, 1000 * asked.seed + asked.sets)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for first, second in MATCHES:
            results = list(pool.map(partial(play_set, first, second), seeds))
            mean, error = share_of_sets(results)
            games = 50 * sum(result.games for result in results) / len(results)
            points = sum(result.difference for result in results) / len(results)
            ms = 1000 * sum(r.seconds[0] for r in results) / sum(r.moves[0] for r in results)
            print(
                f"| {first} v {second} | {100 * mean:.1f} ± {100 * error:.1f} % | {games:.1f} % "
                f"| {points:+.1f} | {ms:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
