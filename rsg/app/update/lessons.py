"""The tutorial: what is tapped on its boards, what is shown by itself, and the game at its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rsg.app.courses import course
from rsg.app.effects import After, Effect, Focus, Sound
from rsg.app.features import levels
from rsg.app.hand import Hand
from rsg.app.lesson_messages import (
    GoToLesson,
    LessonTick,
    PauseLessons,
    StartLessons,
    StartTutorialGame,
)
from rsg.app.lessons import Lesson, lesson
from rsg.app.messages import Message, TapCell
from rsg.app.model import Model
from rsg.app.update.hands import Board, choose
from rsg.app.update.matches import begin_match
from rsg.app.update.shown import show, tell
from rsg.app.update.step import Step, random_id
from rsg.games import game as game_named
from rsg.play.match import begin
from rsg.play.seats import Seat

READ_MS = 5500
"""Time to read a step before something moves, and again before the next one."""
THINK_MS = 2400
"""Time to look at the open question of the call."""
RESUME_MS = 600


def on_lesson(model: Model) -> bool:
    """Whether what happens on a board belongs to the tutorial."""
    return model.lesson is not None and model.route.screen == "tutorial"


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """Whoever leaves the tutorial's screen leaves the tutorial."""
    if model.lesson is not None and model.route.screen != "tutorial":
        model = replace(model, lesson=None)
    return model, effects


def start(model: Model, message: StartLessons) -> Step:
    """Begins with the first step, where the game has a tutorial."""
    if not course(model.game).steps:
        return model, ()
    return _show(model, lesson(model.game, 1, message.way == "watch"))


def go_to(model: Model, message: GoToLesson) -> Step:
    """Shows a step, or the choice of the way again."""
    now = model.lesson
    if message.step == 0:
        return replace(model, lesson=None), (Focus("main"),)
    if now is None or not 1 <= message.step <= len(course(now.match.game).steps):
        return model, ()
    return _show(
        model, replace(lesson(now.match.game, message.step, now.watching, now.tick), paused=now.paused)
    )


def _show(model: Model, now: Lesson) -> Step:
    model, effects = _await(replace(model, lesson=now), READ_MS)
    return model, (*effects, Focus("lesson-title"))


def pause(model: Model, message: PauseLessons) -> Step:
    """Stops what is shown by itself, or goes on with it."""
    now = model.lesson
    if now is None or not now.watching:
        return model, ()
    model = replace(model, lesson=replace(now, paused=not now.paused))
    return _await(model, RESUME_MS)


def _await(model: Model, ms: int) -> Step:
    """Goes on in so many milliseconds, if the tutorial is watched; what was awaited before is not any more."""
    now = model.lesson
    if now is None or not now.watching:
        return model, ()
    now = replace(now, tick=now.tick + 1)
    model = replace(model, lesson=now)
    if now.paused or now.last:
        return model, ()
    return model, (After(ms, LessonTick(now.tick)),)


def tick(model: Model, message: LessonTick) -> Step:
    """Shows what comes next: the stone, the question of the call, its answers, then the next step."""
    now = model.lesson
    if now is None or not now.watching or now.paused or message.number != now.tick:
        return model, ()
    if now.hand.call:
        colour = len(now.seen)
        choices = now.match.position.choices(now.hand.call)
        return _play(model, str(choices[colour].move))
    if now.shown.beside == "calls" and len(now.seen) == 1:
        return _put_down(model, replace(lesson(now.match.game, now.step, True, now.tick), seen=now.seen))
    if not now.done:
        return _put_down(model, now)
    return go_to(model, GoToLesson(now.step + 1))


# --- the board -----------------------------------------------------------------------------------------------------


def _tap(model: Model, message: TapCell) -> Step:
    """Plays the right cell; any other is told to be the wrong one."""
    now = model.lesson
    if now is None or now.watching:
        return model, ()
    now = replace(now, hand=now.hand.still())
    model = replace(model, lesson=now)
    if now.done or now.hand.call:
        return model, ()
    if message.cell != now.answer:
        now = replace(now, wrong=message.cell, hand=now.hand.refuse(message.cell))
        return replace(model, lesson=now), (Sound("wrong"),)
    return _put_down(model, now)


def _put_down(model: Model, now: Lesson) -> Step:
    """The stone is put on the right cell: it is played, or its call is asked."""
    now = replace(now, wrong="", hand=replace(now.hand, preview="", refused=""))
    model = replace(model, lesson=now)
    if not now.match.position.choices(now.answer):  # the core point: nobody plays on it
        model, waiting = _await(replace(model, lesson=replace(now, done=True)), READ_MS)
        return model, (Sound("praise"), *waiting)
    model, effects = choose(BOARD, model, TapCell(now.answer))
    # Whoever only watches is not led away from where they are.
    return model, tuple(e for e in effects if not (now.watching and isinstance(e, Focus)))


def _play(model: Model, text: str) -> Step:
    now = model.lesson
    assert now is not None
    match = now.match.play(text)
    call = game_named(match.game).parse_move(text).call
    seen = now.seen if call is None or call in now.seen else (*now.seen, call)
    done = now.shown.beside != "calls" or not now.watching or len(seen) == 2
    motion, effects = show(model, now.match, match)
    now = replace(now, match=match, hand=Hand(cursor=now.hand.cursor, motion=motion), seen=seen, done=done)
    model = tell(replace(model, lesson=now), match)
    shown = motion.total_ms if motion else 0
    model, more = _await(model, shown + (READ_MS if done else THINK_MS))
    return model, (*effects, *more)


def _with_hand(model: Model, hand: Hand) -> Model:
    return replace(model, lesson=replace(model.lesson, hand=hand)) if model.lesson else model


def _shows(model: Model, cell: str) -> bool:
    """Only the right cell shows anything, and not to those who watch."""
    now = model.lesson
    return now is not None and cell == now.answer and not now.done and not now.watching


BOARD = Board(
    match=lambda model: model.lesson.match if model.lesson else None,
    hand=lambda model: model.lesson.hand if model.lesson else Hand(),
    with_hand=_with_hand,
    tap=_tap,
    play=_play,
    asked=lambda model: _await(model, THINK_MS),
    shows=_shows,
    free=lambda model: model.lesson is not None and not model.lesson.watching,
)
"""The board of the tutorial's step."""


# --- the end -------------------------------------------------------------------------------------------------------


def start_game(model: Model, message: StartTutorialGame) -> Step:
    """A whole game against the first level, of which nothing stays; never instead of another game."""
    if model.busy or model.next is not None:
        return model, ()
    model, match_id = random_id(model)
    seats = (Seat("human", name=model.settings.name), Seat("cpu", level=levels(model.game)[0]))
    match = begin(match_id, model.game, seats, counting=False, started=model.now, kept=False)
    return begin_match(replace(model, lesson=None), match)


HANDLERS: dict[type[Message], Callable[[Model, Any], Step]] = {
    StartLessons: start,
    GoToLesson: go_to,
    PauseLessons: pause,
    LessonTick: tick,
    StartTutorialGame: start_game,
}
