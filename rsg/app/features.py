"""What the house offers around each game besides playing it, in one table: nothing else asks for a game's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rsg.engines import ENGINES
from rsg.progress import ranks
from rsg.progress.document import Document
from rsg.progress.rows import MAIN


@dataclass(frozen=True, slots=True)
class Features:
    """What there is around a game.

    Attributes:
        career: ranks, exams, levels that these unlock, the calendar and its trophies (the main game alone has them).
        sets: two games with colours swapped may count as one (Reverse Match).
        prisoners: points are stones and prisoners, which are told apart.
        labels: which labels stand around the board and in its cells can be chosen.
        rules: a page and a sheet that explain the game; `pages`, those of the full rules, in their order.
        weak: levels against which only captures are praised.
        counts: how many moves are possible is told in words, as long as they are marked.
        shows_first: on touch the first tap on a cell shows what it would do, and the second plays.
    """

    career: bool = False
    sets: bool = False
    prisoners: bool = False
    labels: bool = False
    rules: bool = False
    pages: tuple[str, ...] = ()
    weak: tuple[str, ...] = ()
    counts: bool = False
    shows_first: bool = False


_FEATURES: Final[Mapping[str, Features]] = {
    MAIN: Features(
        career=True,
        sets=True,
        prisoners=True,
        labels=True,
        rules=True,
        pages=("overview", "board", "setup", "basics", "core", "winning", "ko", "match", "ranks"),
        weak=("Lv.1", "Lv.2"),
    ),
    "reversi": Features(rules=True, weak=("beginner",), counts=True, shows_first=True),
}


def features(game: str) -> Features:
    """What there is around a game; the plain house where the table says nothing."""
    return _FEATURES.get(game, Features())


def levels(game: str) -> tuple[str, ...]:
    """The CPU's levels, weakest first."""
    return ENGINES[game].levels


def open_levels(game: str, document: Document) -> tuple[str, ...]:
    """The levels that may be played: all, unless a career unlocks them."""
    return ranks.open_levels(document) if features(game).career else levels(game)


def open_level(game: str, document: Document, level: str) -> str:
    """This level, or the strongest that is open in its place where it is locked."""
    return ranks.open_level(document, level) if features(game).career else level
