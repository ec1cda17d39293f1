"""The tutorial: what is tapped on its boards, what is shown by itself, and the game at its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rsg.app.effects import After, Effect, Focus, GoTo, Save, Sound, StopEngine
from rsg.app.features import levels
from rsg.app.ids import call_id, cell_id
from rsg.app.lesson_messages import (
    GoToLesson,
    LessonTick,
    PauseLessons,
    StartLessons,
    StartTutorialGame,
)
from rsg.app.lessons import CALLING, PLAYING, STEPS, Lesson, lesson
from rsg.app.messages import (
    AnswerCall,
    BoardKey,
    CancelCall,
    FocusCell,
    Message,
    MotionDone,
    PreviewCell,
    TapCell,
)
from rsg.app.model import Model
from rsg.app.routes import format_hash
from rsg.app.update import board
from rsg.app.update.ledger import set_setting
from rsg.app.update.matches import show_match
from rsg.app.update.step import Step, say
from rsg.app.update.turns import go_on, motion_of, sounds_of
from rsg.games import game as game_named
from rsg.play.match import Seat, begin

READ_MS = 5500
"""Time to read a step before something moves, and again before the next one."""
THINK_MS = 2400
"""Time to look at the open question of the call."""
RESUME_MS = 600


def on_lesson(model: Model) -> bool:
    """Whether what happens on a board belongs to the tutorial."""
    return model.lesson is not None and model.route.screen == "tutorial"


def follow(model: Model, effects: tuple[Effect, ...]) -> Step:
    """Whoever leaves the tutorial's screen leaves the tutorial."""
    if model.lesson is not None and model.route.screen != "tutorial":
        model = replace(model, lesson=None)
    return model, effects


def start(model: Model, message: StartLessons) -> Step:
    """Begins with the first step."""
    return _show(model, lesson(1, message.way == "watch"))


def go_to(model: Model, message: GoToLesson) -> Step:
    """Shows a step, or the choice of the way again."""
    now = model.lesson
    if message.step == 0:
        return replace(model, lesson=None), (Focus("main"),)
    if now is None or not 1 <= message.step <= STEPS:
        return model, ()
    return _show(model, replace(lesson(message.step, now.watching, now.tick), paused=now.paused))


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
    if now.paused or now.step == PLAYING:
        return model, ()
    return model, (After(ms, LessonTick(now.tick)),)


def tick(model: Model, message: LessonTick) -> Step:
    """Shows what comes next: the stone, the question of the call, its answers, then the next step."""
    now = model.lesson
    if now is None or not now.watching or now.paused or message.number != now.tick:
        return model, ()
    if now.call:
        colour = len(now.seen)
        choices = now.match.position.choices(now.call)
        return _play(model, now, str(choices[colour].move))
    if now.step == CALLING and len(now.seen) == 1:
        return _put_down(model, replace(lesson(now.step, True, now.tick), seen=now.seen))
    if not now.done:
        return _put_down(model, now)
    return go_to(model, GoToLesson(now.step + 1))


# --- the board -----------------------------------------------------------------------------------------------------


def tap_cell(model: Model, message: TapCell) -> Step:
    """Plays the right cell; any other is told to be the wrong one."""
    now = model.lesson
    if now is None or now.watching:
        return model, ()
    if now.motion is not None:
        now = replace(now, motion=None)
    if now.done or now.call:
        return replace(model, lesson=now), ()
    if message.cell != now.answer:
        return replace(model, lesson=replace(now, wrong=message.cell)), (Sound("wrong"),)
    return _put_down(model, now)


def _put_down(model: Model, now: Lesson) -> Step:
    """The stone is put on the right cell: it is played, or its call is asked."""
    choices = now.match.position.choices(now.answer)
    if not choices:  # the core point: nobody plays on it
        model, waiting = _await(replace(model, lesson=replace(now, done=True, wrong="", preview="")), READ_MS)
        return model, (Sound("praise"), *waiting)
    if len(choices) == 1:
        return _play(model, now, str(choices[0].move))
    model = replace(model, lesson=replace(now, call=now.answer, wrong="", preview=""))
    effects: tuple[Effect, ...] = (Sound("call"),)
    if not now.watching:
        effects = (*effects, Focus(call_id(game_named(now.match.game).seats[choices[0].move.call or 0])))
    model, more = _await(say(model, ("said_call", now.answer)), THINK_MS)
    return model, (*effects, *more)


