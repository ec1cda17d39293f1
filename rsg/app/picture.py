"""What the board shows, cell by cell, derived from the model: pure facts, no drawing.

`views/board.py` draws a Picture of any game; tests read it as a person would read the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from rsg.app.features import features
from rsg.app.hand import Hand, Motion
from rsg.app.model import Model
from rsg.app.settings import Settings
from rsg.games import game as game_named
from rsg.games.game import Choice, Game, Move, Position

HINTS = ("playable", "restricted", "blocked", "exception")


@dataclass(frozen=True, slots=True)
class CellPicture:
    """One cell.

    Attributes:
        label, at, playable: from the game's `Cell`.
        stone: seat of the stone that lies here in the end, or None.
        hint: one of HINTS, or empty. Restricted: ko forbids one of two calls. Blocked: ko forbids it. Exception:
            playable although ko would forbid it.
        enabled: a tap does something (plays, asks, or explains a blocked cell).
        last: the last move was here.
        pending: the stone whose call is asked lies here.
        preview: what the cell under the pointer would do here: `place`, `flip`, `capture`, or empty.
        preview_calls: for a due call, the seats whose colour as the call would turn or capture this cell.
        landing: the stone is just being placed (motion).
        flip: its place in the order of flips, from 0 (motion); None otherwise.
        called: seat whose colour the core point is called in the ply being shown; None otherwise.
        ghost: seat of the captured stone that is just leaving (motion); None otherwise.
        refused: `even` or `odd` where somebody has just tried to play in vain (parity restarts the sign), else empty.
        cursor: the board's tab stop.
        value: the expected final lead after the best move here, in points, where a hint shows it.
        better: a review says that this would have been the better cell.
        mark: a letter on the ground, which has a colour of its own then.
    """

    label: str
    at: tuple[int, int]
    playable: bool
    stone: int | None = None
    hint: str = ""
    enabled: bool = False
    last: bool = False
    pending: bool = False
    preview: str = ""
    preview_calls: tuple[int, ...] = ()
    landing: bool = False
    flip: int | None = None
    called: int | None = None
    ghost: int | None = None
    refused: str = ""
    cursor: bool = False
    value: int | None = None
    better: bool = False
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to draw.

    Attributes:
        game: gives the grid and the seats.
        cells: one CellPicture a cell, in the game's order.
        motion_class: `motion-even` or `motion-odd` while a ply is shown (the parity restarts it), else empty.
        to_move: seat whose stone the next one is, or None.
        label: id prefix of the elements; two boards on one page need two.
        rim: labels around the board: `off`, `4` or `12`.
        names: labels in the cells: `off`, `stones` (on stones alone) or `on`.
    """

    game: Game
    cells: tuple[CellPicture, ...]
    motion_class: str = ""
    to_move: int | None = None
    label: str = "board"
    rim: str = "off"
    names: str = "off"

    def named(self, cell: CellPicture) -> bool:
        """Whether a cell shows its label."""
        return self.names == "on" or (self.names == "stones" and cell.stone is not None)


def labelled(picture: Picture, settings: Settings) -> Picture:
    """The picture with the labels that are set, where the settings of its game offer them."""
    if not features(picture.game.name).labels:
        return picture
    return replace(picture, rim=settings.rim, names=settings.names)


def still(game: Game, position: Position, *, label: str = "board") -> Picture:
    """A picture of a position without anything to do on it (diagrams, thumbnails)."""
    turn = position.turn
    cells = tuple(
        CellPicture(
            cell.label,
            cell.at,
            cell.playable,
            stone=position.board.get(cell.label),
            last=turn is not None and turn.placed == cell.label,
        )
        for cell in game.cells
    )
    return Picture(game, cells, to_move=position.to_move, label=label)


def hinted(picture: Picture, position: Position) -> Picture:
    """The picture of a position with the sign of every cell where something is possible."""
    hints = _hints_of(position)
    cells = tuple(replace(cell, hint=hints.get(cell.label, "")) for cell in picture.cells)
    return replace(picture, cells=cells)


def with_choice(picture: Picture, choice: Choice) -> Picture:
    """The picture with one choice's stone put down and its flips and captures marked (a call's thumbnail)."""
    turn = choice.turn

    def mark(cell: CellPicture) -> CellPicture:
        if cell.label == turn.placed:
            return replace(cell, stone=turn.seat, preview="place")
        if cell.label in turn.captured:
            return replace(cell, preview="capture")
        if cell.label in turn.flips:
            return replace(cell, stone=turn.seat, preview="flip")
        return cell

    return replace(picture, cells=tuple(mark(cell) for cell in picture.cells))


def board_picture(model: Model) -> Picture:
    """The board of the model's match, or of the next game where none is shown (home)."""
    match, settings = model.match, model.settings
    values = model.hint.values if model.hint else {}
    shown = model.hints
    if match is not None:
        game = game_named(match.game)
        picture = live_picture(
            game, match.position, model.hand, mine=model.my_turn, hints=shown, values=values
        )
    else:
        game = game_named(model.game)
        picture = live_picture(game, game.start(), model.hand, mine=model.opens, hints=shown)
    return labelled(picture, settings)


