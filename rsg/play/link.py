"""A whole game, or a position of it, in a short text that fits into an address.

A link's text is `<version>/<game>/<payload>`, and `/<ply>` behind it for a position. The payload is one number in
digits of base 62, then three check digits. Every fact is a digit of a mixed radix: the rules' revision, how the game
was given up, its start, the number of moves, and each move as its index among the legal ones (sorted by text), so
that a game of 36 moves needs some 20 digits, and nothing that can be read is against the rules.

The check digits are the number modulo a prime, the game's name mixed in: since 62 is no multiple of the prime and
differences of two digits are smaller than it, no change of one character and no swap of neighbours goes unseen.

What version 1 wrote must be read for ever: `tests/data/links.jsonl` keeps samples.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from rsg.games import GAMES
from rsg.games.endings import GIVEN_UP
from rsg.games.game import Game, InvalidText
from rsg.games.replay import MAX_MOVES
from rsg.play.match import Match, begin
from rsg.play.seats import people

VERSION: Final = 1
LONGEST: Final = 3000
"""Characters of a link that are still read."""

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(_DIGITS)
_CHECK_LENGTH: Final = 3
_PRIME: Final = 238_321  # the largest below 62 ** 3
_REVISIONS: Final = 1000
_PRINTABLE: Final = 95


class BadLink(ValueError):  # noqa: N818 - it names the fault, not its kind
    """A link that cannot be read.

    Attributes:
        kind: a stable key: `version` (of the link, not known), `game` (not known), `revision` (of the rules, not
            known), `digits` (mistyped or cut off), `ply` (a move that the rules refuse).
        ply: for `ply`, the number of the first bad move, from 1.
    """

    def __init__(self, kind: str, ply: int = 0) -> None:
        super().__init__(f"{kind} {ply}" if ply else kind)
        self.kind = kind
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Linked:
    """What a link says: a match without names, and the ply to look at (None: the game as a whole)."""

    match: Match
    ply: int | None = None


def write_link(match: Match, ply: int | None = None) -> str:
    """The link of a match, or of its position after `ply` moves.

    Raises:
        ValueError: the match is too long for a link.
    """
    game = GAMES[match.game]
    if match.ply > MAX_MOVES:
        raise ValueError("too many moves for a link")
    end = 0
    if match.given_up is not None:
        seat, reason = match.given_up
        end = 1 + seat * len(GIVEN_UP) + GIVEN_UP.index(reason) if reason in GIVEN_UP else 0
    facts = [(game.revision, _REVISIONS), (end, 1 + len(game.seats) * len(GIVEN_UP))]
    facts += [(len(match.start), 1000), *((ord(char) - 32, _PRINTABLE) for char in match.start)]
    facts.append((match.ply, MAX_MOVES + 1))
    for position, move in zip(match.positions, match.moves, strict=False):
        legal = sorted(str(legal) for legal in position.moves())
        facts.append((legal.index(move), len(legal)))
    number = _pack(facts)
    payload = _digits(number) + _digits(_check(number, match.game)).rjust(_CHECK_LENGTH, _DIGITS[0])
    whole = f"{VERSION}/{match.game}/{payload}"
    return whole if ply is None else f"{whole}/{ply}"


def read_link(text: str) -> Linked:
    """Reads what any version of `write_link` has written, replaying it through the rules.

    Raises:
        BadLink: it cannot be read; nothing else, whatever the text.
    """
    parts = text.split("/")
    if len(text) > LONGEST or len(parts) not in (3, 4):
        raise BadLink("digits")
    if parts[0] != str(VERSION):
        raise BadLink("version")
    if parts[1] not in GAMES:
        raise BadLink("game")
    game = GAMES[parts[1]]
    match = _read(game, parts[2])
    ply = _read_ply(parts[3], match) if len(parts) == 4 else None
    return Linked(match, ply)


def _read_ply(text: str, match: Match) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4) or int(text) > match.ply:
        raise BadLink("digits")
    return int(text)


def _read(game: Game, payload: str) -> Match:
    facts = _Facts(_number(payload[:-_CHECK_LENGTH]))
    if _number(payload[-_CHECK_LENGTH:], padded=True) != _check(facts.number, game.name):
        raise BadLink("digits")
    if facts.take(_REVISIONS) != game.revision:
        raise BadLink("revision")
    end = facts.take(1 + len(game.seats) * len(GIVEN_UP))
    start = "".join(chr(32 + facts.take(_PRINTABLE)) for _ in range(facts.take(1000)))
    plies = facts.take(MAX_MOVES + 1)
    if plies > MAX_MOVES:
        raise BadLink("digits")
    try:
        match = begin("", game.name, people(game.name), counting=False, start=start)
    except InvalidText:
        raise BadLink("digits") from None
    for ply in range(1, plies + 1):
        legal = sorted(str(move) for move in match.position.moves())
        if not legal:
            raise BadLink("ply", ply)
        match = match.play(legal[facts.take(len(legal))])
    if facts.number or (end and match.over):
        raise BadLink("digits")
    if end:
        seat, reason = divmod(end - 1, len(GIVEN_UP))
        match = match.give_up(seat, GIVEN_UP[reason])
    return match


class _Facts:
    """Takes the facts out of a number, the first packed first."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, radix: int) -> int:
        self.number, fact = divmod(self.number, radix)
        return fact


def _pack(facts: Iterable[tuple[int, int]]) -> int:
    number = 0
    for fact, radix in reversed(list(facts)):
        number = number * radix + fact
    return number


def _check(number: int, game: str) -> int:
    return (number + crc32(game.encode())) % _PRIME


def _digits(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, _BASE)
        digits = _DIGITS[digit] + digits
    return digits


def _number(digits: str, *, padded: bool = False) -> int:
    """The inverse of `_digits`. Raises BadLink for what it never writes."""
    if not digits or (digits[0] == _DIGITS[0] and not padded):
        raise BadLink("digits")
    number = 0
    for digit in digits:
        value = _DIGITS.find(digit)
        if value < 0:
            raise BadLink("digits")
        number = number * _BASE + value
    return number
