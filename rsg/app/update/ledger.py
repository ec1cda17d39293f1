"""What a match leaves in the stored document: the running game after every move, the finished one with its day."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Save, SetAside
from rsg.app.model import Model
from rsg.app.settings import read_settings
from rsg.app.update.step import Step, notify
from rsg.games import game as game_named
from rsg.play.match import Match, Result
from rsg.progress.calendar import Day, credited_day
from rsg.progress.document import Document
from rsg.progress.record import Player, Record
from rsg.progress.running import Running


def with_document(model: Model, document: Document) -> Model:
    """The model with another document, and the settings that stand in it."""
    return replace(model, document=document, settings=read_settings(document.settings))


def set_setting(model: Model, key: str, value: str) -> Model:
    """The model with a setting, stored."""
    return with_document(model, model.document.set(key, value, model.now, model.writer))


def keep_running(model: Model) -> Model:
    """Stores the match as it is now as the running game of this tab."""
    match = model.match
    if match is None or match.over:
        return model
    running = Running(match.dump(), owner=model.tab, call=model.call)
    return replace(model, document=model.document.run(running, model.now, model.writer))


def drop_running(model: Model) -> Model:
    """Stores that no game runs."""
    return replace(model, document=model.document.stop(model.now, model.writer))


def keep_finished(model: Model) -> Model:
    """Stores a match that is over: its record, its row of the table, the day it clears, and the colours of the next.

    A counting win against the CPU clears the picked day, else today; `model.cleared` is set where that is new.
    """
    match = model.match
    if match is None or match.result is None:
        raise ValueError("no match is over")
    result = match.result
    against_cpu = match.person is not None
    counted = match.counting and against_cpu
    outcome = _outcome(match, result) if counted else ""
    picked = Day.parse(match.day) if match.day else None
    day = credited_day(picked, model.today) if outcome == "won" else None
    record = Record(
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
        tally=match.level if counted else "",
        outcome=outcome,
        cleared=day,
        date=model.today,
        finished=model.now,
        writer=model.writer,
    )
    new = day is not None and day not in model.document.cleared
    document = model.document.finish(record)
    if against_cpu:
        seats = game_named(match.game).seats
        other = next(name for seat, name in enumerate(seats) if seat != match.person)
        document = document.set("colour", other, model.now, model.writer)
    return replace(with_document(model, document), cleared=day if new else None)


def _outcome(match: Match, result: Result) -> str:
    if not result.winners:
        return "drawn"
    return "won" if match.person in result.winners else "lost"


def set_running_aside(model: Model) -> Step:
    """Starts without the running game, which cannot be played or made the page crash, and says so."""
    text = model.document.running_text
    document = model.document.forget_crashes(model.now, model.writer)
    model, effects = notify(replace(model, document=document), "notice_running_set_aside")
    return model, (SetAside(text or ""), Save(), *effects)
