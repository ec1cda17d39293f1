"""A game opened again: its plies, its printable page, and a new game from any of its positions."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import After, Effect, Focus, GoTo, PrintPage, StopEngine
from rsg.app.hand import Hand
from rsg.app.model import Model
from rsg.app.replay import Replay, cut, linked_record, open_replay
from rsg.app.routes import Route, format_hash
from rsg.app.update.matches import begin_match
from rsg.app.update.shown import show, tell
from rsg.app.update.step import Step, notify, random_id
from rsg.games import game as game_named
from rsg.play.link import BadLink, read_link
from rsg.play.match import begin
from rsg.play.seats import Seat

SCREENS = ("replay", "shared")
"""Screens that show a replay."""
TICK_MS = 900
"""Time of a ply that plays by itself, after its animation."""
KEYS = {
    "ArrowLeft": "back",
    "ArrowUp": "back",
    "ArrowRight": "forward",
    "ArrowDown": "forward",
    "Home": "first",
    "End": "last",
}


# --- opening and closing ---------------------------------------------------------------------------------------


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """Opens the game that the address names, closes the one that it does not: what its review has asked ends before the
    engine is asked anything else."""
    route, replay = model.route, model.replay
    if route.screen not in SCREENS:
        if replay is None and not model.shelf.broken:
            return model, effects
        effects = (*stop_engine(model), *effects)
        model = replace(model, replay=None, shelf=replace(model.shelf, broken=()))
        if model.match is not None and model.match.over and route.screen != "play":
            model = replace(model, match=None, hand=Hand())  # it ended, and was told, behind the shared game
        return model, effects
    if (replay is not None and replay.address == route) or model.shelf.broken[:1] == (route.page,):
        return model, effects
    effects = (*stop_engine(model), *effects)
    model = replace(model, replay=None, shelf=replace(model.shelf, broken=()))
    opened, more = _open_link(model, route) if route.screen == "shared" else _open_game(model, route)
    return opened, (*effects, *more)


def _open_game(model: Model, route: Route) -> Step:
    record = model.document.library.games.get(route.page)
    try:
        if record is None:
            raise ValueError("no such game")
        replay = open_replay(record, route, variations=model.document.library.variations_of(route.page))
    except ValueError:
        model = replace(model, route=Route("kifu", game=model.route.game))
        back = GoTo(format_hash(model.route), replace=True)
        if record is not None:  # damaged: it can at least be deleted
            return replace(model, sheet="delete_game", shelf=replace(model.shelf, asked=record.id)), (back,)
        model, effects = notify(model, "notice_no_such_game")
        return model, (back, *effects)
    return replace(model, replay=replay), (Focus("main"),)


def _open_link(model: Model, route: Route) -> Step:
    """A link that cannot be read is told on the screen itself."""
    try:
        linked = read_link(route.page)
    except BadLink as bad:
        return replace(model, shelf=replace(model.shelf, broken=(route.page, bad.kind, bad.ply))), ()
    record = linked_record(linked.match, model.today, model.now, model.writer)
    return replace(model, replay=open_replay(record, route, linked.ply)), (Focus("main"),)


def stop_engine(model: Model) -> tuple[Effect, ...]:
    """Stops the engine if it is busy with a review, never a CPU's move."""
    return (StopEngine(),) if model.replay is not None and model.replay.review.request else ()


# --- plies -----------------------------------------------------------------------------------------------------


def look(model: Model, replay: Replay, ply: int, *, line: int | None = None, moved: bool = False) -> Step:
    """Shows a ply; its move is shown in motion and heard where it was `moved` to from the one before."""
    line = replay.line if line is None else line
    if not 0 <= line < len(replay.lines):
        return model, ()
    ply = max(0, min(ply, replay.lines[line].end))
    replay = replace(replay, line=line, ply=ply, hand=Hand(cursor=replay.hand.cursor), shows_better=False)
    match = replay.shown.match
    if match.positions[ply].turn is None:
        return replace(model, replay=replay), ()
    here = replay.now
    effects: tuple[Effect, ...] = ()
    if moved:
        motion, effects = show(model, cut(match, ply - 1), here)
        replay = replace(replay, hand=replace(replay.hand, motion=motion))
    return tell(replace(model, replay=replay), here), effects


def go_to_ply(model: Model, message: s.GoToPly) -> Step:
    """Looks at a ply of a line."""
    replay = model.replay
    return look(model, replace(replay, playing=0), message.ply, line=message.line) if replay else (model, ())


