"""Reversi's engine: its kernel, estimate and ladder behind the search of all games."""

from __future__ import annotations

from typing import Final

from rsg.engines.reversi.engine import ReversiEngine
from rsg.engines.reversi.handmade import by_squares_and_moves
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.levels import LADDER
from rsg.games.reversi import REVERSI

ENGINE: Final = ReversiEngine(REVERSI, SearchKernel(by_squares_and_moves), LADDER)
