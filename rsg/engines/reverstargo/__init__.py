"""ReverStarGo's engine: its kernel, its learned estimate and its ladder behind the search of all games."""

from __future__ import annotations

from typing import Final

from rsg.engines.reverstargo import shipped
from rsg.engines.reverstargo.levels import ladder
from rsg.engines.searching import SearchEngine
from rsg.games.reverstargo import REVERSTARGO

_KERNEL, _NO_WEIGHTS = shipped.kernel()
_BOOK, _NO_BOOK = shipped.book()
_FAULT = "; ".join(filter(None, (_NO_WEIGHTS, _NO_BOOK))) or None

LADDER: Final = ladder(_BOOK)
ENGINE: Final = SearchEngine(REVERSTARGO, _KERNEL, LADDER, _FAULT)
