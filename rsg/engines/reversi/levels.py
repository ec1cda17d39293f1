"""The ladder: who plays at each level."""

from __future__ import annotations

from typing import Final

from rsg.engines.engine import Limits
from rsg.engines.levels import Level
from rsg.engines.onestep import OneStep
from rsg.engines.reversi.book import Book
from rsg.engines.reversi.book_lines import LINES
from rsg.engines.reversi.handmade import ByHand, by_squares
from rsg.engines.reversi.kernel import SearchKernel

LADDER: Final[tuple[Level, ...]] = (
    Level("beginner", OneStep()),
    Level("intermediate", Limits(depth=4), SearchKernel(ByHand(by_squares))),
    Level("master", Limits(time_s=0.95), book=Book(LINES)),
)
"""Weakest first; the last is what the engine uses when nothing is said."""
