"""Makes Reversi's opening book by long searches: python -m tools.train.reversi_book --positions 150.

Positions come in the order of what both sides together have given away to reach them, so that those which are most
likely between good players come first.
"""

from __future__ import annotations

import argparse
import heapq
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rsg.engines.engine import Limits, finished
from rsg.engines.reversi import ENGINE, book_lines
from rsg.engines.reversi.book import START
from rsg.games.replay import after
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import SYMMETRIES
from rsg.games.symmetry import Key, canonical

MARGIN: Final = 0.5
"""Moves that lose no more points than this are as good as the best."""

_STEP: Final = 1.0  # what each ply counts beside the points it gives away, so that early positions come first


def searched(position: Position, nodes: int) -> tuple[float, dict[str, float]]:
    """The value of a position, and what each move gives away."""
    verdict = finished(ENGINE.weigh(position, Limits(nodes=nodes), 1))
    values = {str(move): value for move, value in verdict.values.items()}
    best = max(values.values())
    return best, {move: best - value for move, value in values.items()}


def lines(positions: int, nodes: int) -> Iterator[str]:
    """The book's lines for so many positions."""
    done: set[Key] = set()
    waiting: list[tuple[float, tuple[str, ...]]] = [(0.0, ())]
    while waiting and len(done) < positions:
        lost, moves = heapq.heappop(waiting)
        position = after(REVERSI, REVERSI.start(), moves)
        key, _ = canonical(*position.stones, SYMMETRIES)
        if key in done:
            continue
        done.add(key)
        value, losses = searched(position, nodes)
        best = [move for move, loss in losses.items() if loss <= MARGIN]
        yield f"{''.join(moves) or START} {value:.1f} {' '.join(best)}"
        for move, loss in losses.items():
            heapq.heappush(waiting, (lost + loss + _STEP, (*moves, move)))


def main() -> None:
    """Reads the command line, searches, writes the module that holds the lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--nodes", type=int, default=300_000, help="for each")
    parser.add_argument("--out", type=Path, default=Path(book_lines.__file__))
    asked = parser.parse_args()
    with asked.out.open("w", encoding="utf-8") as file:
        file.write(f'"""{book_lines.__doc__}"""\n\nLINES = (\n')
        for line in lines(asked.positions, asked.nodes):
            file.write(f'    "{line}",\n')
            file.flush()
        file.write(")\n")


if __name__ == "__main__":
    main()
