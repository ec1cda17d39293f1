"""The boards of the rules that can be played on: their moves, and starting over."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.courses import course
from rsg.app.effects import Effect
from rsg.app.lesson_messages import ResetTrial
from rsg.app.messages import TapCell
from rsg.app.model import Model
from rsg.app.trials import Trial, fresh_trial
from rsg.app.update.hands import Board, choose
from rsg.app.update.shown import say_result, show, tell
from rsg.app.update.step import Step


def on_trial(model: Model, name: str) -> bool:
    """Whether the screen has a board of this name to try things on."""
    return model.route.screen == "rules" and name in course(model.route.game).boards


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """Whoever leaves the page leaves its boards as they were."""
    if model.trials and model.route.screen != "rules":
        model = replace(model, trials={})
    return model, effects


def board(name: str) -> Board:
    """The board of this name."""

    def put(model: Model, of: Trial) -> Model:
        return replace(model, trials={**model.trials, name: of})

    def tap(model: Model, message: TapCell) -> Step:
        here = model.trial(name)
        return choose(this, put(model, replace(here, hand=here.hand.still())), message)

    def play(model: Model, move: str) -> Step:
        before = model.trial(name).match
        match = before.play(move)
        motion, effects = show(model, before, match)
        model = tell(
            put(model, Trial(match, replace(model.trial(name).hand, preview="", motion=motion))), match
        )
        if match.over:
            model = say_result(model, match)
        return model, effects

    def reaches(model: Model, cell: str) -> bool:
        position = model.trial(name).match.position
        return bool(cell) and position.to_move is not None and bool(position.choices(cell))

    this = Board(
        match=lambda model: model.trial(name).match,
        hand=lambda model: model.trial(name).hand,
        with_hand=lambda model, hand: put(model, replace(model.trial(name), hand=hand)),
        tap=tap,
        play=play,
        reaches=reaches,
        keeper=name,  # the button that was played is none any more
        id=name,
    )
    return this


def without_previews(model: Model) -> Model:
    """Nothing is pointed at on these boards."""
    if not any(of.hand.preview for of in model.trials.values()):
        return model
    cleared = {name: replace(of, hand=replace(of.hand, preview="")) for name, of in model.trials.items()}
    return replace(model, trials=cleared)


def reset(model: Model, message: ResetTrial) -> Step:
    """The board is as it was."""
    if not on_trial(model, message.board):
        return model, ()
    return replace(model, trials={**model.trials, message.board: fresh_trial(model.game, message.board)}), ()
