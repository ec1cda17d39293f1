"""What the search runs on (`rsg.engines.kernel.Kernel`): the rules' kernel with one estimate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rsg.engines.kernel import INFINITE, POINT
from rsg.games.reverstargo.board import ALL_CELLS, CELLS, INNER
from rsg.games.reverstargo.kernel import legal, options

Estimate = Callable[[int, int], int | None]
"""From the stones of the side to move and of the other: the expected final score difference, prisoners so far
left out, in parts of POINT; None if neither side has a legal move."""

Horizon = Callable[[int, int, int], tuple[int, int]]
"""`Kernel.horizon`."""

_CAPTURED: Final = 4
"""Few moves capture more stones."""

PRISONER: Final = POINT + 1
"""A point, and the tie-break."""


class SearchKernel:
    """See `rsg.engines.kernel.Kernel`."""

    cells: Final = ALL_CELLS
    open_cells: Final = INNER & ALL_CELLS
    prisoner: Final = PRISONER
    options = staticmethod(options)
    legal = staticmethod(legal)

    def __init__(
        self,
        estimate: Estimate,
        horizon: Horizon | None = None,
        tables: Callable[[int], object] | None = None,
    ) -> None:
        """
        Args:
            estimate: values positions.
            horizon: the same as `horizon` with this estimate, if there is anything faster.
            tables: makes what the estimate of positions with so many empty cells needs, if it needs anything.
        """
        self.estimate: Final = estimate
        self.horizon: Final = horizon or self._horizon
        self._tables: Final = tables

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """Makes tables, also for positions in which stones were captured."""
        if self._tables is not None:
            for number in range(max(empty - plies, 0), min(empty + _CAPTURED, CELLS) + 1):
                self._tables(number)
                yield

    @staticmethod
    def nodes_to_the_end(empty: int) -> float:
        """Measured on games of the engine; it varies by a factor of five either way."""
        return 6 * 2.2**empty

    @staticmethod
    def solver() -> None:
        """The search itself looks to the end."""

    def _horizon(self, own: int, enemy: int, beta: int) -> tuple[int, int]:
        best, visited = -INFINITE, 0
        for _, _, _, captures, mine, theirs in options(own, enemy):
            visited += 1
            value = self.estimate(theirs, mine)
            if value is None:
                value = self.final(theirs, mine)
            best = max(best, self.prisoner * captures.bit_count() - value)
            if best >= beta:
                break
        return best, visited

    @staticmethod
    def final(own: int, enemy: int) -> int:
        """The difference of stones on the board."""
        return POINT * ((own & ALL_CELLS).bit_count() - (enemy & ALL_CELLS).bit_count())
