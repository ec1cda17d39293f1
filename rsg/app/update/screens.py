"""Moving between screens, sheets and notices."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Effect, Focus, GoTo, Save, StopEngine
from rsg.app.messages import CloseSheet, DismissNotice, OpenSheet, PickDay, Routed, UnpickDay
from rsg.app.model import SHEETS, Model
from rsg.app.routes import Route, format_hash, parse_hash
from rsg.app.update.clocks import close_hand_over, resumed
from rsg.app.update.ledger import drop_running
from rsg.app.update.matches import ABOUT_A_GAME, show_match
from rsg.app.update.reached import close_announcement, tell_reached
from rsg.app.update.step import Step, notify, unsay
from rsg.app.update.turns import go_on
from rsg.progress.calendar import Day, Month, clamp_month, playable

MENU_SHEETS = ("settings", "rules")
"""Sheets that the menu opens and that close into it."""


def routed(model: Model, message: Routed) -> Step:
    """Shows the screen of an address, which is corrected where it names a month that is never shown; leaving a running
    game that counts is asked about, garbage leads home."""
    named = parse_hash(message.hash)
    route = _in_calendar(named, model.today)
    effects: tuple[Effect, ...] = () if route == named else (GoTo(format_hash(route), replace=True),)
    if route == model.route and route.screen != "unknown":
        return model, effects
    if route.screen == "unknown":
        model, effects = notify(model, "notice_unknown_address")
        stays = model.route.screen == "play"
        route = model.route if stays else Route("home", game=route.game)
        effects = (*effects, GoTo(format_hash(route), replace=True))
        if stays:
            return model, effects
    # Whoever opens a shared game looks at it, and goes on with the own one afterwards.
    if model.route.screen == "play" and not (route.screen == "shared" and model.running):
        if model.costs_to_leave:
            asked = replace(model, sheet="leave", leaving=format_hash(route))
            return asked, (*effects, GoTo(format_hash(model.route)))
        model, more = _put_away(model)
        effects = (*effects, *more)
    model, more = _show(model, route)
    return model, (*effects, *more)


def _put_away(model: Model) -> Step:
    """Leaves the board where that costs nothing: the next game of a set or exam goes on later, as does one that has
    begun; what is over, has not begun or is the tutorial's is there no more."""
    effects: tuple[Effect, ...] = ()
    if model.next is not None and model.match is not None and model.match.over:
        model, effects = go_on(show_match(model, model.next))
    match = model.match
    if match is None or (match.begun and not (match.over or match.tutorial)):
        return model, effects
    if match.over:
        return show_match(model, None), (*effects, StopEngine())
    return show_match(drop_running(model), None), (*effects, StopEngine(), Save())


def _show(model: Model, route: Route) -> Step:
    """Shows a screen, without the sheets of the one before; the board of a match where there is one, else home."""
    asked = route
    if route.screen == "play":
        match = model.match
        route = Route("play", game=match.game) if match else Route("home", game=route.game)
    picked = model.picked if route.screen == "setup" else None
    hand = replace(model.hand, preview="", refused="")
    shown = replace(model, route=route, sheet="", leaving="", explained="", series="", then=None)
    if route.screen != "play":
        shown = unsay(shown, *ABOUT_A_GAME)
    model = tell_reached(replace(shown, hand=hand, picked=picked))
    model, timed = resumed(model) if route.screen == "play" else (model, ())
    return model, (*timed, GoTo(format_hash(route), replace=route != asked), Focus("main"))


def _in_calendar(route: Route, today: Day) -> Route:
    """The route itself, or with the month that is shown in place of one that is not."""
    return replace(route, month=clamp_month(Month(*route.month), today)) if route.month else route


def open_sheet(model: Model, message: OpenSheet) -> Step:
    """Shows a sheet."""
    if message.name not in SHEETS or (message.name == "resign" and not model.running):
        return model, ()
    if message.name == "result" and (model.match is None or not model.match.over):
        return model, ()
    return replace(model, sheet=message.name, hand=replace(model.hand, preview="")), ()


def close_sheet(model: Model, message: CloseSheet) -> Step:
    """Closes the sheet; those that the menu opened lead back to it."""
    if model.sheet in MENU_SHEETS:
        return replace(model, sheet="menu"), ()
    if model.sheet == "handover":
        return close_hand_over(model)
    if model.sheet == "announce":
        return close_announcement(model), ()
    closed = replace(model, sheet="", leaving="", explained="", series="", then=None)
    told = model.sheet in ("result", "unseen") and not model.running
    return (tell_reached(closed) if told else closed), ()


def dismiss_notice(model: Model, message: DismissNotice) -> Step:
    """Takes a notice away."""
    return replace(model, notices=tuple(n for n in model.notices if n.id != message.id)), ()


def pick_day(model: Model, message: PickDay) -> Step:
    """Opens set-up for a day of the calendar; a future day, or no day at all, is refused."""
    try:
        day = Day.parse(message.day)
    except ValueError:
        return model, ()
    if not playable(day, model.today):
        return notify(model, "notice_not_this_day")
    return routed(replace(model, picked=day), Routed(model.to("setup")))


def unpick_day(model: Model, message: UnpickDay) -> Step:
    """Makes set-up one for an ordinary game."""
    return replace(model, picked=None), ()
