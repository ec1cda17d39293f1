"""`update(model, message)`: the one place where the state changes. Pure: time and chance are in the model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rsg.app import messages as m
from rsg.app.effects import Effect
from rsg.app.lesson_messages import ResetTrial
from rsg.app.model import Model
from rsg.app.update import (
    board,
    clocks,
    erasing,
    hands,
    lessons,
    matches,
    praises,
    reached,
    replays,
    replies,
    review,
    screens,
    study,
    trials,
    turns,
    unseen,
    variations,
    world,
)
from rsg.app.update.hands import Board
from rsg.app.update.step import Step


def _board(model: Model, name: str) -> Board:
    """The board that is played on: one of the rules by its name, the tutorial's, a replay's, the match's or home's."""
    if trials.on_trial(model, name):
        return trials.board(name)
    if lessons.on_lesson(model):
        return lessons.BOARD
    return board.BOARD if model.replay is None else variations.BOARD


def _preview(model: Model, message: m.PreviewCell) -> Step:
    """One cell is pointed at, whichever board it is on."""
    return hands.preview(_board(model, message.board), trials.without_previews(model), message.cell)


def _focus(model: Model, message: m.FocusCell) -> Step:
    return hands.focus(_board(model, message.board), replace(model, trying=message.board), message.cell)


def _motion_done(model: Model, message: m.MotionDone) -> Step:
    """A match may go on while a replay or a lesson is shown: whichever shows this ply is done with it."""
    model, effects = turns.motion_done(model, message)
    for shown in (variations.BOARD, lessons.BOARD, *map(trials.board, model.trials)):
        model = hands.still(shown, model, message.ply)
    return model, effects


HANDLERS: dict[type[m.Message], Callable[[Model, Any], Step]] = {
    m.PaceDone: turns.pace_done,
    m.StartGame: matches.start,
    m.Rematch: matches.rematch,
    m.Undo: matches.undo,
    m.Resign: matches.resign,
    m.Leave: matches.leave,
    m.TakeOver: matches.take_over,
    m.Routed: screens.routed,
    m.OpenSheet: screens.open_sheet,
    m.CloseSheet: screens.close_sheet,
    m.DismissNotice: screens.dismiss_notice,
    m.PickDay: screens.pick_day,
    m.UnpickDay: screens.unpick_day,
    m.SetSetting: world.change_setting,
    m.Clock: world.clock,
    m.Environment: world.environment,
    m.Stored: world.stored,
    m.UpdateWaiting: world.update_waiting,
    m.ApplyUpdate: world.apply_update,
    m.NextGame: matches.next_game,
    m.StartExam: matches.start_exam,
    m.Proceed: reached.proceed,
    m.AskHint: praises.ask_hint,
    m.Tick: clocks.tick,
    m.AskEraseSeries: erasing.ask_erase_series,
    m.EraseSeries: erasing.erase_series,
    ResetTrial: trials.reset,
    m.MotionDone: _motion_done,
    m.Replied: replies.replied,
    **study.HANDLERS,
    **lessons.HANDLERS,
    m.TapCell: lambda model, message: _board(model, message.board).tap(model, message),
    m.PreviewCell: _preview,
    m.FocusCell: _focus,
    m.BoardKey: lambda model, message: hands.key(_board(model, model.trying), model, message.value),
    m.AnswerCall: lambda model, message: hands.answer(_board(model, model.trying), model, message.move),
    m.CancelCall: lambda model, message: hands.cancel(_board(model, model.trying), model),
}
"""What handles each kind of message."""


def _handle(model: Model, message: m.Message) -> Step:
    """One message; before what leads on from a result, what was reached by it is told."""
    if isinstance(message, reached.LEADS_ON):
        model = reached.read(model)
        if model.announcements:
            return reached.announce_first(model, message)
    return HANDLERS[type(message)](model, message)


def _go_on(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """What waits for sheets to be read is handled once none is open."""
    if model.then is None or model.sheet:
        return model, effects
    model, more = _handle(replace(model, then=None), model.then)
    return model, (*effects, *more)


FOLLOWERS = (
    _go_on,
    replays.follow,
    lessons.follow,
    trials.follow,
    clocks.follow,
    reached.follow,
    unseen.follow,
    review.follow,
)
"""What holds after every message, in this order: each takes the model before it, the model now, and the effects."""


def update(model: Model, message: m.Message) -> Step:
    """The model after a message, and what shall be done in the world.

    Raises:
        KeyError: nobody handles this kind of message (a fault of ours).
    """
    after, effects = _handle(model, message)
    for follow in FOLLOWERS:
        after, effects = follow(model, after, effects)
    return after, effects
