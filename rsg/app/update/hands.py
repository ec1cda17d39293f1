"""What a person does on any board that is played on: taps, previews, the call, and the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rsg.app.effects import Focus, Sound
from rsg.app.features import features
from rsg.app.hand import UNANSWERED_MS, Hand
from rsg.app.ids import call_id, cell_id
from rsg.app.messages import TapCell
from rsg.app.model import Model
from rsg.app.update.cursor import jump, neighbour
from rsg.app.update.step import Step, say
from rsg.games import game as game_named
from rsg.games.game import Position
from rsg.play.match import Match


def _always(model: Model, cell: str) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Board:
    """A board in the model, and what playing on it means there.

    Attributes:
        match: the match whose position is on it; None on home, where it is the next game's.
        hand, with_hand: read and write what the person does on it.
        tap: what a tap does; most end in `choose`.
        play: plays a move (its text) of the side to move.
        asked: what follows when a stone is down whose call is asked, and when it is taken up again.
        shows: whether the effect of a move on this cell is shown before it is played.
        free: whether the open question may be answered now.
        reaches: whether keys lead to this cell.
        keeper: id of what takes the focus when a cell was played by a key; empty where the cell keeps it.
        id: prefix of the ids of its cells.
    """

    match: Callable[[Model], Match | None]
    hand: Callable[[Model], Hand]
    with_hand: Callable[[Model, Hand], Model]
    tap: Callable[[Model, TapCell], Step]
    play: Callable[[Model, str], Step]
    asked: Callable[[Model], Step] = lambda model: (model, ())
    shows: Callable[[Model, str], bool] = _always
    free: Callable[[Model], bool] = lambda model: True
    reaches: Callable[[Model, str], bool] = _always
    keeper: str = ""
    id: str = "board"


def choose(board: Board, model: Model, tapped: TapCell, *, refuses: bool = True) -> Step:
    """Plays on a cell where something is possible, asks for the call, or explains why ko blocks it.

    In games whose features say so, a touch shows what the move would do before a second one plays it. An empty cell
    where nothing is possible is refused, unless the tap has done something else already (`refuses`).
    """
    match, hand, cell = board.match(model), board.hand(model), tapped.cell
    if match is None or match.position.to_move is None:
        return model, ()
    try:
        choices = match.position.choices(cell)
    except ValueError:
        return model, ()
    if not choices:
        return refuse(board, model, match.position, cell) if refuses else (model, ())
    allowed = [choice for choice in choices if choice.open]
    hand = replace(hand, cursor=cell, refused="")
    if not allowed:
        model = replace(board.with_hand(model, hand), sheet="blocked", explained=cell)
        return say(model, ("said_blocked", cell)), ()
    if shows_first(match.game, hand, tapped):
        return board.with_hand(model, replace(hand, preview=cell, touched=True)), ()
    if len(choices) > 1:
        model = say(board.with_hand(model, replace(hand, call=cell, preview="")), ("said_call", cell))
        model, effects = board.asked(model)
        colour = game_named(match.game).seats[allowed[0].move.call or 0]
        return model, (*effects, Sound("call"), Focus(call_id(colour)))
    return board.play(board.with_hand(model, hand), str(allowed[0].move))


def refuse(board: Board, model: Model, position: Position, cell: str) -> Step:
    """Says that nobody may play on an empty cell, and marks it for a moment; why is not said, which would be a hint."""
    if cell in position.board:
        return model, ()
    model = board.with_hand(model, board.hand(model).refuse(cell))
    return say(model, ("said_refused", cell)), ()


def shows_first(game: str, hand: Hand, tapped: TapCell) -> bool:
    """Whether a tap only shows what the move would do: on touch, in games that do so, unless it is shown already."""
    return tapped.touch and features(game).shows_first and hand.preview != tapped.cell


def answer(board: Board, model: Model, move: str) -> Step:
    """Plays the stone with the colour that was called."""
    match, hand = board.match(model), board.hand(model)
    cell = hand.call
    if match is None or not cell or not board.free(model) or model.now < hand.answers:
        return model, ()
    for choice in match.position.choices(cell):
        if str(choice.move) == move and choice.open:
            model, effects = board.play(model, move)
            return model, (*effects, Focus(cell_id(cell, board.id)))
    return model, ()


def cancel(board: Board, model: Model) -> Step:
    """Takes the stone back up."""
    hand = board.hand(model)
    if not hand.call or not board.free(model):
        return model, ()
    model, effects = board.asked(board.with_hand(model, replace(hand, call="", answers=0)))
    return model, (*effects, Focus(cell_id(hand.call, board.id)))


def preview(board: Board, model: Model, cell: str) -> Step:
    """Remembers which cell the pointer or the focus is on."""
    shown = cell if board.shows(model, cell) else ""
    return board.with_hand(model, replace(board.hand(model), preview=shown, touched=False)), ()


def focus(board: Board, model: Model, cell: str) -> Step:
    """The board's cursor is where the focus is."""
    hand = board.hand(model)
    if hand.cursor == hand.preview == cell:
        return model, ()
    return preview(board, board.with_hand(model, replace(hand, cursor=cell)), cell)


def still(board: Board, model: Model, ply: int) -> Model:
    """This ply has been shown, if it is on this board."""
    hand = board.hand(model)
    rests = hand.still(ply)
    return model if rests is hand else board.with_hand(model, rests)


def key(board: Board, model: Model, value: str) -> Step:
    """Moves the board's cursor along the grid or to a cell by its letters; Enter plays, Escape cancels."""
    match, hand = board.match(model), board.hand(model)
    game = game_named(match.game if match else model.game)
    cursor = hand.cursor or game.cells[0].label
    if value in ("Enter", " "):
        model, effects = board.tap(model, TapCell(cursor))
        asked = board.hand(model)
        # The focus goes to an answer, where a finger's second tap never does.
        if asked.call and not hand.call:
            model = board.with_hand(model, replace(asked, answers=model.now + UNANSWERED_MS))
        return model, (*effects, Focus(board.keeper)) if board.keeper else effects
    if value == "Escape":
        return cancel(board, model) if hand.call else preview(board, model, "")
    target, typed = neighbour(game, cursor, value), ""
    while target and not board.reaches(model, target):
        target = neighbour(game, target, value)
    if not target and len(value) == 1:
        target, typed = jump(game, hand.typed, value)
        target = target if board.reaches(model, target) else ""
    hand = replace(hand, typed=typed)
    if not target:
        return board.with_hand(model, hand), ()
    model = board.with_hand(model, replace(hand, cursor=target))
    model, effects = preview(board, model, target)
    return model, (*effects, Focus(cell_id(target, board.id)))
