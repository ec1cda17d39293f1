"""One match being played: seats, moves, undo, giving up, and who won. No chance, no page; time comes in as numbers.

A match is a start and its moves; the positions beside them are only told again from these. What it is a part of (a
set, an exam) is its `contest`; who wins that, and what follows, is told by `unit.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rsg.games import game as game_named
from rsg.games.endings import GIVEN_UP
from rsg.games.game import IllegalMove, Position
from rsg.play.clock import Clock, restore_clock
from rsg.play.contest import Contest, Points, restore_contest
from rsg.play.seats import SEAT_KINDS, Seat, single_game


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended.

    Attributes:
        winners: seats that share the first place; empty for a draw.
        scores: points by seat at that moment.
        prisoners: captured stones by seat.
        reason: a reason of `Outcome`, or `resigned`, or `left`.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    prisoners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Match:
    """A match at one moment. Build with `begin` or `restore`, go on with `play`, `undo`, `give_up`.

    Attributes:
        id: random text that names it for ever (records, merges).
        game: the game's name in the registry.
        seats: one Seat a colour, in the game's order.
        counting: whether it counts for calendar and records.
        day: the calendar day picked for it as `2026-01-05`, or empty.
        started: milliseconds since the epoch.
        moves: texts of the moves, forced passes left out.
        undos: how often an own move was taken back.
        given_up: seat that resigned or left, and `resigned` or `left`; None otherwise.
        start: text of the first position; empty for the game's own.
        contest: the set and the exam that it belongs to, and who sits where.
        clock: the clock of two people, or None.
        hints: how often the best moves were shown on demand.
        kept: whether it is recorded when it is over.
        positions: `positions[n]` is the one after n moves.
    """

    id: str
    game: str
    seats: tuple[Seat, ...]
    counting: bool = True
    day: str = ""
    started: int = 0
    moves: tuple[str, ...] = ()
    undos: int = 0
    given_up: tuple[int, str] | None = None
    start: str = ""
    contest: Contest = Contest()
    clock: Clock | None = None
    hints: int = 0
    kept: bool = True
    positions: tuple[Position, ...] = field(default=(), repr=False, compare=False)

    @property
    def tutorial(self) -> bool:
        """Whether it is the tutorial's game: lost with its board, and not to be played again."""
        return not self.kept

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def ply(self) -> int:
        """Number of moves played."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return self.given_up is not None or self.position.outcome is not None

    @property
    def seat_to_move(self) -> Seat | None:
        """The seat whose turn it is; None when the match is over."""
        to_move = self.position.to_move
        return None if self.over or to_move is None else self.seats[to_move]

    @property
    def humans(self) -> tuple[int, ...]:
        """Indices of the seats that people hold."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.kind == "human")

    @property
    def person(self) -> int | None:
        """The one person's seat where everybody else is a CPU; None otherwise."""
        return self.humans[0] if len(self.humans) == 1 else None

    @property
    def level(self) -> str:
        """Level of the (first) CPU; empty without one."""
        return next((seat.level for seat in self.seats if seat.kind == "cpu"), "")

    @property
    def result(self) -> Result | None:
        """The result, or None while it is played."""
        position = self.position
        if self.given_up is not None:
            loser, reason = self.given_up
            others = tuple(seat for seat in range(len(self.seats)) if seat != loser)
            return Result(others, position.scores, position.prisoners, reason)
        if position.outcome is None:
            return None
        outcome = position.outcome
        return Result(outcome.winners, outcome.scores, position.prisoners, outcome.reason)

    @property
    def points(self) -> Points:
        """What each person of the contest has now, in this game alone."""
        position = self.position
        by_person = self.contest.by_person
        return Points(by_person(position.scores), by_person(position.prisoners))

    @property
    def total(self) -> Points:
        """What each person has now in the whole set, or in the single game."""
        return self.contest.total(self.points)

    @property
    def sweep(self) -> str:
        """How a person has swept the board: `perfect` where the loser of this game has no point at all, `full_board`
        where the own colour fills it; empty where nobody has, or a CPU."""
        result = self.result
        if result is None or self.given_up is not None or len(result.winners) != 1:
            return ""
        if self.seats[result.winners[0]].kind != "human":
            return ""
        if any(points == 0 for seat, points in enumerate(result.scores) if seat not in result.winners):
            return "perfect"
        board = self.position.board
        cells = sum(cell.playable for cell in game_named(self.game).cells)
        return "full_board" if len(board) == cells and set(board.values()) == set(result.winners) else ""

    @property
    def begun(self) -> bool:
        """Whether something would be lost with it: people have moved, or games of its set or exam are finished."""
        return self.contest.begun or any(map(self.has_moved, self.humans))

    @property
    def lost_by_leaving(self) -> bool:
        """Whether leaving it now is a loss: it counts, is against the CPU, and the person has moved or a set ends."""
        return self._held and (self.has_moved(self.humans[0]) or bool(self.contest.earlier))

    @property
    def attempt_lost_by_leaving(self) -> bool:
        """Whether leaving it now ends an attempt at an exam that has begun, if only between its units."""
        return self._held and bool(self.contest.exam) and self.begun

    @property
    def _held(self) -> bool:
        """Whether leaving it may cost something: it runs, counts, and is against the CPU."""
        return not self.over and self.counting and self.person is not None

    def has_moved(self, seat: int) -> bool:
        """Whether this seat has played a move that still stands."""
        return any(position.to_move == seat for position in self.positions[:-1])

    def play(self, text: str) -> Match:
        """The match after one more move of the side to move.

        Raises:
            InvalidText: the move cannot be read.
            IllegalMove: it cannot be played, or the match is over.
        """
        move = game_named(self.game).parse_move(text)
        if self.given_up is not None:
            raise IllegalMove("the match is over", cell=move.cell, reason="over")
        position = self.position.play(move)
        return replace(self, moves=(*self.moves, str(move)), positions=(*self.positions, position))

    @property
    def undo_to(self) -> int | None:
        """The number of moves that `undo` would go back to, or None where it is not allowed.

        Against CPUs only, on the own turn, once in a counting match and at will in a casual one.
        """
        person = self.person
        if person is None or self.over or self.position.to_move != person or (self.counting and self.undos):
            return None
        return max((n for n in range(self.ply) if self.positions[n].to_move == person), default=None)

    def undo(self) -> Match:
        """The match before the person's last move; every part of the state, ko too, is what it was.

        Raises:
            ValueError: there is nothing that may be taken back (`undo_to` is None).
        """
        to = self.undo_to
        if to is None:
            raise ValueError("nothing may be taken back")
        return replace(self, moves=self.moves[:to], positions=self.positions[: to + 1], undos=self.undos + 1)

    def give_up(self, seat: int, reason: str) -> Match:
        """The match lost by this seat, for `resigned` or `left`. A match that is over stays as it is."""
        return self if self.over else replace(self, given_up=(seat, reason))

    def dump(self) -> dict[str, Any]:
        """What must be stored to tell the match again, as JSON values."""
        return {
            "id": self.id,
            "game": self.game,
            "revision": game_named(self.game).revision,
            "start": self.start,
            "moves": list(self.moves),
            "seats": [{"kind": s.kind, "level": s.level, "name": s.name} for s in self.seats],
            "counting": self.counting,
            "day": self.day,
            "started": self.started,
            "undos": self.undos,
            "given_up": list(self.given_up) if self.given_up else None,
            "contest": self.contest.dump(),
            "clock": self.clock.dump() if self.clock else None,
            "hints": self.hints,
            "kept": self.kept,
        }


