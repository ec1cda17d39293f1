"""The unit that a match belongs to: the game itself, or its set of two. Who wins it, and what of an exam follows it."""

from __future__ import annotations

from rsg.games.endings import LEFT
from rsg.play.clock import clock as fresh_clock
from rsg.play.contest import Contest
from rsg.play.match import Match, begin


def over(match: Match) -> bool:
    """Whether the game or, where it belongs to one, its set has a result."""
    return match.over and match.contest.completes(match.given_up is not None)


def winner(match: Match) -> int | None:
    """The person who has won the game or set that is over; None for a draw."""
    result, contest = match.result, match.contest
    if result is not None and (match.given_up is not None or not contest.reverse):
        return contest.person_on(result.winners[0]) if len(result.winners) == 1 else None
    return match.total.winner


def leader(match: Match) -> int | None:
    """The person who has won, or is ahead after the first game of a set; None where they are level."""
    return winner(match) if over(match) else match.points.winner


def exam(match: Match) -> Contest:
    """The exam's account, with the unit that this game may have ended."""
    return match.contest.after_unit(winner(match)) if over(match) else match.contest


def goes_on(match: Match) -> bool:
    """Whether another game of the same set or exam follows this one, which is over."""
    if not match.over or (match.given_up is not None and match.given_up[1] == LEFT):
        return False
    if not over(match):
        return True
    account = exam(match)
    return bool(account.exam) and not account.passed and not account.failed


def following(match: Match, id: str, set_id: str, started: int) -> Match:
    """The next game of the set, or the first of the exam's next unit: seats swapped, clocks fresh.

    Args:
        match: the one that is over.
        id: of the new match.
        set_id: of its set, where a new one begins.
        started: milliseconds since the epoch.

    Raises:
        ValueError: nothing follows.
    """
    if not goes_on(match):
        raise ValueError("no game follows")
    contest = exam(match).next_unit(set_id) if over(match) else match.contest.next_game(match.points)
    seats = match.seats if contest.first == match.contest.first else match.seats[::-1]
    return begin(
        id,
        match.game,
        seats,
        counting=match.counting,
        day=match.day,
        started=started,
        contest=contest,
        clock=fresh_clock(match.clock.control) if match.clock else None,
    )
