"""Reversi's engine: its kernel, learned estimate and ladder behind the search of all games."""

from __future__ import annotations

from typing import Final

from rsg.engines.reversi import shipped
from rsg.engines.reversi.engine import ReversiEngine
from rsg.engines.reversi.levels import LADDER
from rsg.games.reversi import REVERSI

_KERNEL, _FAULT = shipped.kernel()

ENGINE: Final = ReversiEngine(REVERSI, _KERNEL, LADDER, _FAULT)
