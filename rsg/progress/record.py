"""A finished game as it is kept: everything needed to replay it, how it ended, and for what it counted."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rsg.games import GAMES
from rsg.games.replay import MAX_MOVES
from rsg.progress import check
from rsg.progress.calendar import Day
from rsg.progress.counters import OUTCOMES, read_key
from rsg.progress.names import clean_name

STORED_KINDS = ("human", "cpu", "remote", "bot")
"""What may be behind a seat of a stored game; more than a match here knows (`rsg.play.seats`)."""
HIGHEST_RANK = 30
"""Ranks are numbered from 1 to this (`ranks.RANKS`)."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat: what was behind it, its level, and the name shown (empty: the default one)."""

    kind: str
    level: str = ""
    name: str = ""

    @classmethod
    def read(cls, data: object) -> Player:
        """Reads `[kind, level, name]`; the name is cleaned. Raises EntryError."""
        parts = check.sequence(data, 3)
        if len(parts) != 3 or parts[0] not in STORED_KINDS:
            raise check.EntryError("not a seat")
        return cls(str(parts[0]), check.one_line(parts[1], 40), clean_name(check.one_line(parts[2], 1000)))


Key = tuple[str, str, tuple[str, ...]]
"""A game's name, start and moves."""


@dataclass(frozen=True, slots=True)
class Record:
    """One finished game.

    Attributes:
        id: the match's random id, which names it for ever.
        game, revision: the game's name and the revision of its rules.
        start: text of the first position, empty for the game's own.
        moves: texts of the moves.
        players: one a seat.
        scores, prisoners: by seat at the end.
        winners: seats that share the first place; empty for a draw.
        reason: how it ended: a reason of `Outcome`, or one of `rsg.games.endings`.
        counting: whether it was a counting game (not a casual one).
        tally: the row it counts in (`rows.row` of the level, or of a series); empty for none (casual, people
            without names, first game of a set).
        outcome: what it counts there: `won`, `lost`, `drawn`; empty without a tally.
        cleared: the calendar day that it clears, or None.
        date: local day on which it ended.
        finished: when it ended, ms since the epoch.
        writer: who counted it.
        set: id of the Reverse Match that it belongs to; empty for a single game.
        part: number of the game in its set, from 1; 0 for a single game.
        exam: number of the rank whose exam it ends a unit (a game, or a set) of; 0 for none.
        passed: whether that exam is passed with it.
        hints: how often the best moves were shown on demand.
        late: seats whose time was over; the game went on.
    """

    id: str
    game: str
    revision: int
    start: str
    moves: tuple[str, ...]
    players: tuple[Player, ...]
    scores: tuple[int, ...]
    prisoners: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    counting: bool
    tally: str
    outcome: str
    cleared: Day | None
    date: Day
    finished: int
    writer: str
    set: str = ""
    part: int = 0
    exam: int = 0
    passed: bool = False
    hints: int = 0
    late: tuple[int, ...] = ()

    @property
    def age(self) -> tuple[int, str]:
        """Sorts records from the oldest to the newest, the same everywhere."""
        return self.finished, self.id

    @property
    def key(self) -> Key:
        """What tells this game from others, wherever it came from and whoever played it."""
        return self.game, self.start, self.moves

    @property
    def against_cpu(self) -> bool:
        """Whether a CPU sat on a seat."""
        return any(player.kind == "cpu" for player in self.players)

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse. The id stands outside, as the key."""
        return {
            "game": self.game,
            "revision": self.revision,
            "start": self.start,
            "moves": " ".join(self.moves),
            "players": [[player.kind, player.level, player.name] for player in self.players],
            "scores": list(self.scores),
            "prisoners": list(self.prisoners),
            "winners": list(self.winners),
            "reason": self.reason,
            "counting": self.counting,
            "tally": self.tally,
            "outcome": self.outcome,
            "cleared": str(self.cleared) if self.cleared else "",
            "date": str(self.date),
            "finished": self.finished,
            "writer": self.writer,
            "set": self.set,
            "part": self.part,
            "exam": self.exam,
            "passed": self.passed,
            "hints": self.hints,
            "late": list(self.late),
        }

    @classmethod
    def read(cls, game_id: str, data: object) -> Record:
        """Reads what `data` gave. Raises EntryError."""
        stored = check.mapping(data)
        if stored.keys() != _KEYS:
            raise check.EntryError("keys missing or unknown")
        moves = tuple(check.printable(stored["moves"], 40 * MAX_MOVES).split())
        players = tuple(map(Player.read, check.sequence(stored["players"], 8)))
        winners, late = _integers(stored["winners"]), _integers(stored["late"])
        tally, outcome = stored["tally"], stored["outcome"]
        if tally != "" or outcome != "":
            read_key(tally)
            if outcome not in OUTCOMES:
                raise check.EntryError("no such outcome")
        if check.identifier(stored["game"]) not in GAMES:
            raise check.EntryError("a game that nobody here knows")
        scores, prisoners = _integers(stored["scores"]), _integers(stored["prisoners"])
        seats = len(GAMES[stored["game"]].seats)
        if len(moves) > MAX_MOVES or any(seat >= seats for seat in winners + late):
            raise check.EntryError("not a game")
        if any(len(by_seat) != seats for by_seat in (players, scores, prisoners)):
            raise check.EntryError("not as many as there are seats")
        return cls(
            id=check.identifier(game_id),
            game=check.identifier(stored["game"]),
            revision=check.integer(stored["revision"]),
            start=check.printable(stored["start"], 2000),
            moves=moves,
            players=players,
            scores=scores,
            prisoners=prisoners,
            winners=winners,
            reason=check.identifier(stored["reason"]),
            counting=check.boolean(stored["counting"]),
            tally=tally,
            outcome=outcome,
            cleared=None if stored["cleared"] == "" else read_day(stored["cleared"]),
            date=read_day(stored["date"]),
            finished=check.time(stored["finished"]),
            writer=check.identifier(stored["writer"]),
            set=check.identifier(stored["set"], empty=True),
            part=check.integer(stored["part"], 0, 2),
            exam=check.integer(stored["exam"], 0, HIGHEST_RANK),
            passed=check.boolean(stored["passed"]),
            hints=check.integer(stored["hints"]),
            late=late,
        )


_KEYS = {field.name for field in fields(Record)} - {"id"}


def read_day(data: object) -> Day:
    """Reads a day's text. Raises EntryError, for days that do not exist too."""
    try:
        return Day.parse(check.printable(data, 10))
    except ValueError as error:
        raise check.EntryError(str(error)) from None


def _integers(data: object) -> tuple[int, ...]:
    return tuple(check.integer(number, 0, 100_000) for number in check.sequence(data, 8))
