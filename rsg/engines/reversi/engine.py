"""What is Reversi's own in its engine: positions become lanes, and leaves are counted many at a time."""

from __future__ import annotations

from rsg.engines.deepening import SearchablePosition
from rsg.engines.reversi.root import Root
from rsg.engines.searching import SearchEngine
from rsg.games.game import Position as AnyPosition
from rsg.games.reversi import Position


class ReversiEngine(SearchEngine):
    """See `rsg.engines.engine.Engine`."""

    def _ours(self, position: AnyPosition) -> SearchablePosition:
        super()._ours(position)
        assert isinstance(position, Position)
        return Root(position)
