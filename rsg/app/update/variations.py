"""Other moves in a game opened again: its board, its variations, and the way back to the game."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import Focus, Save
from rsg.app.hand import Hand
from rsg.app.messages import TapCell
from rsg.app.model import Model
from rsg.app.replay import Line, Replay, with_move
from rsg.app.update import replays
from rsg.app.update.hands import Board, choose
from rsg.app.update.step import Step


def _tap(model: Model, message: TapCell) -> Step:
    """Plays on from the position that is looked at, with the call where it is due."""
    replay = model.replay
    if replay is None or replay.hand.call:
        return model, ()
    stops = replay.hand.motion is not None or replay.playing
    replay = replace(replay, hand=replay.hand.still(), playing=0)
    return choose(BOARD, replace(model, replay=replay), message, refuses=not stops)


def _play(model: Model, move: str) -> Step:
    assert model.replay is not None
    before = model.replay
    after = with_move(before, move)
    model, effects = replays.look(model, after, after.ply, moved=True)
    model, kept = _keep_variations(model, before)
    return model, (*effects, *kept)


def _keep_variations(model: Model, before: Replay) -> Step:
    """Stores with a game of the library what has changed in its variations; those of another tab stay."""
    replay, library = model.replay, model.document.library
    if replay is None or replay.record.id not in library.games or replay.variations == before.variations:
        return model, ()
    game_id = replay.record.id
    gone = set(before.variations) - set(replay.variations)
    stored = tuple(text for text in library.variations_of(game_id) if text not in gone)
    new = tuple(text for text in replay.variations if text not in {*before.variations, *stored})
    document = model.document.vary(game_id, stored + new, model.now, model.writer)
    return replace(model, document=document), (Save(),)


def _with_hand(model: Model, hand: Hand) -> Model:
    return replace(model, replay=replace(model.replay, hand=hand)) if model.replay else model


BOARD = Board(
    match=lambda model: model.replay.now if model.replay else None,
    hand=lambda model: model.replay.hand if model.replay else Hand(),
    with_hand=_with_hand,
    tap=_tap,
    play=_play,
)
"""The board of a game opened again."""


def back_to_game(model: Model, message: s.BackToGame) -> Step:
    """Looks at the game again, where the variation leaves it, or at the same move before that; the variation stays. Its
    button is gone then."""
    replay = model.replay
    if replay is None or not replay.line:
        return model, ()
    model, effects = replays.look(model, replace(replay, playing=0), replay.game_ply, line=0)
    return model, (*effects, Focus("slider"))


def ask_drop_line(model: Model, message: s.AskDropLine) -> Step:
    """Asks before a variation is forgotten."""
    replay = model.replay
    if replay is None or not 0 < message.line < len(replay.lines):
        return model, ()
    shelf = replace(model.shelf, asked=str(message.line))
    return replace(model, replay=replace(replay, playing=0), sheet="drop_line", shelf=shelf), ()


def drop_line(model: Model, message: s.DropLine) -> Step:
    """Forgets the variation that was asked about; where it was looked at, the game is again, where it left."""
    replay = model.replay
    if replay is None or model.sheet != "drop_line":
        return model, ()
    before, gone = replay, int(model.shelf.asked)
    model = replace(model, sheet="", shelf=replace(model.shelf, asked=""))
    lines: tuple[Line, ...] = replay.lines[:gone] + replay.lines[gone + 1 :]
    if replay.line == gone:
        hand = Hand(cursor=replay.hand.cursor)
        replay = replace(replay, line=0, ply=replay.lines[gone].fork, hand=hand, shows_better=False)
    elif replay.line > gone:
        replay = replace(replay, line=replay.line - 1)
    after = replace(replay, lines=lines, playing=0)
    model, effects = _keep_variations(replace(model, replay=after), before)
    return model, (*effects, Focus("slider"))
