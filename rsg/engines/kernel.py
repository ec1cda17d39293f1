"""What a game brings to the search that all games share: its rules over integers, and what positions are worth."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, Protocol

Option = tuple[int, int, int, int, int, int]
"""Cell, call, mask of flips, mask of captures, own stones and the other side's stones afterwards."""

POINT: Final = 256
"""One point of score; the rest of a value breaks ties (prisoners)."""

INFINITE: Final = 1 << 40


class Solver(Protocol):
    """A game's own way to exact values at its end.

    Attributes:
        nodes: positions visited so far.
    """

    nodes: int

    def solve(self, own: int, enemy: int, alpha: int, beta: int) -> Generator[None, None, int]:
        """As `Search.explore` to the end."""

    def best(self, own: int, enemy: int) -> int:
        """Code of the best move that it remembers for a position, -1 for none."""


class Kernel(Protocol):
    """The rules and the estimate that a search runs on; stones are integers, seen by the side to move."""

    @property
    def cells(self) -> int:
        """Mask of the playable cells in an integer of stones."""

    @property
    def open_cells(self) -> int:
        """Mask of the cells whose stones can be captured: none if no position can come again."""

    @property
    def prisoner(self) -> int:
        """What one captured stone is worth to the captor besides leaving the board, in parts of POINT."""

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """Makes what the estimate needs and has not got yet, so that no search pays for it; a few milliseconds a
        step.

        Args:
            empty: empty cells of a position.
            plies: how far below it.
        """

    def nodes_to_the_end(self, empty: int) -> float:
        """About how many positions an exact search visits with so many empty cells."""

    def solver(self) -> Solver | None:
        """A new solver for one search; None if the search itself is to look to the end."""

    def options(self, own: int, enemy: int) -> list[Option]:
        """Every move, ko aside."""

    def legal(self, own: int, enemy: int) -> int:
        """Mask of the legal cells."""

    def final(self, own: int, enemy: int) -> int:
        """Value of the board of a game that is over."""

    def estimate(self, own: int, enemy: int) -> int | None:
        """Expected value of the board and of the prisoners to come; None if the game is over."""

    def horizon(self, own: int, enemy: int, beta: int) -> tuple[int, int]:
        """The value of the best move by the estimate after it, ko aside, or a lower bound from `beta` on, and
        how many positions were looked at: none if there is no move."""


def move_code(cell: int, call: int = 0) -> int:
    """One number for a cell and a call (`Option`)."""
    return cell * 3 + call
