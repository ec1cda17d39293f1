"""What is being studied: a finished game opened again, its variations, and the engine's review of it.

Part of the model; `replays`, `variations` and `review` in `update/` change it, `views/replay.py` draws it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rsg.app.hand import Hand
from rsg.app.routes import Route
from rsg.engines.marks import mark
from rsg.games import GAMES
from rsg.games.endings import UNFINISHED
from rsg.games.game import Position
from rsg.play.match import Match, begin
from rsg.play.seats import Seat
from rsg.progress.calendar import Day
from rsg.progress.record import Player, Record
from rsg.progress.variations import MOST, Variations, read_variation, variation


@dataclass(frozen=True, slots=True)
class Judged:
    """What the engine says of one move, in points of the final score.

    Attributes:
        before: the difference it expects for seat 0 with the best move.
        after: the same with the move that was played.
        best: a best move: the one played, if none is better by as much as is told.
        mark: a name of `rsg.engines.marks`.
    """

    before: float
    after: float
    best: str
    mark: str

    @property
    def loss(self) -> float:
        """How much better the best move would have been."""
        return abs(self.before - self.after)


@dataclass(frozen=True, slots=True)
class Review:
    """The engine's way through a game.

    Attributes:
        state: empty before it begins, then `running`, `stopped`, `failed` or `done`.
        judged: one a move, as far as it has come.
        request: id of the request in flight; empty while none is (the CPU's move comes first).
        sent: numbers the requests.
    """

    state: str = ""
    judged: tuple[Judged, ...] = ()
    request: str = ""
    sent: int = 0

    def of(self, ply: int) -> Judged | None:
        """What is said of move number `ply` (from 1), once it has been judged."""
        return self.judged[ply - 1] if 0 < ply <= len(self.judged) else None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play: the game itself, or a variation that leaves it after `fork` moves."""

    match: Match
    fork: int

    @property
    def end(self) -> int:
        """Number of moves in it."""
        return self.match.ply


@dataclass(frozen=True)
class Replay:
    """A game that is open for study.

    Attributes:
        record: the game; one that came by a link has no id.
        address: where it is shown.
        lines: the game, then its variations, all from the first move on.
        line, ply: what is looked at: the position after `ply` moves of that line.
        playing: number of the automatic play that runs, 0 for none; `plays` numbers them.
        hand: what the person does on its board.
        review: the engine's review of the game.
        shows_better: a better move than the next one of the game is shown.
        printing: the printable page is shown.
    """

    record: Record
    address: Route
    lines: tuple[Line, ...]
    line: int = 0
    ply: int = 0
    playing: int = 0
    plays: int = 0
    hand: Hand = Hand()
    review: Review = Review()
    shows_better: bool = False
    printing: bool = False

    @property
    def game(self) -> Match:
        """The whole game."""
        return self.lines[0].match

    @property
    def shown(self) -> Line:
        """The line that is looked at."""
        return self.lines[self.line]

    @property
    def variations(self) -> Variations:
        """Its variations as they are kept."""
        return tuple(variation(line.fork, line.match.moves[line.fork :]) for line in self.lines[1:])

    @property
    def now(self) -> Match:
        """The match as it was at the moment that is looked at, with people on all seats."""
        return cut(self.shown.match, self.ply)

    @property
    def position(self) -> Position:
        """The position that is looked at."""
        return self.shown.match.positions[self.ply]

    @property
    def goes_on(self) -> bool:
        """Whether somebody can move at the moment that is looked at."""
        return self.position.to_move is not None

    @property
    def resting(self) -> bool:
        """Whether a move may be tried here, rather than being watched."""
        return self.goes_on and not self.playing

    @property
    def game_ply(self) -> int:
        """Where the game is at the moment that is looked at; of a variation that has left it, where it did."""
        return min(self.ply, self.shown.fork)

    @property
    def judged(self) -> Judged | None:
        """What the review says of the move that was just played, while the game itself is looked at."""
        return None if self.line else self.review.of(self.ply)

    @property
    def missed(self) -> Judged | None:
        """The same, if another move would have been better."""
        judged = self.judged
        return judged if judged is not None and judged.best != self.game.moves[self.ply - 1] else None

    @property
    def better(self) -> Judged | None:
        """What the review says of the next move of the game, while a better one is shown."""
        return self.review.of(self.ply + 1) if self.shows_better else None


def cut(match: Match, ply: int) -> Match:
    """The match after so many of its moves, as if nobody had given up: one can play on."""
    return replace(match, moves=match.moves[:ply], positions=match.positions[: ply + 1], given_up=None)


def recorded_match(record: Record) -> Match:
    """The match of a record, replayed through the rules, with people on all seats.

    Raises:
        ValueError: it cannot be replayed here (other rules, or moves against them).
    """
    game = GAMES.get(record.game)
    if game is None or game.revision != record.revision:
        raise ValueError("other rules")
    seats = tuple(Seat("human", name=player.name) for player in record.players)
    match = begin(record.id, record.game, seats, counting=False, started=record.finished, start=record.start)
    for text in record.moves:
        match = match.play(text)
    losers = [seat for seat in range(len(seats)) if seat not in record.winners]
    if not match.over and len(losers) == 1:
        match = match.give_up(losers[0], record.reason)
    return match


def can_be_shown(record: Record) -> bool:
    """Whether a record can be replayed here."""
    try:
        recorded_match(record)
    except ValueError:
        return False
    return True


def linked_record(match: Match, today: Day, now: int, writer: str) -> Record:
    """The record of a match that came by a link: nobody is known, nothing counts."""
    position, result = match.position, match.result
    game = GAMES[match.game]
    return Record(
        id="",
        game=match.game,
        revision=game.revision,
        start=match.start,
        moves=match.moves,
        players=tuple(Player("remote") for _ in match.seats),
        scores=result.scores if result else position.scores,
        prisoners=position.prisoners,
        winners=result.winners if result else (),
        reason=result.reason if result else UNFINISHED,
        counting=False,
        tally="",
        outcome="",
        cleared=None,
        date=today,
        finished=now,
        writer=writer,
    )


def open_replay(
    record: Record, address: Route, ply: int | None = None, variations: Variations = ()
) -> Replay:
    """A game opened at its end, or at a ply, with those of its variations that can be played.

    Raises:
        ValueError: it cannot be replayed here.
    """
    match = recorded_match(record)
    shown = match.ply if ply is None else min(ply, match.ply)
    lines = (_line(match, text) for text in variations)
    return Replay(record, address, (Line(match, match.ply), *filter(None, lines)), ply=shown)


def rebased(replay: Replay, opened: Replay) -> Replay:
    """The same moment of a game that was opened anew from elsewhere, maybe with more variations."""
    shown, lines = replay.shown, [line.match.moves for line in opened.lines]
    line, ply = (
        (lines.index(shown.match.moves), replay.ply) if shown.match.moves in lines else (0, shown.fork)
    )
    return replace(
        replay, record=opened.record, address=opened.address, lines=opened.lines, line=line, ply=ply
    )


def _line(game: Match, text: str) -> Line | None:
    """A variation played through the rules; None where they forbid it."""
    fork, moves = read_variation(text)
    line = cut(game, min(fork, game.ply))
    try:
        for move in moves:
            line = line.play(move)
    except ValueError:
        return None
    return Line(line, line.ply - len(moves))


def with_move(replay: Replay, text: str) -> Replay:
    """The replay after a move at the position that is looked at: along a line that knows it, else a new variation.

    Where there are MOST variations, the oldest gives way.

    Raises:
        InvalidText, IllegalMove: the move cannot be played.
    """
    played = replay.now.play(text)
    ply = played.ply
    for index in sorted(range(len(replay.lines)), key=lambda index: index != replay.line):
        if replay.lines[index].match.moves[:ply] == played.moves:
            return replace(replay, line=index, ply=ply)
    line = replay.shown
    if replay.line and ply > line.end:
        lines = tuple(Line(played, old.fork) if old is line else old for old in replay.lines)
        return replace(replay, lines=lines, ply=ply)
    common = [a == b for a, b in zip(played.moves, replay.game.moves, strict=False)]
    fork = common.index(False) if False in common else len(common)
    game, *variations = replay.lines
    lines = (game, *variations[1 - MOST :], Line(played, min(fork, ply - 1)))
    return replace(replay, lines=lines, line=len(lines) - 1, ply=ply)


def judge(position: Position, move: str, values: dict[str, float], best: str) -> Judged:
    """What values of all moves, for the side to move, say of the one that was played.

    Args:
        position: where it was played.
        move: its text.
        values: expected difference by move, for the side to move.
        best: what the engine would play.
    """
    most, played = max(values.values()), values[move]
    sign = -1 if position.to_move else 1
    loss = round(most - played, 1)  # as it is told: what would be +0.0 is none
    return Judged(sign * most + 0.0, sign * played + 0.0, best if loss else move, mark(loss))
