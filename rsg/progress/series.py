"""Games among two named people, by game and the pair of their names; and what was played on one day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from rsg.progress import check
from rsg.progress.calendar import Day
from rsg.progress.counters import Tally
from rsg.progress.document import Document
from rsg.progress.record import Record
from rsg.progress.rows import MAIN, day_row, row, split_row


@dataclass(frozen=True, slots=True)
class Series:
    """All that two people have played.

    Attributes:
        key: its row of the totals.
        names: both names in their order; `total` counts for the first.
        games: the games that are kept, the newest first.
    """

    key: str
    names: tuple[str, str]
    total: Tally
    games: tuple[Record, ...]


def series_key(names: Iterable[str], game: str = MAIN) -> str:
    """The row of a pair of names, in whichever order; empty where they cannot be told apart."""
    pair = sorted(names)
    return row(game, check.canonical(pair)) if len(set(pair)) == 2 else ""


def is_series(key: str) -> bool:
    """Whether a row is one of two names."""
    return split_row(key)[1].startswith("[")


def series_names(key: str) -> tuple[str, str]:
    """Both names of a row. Raises ValueError where it is no series."""
    names = json.loads(split_row(key)[1])
    if type(names) is not list or len(names) != 2:
        raise ValueError("no series")
    return str(names[0]), str(names[1])


def key_of(record: Record) -> str:
    """The series that a game belongs to; empty where there is none."""
    if any(player.kind != "human" for player in record.players):
        return ""
    return series_key((player.name for player in record.players), record.game)


def all_series(document: Document, game: str = MAIN) -> tuple[Series, ...]:
    """All series of a game, the one played last first; behind them those of which only the total is left."""
    by_key: dict[str, list[Record]] = {}
    for record in document.games:
        if record.game == game and (key := key_of(record)):
            by_key.setdefault(key, []).append(record)
    for key in sorted(document.library.tallies.of):
        if is_series(key) and split_row(key)[0] == game and document.tally(key).total:
            by_key.setdefault(key, [])
    return tuple(
        Series(key, series_names(key), document.tally(key), tuple(games)) for key, games in by_key.items()
    )


def without_series(document: Document, key: str) -> Document:
    """Without the total of a series and without its games."""
    for record in document.games:
        if key_of(record) == key:
            document = document.delete(record.id)
    return document.clear_tally(key)


def tally_of_day(document: Document, day: Day, game: str = MAIN) -> Tally:
    """Games (and sets) of a game against the CPU that ended on a day and counted."""
    return document.library.days.tally(day_row(game, day))
