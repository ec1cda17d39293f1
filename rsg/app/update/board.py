"""What a person does on the board: taps, previews, the call, and the keyboard."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import Effect, Focus, Save, Sound
from rsg.app.ids import call_id, cell_id
from rsg.app.messages import AnswerCall, BoardKey, CancelCall, FocusCell, PreviewCell, StartGame, TapCell
from rsg.app.model import Model
from rsg.app.update.ledger import keep_running
from rsg.app.update.matches import start
from rsg.app.update.step import Step, say
from rsg.app.update.turns import finish_motion, play
from rsg.games import game as game_named
from rsg.games.game import Choice, Game
from rsg.play.match import Match

ARROWS = {
    "ArrowRight": (1, 0),
    "ArrowLeft": (-1, 0),
    "PageUp": (1, -1),
    "Home": (0, -1),
    "PageDown": (0, 1),
    "End": (-1, 1),
}
"""Keys of the six directions on a hexagonal board, as on a number pad; up and down are found by nearness."""


def tap_cell(model: Model, message: TapCell) -> Step:
    """Plays on a cell, asks for the call, or explains a blocked one; on home it starts the next game first."""
    if model.elsewhere:
        return model, ()
    if model.match is None:
        return _tap_home(model, message.cell)
    effects: tuple[Effect, ...] = ()
    if model.motion is not None:
        model, effects = finish_motion(model)
    match = model.match
    if match is None or not model.my_turn or model.call or model.sheet:
        return model, effects
    try:
        choices = match.position.choices(message.cell)
    except ValueError:
        return model, effects
    open_ = [choice for choice in choices if _playable(choice, match.position.exception)]
    if not choices:
        return model, effects
    model = replace(model, cursor=message.cell)
    if not open_:
        model = replace(model, sheet="blocked", explained=message.cell)
        return say(model, ("said_blocked", message.cell)), effects
    if len(choices) > 1:
        model = keep_running(replace(model, call=message.cell, preview=""))
        model = say(model, ("said_call", message.cell))
        return model, (*effects, Save(), Sound("call"), Focus(_call_button(match, open_[0])))
    model, more = play(model, str(open_[0].move))
    return model, (*effects, *more)


def _tap_home(model: Model, cell: str) -> Step:
    """Home's star is the next game: a legal cell starts it with that move, or starts it for the CPU to begin."""
    if model.route.screen != "home":
        return model, ()
    model, effects = start(replace(model, picked=None), StartGame())
    if model.match is None or not model.my_turn:
        return model, effects
    model, more = tap_cell(model, TapCell(cell))
    return model, (*effects, *more)


def _call_button(match: Match, choice: Choice) -> str:
    call = choice.move.call
    return call_id(game_named(match.game).seats[call]) if call is not None else ""


def _playable(choice: Choice, exception: bool) -> bool:
    return exception or choice.forbidden is None


def answer_call(model: Model, message: AnswerCall) -> Step:
    """Plays the stone with the colour that was called."""
    match = model.match
    if match is None or not model.call or not model.my_turn:
        return model, ()
    for choice in match.position.choices(model.call):
        if str(choice.move) == message.move and _playable(choice, match.position.exception):
            cell = model.call
            model, effects = play(model, message.move)
            return model, (*effects, Focus(cell_id(cell)))
    return model, ()


def cancel_call(model: Model, message: CancelCall) -> Step:
    """Takes the stone back up."""
    if not model.call:
        return model, ()
    cell = model.call
    return keep_running(replace(model, call="")), (Save(), Focus(cell_id(cell)))


def preview_cell(model: Model, message: PreviewCell) -> Step:
    """Remembers which cell the pointer or the focus is on."""
    return replace(model, preview=message.cell), ()


def focus_cell(model: Model, message: FocusCell) -> Step:
    """The board's cursor is where the focus is."""
    if model.cursor == model.preview == message.cell:
        return model, ()
    return replace(model, cursor=message.cell, preview=message.cell), ()


def board_key(model: Model, message: BoardKey) -> Step:
    """Moves the board's cursor along the six directions or to a cell by its letters; Enter plays, Escape cancels."""
    game = game_named(model.match.game if model.match else model.game)
    key, cursor = message.value, model.cursor or game.cells[0].label
    if key in ("Enter", " "):
        return tap_cell(model, TapCell(cursor))
    if key == "Escape":
        return cancel_call(model, CancelCall()) if model.call else (replace(model, preview=""), ())
    labels = {cell.label for cell in game.cells}
    target = _neighbour(game, cursor, key)
    typed = ""
    if target is None and len(key) == 1:
        typed = (model.typed + key).upper()
        if typed not in labels:
            typed = typed if any(label.startswith(typed) for label in labels) else key.upper()
        target = typed if typed in labels else None
        typed = "" if target else typed
    model = replace(model, typed=typed)
    if target is None:
        return model, ()
    return replace(model, cursor=target, preview=target), (Focus(cell_id(target)),)


def _neighbour(game: Game, label: str, key: str) -> str | None:
    """The cell that a key leads to from a cell; up and down go to the nearest cell of the next row that has one."""
    at = {cell.label: cell.at for cell in game.cells}
    by_place = {place: name for name, place in at.items()}
    q, r = at[label]
    if key in ARROWS and game.grid == "hex":
        dq, dr = ARROWS[key]
        return by_place.get((q + dq, r + dr))
    if key not in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        return None
    if key in ("ArrowLeft", "ArrowRight"):
        return by_place.get((q + (1 if key == "ArrowRight" else -1), r))
    step = -1 if key == "ArrowUp" else 1
    slant = 0.5 if game.grid == "hex" else 0.0
    # Leaning to the right on the way up and to the left on the way down makes down undo up.
    here = q + slant * r - step * 0.01
    rows = sorted({row for _, row in at.values() if (row - r) * step > 0}, key=lambda row: abs(row - r))
    for row in rows:
        near = [(abs(x + slant * y - here), name) for name, (x, y) in at.items() if y == row]
        if near:
            return min(near)[1]
    return None
