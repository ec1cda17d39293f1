"""What a screen reader hears of each cell of a board."""

from __future__ import annotations

from functools import lru_cache

from rsg.app.picture import CellPicture, Picture
from rsg.games.game import Position
from rsg.text import Texts


def cell_labels(t: Texts, picture: Picture, position: Position | None) -> dict[str, str]:
    """The accessible name of every cell; where `position` is given, playable ones say what a move there does."""
    seats = picture.game.seats
    labels = {}
    for cell in picture.cells:
        effects: tuple[tuple[int, int, int], ...] = ()
        if position is not None and cell.enabled:
            effects = _effects(position, cell.label)
        labels[cell.label] = _label(t, cell, seats, effects)
    return labels


@lru_cache(maxsize=256)
def _effects(position: Position, cell: str) -> tuple[tuple[int, int, int], ...]:
    """Of each open choice on a cell the call (-1 for none), and how many stones it turns and captures."""
    return tuple(
        (
            -1 if choice.move.call is None else choice.move.call,
            len(choice.turn.flips),
            len(choice.turn.captured),
        )
        for choice in position.choices(cell)
        if choice.open
    )


@lru_cache(maxsize=4096)
def _label(
    t: Texts, cell: CellPicture, seats: tuple[str, ...], effects: tuple[tuple[int, int, int], ...]
) -> str:
    parts = [cell.label]
    if not cell.playable:
        parts.append(t.cell_core)
    elif cell.stone is None:
        parts.append(t.cell_empty)
    else:
        parts.append(t.colour(seats[cell.stone]))
    if cell.pending:
        parts.append(t.cell_pending)
    elif cell.last:
        parts.append(t.cell_last)
    if cell.mark:
        parts.append(t.cell_marked(cell.mark))
    if cell.better:
        parts.append(t.study.cell_better)
    if cell.hint:
        parts.append(t(f"cell_{cell.hint}"))
    if cell.value is not None:
        parts.append(t.sets.hint_value(t.signed(cell.value)))
    if cell.hint != "blocked":
        for call, flips, captures in effects:
            said = t.effect(flips, captures)
            parts.append(said if call < 0 else t.cell_called(seats[call], said))
    return t.joined(parts)
