"""Games as a file of one or many: JSON with the records as they are stored, memos and stars."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rsg.progress import check
from rsg.progress.incoming import BadGame, Kept, played
from rsg.progress.library import Library
from rsg.progress.names import clean_memo
from rsg.progress.record import Record
from rsg.progress.transcript import read_transcript

FORMAT = "reverstargo-games"
VERSION = 2
LONGEST = 4_000_000
"""Characters of a text that is still read."""
MOST = 2000
"""Games of a file that are still read."""

_NEW: Mapping[int, Mapping[str, Any]] = {1: {"late": []}, VERSION: {}}
"""What games of files of each version do not say."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What a text held: the games that can be played, and how many could not."""

    games: tuple[Kept, ...]
    refused: int = 0


def games_file(library: Library, records: Iterable[Record]) -> str:
    """A file of games that `read_games` reads."""
    games = [
        {
            "id": record.id,
            **record.data(),
            "memo": library.memo(record.id),
            "starred": library.starred(record.id),
        }
        for record in records
    ]
    whole = {"format": FORMAT, "version": VERSION, "games": games}
    return json.dumps(whole, ensure_ascii=False, allow_nan=False, indent=1) + "\n"


def read_games(text: str, *, fallback: Record) -> Batch:
    """Reads a file of games or the transcript of one.

    Args:
        text: anything at all.
        fallback: gives the id, date, time and writer of a game whose text has none.

    Raises:
        BadGame: there is no game in it that can be played.
    """
    if len(text) > LONGEST:
        raise BadGame("too_long")
    if text.lstrip().startswith(("{", "[")):
        return _read_file(text)
    return Batch((read_transcript(text, fallback),))


def _read_file(text: str) -> Batch:
    try:
        if check.depth(text) > 2 * check.MAX_DEPTH:
            raise check.EntryError("nested too deeply")
        data = check.mapping(json.loads(text))
        if data.get("format") != FORMAT:
            raise check.EntryError("not a file of games")
        version = check.integer(data.get("version"), 1)
    except (ValueError, RecursionError):
        raise BadGame("nothing") from None
    if version > VERSION:
        raise BadGame("newer")
    games: list[Kept] = []
    refused = 0
    entries = data.get("games")
    for entry in entries[:MOST] if type(entries) is list else []:
        try:
            games.append(_read_entry({**_NEW[version], **check.mapping(entry)}))
        except (check.EntryError, BadGame):
            refused += 1
    if not games:
        raise BadGame("nothing")
    return Batch(tuple(games), refused)


def _read_entry(entry: object) -> Kept:
    data = dict(check.mapping(entry))
    game_id, memo = data.pop("id", None), data.pop("memo", "")
    starred = check.boolean(data.pop("starred", False))
    record = played(Record.read(check.identifier(game_id), data))
    return Kept(record, clean_memo(check.one_line(memo, 1000)), starred)
