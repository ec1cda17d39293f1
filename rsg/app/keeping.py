"""What is kept of a match: the record of a finished one, and the way back from a stored one."""

from __future__ import annotations

from dataclasses import replace

from rsg.games import game as game_named
from rsg.games.endings import RESIGNED
from rsg.play import unit
from rsg.play.match import Match, restore
from rsg.progress import check
from rsg.progress.calendar import Day
from rsg.progress.record import HIGHEST_RANK, Player, Record
from rsg.progress.running import Running, read_running


def record_of(
    match: Match,
    *,
    today: Day,
    now: int,
    writer: str,
    tally: str = "",
    outcome: str = "",
    cleared: Day | None = None,
) -> Record:
    """The record of a match that is over; what is not given counts for nothing.

    Raises:
        ValueError: the match is not over.
    """
    result, contest = match.result, match.contest
    if result is None:
        raise ValueError("no match is over")
    return Record(
        id=match.id,
        game=match.game,
        revision=game_named(match.game).revision,
        start=match.start,
        moves=match.moves,
        players=tuple(Player(seat.kind, seat.level, seat.name) for seat in match.seats),
        scores=result.scores,
        prisoners=result.prisoners,
        winners=result.winners,
        reason=result.reason,
        counting=match.counting,
        tally=tally,
        outcome=outcome,
        cleared=cleared,
        date=today,
        finished=now,
        writer=writer,
        set=contest.set,
        part=contest.part,
        exam=contest.exam if tally else 0,
        passed=unit.exam(match).passed and bool(tally),
        hints=match.hints,
        late=tuple(seat for seat, over in enumerate(match.clock.over) if over) if match.clock else (),
    )


def stored_match(running: Running) -> Match:
    """The match of a stored running game, its names cleaned; it can be drawn, played, stored, and kept once it is over.

    Raises:
        ValueError: it is not as `Match.dump` writes it (what an earlier version did not know may be absent).
    """
    match = restore(running.match)
    written = match.dump()
    if check.canonical({**written, **running.match}) != check.canonical(written):
        raise ValueError("not a stored match")
    read_running({"match": written, "owner": running.owner, "call": ""})
    check.integer(match.contest.exam, 0, HIGHEST_RANK)
    day = Day.parse(match.day) if match.day else Day(2026, 1, 1)
    ended = record_of(match.give_up(0, RESIGNED), today=day, now=0, writer="nobody")
    kept = Record.read(ended.id, ended.data())
    return replace(
        match,
        seats=tuple(
            replace(seat, name=player.name) for seat, player in zip(match.seats, kept.players, strict=True)
        ),
    )
