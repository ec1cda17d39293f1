"""What is Reversi's own in its engine: positions become lanes, and leaves are counted many at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rsg.engines.deepening import SearchablePosition
from rsg.engines.reversi.counting import count_leaves
from rsg.engines.reversi.root import Root
from rsg.engines.searching import SearchEngine
from rsg.games.game import Position as AnyPosition
from rsg.games.reversi import Position


class ReversiEngine(SearchEngine):
    """See `rsg.engines.engine.Engine`."""

    def count(self, position: AnyPosition, depth: int) -> Iterator[int]:
        """Perft, yielding the leaves so far, last all."""
        if position.to_move is None:
            return iter((1,))
        return count_leaves(*self._checked(position).stones, depth)

    def _ours(self, position: AnyPosition) -> SearchablePosition:
        return Root(self._checked(position))

    def _checked(self, position: AnyPosition) -> Position:
        self._check(position)
        return cast(Position, position)
