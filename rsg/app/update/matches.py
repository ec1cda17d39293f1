"""Matches begin, are taken back, given up, left and continued."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Effect, Focus, GoTo, Save, StopEngine
from rsg.app.ids import cell_id
from rsg.app.messages import Leave, Rematch, Resign, StartGame, TakeOver, Undo
from rsg.app.model import Model
from rsg.app.routes import Route, format_hash, parse_hash
from rsg.app.update.ledger import drop_running, keep_finished, keep_running
from rsg.app.update.step import Step, notify, random_id, say
from rsg.app.update.turns import end, go_on
from rsg.games import game as game_named
from rsg.play.match import Match, Seat, begin

NEW_GAME = "new"
"""What `model.leaving` holds where the running game shall give way to a new one."""


def start_game(model: Model) -> Step:
    """Begins the game that the settings describe; a running one that it costs to leave is asked about first."""
    if model.elsewhere or model.costs_to_leave:
        return replace(model, sheet="leave", leaving=NEW_GAME), ()
    settings = model.settings
    game = game_named("reverstargo")
    model, match_id = random_id(model)
    seats = tuple(
        Seat("human", name=settings.name) if name == settings.colour else Seat("cpu", level=settings.level)
        for name in game.seats
    )
    picked = str(model.picked) if model.picked else ""
    match = begin(match_id, game.name, seats, day=picked, started=model.now)
    model = show_match(model, match)
    model, effects = go_on(keep_running(model))
    return model, (StopEngine(), Save(), GoTo("#/play"), *effects)


def show_match(model: Model, match: Match | None) -> Model:
    """The model with another match (or none) on its board, and nothing left over from the last one."""
    return replace(
        model,
        match=match,
        motion=None,
        call="",
        preview="",
        cursor="",
        typed="",
        thinking=None,
        sheet="",
        leaving="",
        explained="",
        said=(),
        notices=tuple(notice for notice in model.notices if notice.key != "notice_pass"),
        result_due=False,
        cleared=None,
        elsewhere=False,
        route=Route("play") if match else model.route,
    )


def start(model: Model, message: StartGame) -> Step:
    """Begins a game from set-up (for the picked day) or from home (never for one)."""
    return start_game(model if model.route.screen == "setup" else replace(model, picked=None))


def rematch(model: Model, message: Rematch) -> Step:
    """Begins another game; the settings already hold the swapped colour. A day that is still open stays picked."""
    match = model.match
    if match is None or not match.over:
        return model, ()
    if model.picked is not None and model.picked in model.document.cleared:
        model = replace(model, picked=None)
    return start_game(model)


def undo(model: Model, message: Undo) -> Step:
    """Takes back the own last move and the reply."""
    match = model.match
    if match is None or match.undo_to is None:
        return model, ()
    match = match.undo()
    taken = replace(model, match=match, motion=None, call="", preview="", thinking=None)
    model = say(keep_running(taken), ("said_undo",))
    return model, (Save(), Focus(cell_id(model.cursor)) if model.cursor else Focus("board"))


def resign(model: Model, message: Resign) -> Step:
    """Gives the game up and shows the result."""
    match = model.match
    if match is None or match.over or match.person is None:
        return model, ()
    model = replace(model, match=match.give_up(match.person, "resigned"), motion=None, sheet="")
    return end(model)


def leave(model: Model, message: Leave) -> Step:
    """Leaves the running game, a loss where it counts, for the address that was wanted."""
    if model.sheet != "leave":
        return model, ()
    leaving = model.leaving
    match = model.match or model.stored_match
    effects: list[Effect] = [StopEngine(), Save()]
    if match is not None and not match.over:
        model = replace(model, match=match, elsewhere=False)
        if model.costs_to_leave and match.person is not None:
            model = keep_finished(replace(model, match=match.give_up(match.person, "left")))
        else:
            model = drop_running(model)
    model = show_match(model, None)
    if leaving == NEW_GAME:
        model, more = start_game(model)
        return model, (*effects, *more)
    route = parse_hash(leaving)
    return replace(model, route=route), (*effects, GoTo(format_hash(route)))


def take_over(model: Model, message: TakeOver) -> Step:
    """Continues here the game that another tab was playing; that tab is told by the stored document."""
    match = model.stored_match
    if match is None:
        return replace(model, elsewhere=False), ()
    return resume(model, match, GoTo("#/play"))


def resume(model: Model, match: Match, *effects: Effect) -> Step:
    """Goes on with a stored match in this tab, with its call question open if it was."""
    call = model.document.running.call if model.document.running else ""
    model = show_match(model, match)
    if call and model.my_turn and len(match.position.choices(call)) > 1:
        model = replace(model, call=call)
    model, noticed = notify(keep_running(model), "notice_resumed")
    model, more = go_on(model)
    return model, (*effects, Save(), *noticed, *more)