def slide_ply(model: Model, message: s.SlidePly) -> Step:
    """Looks at the ply that the slider stands at."""
    replay = model.replay
    if replay is None or not message.value.isdecimal():
        return model, ()
    return look(model, replace(replay, playing=0), int(message.value[:5]))


def step_ply(model: Model, message: s.StepPly) -> Step:
    """Looks at the first, the last or a neighbouring ply."""
    replay = model.replay
    if replay is None:
        return model, ()
    ply, end = replay.ply, replay.shown.end
    to = {"first": 0, "back": ply - 1, "forward": ply + 1, "last": end}.get(message.value, ply)
    if not 0 <= to <= end or to == ply:
        return model, ()
    return look(model, replace(replay, playing=0), to, moved=message.value == "forward")


def play_replay(model: Model, message: s.PlayReplay) -> Step:
    """Plays the line by itself, from its beginning where it stands at its end; or stops."""
    replay = model.replay
    if replay is None:
        return model, ()
    if replay.playing:
        return replace(model, replay=replace(replay, playing=0)), ()
    plays = replay.plays + 1
    replay = replace(replay, playing=plays, plays=plays)
    if replay.ply == replay.shown.end:
        replay = replace(replay, ply=0, hand=Hand(cursor=replay.hand.cursor))
        return replace(model, replay=replay), (After(TICK_MS, s.ReplayTick(plays)),)
    return replay_tick(replace(model, replay=replay), s.ReplayTick(plays))


def replay_tick(model: Model, message: s.ReplayTick) -> Step:
    """The next ply of the automatic play; that of an earlier one says nothing."""
    replay = model.replay
    if replay is None or not replay.playing or replay.playing != message.playing:
        return model, ()
    model, effects = look(model, replay, replay.ply + 1, moved=True)
    replay = model.replay
    assert replay is not None
    if replay.ply == replay.shown.end:
        return replace(model, replay=replace(replay, playing=0)), effects
    wait = TICK_MS + (replay.hand.motion.total_ms if replay.hand.motion else 0)
    return model, (*effects, After(wait, message))


def replay_key(model: Model, message: s.ReplayKey) -> Step:
    """Arrows, Home and End step, space plays."""
    if message.value in KEYS:
        return step_ply(model, s.StepPly(KEYS[message.value]))
    if message.value == " ":
        return play_replay(model, s.PlayReplay())
    return model, ()


# --- a new game, the printable page ------------------------------------------------------------------------------


def _can_start_from(model: Model) -> bool:
    """Whether a new game can begin at the position looked at: one in which somebody can move, while none runs."""
    replay = model.replay
    return replay is not None and replay.goes_on and not model.busy


def ask_from_here(model: Model, message: s.AskFromHere) -> Step:
    """Asks for the colour of a new game from here."""
    if not _can_start_from(model) or model.replay is None:
        return model, ()
    replay = replace(model.replay, playing=0)
    return replace(model, replay=replay, sheet="from_here"), ()


def start_from_here(model: Model, message: s.StartFromHere) -> Step:
    """Starts a casual game against the CPU from the position looked at."""
    replay = model.replay
    if replay is None or not _can_start_from(model) or model.sheet != "from_here":
        return model, ()
    game = game_named(replay.game.game)
    if message.colour not in game.seats:
        return model, ()
    model, match_id = random_id(model)
    seats = tuple(
        Seat("human", name=model.settings.name) if colour == message.colour else Seat("cpu", model.level)
        for colour in game.seats
    )
    start = "" if replay.ply == 0 and not replay.game.start else replay.position.text
    match = begin(match_id, game.name, seats, counting=False, started=model.now, start=start)
    return begin_match(model, match)


def show_print(model: Model, message: s.ShowPrint) -> Step:
    """Shows the printable page, its button in sight, or the replay again where it was left."""
    replay = model.replay
    if replay is None:
        return model, ()
    hand = replace(replay.hand, refused="")  # its sign would come back with the board
    shown = replace(replay, printing=message.on, playing=0, hand=hand)
    return replace(model, replay=shown), (Focus("print-now" if message.on else "print-game"),)


def print_game(model: Model, message: s.PrintGame) -> Step:
    """Prints the printable page."""
    return model, ((PrintPage(),) if model.replay is not None and model.replay.printing else ())
