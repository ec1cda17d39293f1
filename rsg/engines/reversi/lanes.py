"""Sets of stones as one integer each (`rsg.games.lanes`), with a lane for every line and pattern of the board.

Their fillings index tables: of moves and what they turn, of weights. To play is to add and subtract.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rsg.games.bits import cells_of
from rsg.games.lanes import Row, bytes_of, reader, stones_on
from rsg.games.reversi.board import CELLS, INDEX, SYMMETRIES


def _row(text: str) -> Row:
    return tuple(INDEX[label] for label in text.split())


EDGE: Final = _row("A1 B1 C1 D1 E1 F1 G1 H1")
SHORT: Final = _row("A3 B2 C1")
INNER: Final = tuple(_row(" ".join(f"{column}{row}" for column in "ABCDEFGH")) for row in (2, 3, 4))
DIAGONALS: Final = tuple(
    _row(" ".join(f"{'ABCDEFGH'[n]}{9 - length + n}" for n in range(length))) for length in (8, 7, 6, 5, 4)
)
CORNER: Final = _row("A1 B1 A2 C1 A3 B2 C2 B3 C3")
EDGE_AND_X: Final = (*EDGE, *_row("B2 G2"))


def images(row: Row) -> tuple[Row, ...]:
    """A row of cells wherever symmetries of the board carry it, each set of cells once."""
    found: dict[frozenset[int], Row] = {}
    for symmetry in SYMMETRIES:
        image = tuple(symmetry[cell] for cell in row)
        found.setdefault(frozenset(image), image)
    return tuple(found.values())


KINDS: Final = (EDGE, SHORT, *INNER, *DIAGONALS, CORNER, EDGE_AND_X)
"""One row of each kind."""

_LINES: Final = 10
"""So many kinds are lines on which stones can be turned; the others are not straight."""

UNSEEN: Final = 2
"""So many kinds, the first, are no patterns of the estimate: they are part of the last ones."""

ROWS: Final[tuple[Row, ...]] = tuple(image for kind in KINDS for image in images(kind))
LINES: Final = ROWS[: sum(len(images(kind)) for kind in KINDS[:_LINES])]
PATTERNS: Final = ROWS[sum(len(images(kind)) for kind in KINDS[:UNSEEN]) :]

_FIRST: Final = 80  # bit of the first lane: twice 64 cells need one more than 64
STATE_BYTES: Final = bytes_of(ROWS, _FIRST)

read_lines: Final = reader(ROWS, _FIRST, slice(len(LINES)))
"""The fillings of LINES from own stones plus twice the enemy's, as STATE_BYTES little-endian bytes."""

read_patterns: Final = reader(ROWS, _FIRST, slice(-len(PATTERNS), None))
"""The fillings of PATTERNS, from the same."""


STONE: Final = stones_on(ROWS, CELLS, _FIRST)
"""One stone on each cell."""


def stones(mask: int) -> int:
    """The set of stones on the cells of a mask."""
    return sum(STONE[cell] for cell in cells_of(mask))


def digits(index: int, size: int) -> Sequence[int]:
    """The filling with a number: for each place 0 empty, 1 own, 2 enemy."""
    return [index // 3**place % 3 for place in range(size)]
