"""What a match leaves in the stored document: the running game after every move, the finished one with its day."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Save
from rsg.app.features import features
from rsg.app.keeping import record_of
from rsg.app.model import Announcement, Model
from rsg.app.people import recent_names, session_key
from rsg.app.settings import stored_key
from rsg.app.update.step import Step, notify, random_id
from rsg.games import game as game_named
from rsg.play import unit
from rsg.play.match import Match
from rsg.progress import check
from rsg.progress.calendar import Day, credited_day
from rsg.progress.counters import Tally
from rsg.progress.document import LONGEST_SETTING, Document
from rsg.progress.ranks import RANKS, open_exam, rank_of
from rsg.progress.rows import row
from rsg.progress.running import Running
from rsg.progress.series import is_series, series_key, series_names

RECENT_NAMES = 20


def set_setting(model: Model, key: str, value: str, game: str = "") -> Model:
    """The model with a setting stored; one that each game has for itself is that of `game`, or of the screen's."""
    document = model.document.set(stored_key(game or model.game, key), value, model.now, model.writer)
    return replace(model, document=document)


def keep_running(model: Model) -> Model:
    """Stores the match as it is now as the running game of this tab."""
    match = model.match
    if match is None or match.over:
        return model
    running = Running(match.dump(), owner=model.tab, call=model.hand.call)
    return replace(model, document=model.document.run(running, model.now, model.writer))


def drop_running(model: Model) -> Model:
    """Stores that no game runs; a game of another tab runs on."""
    if model.runs_elsewhere:
        return model
    return replace(model, document=model.document.stop(model.now, model.writer))


def keep_finished(model: Model) -> Model:
    """Stores a match that is over: its record, its row of the table, the day it clears, and the colours of the next.

    A set counts with the game that ends it. In a game with a career a counting win against the CPU clears the picked
    day, else today; `model.cleared` is set where that is new. The next game of a set or exam is stored as the running
    one at once; what has been reached is noted to be announced. Of the tutorial's game nothing stays.
    """
    match = model.match
    if match is None or not match.over:
        raise ValueError("no match is over")
    if match.tutorial:
        return drop_running(model)
    against_cpu = match.person is not None
    tally = _row(match)
    outcome = _outcome(match, series_names(tally)[0] if tally and not against_cpu else None) if tally else ""
    picked = Day.parse(match.day) if match.day else None
    clears = outcome == "won" and against_cpu and features(match.game).career
    day = credited_day(picked, model.today) if clears else None
    record = record_of(
        match,
        today=model.today,
        now=model.now,
        writer=model.writer,
        tally=tally,
        outcome=outcome,
        cleared=day,
    )
    new = day is not None and day not in model.document.cleared
    before, document = model.document, model.document.finish(record)
    model = _with_next_game(replace(model, document=document, cleared=day if new else None))
    if unit.over(match):
        model = _with_seats_changed(_with_session(model))
    return replace(model, announcements=(*model.announcements, *_reached(before, document)))


def _row(match: Match) -> str:
    """The row of the table in which a match counts; empty for none (casual, first of a set, people without names)."""
    if not unit.over(match) or not match.counting:
        return ""
    if match.person is not None:
        return row(match.game, match.level)
    if len(match.humans) != len(match.seats):
        return ""
    return series_key((seat.name for seat in match.seats), match.game)


def _outcome(match: Match, name: str | None) -> str:
    """What the unit that is over counts for person 0, or for the person of this name."""
    winner = unit.winner(match)
    if winner is None:
        return "drawn"
    mine = 0
    if name is not None:
        mine = match.contest.person_on([seat.name for seat in match.seats].index(name))
    return "won" if winner == mine else "lost"


def _with_next_game(model: Model) -> Model:
    match = model.match
    if match is None or not unit.goes_on(match):
        return replace(model, next=None)
    model, match_id = random_id(model)
    model, set_id = random_id(model)
    following = unit.following(match, match_id, set_id, model.now)
    running = Running(following.dump(), owner=model.tab)
    return replace(model, next=following, document=model.document.run(running, model.now, model.writer))


def _with_seats_changed(model: Model) -> Model:
    """The next game, or set, begins with colours swapped: against the CPU the colour, between two people the names."""
    match = model.match
    if match is None:
        return model
    if match.person is not None:
        colour = game_named(match.game).seats[1 - match.contest.first_seat_of_set]
        return set_setting(model, "colour", colour, match.game)
    if len(match.humans) == 2 and any(seat.name for seat in match.seats):
        first, second = (
            match.seats if match.contest.first == match.contest.first_seat_of_set else match.seats[::-1]
        )
        return set_setting(set_setting(model, "black_name", second.name), "white_name", first.name)
    return model


def _with_session(model: Model) -> Model:
    match = model.match
    key = session_key(match) if match else ""
    if match is None or not key:
        return model
    names = series_names(key) if is_series(key) else None
    tally = model.session.get(key, Tally()).plus(_outcome(match, names[0] if names else None))
    return replace(model, session={**model.session, key: tally})


def _reached(before: Document, after: Document) -> tuple[Announcement, ...]:
    """What a game has brought, in the order in which it is told: the rank, the levels that it opens, an exam."""
    old, new = rank_of(before).number, rank_of(after).number
    found = [Announcement("rank", new)] if new > old else []
    found += [Announcement("level", level=rank.unlocks) for rank in RANKS[old:new] if rank.unlocks]
    exam = open_exam(after)
    if exam is not None and open_exam(before) != exam:
        found.append(Announcement("exam", exam.number))
    return tuple(found)


def remember_names(model: Model, names: tuple[str, ...]) -> Model:
    """The names of two people, offered from now on first among the 20 most recent."""
    recent = [*dict.fromkeys([*filter(None, names), *recent_names(model.settings)])][:RECENT_NAMES]
    while recent and len(check.canonical(recent)) > LONGEST_SETTING:
        recent.pop()
    return set_setting(model, "recent_names", check.canonical(recent))


def set_running_aside(model: Model) -> Step:
    """Starts without the running game, which cannot be played or made the page crash, and says so."""
    text = model.document.running_text
    document = model.document.forget_crashes(model.now, model.writer)
    model, effects = notify(replace(model, document=document), "notice_running_set_aside")
    return model, (Save(aside=text), *effects)