def begin(
    id: str,
    game: str,
    seats: tuple[Seat, ...],
    *,
    counting: bool = True,
    day: str = "",
    started: int = 0,
    start: str = "",
    contest: Contest | None = None,
    clock: Clock | None = None,
    kept: bool = True,
) -> Match:
    """A new match before its first move.

    Raises:
        KeyError: there is no such game.
        InvalidText: `start` is no position of it.
        ValueError: the wrong number or kinds of seats.
    """
    rules = game_named(game)
    if len(seats) != len(rules.seats) or any(seat.kind not in SEAT_KINDS for seat in seats):
        raise ValueError(f"{game} needs {len(rules.seats)} seats of {SEAT_KINDS}")
    first = rules.parse_position(start) if start else rules.start()
    return Match(
        id,
        game,
        seats,
        counting,
        day,
        started,
        start=start,
        contest=contest or single_game(seats),
        clock=clock,
        kept=kept,
        positions=(first,),
    )


def restore(stored: Mapping[str, Any]) -> Match:
    """Reads what `dump` wrote, replaying it through the rules.

    Raises:
        ValueError: anything in it is not as `dump` writes it (InvalidText and IllegalMove among them).
    """
    try:
        seats = tuple(Seat(str(s["kind"]), str(s["level"]), str(s["name"])) for s in stored["seats"])
        match = begin(
            str(stored["id"]),
            str(stored["game"]),
            seats,
            counting=bool(stored["counting"]),
            day=str(stored["day"]),
            started=int(stored["started"]),
            start=str(stored["start"]),
            contest=restore_contest(stored["contest"]) if "contest" in stored else None,
            clock=restore_clock(stored["clock"]) if stored.get("clock") else None,
            kept=bool(stored.get("kept", True)),
        )
        for text in stored["moves"]:
            match = match.play(text)
        undos, given_up = int(stored["undos"]), stored["given_up"]
        hints = int(stored.get("hints", 0))
        if given_up is not None:
            seat, reason = given_up
            if reason not in GIVEN_UP or seat not in range(len(seats)):
                raise ValueError(f"no such end: {given_up!r}")
            given_up = (int(seat), str(reason))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a stored match: {error!r}") from error
    return replace(match, undos=undos, given_up=given_up, hints=hints)
