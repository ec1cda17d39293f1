"""`update(model, message)`: the one place where the state changes. Pure: time and chance are in the model."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rsg.app import messages as m
from rsg.app.model import Model
from rsg.app.update import board, matches, screens, turns, world
from rsg.app.update.step import Step

HANDLERS: dict[type[m.Message], Callable[[Model, Any], Step]] = {
    m.TapCell: board.tap_cell,
    m.PreviewCell: board.preview_cell,
    m.BoardKey: board.board_key,
    m.AnswerCall: board.answer_call,
    m.CancelCall: board.cancel_call,
    m.MotionDone: turns.motion_done,
    m.PaceDone: turns.pace_done,
    m.Replied: turns.replied,
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
}


def update(model: Model, message: m.Message) -> Step:
    """The model after a message, and what shall be done in the world.

    Raises:
        KeyError: nobody handles this kind of message (a fault of ours).
    """
    return HANDLERS[type(message)](model, message)
