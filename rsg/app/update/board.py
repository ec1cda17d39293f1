"""The board of the match, and home's, on which a tap begins the next game."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Save
from rsg.app.hand import Hand
from rsg.app.messages import StartGame, TapCell
from rsg.app.model import Model
from rsg.app.update.hands import Board, choose, refuse, shows_first
from rsg.app.update.ledger import keep_running
from rsg.app.update.matches import start
from rsg.app.update.step import Step
from rsg.app.update.turns import finish_motion, play
from rsg.games import game as game_named


def _tap(model: Model, message: TapCell) -> Step:
    """Plays where it is the person's turn, once the last move has been shown."""
    if model.elsewhere:
        return model, ()
    if model.match is None:
        return _tap_home(model, message)
    moving = model.hand.motion is not None
    model, effects = finish_motion(model)
    if not model.my_turn or model.hand.call or model.sheet:
        return model, effects
    model, more = choose(BOARD, model, message, refuses=not moving)
    return model, (*effects, *more)


def _tap_home(model: Model, message: TapCell) -> Step:
    """Home's board is the next game: a legal cell starts it with that move, any starts it for the CPU to begin."""
    if model.route.screen != "home":
        return model, ()
    begun, effects = start(replace(model, picked=None), StartGame())
    mine = begun.match is not None and begun.my_turn
    first = game_named(model.game).start()
    if mine and message.cell not in {move.cell for move in first.moves()}:
        return refuse(BOARD, model, first, message.cell)
    if shows_first(model.game, model.hand, message):
        return replace(model, hand=replace(model.hand, preview=message.cell, touched=True)), ()
    if not mine:
        return begun, effects
    model, more = _tap(begun, replace(message, touch=False))
    return model, (*effects, *more)


def _with_hand(model: Model, hand: Hand) -> Model:
    return replace(model, hand=hand)


def _asked(model: Model) -> Step:
    """A stone whose call is asked lies there after a reload too."""
    return keep_running(model), (Save(),)


BOARD = Board(
    match=lambda model: model.match,
    hand=lambda model: model.hand,
    with_hand=_with_hand,
    tap=_tap,
    play=play,
    asked=_asked,
    free=lambda model: model.my_turn and model.route.screen == "play",  # keys reach the page on every screen
)
"""The board of the match, or of home."""
