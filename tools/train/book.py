"""Makes the opening book of ReverStarGo by long searches: numba is needed (requirements/train.txt).

python -m tools.train.book NOTES --positions 5000       searches on, most likely positions first; can be broken off
python -m tools.train.book NOTES --out rsg/engines/reverstargo/book.bin

NOTES holds one searched position a line. How likely a position is counts the moves of one side as the book's and of the
other as anybody's, the better the likelier.
"""

from __future__ import annotations

import argparse
import heapq
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import exp
from pathlib import Path
from typing import Final

from rsg.engines.kernel import INFINITE, POINT, move_code
from rsg.engines.reverstargo import shipped
from rsg.engines.reverstargo.book import MOST, Entry, key_of, pack
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.board import ALL_CELLS, CELLS
from rsg.games.reverstargo.kernel import stones
from tools.train.compiled import Compiled

MARGIN: Final = POINT // 2
"""A move is as good as the best if it is proven to lose no more than this, at the same depth."""

_LEAST: Final = 14  # empty cells; with fewer the engine sees far enough by itself
_GLANCE: Final = 6  # plies that tell how likely a move is
_SPREAD: Final = 3 * POINT  # a move that loses so much is played e times more rarely


@dataclass(frozen=True)
class Note:
    """A searched position: its key, depth and value, codes of the best moves, and for each of its moves the key of the
    position after it (empty where prisoners are taken or a side must pass) and what a glance says of it."""

    key: str
    depth: int
    value: int
    best: list[int]
    codes: list[int]
    children: list[str]
    glances: list[int]


def searched(search: Compiled, key: bytes, nodes: int) -> Note:
    """Searches a position for about so many nodes."""
    both = int.from_bytes(key, "big")
    position = Position(stones(both >> CELLS), stones(both & ALL_CELLS), 0)
    found = search.think(position, 30, position.options, nodes)
    best: dict[str, int] = {}
    codes, children, glances = [], [], []
    for number, (_, option) in enumerate(found.order):
        code, child = move_code(*option[:2]), _child(option[4], option[5], bool(option[3]))
        bound = found.value - MARGIN
        if number == 0 or (
            number <= 2 * MOST and search.after(position, option, found.depth, bound - 1, bound) >= bound
        ):
            best.setdefault(child or str(code), code)
    for _, option in position.options:
        codes.append(move_code(*option[:2]))
        children.append(_child(option[4], option[5], bool(option[3])))
        glances.append(search.after(position, option, _GLANCE, -INFINITE, INFINITE))
    return Note(key.hex(), found.depth, found.value, list(best.values())[:MOST], codes, children, glances)


def _child(own: int, enemy: int, captured: bool) -> str:
    """The key of the position after a move, empty if the book ends there."""
    if captured or Position(own, enemy, 1).to_move != 1:
        return ""
    return key_of(enemy & ALL_CELLS, own & ALL_CELLS)[0].hex()


def _empty(key: str) -> int:
    return CELLS - int(key, 16).bit_count()


def likeliest(notes: dict[str, Note]) -> Iterator[str]:
    """Keys of positions by how likely they are; each is to be in `notes` before the next is asked for."""
    own, enemy = REVERSTARGO.start().stones
    start = key_of(own & ALL_CELLS, enemy & ALL_CELLS)[0].hex()
    waiting = [(-1.0, 1.0, 1.0, start)]
    done = set()
    while waiting:
        # How likely it is if the side to move has the book, and if the other has it.
        _, ours, theirs, key = heapq.heappop(waiting)
        if key in done:
            continue
        done.add(key)
        yield key
        note = notes[key]
        weights = [exp((glance - max(note.glances)) / _SPREAD) for glance in note.glances]
        for code, child, weight in zip(note.codes, note.children, weights, strict=True):
            if child and child not in done and _empty(child) >= _LEAST:
                by_book = ours / len(note.best) if code in note.best else 0.0
                by_anybody = theirs * weight / sum(weights)
                heapq.heappush(waiting, (-max(by_book, by_anybody), by_anybody, by_book, child))


def main() -> None:
    """Reads the command line; searches or writes the book."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("notes", type=Path)
    parser.add_argument("--positions", type=int, default=0, help="search until there are so many")
    parser.add_argument("--nodes", type=int, default=400_000, help="for each")
    parser.add_argument("--out", type=Path, help="write the book")
    asked = parser.parse_args()
    notes: dict[str, Note] = {}
    if asked.notes.exists():
        for line in asked.notes.read_text().splitlines():
            note = Note(**json.loads(line))
            notes[note.key] = note
    if len(notes) < asked.positions:
        search = Compiled(shipped.read_weights())
        with asked.notes.open("a") as file:
            for key in likeliest(notes):
                if key not in notes:
                    if len(notes) >= asked.positions:
                        break
                    notes[key] = searched(search, bytes.fromhex(key), asked.nodes)
                    file.write(json.dumps(asdict(notes[key])) + "\n")
                    file.flush()
    if asked.out:
        entries = {
            bytes.fromhex(n.key): Entry(n.value, frozenset(n.best))
            for n in notes.values()
            if _empty(n.key) >= _LEAST
        }
        asked.out.write_bytes(pack(entries))
        print(f"{len(entries)} positions, {asked.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
