"""Plays sets between two players: python -m tools.arena A B --sets 100 [--game reversi] [--seed 1] [--jobs 2]."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rsg.games import GAMES
from tools.arena.match import play_set
from tools.arena.players import PLAYERS, SPECS
from tools.arena.report import summary


def main() -> int:
    """Reads the command line, plays on several cores, prints."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        epilog=SPECS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", choices=GAMES, default="reverstargo")
    parser.add_argument("--sets", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if asked.sets < 1 or asked.jobs < 1:
        parser.error("at least one set and one job")
    try:
        for spec in (asked.first, asked.second):
            PLAYERS[asked.game](spec, 0)
    except (ValueError, OSError) as fault:
        parser.error(f"{fault} (--help says who can play)")
    started = time.perf_counter()
    play = partial(play_set, asked.first, asked.second, game=asked.game)
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
