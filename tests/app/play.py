"""Plays in a `World` as a person would: one move, a whole game, a game that is won or lost."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.hand import Hand
from rsg.app.messages import AnswerCall, CloseSheet, Resign, StartGame, TapCell
from rsg.app.model import Model
from rsg.app.picture import board_picture
from rsg.app.update import reached
from rsg.app.update.turns import end
from rsg.games.endings import RESIGNED
from rsg.games.game import Choice
from rsg.play.match import Match
from tests.app.world import World


def match_of(model: Model) -> Match:
    """The match that is shown."""
    assert model.match is not None
    return model.match


def playable(model: Model) -> list[str]:
    """The cells where something may be played."""
    return [cell.label for cell in board_picture(model).cells if cell.enabled and cell.hint != "blocked"]


def play_one(world: World) -> None:
    """Plays the first thing that the board offers, call and all."""
    world.send(TapCell(playable(world.model)[0]))
    if world.model.hand.call:
        choices = match_of(world.model).position.choices(world.model.hand.call)
        world.send(AnswerCall(str(next(c.move for c in choices if not c.forbidden))))


def due_call(world: World) -> tuple[str, tuple[Choice, ...]]:
    """Plays until a call is due for the person, then taps the cell."""
    for seed in range(1, 60):
        fresh = World(seed=seed)
        world.become(fresh)
        world.send(StartGame())
        while not match_of(world.model).over:
            position = match_of(world.model).position
            for label in playable(world.model):
                choices = position.choices(label)
                if len(choices) == 2 and not any(c.forbidden for c in choices):
                    world.send(TapCell(label))
                    return label, choices
            play_one(world)
    raise AssertionError("no call came up")


def play_out(world: World) -> Match:
    """Plays the running game to its end, handing the device over where that is asked."""
    for _ in range(400):
        if match_of(world.model).over:
            return match_of(world.model)
        if world.model.sheet == "handover":
            world.send(CloseSheet())
        play_one(world)
    raise AssertionError("the game does not end")


def win(world: World) -> None:
    """Wins the running game: it is played out with other chance until the person has won."""
    match = match_of(world.model)
    for seed in range(200):
        trial = World(seed=seed, stored=world.stored, tab=world.tab, today=world.today, now=world.now)
        if trial.model.match is None:
            trial.send(StartGame())
        result = play_out(trial).result
        if result is not None and result.winners == (match_of(trial.model).person,):
            world.become(trial)
            return
    raise AssertionError(f"no win in {match.id}")


def outcome(world: World, won: bool) -> Match:
    """Ends the running game: one side gives up after the person has moved."""
    match = match_of(world.model)
    assert match.person is not None
    if not match.has_moved(match.person):
        world.send(TapCell(match.position.moves()[0].cell))
        match = match_of(world.model)
    if not won:
        world.send(Resign())
        return match_of(world.model)
    loser = 1 - match.person
    before = replace(world.model, match=match.give_up(loser, RESIGNED), hand=Hand())
    world.take(*reached.follow(before, *end(before)))
    return match_of(world.model)
