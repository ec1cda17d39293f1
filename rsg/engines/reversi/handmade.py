"""Estimates made by hand: what squares are worth, and with it the moves that lines offer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from rsg.engines.kernel import POINT
from rsg.engines.patterns import swapped
from rsg.engines.reversi.kernel import SearchKernel, Tables
from rsg.engines.reversi.lanes import LINES, PATTERNS
from rsg.engines.reversi.moves import turns_on
from rsg.engines.reversi.squares import square
from rsg.games.lanes import Row
from rsg.games.reversi.board import CELLS

_MOVE: Final = 0.4  # points for a move that a line offers


def _squares(row: Row, counted: set[int]) -> list[int]:
    """The weights of a row's fillings by the squares of it that are to be counted."""
    table = [0.0]
    for cell in row:
        points = square(cell) if cell in counted else 0
        table = [rest + sign * points for sign in (0, 1, -1) for rest in table]
    return [round(POINT * value) for value in table]


@cache
def by_squares() -> Tables:
    """Those by squares alone."""
    left = set(range(CELLS))
    tables: dict[Row, list[int]] = {}
    for row in sorted(PATTERNS, key=len):  # the diagonals, whose tables are small, hold all cells
        tables[row] = _squares(row, left) if left.intersection(row) else [0] * 3 ** len(row)
        left.difference_update(row)
    return tuple(tables[row] for row in PATTERNS)


@cache
def _moves(size: int) -> list[int]:
    """The weights of the fillings of a line of so many cells by the moves that it offers to both sides."""
    offered = [len(turns_on(range(size), index)) for index in range(3**size)]
    return [
        round(POINT * _MOVE * (mine - offered[other]))
        for mine, other in zip(offered, swapped(size), strict=True)
    ]


@cache
def by_squares_and_moves() -> Tables:
    """Those by squares and moves."""
    return tuple(
        [square + move for square, move in zip(table, _moves(len(row)), strict=True)]
        if row in LINES
        else table
        for row, table in zip(PATTERNS, by_squares(), strict=True)
    )


class ByHand:
    """An estimate (`kernel.Estimate`) whose tables are the same for any number of empty cells."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """
        Args:
            tables: makes them once.
        """
        self._tables = tables

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """See `rsg.engines.kernel.Kernel`."""
        self._tables()
        yield

    def tables(self, empty: int) -> Tables:
        """The tables."""
        return self._tables()


KERNEL: Final = SearchKernel(ByHand(by_squares_and_moves))
"""What the search runs on with it."""
