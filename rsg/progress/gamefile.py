"""Games as text: a readable form of one, a file of one or many, and both read back from anybody's hands.

The readable form is lines of `Key: value`, a blank line, and the moves with calls, captures and passes as players
write them (`B4 A5[b]+2 --`, `F5D6C3`). Others write them with numbers, commas, a board before and a score behind
them, or full-width letters: all that is read too. The file is JSON with the records as they are stored, memos and
stars.

Whatever is read is played through the rules anew: scores, prisoners and the end are what the rules say, never what
the text says. Games that come in so count for nothing: no row, no rank, no day.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any
from unicodedata import normalize

from rsg.games import GAMES
from rsg.games import game as game_named
from rsg.games.endings import GIVEN_UP, UNFINISHED
from rsg.games.game import PASS, Game, IllegalMove, InvalidText, Position
from rsg.games.replay import BadPly, after, replay
from rsg.progress import check
from rsg.progress.calendar import Day
from rsg.progress.library import Library
from rsg.progress.names import clean_memo, clean_name
from rsg.progress.record import Player, Record

FORMAT = "reverstargo-games"
VERSION = 2
LONGEST = 4_000_000
"""Characters of a text that is still read."""
MOST = 2000
"""Games of a file that are still read."""

_NEW: Mapping[int, Mapping[str, Any]] = {1: {"late": []}, VERSION: {}}
"""What games of files of each version do not say."""
_HEADER = re.compile(r"\s*([A-Za-z]+)\s*[::]\s*(.*?)\s*")
_NUMBER = re.compile(r"(?<!\S)\d+\.+")
_SIGNS = str.maketrans({**dict.fromkeys(",;、", " "), **dict.fromkeys("\u2013\u2212ー", "-"), "\u2014": "--"})
"""Commas are blanks; dashes are what keyboards make of `-` and `--`."""
_SCORE = re.compile(r"(?<!\S)\d+\s?(?:--?|:)\s?\d+\s*$")
_CPU = re.compile(r"CPU (\S{1,12})")


class BadGame(ValueError):  # noqa: N818 - it names the fault, not its kind
    """A text that holds no game that can be played.

    Attributes:
        kind: a stable key: `nothing` (no game in it), `moves` (what is no move), `ply` (a move against the rules),
            `too_long`, `newer` (a file of a later version).
        ply: for `ply`, the number of the first bad move, from 1, written passes among them.
        text: for `moves`, what cannot be read; for `ply`, why it cannot be played (`IllegalMove.reason`; empty for
            what is no move).
    """

    def __init__(self, kind: str, ply: int = 0, text: str = "") -> None:
        super().__init__(f"{kind} {ply} {text}".strip())
        self.kind = kind
        self.ply = ply
        self.text = text


@dataclass(frozen=True, slots=True)
class Kept:
    """A game with what its owner has put on it."""

    record: Record
    memo: str = ""
    starred: bool = False


@dataclass(frozen=True, slots=True)
class Batch:
    """What a text held: the games that can be played, and how many could not."""

    games: tuple[Kept, ...]
    refused: int = 0


# --- out -------------------------------------------------------------------------------------------------------


def record_text(record: Record, memo: str = "") -> str:
    """The readable form of a game."""
    game = game_named(record.game)
    lines = [f"Game: {record.game}", f"Date: {record.date}"]
    for colour, player in zip(game.seats, record.players, strict=False):
        lines.append(f"{colour.capitalize()}: {_player_text(player)}".rstrip())
    lines.append(f"Result: {'-'.join(map(str, record.scores))} {record.reason}")
    lines += [f"Loser: {game.seats[seat]}" for seat in _losers(record, len(game.seats))]
    lines += [f"Memo: {memo}"] if memo else []
    lines += [f"Start: {record.start}"] if record.start else []
    start = game.parse_position(record.start) if record.start else game.start()
    moves = game.write_moves(_written(start, replay(game, start, record.moves)))
    return "\n".join((*lines, "", moves, ""))


def _written(start: Position, positions: Iterable[Position]) -> Iterator[str]:
    """Moves as players write them: captures as `+n` behind a move, `--` for a forced pass."""
    yield from [PASS] * len(start.passes)
    for position in positions:
        turn = position.turn
        assert turn is not None
        yield turn.move + (f"+{len(turn.captured)}" if turn.captured else "")
        yield from [PASS] * len(turn.passes)


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


def _player_text(player: Player) -> str:
    return f"CPU {player.level}" if player.kind == "cpu" else player.name


def _losers(record: Record, seats: int) -> list[int]:
    if record.reason not in GIVEN_UP:
        return []
    return [seat for seat in range(seats) if seat not in record.winners]


# --- in --------------------------------------------------------------------------------------------------------


def read_games(text: str, *, fallback: Record) -> Batch:
    """Reads a file of games or the readable form of one.

    Args:
        text: anything at all.
        fallback: gives the id, date, time and writer of a game whose text has none; ids that are missing are made
            from this one.

    Raises:
        BadGame: there is no game in it that can be played.
    """
    if len(text) > LONGEST:
        raise BadGame("too_long")
    if text.lstrip().startswith(("{", "[")):
        return _read_file(text)
    return Batch((_read_text(text, fallback),))


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


def _read_text(text: str, fallback: Record) -> Kept:
    headers: dict[str, str] = {}
    lines: list[str] = []
    for line in text.splitlines():
        header = _HEADER.fullmatch(line)
        if header:
            headers.setdefault(header[1].lower(), header[2])
        else:
            lines.append(line)
    transcript = _plain("\n".join((headers.get("start", ""), *lines)))
    name = headers.get("game") or _game_of(transcript, fallback.game)
    game = GAMES.get(name)
    if game is None:
        raise BadGame("nothing")
    start, transcript = game.split_start(transcript)
    moves = _moves(game, transcript)
    if not (moves or start):
        raise BadGame("nothing")
    reason = (headers.get("result", "").split() or [""])[-1]
    loser = headers.get("loser", "").lower()
    winners = tuple(seat for seat, colour in enumerate(game.seats) if colour != loser)
    record = replace(
        fallback,
        game=name,
        revision=game.revision,
        start=start,
        moves=moves,
        players=tuple(_read_player(headers.get(colour, "")) for colour in game.seats),
        winners=winners if loser in game.seats else (),
        reason=reason if reason in GIVEN_UP and loser in game.seats else UNFINISHED,
        date=_read_date(headers.get("date", ""), fallback.date),
    )
    return Kept(played(record), clean_memo(headers.get("memo", "")))


def _plain(transcript: str) -> str:
    """A transcript without full-width letters, commas, numbers of moves and a final score (the rules know it)."""
    return _SCORE.sub("", _NUMBER.sub(" ", normalize("NFKC", transcript).translate(_SIGNS)))


def _moves(game: Game, transcript: str) -> tuple[str, ...]:
    """Texts of moves and passes. Raises BadGame with the first word that is neither."""
    moves: list[str] = []
    for word in transcript.split():
        try:
            moves += game.read_moves(word)
        except InvalidText:
            raise BadGame("moves", text=word[:20]) from None
    return tuple(moves)


def _game_of(transcript: str, usual: str) -> str:
    """The game whose moves these can be, the usual one first: a text need not say which it is of."""

    def reads(name: str) -> bool:
        _, moves = GAMES[name].split_start(transcript)
        try:
            _moves(GAMES[name], moves)
        except BadGame:
            return False
        return True

    return next(filter(reads, (usual, *GAMES)), usual)


def _read_player(text: str) -> Player:
    """A name, or `CPU <level>`; somebody without a name is somebody else than the reader."""
    cpu = _CPU.fullmatch(text)
    return Player("cpu", cpu[1]) if cpu else Player("remote", "", clean_name(text))


def _read_date(text: str, default: Day) -> Day:
    try:
        return Day.parse(text)
    except ValueError:
        return default


def played(record: Record) -> Record:
    """The record as the rules tell it, counting for nothing.

    Raises:
        BadGame: it cannot be played.
    """
    game = GAMES.get(record.game)
    if game is None or record.revision != game.revision or len(record.players) != len(game.seats):
        raise BadGame("nothing")
    try:
        start = game.parse_position(record.start) if record.start else game.start()
    except InvalidText:
        raise BadGame("nothing") from None
    try:
        position = after(game, start, record.moves)
    except BadPly as bad:
        reason = bad.fault.reason if isinstance(bad.fault, IllegalMove) else ""
        raise BadGame("ply", bad.at + 1, reason) from None
    outcome = position.outcome
    reason, winners = record.reason, record.winners
    if outcome is not None:
        reason, winners = outcome.reason, outcome.winners
    elif reason not in GIVEN_UP or len(set(winners)) != len(game.seats) - 1:
        reason, winners = UNFINISHED, ()
    return replace(
        record,
        moves=tuple(text for text in record.moves if text != PASS),
        scores=position.scores if outcome is None else outcome.scores,
        prisoners=position.prisoners,
        winners=winners,
        reason=reason,
        tally="",
        outcome="",
        cleared=None,
        exam=0,
        passed=False,
    )
