"""Matches begin, are taken back, given up, left and continued."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Effect, Focus, GoTo, Save, StopEngine
from rsg.app.features import features
from rsg.app.hand import Hand
from rsg.app.ids import cell_id
from rsg.app.messages import Leave, Message, NextGame, Rematch, Resign, StartExam, StartGame, TakeOver, Undo
from rsg.app.model import Model
from rsg.app.plans import Plan, again, for_exam, planned
from rsg.app.routes import Route, format_hash, parse_hash
from rsg.app.update.clocks import resumed
from rsg.app.update.ledger import drop_running, keep_finished, keep_running, remember_names, set_setting
from rsg.app.update.step import Step, notify, random_id, say, unsay
from rsg.app.update.turns import end, go_on
from rsg.games.endings import LEFT, RESIGNED
from rsg.play.clock import clock
from rsg.play.match import Match, begin
from rsg.play.seats import Seat
from rsg.progress.calendar import Day
from rsg.progress.ranks import open_exam

ABOUT_A_GAME = ("notice_pass", "notice_resumed", "praise_best", "praise_capture")
"""Notices that go with the game on the board, and are shown with it alone."""
NEW_GAME = "new"
"""What `model.leaving` holds where the running game shall give way to a new one."""


def start_game(model: Model, message: Message, plan: Plan) -> Step:
    """Begins a game as planned; a running one that it costs to leave is asked about first.

    Args:
        message: what led here; it comes again where something has to be asked or read first.
    """
    running = model.match if model.running else None
    if model.elsewhere or model.costs_to_leave or (running is not None and running.begun):
        return replace(model, sheet="leave", leaving=NEW_GAME, then=message), ()
    settings, contest = model.settings, plan.contest
    if contest.exam and settings.seen_exams == "off":
        return replace(model, sheet="help_exams", then=message), ()
    if contest.reverse and settings.seen_reverse == "off":
        return replace(model, sheet="help_reverse", then=message), ()
    model, match_id = random_id(model)
    model, set_id = random_id(model)
    if plan.level:
        person, cpu = Seat("human", name=settings.name), Seat("cpu", level=plan.level)
        seats = (person, cpu) if contest.first == 0 else (cpu, person)
    else:
        seats = Seat("human", name=settings.black_name), Seat("human", name=settings.white_name)
        model = remember_names(model, (settings.black_name, settings.white_name))
    match = begin(
        match_id,
        plan.game,
        seats,
        counting=plan.counting,
        day=plan.day,
        started=model.now,
        start=plan.start,
        contest=replace(contest, set=set_id) if contest.reverse else contest,
        clock=None if plan.level else clock(settings.clock),
    )
    return begin_match(model, match)


def begin_match(model: Model, match: Match) -> Step:
    """Shows a match that has just begun, stores it, and lets the CPU begin where it does."""
    model = show_match(model, match)
    model, effects = go_on(keep_running(model))
    return model, (StopEngine(), Save(), GoTo(format_hash(model.route)), *effects)


def show_match(model: Model, match: Match | None) -> Model:
    """The model with another match (or none) on its board, and nothing left over from the last one."""
    return replace(
        unsay(model, *ABOUT_A_GAME),
        match=match,
        hand=Hand(),
        thinking=None,
        sheet="",
        leaving="",
        explained="",
        said=(),
        result_due=False,
        cleared=None,
        next=None,
        then=None,
        hint=None,
        judged=None,
        handover_due=False,
        elsewhere=match is None and model.runs_elsewhere,
        route=Route("play", game=match.game) if match else model.route,
    )


def start(model: Model, message: StartGame) -> Step:
    """Begins a game from set-up (for the picked day) or from home (never for one)."""
    model = model if model.route.screen == "setup" else replace(model, picked=None)
    return start_game(model, message, planned(model))


def start_exam(model: Model, message: StartExam) -> Step:
    """Begins the exam that is open."""
    rank = open_exam(model.document) if features(model.game).career else None
    return (model, ()) if rank is None else start_game(model, message, for_exam(model, rank))


def next_game(model: Model, message: NextGame) -> Step:
    """Goes on with the next game of the set or exam."""
    if model.next is None or model.match is None or not model.match.over:
        return model, ()
    return begin_match(model, model.next)


def rematch(model: Model, message: Rematch) -> Step:
    """Begins another game; the settings already hold the swapped colour. A day that is still open is played for again.

    After the tutorial's game it is the one that is set up: only that one counts.
    """
    match = model.match
    if match is None or not match.over or model.next is not None:
        return model, ()
    day = Day.parse(match.day) if match.day else None
    model = replace(model, picked=None if day in model.document.cleared else day)
    return start_game(model, message, planned(model) if match.tutorial else again(model, match))


def undo(model: Model, message: Undo) -> Step:
    """Takes back the own last move and the reply."""
    match = model.match
    if match is None or match.undo_to is None:
        return model, ()
    match = match.undo()
    hand = Hand(cursor=model.hand.cursor)
    taken = replace(model, match=match, hand=hand, thinking=None, hint=None, judged=None)
    model, effects = go_on(say(keep_running(taken), ("said_undo",)))
    return model, (
        StopEngine(),
        Save(),
        *effects,
        Focus(cell_id(hand.cursor)) if hand.cursor else Focus("board"),
    )


def resign(model: Model, message: Resign) -> Step:
    """Gives the game up, and with it its set, and shows the result. Of two people it is the one to move."""
    match = model.match
    if match is None or match.over:
        return model, ()
    seat = match.person if match.person is not None else match.position.to_move or 0
    model = replace(model, match=match.give_up(seat, RESIGNED), hand=model.hand.still(), sheet="")
    return end(model)


def leave(model: Model, message: Leave) -> Step:
    """Leaves the running game, a loss where it counts, for the address that was wanted."""
    if model.sheet != "leave":
        return model, ()
    leaving, then, colour = model.leaving, model.then, model.settings.colour
    match = model.played or model.stored_match
    effects: list[Effect] = [StopEngine(), Save()]
    if match is not None and not match.over:
        model = replace(model, match=match, next=None, elsewhere=False)
        if match.lost_by_leaving and match.person is not None:
            model = keep_finished(replace(model, match=match.give_up(match.person, LEFT)))
        else:
            model = drop_running(keep_running(model))  # of another tab's game only after taking it over
    model = show_match(model, None)
    if leaving == NEW_GAME:
        model = set_setting(model, "colour", colour)  # the game that was on the button
        # There is nothing left that a rematch could be like, or that could go on: a new game begins.
        return replace(model, then=then if isinstance(then, StartExam) else StartGame()), tuple(effects)
    route = parse_hash(leaving)
    return replace(model, route=route), (*effects, GoTo(format_hash(route)))


def take_over(model: Model, message: TakeOver) -> Step:
    """Continues here the game that another tab was playing; that tab is told by the stored document."""
    match = model.stored_match
    if match is None:
        return replace(model, elsewhere=False), ()
    return resume(model, match, GoTo(format_hash(Route("play", game=match.game))))


def resume(model: Model, match: Match, *effects: Effect) -> Step:
    """Goes on with a stored match in this tab, with its call question open if it was."""
    call = model.document.running.call if model.document.running else ""
    model = show_match(model, match)
    if model.my_turn and any(move.cell == call and move.call is not None for move in match.position.moves()):
        model = replace(model, hand=Hand(call=call))
    model, noticed = notify(keep_running(model), "notice_resumed")
    model, timed = resumed(model)
    model, more = go_on(model)
    return model, (*effects, Save(), *noticed, *timed, *more)
