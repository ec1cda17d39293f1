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
    review,
    screens,
    study,
    trials,
    turns,
    unseen,
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
    return board.BOARD if model.replay is None else replays.BOARD


def _preview(model: Model, message: m.PreviewCell) -> Step:
    """One cell is pointed at, whichever board it is on."""
    return hands.preview(_board(model, message.board), trials.without_previews(model), message.cell)


def _focus(model: Model, message: m.FocusCell) -> Step:
    return hands.focus(_board(model, message.board), replace(model, trying=message.board), message.cell)


def _motion_done(model: Model, message: m.MotionDone) -> Step:
    """A match may go on while a replay or a lesson is shown: whichever shows this ply is done with it."""
    effects: list[Effect] = []
    for handler in (turns.motion_done, replays.motion_done, lessons.motion_done, trials.motion_done):
        model, more = handler(model, message)
        effects.extend(more)
    return model, tuple(effects)


def _freeing(read: Callable[[Model, Any], Step]) -> Callable[[Model, Any], Step]:
    """A handler by which a sheet was read: what the sheet held up is handled now."""

    def handle(model: Model, message: m.Message) -> Step:
        model, effects = read(model, message)
        then = model.then
        if then is None or model.sheet:
            return model, effects
        model, more = HANDLERS[type(then)](replace(model, then=None), then)
        return model, (*effects, *more)

    return handle


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
    m.CloseSheet: _freeing(screens.close_sheet),
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
    m.Proceed: _freeing(reached.proceed),
    m.AskHint: praises.ask_hint,
    m.Tick: clocks.tick,
    m.AskEraseSeries: erasing.ask_erase_series,
    m.EraseSeries: erasing.erase_series,
    ResetTrial: trials.reset,
    m.MotionDone: _motion_done,
    m.Replied: review.replied,
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


def update(model: Model, message: m.Message) -> Step:
    """The model after a message, and what shall be done in the world.

    Raises:
        KeyError: nobody handles this kind of message (a fault of ours).
    """
    after, effects = replays.follow(*HANDLERS[type(message)](model, message))
    after, effects = clocks.follow(*trials.follow(*lessons.follow(after, effects)))
    after, effects = reached.follow(model, after, effects)
    return review.follow(*unseen.follow(model, after, effects))
