"""ReverStarGo's engine: its kernel, its learned estimate and its ladder behind the search of all games."""

from __future__ import annotations

from typing import Final

from rsg.engines.reverstargo import shipped
from rsg.engines.reverstargo.levels import ladder
from rsg.engines.searching import SearchEngine
from rsg.games.reverstargo import REVERSTARGO

_KERNEL, _WEAK = shipped.kernel()
_BOOK, _UNREAD = shipped.book()

LADDER: Final = ladder(_BOOK)
ENGINE: Final = SearchEngine(REVERSTARGO, _KERNEL, LADDER, "; ".join(filter(None, (_WEAK, _UNREAD))) or None)
