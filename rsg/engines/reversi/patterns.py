"""What the learned estimate looks at, and which weights it has for how many empty cells."""

from __future__ import annotations

from functools import cache
from typing import Final

from rsg.engines.patterns import Pattern, pattern
from rsg.engines.reversi.lanes import KINDS, UNSEEN, images
from rsg.games.lanes import Row
from rsg.games.reversi.board import SYMMETRIES

PHASES: Final = 8
"""Numbers of empty cells fall into so many phases, each with weights of its own."""

_LENGTH: Final = 6


def phase(empty: int) -> int:
    """The phase of a number of empty cells: up to 11, to 17, to 23 ... and from 48."""
    return min(max(empty // _LENGTH - 1, 0), PHASES - 1)


KINDS_SEEN: Final = KINDS[UNSEEN:]
"""One row of each kind of pattern."""


@cache
def pattern_of(kind: Row) -> Pattern:
    """The pattern of one of KINDS_SEEN; it takes a moment to make."""
    return pattern(images(kind), SYMMETRIES)


def patterns() -> tuple[Pattern, ...]:
    """All of them, in the order of `lanes.PATTERNS`."""
    return tuple(map(pattern_of, KINDS_SEEN))


@cache
def size() -> int:
    """Weights of one phase."""
    return sum(kind.size for kind in patterns())
