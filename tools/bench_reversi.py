"""Prints how fast Reversi's rules and engine are: python -m tools.bench_reversi [--ends 16].

Leaves are counted in bulk at the last ply, by us and, where it is installed (requirements/bench.txt), by the fastest
pure-Python package. `--ends` solves known endgames. Times are the processor's. Runs inside Pyodide too.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from rsg.engines.engine import Limits, finished
from rsg.engines.reversi import ENGINE
from rsg.games.reversi import REVERSI
from tools.build.paths import ROOT

PACKAGES: Final = ROOT / "build" / "bench"
ENDGAMES: Final = ROOT / "tests" / "data" / "reversi-endgames.json"
DEPTH, LEAVES = 8, 390216
FEWER, FEWER_LEAVES = 7, 55092
ROUNDS: Final = 5


def best_time(work: Callable[[], int], leaves: int) -> float:
    """Seconds of the quickest of some rounds, each of which must count so many leaves."""
    times = []
    for _ in range(ROUNDS):
        started = time.process_time()
        counted = work()
        times.append(time.process_time() - started)
        assert counted == leaves, counted
    return min(times)


def ours(depth: int) -> int:
    """Perft by our engine."""
    *_, leaves = ENGINE.count(REVERSI.start(), depth)
    return leaves


def theirs(board: Any, depth: int) -> int:
    """Perft on a board of creversi-python; up to this depth nobody has to pass from the start."""
    if depth == 1:
        return int(board.puttable_num())
    leaves = 0
    for move in board.legal_moves:
        child = board.copy()
        child.move(move)
        leaves += theirs(child, depth - 1)
    return leaves


def rules() -> None:
    """Leaves a second, ours and theirs."""
    mine = LEAVES / best_time(lambda: ours(DEPTH), LEAVES)
    print(f"Reversi, perft {DEPTH}: {mine:,.0f} leaves a second", flush=True)
    sys.path.append(str(PACKAGES))
    try:
        package = import_module("creversi")
    except ImportError:
        print("creversi-python is not installed")
        return
    other = FEWER_LEAVES / best_time(lambda: theirs(package.Board(), FEWER), FEWER_LEAVES)
    print(
        f"creversi-python, perft {FEWER}: {other:,.0f} leaves a second; ours are {mine / other:.1f} times as many"
    )


def search() -> None:
    """Positions a second in the opening and the middle of a game."""
    nodes, seconds = 0, 0.0
    position = REVERSI.start()
    while len(position.board) < 44:
        thought = ENGINE.think(position, Limits(depth=6), 1)
        started = time.process_time()
        verdict = finished(thought)
        seconds += time.process_time() - started
        nodes += verdict.nodes
        position = position.play(verdict.move)
    print(f"Reversi, search of 6 plies: {nodes / seconds:,.0f} positions a second", flush=True)


def ends(most: int) -> None:
    """Solves the known endgames with up to so many empty cells, and checks every value."""
    by_empty: dict[int, list[float]] = {}
    for endgame in json.loads(ENDGAMES.read_text()):
        if endgame["empties"] > most:
            continue
        position = REVERSI.parse_position(f"{endgame['board']} {endgame['side']}")
        thought = ENGINE.think(position, Limits(), 1)
        started = time.process_time()
        verdict = finished(thought)
        by_empty.setdefault(endgame["empties"], []).append(time.process_time() - started)
        assert verdict.exact and verdict.value == endgame["score"], endgame["id"]
        assert endgame["moves"][str(verdict.move).lower()] == endgame["score"], endgame["id"]
    for empty, times in sorted(by_empty.items()):
        print(
            f"Reversi, {empty} empty cells: {len(times)} positions solved, all right; "
            f"mean {sum(times) / len(times):.3f} s, slowest {max(times):.3f} s",
            flush=True,
        )


def every_move(most: int) -> None:
    """Values all moves of the known endgames with up to so many empty cells, and checks them."""
    moves = 0
    for endgame in json.loads(ENDGAMES.read_text()):
        if endgame["empties"] <= most:
            position = REVERSI.parse_position(f"{endgame['board']} {endgame['side']}")
            verdict = finished(ENGINE.weigh(position, Limits(), 1))
            found = {str(move).lower(): value for move, value in verdict.values.items()}
            assert found == endgame["moves"], endgame["id"]
            moves += len(found)
    print(f"Reversi, up to {most} empty cells: {moves} moves valued, all right")


def main() -> None:
    """Reads the command line and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ends", type=int, default=0, help="up to so many empty cells; 16 for all")
    asked = parser.parse_args()
    rules()
    search()
    if asked.ends:
        ends(asked.ends)
        every_move(min(asked.ends, 12))


if __name__ == "__main__":
    main()
