"""What the search runs on (`rsg.engines.kernel.Kernel`): the rules' kernel with one estimate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from rsg.engines.kernel import INFINITE, POINT
from rsg.games.reverstargo.board import ALL_CELLS, INNER
from rsg.games.reverstargo.kernel import legal, options

PRISONER: Final = POINT + 1
"""A point, and the tie-break."""


class Estimate(Protocol):
    """What positions are worth."""

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """`Kernel.prepare`."""

    def estimate(self, own: int, enemy: int) -> int | None:
        """From the stones of the side to move and of the other: the expected final score difference, prisoners so far
        left out, in parts of POINT; None if neither side has a legal move."""

    def horizon(self, own: int, enemy: int, beta: int) -> tuple[int, int]:
        """`Kernel.horizon`."""


class SearchKernel:
    """See `rsg.engines.kernel.Kernel`."""

    cells: Final = ALL_CELLS
    open_cells: Final = INNER & ALL_CELLS
    prisoner: Final = PRISONER
    options = staticmethod(options)
    legal = staticmethod(legal)

    def __init__(self, estimate: Estimate) -> None:
        """
        Args:
            estimate: values positions.
        """
        self.prepare: Final = estimate.prepare
        self.estimate: Final = estimate.estimate
        self.horizon: Final = estimate.horizon

    @staticmethod
    def nodes_to_the_end(empty: int) -> float:
        """Measured on games of the engine; it varies by a factor of five either way."""
        return 6 * 2.2**empty

    @staticmethod
    def solver() -> None:
        """The search itself looks to the end."""

    @staticmethod
    def final(own: int, enemy: int) -> int:
        """The difference of stones on the board."""
        return POINT * ((own & ALL_CELLS).bit_count() - (enemy & ALL_CELLS).bit_count())


class Plain:
    """An estimate that is one function, which needs nothing to be prepared."""

    def __init__(self, estimate: Callable[[int, int], int | None]) -> None:
        """
        Args:
            estimate: see `Estimate`.
        """
        self.estimate: Final = estimate

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """There is nothing to do."""
        return iter(())

    def horizon(self, own: int, enemy: int, beta: int) -> tuple[int, int]:
        """See `Estimate`: a search of one ply, move by move."""
        best, visited = -INFINITE, 0
        for _, _, _, captures, mine, theirs in options(own, enemy):
            visited += 1
            value = self.estimate(theirs, mine)
            if value is None:
                value = SearchKernel.final(theirs, mine)
            best = max(best, PRISONER * captures.bit_count() - value)
            if best >= beta:
                break
        return best, visited
