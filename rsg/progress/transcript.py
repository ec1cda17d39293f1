"""A game as text that people read: written in one form, read as others write it too.

The written form is lines of `Key: value`, a blank line, and the moves with calls, captures and passes as players
write them (`B4 A5[b]+2 --`, `F5D6C3`). Others write them with numbers, commas, a board before and a score behind
them, or full-width letters: all that is read too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from unicodedata import normalize

from rsg.games import GAMES
from rsg.games import game as game_named
from rsg.games.endings import GIVEN_UP, LEFT, UNFINISHED
from rsg.games.game import PASS, Game, InvalidText, Position
from rsg.games.replay import replay
from rsg.progress.calendar import Day
from rsg.progress.incoming import BadGame, Kept, played
from rsg.progress.names import clean_memo, clean_name
from rsg.progress.record import Player, Record

_HEADER = re.compile(r"\s*([A-Za-z]+)\s*[::]\s*(.*?)\s*")
_NUMBER = re.compile(r"(?<!\S)\d+\.+")
_SIGNS = str.maketrans({**dict.fromkeys(",;、", " "), **dict.fromkeys("\u2013\u2212ー", "-"), "\u2014": "--"})
"""Commas are blanks; dashes are what keyboards make of `-` and `--`."""
_SCORE = re.compile(r"(?<!\S)\d+\s?(?:--?|:)\s?\d+\s*$")
_CPU = re.compile(r"CPU (\S{1,12})")
_ENDS = {
    "full": "the board is full",
    "no_moves": "neither side can move",
    "ko": "ended by ko",
    "wiped_out": "one side has no stones",
    LEFT: "left the game",
}
"""How reasons are told whose key alone says little. One of GIVEN_UP is read by its key, so that is among the words."""


# --- out -------------------------------------------------------------------------------------------------------


def write_transcript(record: Record, memo: str = "") -> str:
    """The text of a game, which `read_transcript` reads; one without an id came by a link, which tells no date."""
    game = game_named(record.game)
    lines = [f"Game: {record.game}"]
    lines += [f"Date: {record.date}"] if record.id else []
    for colour, player in zip(game.seats, record.players, strict=False):
        lines.append(f"{colour.capitalize()}: {_player_text(player)}".rstrip())
    reason = _ENDS.get(record.reason, record.reason)
    lines.append(f"Result: {'-'.join(map(str, record.scores))}, {reason}")
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


def _player_text(player: Player) -> str:
    return f"CPU {player.level}" if player.kind == "cpu" else player.name


def _losers(record: Record, seats: int) -> list[int]:
    if record.reason not in GIVEN_UP:
        return []
    return [seat for seat in range(seats) if seat not in record.winners]


# --- in -------------------------------------------------------------------------------------------------------


def read_transcript(text: str, fallback: Record) -> Kept:
    """Reads a game in the written form or as others write it.

    Args:
        text: anything at all.
        fallback: gives the id, date, time and writer of a game whose text has none.

    Raises:
        BadGame: there is no game in it that can be played.
    """
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
    reason = next((word for word in headers.get("result", "").split() if word in GIVEN_UP), UNFINISHED)
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
        reason=reason if loser in game.seats else UNFINISHED,
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
            raise BadGame("moves", text=word) from None
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
