"""What a move is called by what it costs."""

from __future__ import annotations

from typing import Final

MARKS: Final[tuple[tuple[str, float], ...]] = (
    ("best", 0.0),
    ("good", 1.5),
    ("inaccuracy", 4.0),
    ("mistake", 8.0),
)
"""Names with the greatest loss, in points of final score, that still earns them; what costs more is a
blunder."""


def mark(loss: float) -> str:
    """The name of a move whose value is `loss` points below the best."""
    return next((name for name, most in MARKS if loss <= most), "blunder")