def live_picture(
    game: Game,
    position: Position,
    hand: Hand,
    *,
    mine: bool = True,
    hints: bool = True,
    values: Mapping[str, float] = MappingProxyType({}),
    label: str = "board",
) -> Picture:
    """A picture of a position that somebody plays on.

    Args:
        game, position: what lies there.
        hand: what the person does, and what is being shown.
        mine: whether the person is to move.
        hints: whether the cells that may be played carry signs.
        values: of moves that a hint shows.
        label: prefix of its ids.
    """
    picture, motion = still(game, position, label=label), hand.motion
    cells = _refused(picture.cells, hand)
    if mine and position.to_move is not None:
        cells = _hints(game, position, cells, hand, hints and not hand.call, values)
    return replace(
        picture,
        cells=_cursor(_motion(cells, motion), hand.cursor),
        motion_class=f"motion-{'odd' if motion.ply % 2 else 'even'}" if motion else "",
    )


def _hints(
    game: Game,
    position: Position,
    cells: tuple[CellPicture, ...],
    hand: Hand,
    shown: bool,
    values: Mapping[str, float],
) -> tuple[CellPicture, ...]:
    """Adds what may be done."""
    hints = _hints_of(position)
    pointed = hand.call or hand.preview
    marks: dict[str, str] = {}
    calls: dict[str, tuple[int, ...]] = {}
    best = best_moves(game, values) if not hand.call else {}
    if hints.get(pointed, "blocked") != "blocked":
        marks, calls = _preview(position.choices(pointed))
    concerned = {*hints, *marks, *best, hand.call}
    return tuple(
        replace(
            cell,
            hint=hints.get(cell.label, "") if shown else "",
            enabled=cell.label in hints and not hand.call,
            stone=position.to_move if cell.label == hand.call else cell.stone,
            pending=cell.label == hand.call,
            preview=marks.get(cell.label, ""),
            preview_calls=calls.get(cell.label, ()),
            value=best.get(cell.label),
        )
        if cell.label in concerned
        else cell
        for cell in cells
    )


def best_moves(game: Game, values: Mapping[str, float], at_most: int = 3) -> dict[str, int]:
    """The cells of the best moves with their values in whole points, equals of the last one among them; each cell with
    its better call."""
    by_cell: dict[str, float] = {}
    for move, value in values.items():
        cell = game.parse_move(move).cell
        by_cell[cell] = max(value, by_cell.get(cell, value))
    ranked = sorted(by_cell.values(), reverse=True)[:at_most]
    return {cell: round(value) for cell, value in by_cell.items() if ranked and value >= ranked[-1]}


def _hints_of(position: Position) -> dict[str, str]:
    """The hint of every cell where something is possible."""
    moves: dict[str, list[Move]] = {}
    for move in position.moves():
        moves.setdefault(move.cell, []).append(move)
    # A call is written only where it is due, so one move with a call means that ko left only one colour.
    hints = {
        cell: "restricted" if len(found) == 1 and found[0].call is not None else "playable"
        for cell, found in moves.items()
    }
    return hints | dict.fromkeys(position.blocked, "exception" if position.exception else "blocked")


def _preview(choices: tuple[Choice, ...]) -> tuple[dict[str, str], dict[str, tuple[int, ...]]]:
    """What the choices on one cell would turn and capture: the strongest mark by cell, and the calls that do it.

    What ko forbids is no choice.
    """
    marks: dict[str, str] = {}
    calls: dict[str, tuple[int, ...]] = {}
    allowed = [choice for choice in choices if choice.open]
    for choice in allowed:
        turn, call = choice.turn, choice.move.call
        for label in turn.flips:
            marks.setdefault(label, "flip")
        for label in turn.captured:
            marks[label] = "capture"
        if len(allowed) > 1 and call is not None:
            for label in {*turn.flips, *turn.captured}:
                calls[label] = (*calls.get(label, ()), call)
        marks[turn.placed] = "place"
    return marks, calls


def _motion(cells: tuple[CellPicture, ...], motion: Motion | None) -> tuple[CellPicture, ...]:
    """Adds the ply being shown: what lands, what turns when, and what leaves."""
    if motion is None:
        return cells
    order = {label: index for index, label in enumerate(motion.turn.flips)}
    captured = set(motion.turn.captured)
    return tuple(
        replace(
            cell,
            landing=cell.label == motion.turn.placed,
            flip=order.get(cell.label),
            called=None if cell.playable else motion.call,
            ghost=motion.before.get(cell.label, 1 - motion.turn.seat) if cell.label in captured else None,
        )
        for cell in cells
    )


def _refused(cells: tuple[CellPicture, ...], hand: Hand) -> tuple[CellPicture, ...]:
    """Marks the empty cell that was chosen in vain."""
    if not hand.refused:
        return cells
    parity = "odd" if hand.refusals % 2 else "even"
    return tuple(
        replace(cell, refused=parity) if cell.label == hand.refused and cell.stone is None else cell
        for cell in cells
    )


def _cursor(cells: tuple[CellPicture, ...], cursor: str) -> tuple[CellPicture, ...]:
    """Exactly one cell is the tab stop: the cursor, else the first that does something, else the first."""
    labels = [cell.label for cell in cells]
    stop = cursor if cursor in labels else next((c.label for c in cells if c.enabled), labels[0])
    return tuple(replace(cell, cursor=True) if cell.label == stop else cell for cell in cells)