def _play(model: Model, now: Lesson, text: str) -> Step:
    match = now.match.play(text)
    turn = match.position.turn
    assert turn is not None
    call = game_named(match.game).parse_move(text).call
    seen = now.seen if call is None or call in now.seen else (*now.seen, call)
    done = now.step != CALLING or not now.watching or len(seen) == 2
    motion = motion_of(now.match, match, turn) if model.animated else None
    now = replace(now, match=match, motion=motion, call="", wrong="", preview="", seen=seen, done=done)
    seats = game_named(match.game).seats
    said = ("said_move", seats[turn.seat], turn.placed, len(turn.flips), len(turn.captured))
    model = say(replace(model, lesson=now), said)
    effects: tuple[Effect, ...] = tuple(sounds_of(turn, model.animated))
    shown = motion.total_ms if motion else 0
    if motion:
        effects = (*effects, After(shown, MotionDone(match.ply)))
    model, more = _await(model, shown + (READ_MS if done else THINK_MS))
    return model, (*effects, *more)


def answer_call(model: Model, message: AnswerCall) -> Step:
    """Plays the stone with the colour that was called."""
    now = model.lesson
    if now is None or now.watching or not now.call:
        return model, ()
    if message.move not in (str(choice.move) for choice in now.match.position.choices(now.call)):
        return model, ()
    model, effects = _play(model, now, message.move)
    return model, (*effects, Focus(cell_id(now.answer)))


def cancel_call(model: Model, message: CancelCall) -> Step:
    """Takes the stone back up."""
    now = model.lesson
    if now is None or now.watching or not now.call:
        return model, ()
    return replace(model, lesson=replace(now, call="")), (Focus(cell_id(now.answer)),)


def preview_cell(model: Model, message: PreviewCell) -> Step:
    """Remembers which cell the pointer or the focus is on; only the right one shows anything."""
    now = model.lesson
    if now is None:
        return model, ()
    preview = message.cell if message.cell == now.answer and not now.done and not now.watching else ""
    return replace(model, lesson=replace(now, preview=preview)), ()


def focus_cell(model: Model, message: FocusCell) -> Step:
    """The board's cursor is where the focus is."""
    now = model.lesson
    if now is None:
        return model, ()
    return preview_cell(replace(model, lesson=replace(now, cursor=message.cell)), PreviewCell(message.cell))


def board_key(model: Model, message: BoardKey) -> Step:
    """Keys work as on any board."""
    now = model.lesson
    if now is None:
        return model, ()
    if message.value in ("Enter", " "):
        return tap_cell(model, TapCell(now.cursor))
    if message.value == "Escape":
        return cancel_call(model, CancelCall())
    moved, effects = board.board_key(replace(model, match=now.match, cursor=now.cursor, call=""), message)
    now = replace(now, cursor=moved.cursor)
    return preview_cell(replace(model, lesson=now, typed=moved.typed), PreviewCell(moved.cursor))[0], effects


def motion_done(model: Model, message: MotionDone) -> Step:
    """The animation of a lesson's move is over."""
    now = model.lesson
    if now is None or now.motion is None or now.motion.ply != message.ply:
        return model, ()
    return replace(model, lesson=replace(now, motion=None)), ()


# --- the end -------------------------------------------------------------------------------------------------------


def start_game(model: Model, message: StartTutorialGame) -> Step:
    """A whole game against the first level, with hints, that leaves nothing behind; never instead of another game."""
    if model.running or model.elsewhere or model.next is not None:
        return model, ()
    model = set_setting(model, "tutorial", "done")
    if model.settings.hints == "off":
        model = set_setting(model, "hints", "on")
    seats = (Seat("human", name=model.settings.name), Seat("cpu", level=levels(model.game)[0]))
    match = begin("tutorial", model.game, seats, counting=False, started=model.now, kept=False)
    model, effects = go_on(show_match(replace(model, lesson=None), match))
    return model, (StopEngine(), Save(), GoTo(format_hash(model.route)), *effects)


HANDLERS: dict[type[Message], Callable[[Model, Any], Step]] = {
    StartLessons: start,
    GoToLesson: go_to,
    PauseLessons: pause,
    LessonTick: tick,
    StartTutorialGame: start_game,
}
ON_BOARD: dict[type[Message], Callable[[Model, Any], Step]] = {
    TapCell: tap_cell,
    AnswerCall: answer_call,
    CancelCall: cancel_call,
    PreviewCell: preview_cell,
    FocusCell: focus_cell,
    BoardKey: board_key,
}
"""What happens on a board while the tutorial is shown."""
