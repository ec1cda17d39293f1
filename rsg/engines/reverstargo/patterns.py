"""What the learned estimate looks at: the lines, arms and notches of the star."""

from __future__ import annotations

from typing import Final

from rsg.engines.patterns import Pattern, pattern
from rsg.games.reverstargo.board import ARMS, CORE, LINES, NOTCHES, SYMMETRIES

PATTERNS: Final[tuple[Pattern, ...]] = tuple(
    pattern(rows, SYMMETRIES, always_empty=CORE)
    for rows in (LINES[:6], LINES[6:12], LINES[12:], ARMS, NOTCHES)
)
"""Lines of 7, of 6 and of 5 cells, arms and notches, in the order of their lanes."""

MOST_LEGAL: Final = 19
"""More legal cells than this count as this many."""

SIZES: Final = (*(pattern.size for pattern in PATTERNS), MOST_LEGAL + 1, MOST_LEGAL + 1, 2)
"""Weights of one phase: of each pattern, by the legal cells of the side to move and of the other, and by
whether the number of empty cells is odd."""

PHASES: Final = (0, 6, 12, 18, 24, 30)
"""Numbers of empty cells that have weights of their own; those between are mixed from the two around them."""
