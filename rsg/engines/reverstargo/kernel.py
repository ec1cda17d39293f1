"""What the search runs on (`search.Kernel`): the rules' kernel with one estimate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rsg.engines.search import POINT
from rsg.games.reverstargo.board import ALL_CELLS, INNER
from rsg.games.reverstargo.kernel import legal, options

Estimate = Callable[[int, int], int | None]
"""From the stones of the side to move and of the other: the expected final score difference, prisoners so far
left out, in parts of POINT; None if neither side has a legal move."""


class SearchKernel:
    """See `rsg.engines.search.Kernel`."""

    cells: Final = ALL_CELLS
    open_cells: Final = INNER & ALL_CELLS
    prisoner: Final = POINT + 1  # a point, and the tie-break
    options = staticmethod(options)
    legal = staticmethod(legal)

    def __init__(self, estimate: Estimate) -> None:
        self.estimate: Final = estimate

    @staticmethod
    def nodes_to_the_end(empty: int) -> float:
        """Measured on games of the engine; it varies by a factor of five either way."""
        return 7 * 2.6**empty

    @staticmethod
    def final(own: int, enemy: int) -> int:
        """The difference of stones on the board."""
        return POINT * ((own & ALL_CELLS).bit_count() - (enemy & ALL_CELLS).bit_count())
