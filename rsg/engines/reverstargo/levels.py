"""The ladder: who plays at each level, in one table."""

from __future__ import annotations

from typing import Final

from rsg.engines.book import Book
from rsg.engines.engine import Limits
from rsg.engines.faulty import Faulty
from rsg.engines.levels import Level
from rsg.engines.onestep import OneStep
from rsg.games.reverstargo.board import LABELS

STAR_PLACES: Final = {
    label: {"A": 2, "B": 8, "C": 20, "D": 50}[label[0]] for label in LABELS if label != "CP"
}


def ladder(book: Book | None) -> tuple[Level, ...]:
    """The levels, weakest first; the last is what the engine uses when nothing is said.

    Args:
        book: the openings of the strongest two.
    """
    return (
        Level("Lv.1", OneStep(likes="less", share=0.4, gain=50, places=STAR_PLACES)),
        Level("Lv.2", OneStep(share=0.6)),
        Level("Lv.3", OneStep()),
        Level("Lv.4", Faulty(depth=1, blur=12, greed=0.5)),
        Level("Lv.5", Faulty(depth=1, blur=5, greed=0.2)),
        Level("MAX", Faulty(depth=1, blur=1)),
        Level("FINAL", Faulty(depth=2, blur=4.5), book=book),
        Level("INFINITY", Limits(time_s=0.95), book=book),
    )
