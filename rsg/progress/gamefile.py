"""Games as a file of one or many: JSON with the records as they are stored, memos, stars and variations."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from rsg.engines.nesting import nesting
from rsg.progress import check
from rsg.progress.incoming import BadGame, Kept, playable, played
from rsg.progress.names import clean_memo
from rsg.progress.record import Record
from rsg.progress.transcript import read_transcript
from rsg.progress.variations import MOST as MOST_VARIATIONS
from rsg.progress.variations import Variations, clean_variations

FORMAT = "reverstargo-games"
VERSION = 3
LONGEST = 4_000_000
"""Characters of a text that is still read."""
MOST = 2000
"""Games of a file that are still read."""

_NEW: Mapping[int, Mapping[str, Any]] = {1: {"late": []}, 2: {}, VERSION: {}}
"""What games of files of each version must say today and do not."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What a text held: the games that can be played, how many could not, and how many variations of the others."""

    games: tuple[Kept, ...]
    refused: int = 0
    refused_variations: int = 0


def games_file(games: Iterable[Kept]) -> str:
    """A file of games that `read_games` reads."""
    entries = [
        {
            "id": kept.record.id,
            **kept.record.data(),
            "memo": kept.memo,
            "starred": kept.starred,
            "variations": list(kept.variations),
        }
        for kept in games
    ]
    whole = {"format": FORMAT, "version": VERSION, "games": entries}
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
        if nesting(text) > 2 * check.MAX_DEPTH:
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
    written = data.get("games")
    entries = written if type(written) is list else []
    refused, refused_variations = max(0, len(entries) - MOST), 0
    for entry in entries[:MOST]:
        try:
            game, left_out = _read_entry({**_NEW[version], **check.mapping(entry)})
            games.append(game)
            refused_variations += left_out
        except (check.EntryError, BadGame):
            refused += 1
    if not games:
        raise BadGame("nothing")
    return Batch(tuple(games), refused, refused_variations)


def _read_entry(data: dict[str, Any]) -> tuple[Kept, int]:
    """The game of an entry, which is taken apart, and how many of its variations are none. Raises EntryError or BadGame
    for the game itself alone."""
    game_id, memo = data.pop("id", None), data.pop("memo", "")
    starred, lines = check.boolean(data.pop("starred", False)), data.pop("variations", [])
    record = played(Record.read(check.identifier(game_id), data))
    written = lines if type(lines) is list else [lines]
    variations = playable(record, _clean(written[:MOST_VARIATIONS]))
    kept = Kept(record, clean_memo(check.one_line(memo, 1000)), starred, variations)
    return kept, len(written) - len(variations)


def _clean(written: Iterable[object]) -> Variations:
    """What is written as a variation."""
    found: Variations = ()
    for text in written:
        with suppress(check.EntryError):
            found += clean_variations([text])
    return found
