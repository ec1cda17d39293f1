"""Where keys lead on a board: arrows from cell to cell on either grid, letters and digits to a cell by its label."""

from __future__ import annotations

from rsg.games.game import Game

_HEX = {
    "ArrowRight": (1, 0),
    "ArrowLeft": (-1, 0),
    "PageUp": (1, -1),
    "Home": (0, -1),
    "PageDown": (0, 1),
    "End": (-1, 1),
}
"""Keys of the six directions on a hexagonal board, as on a number pad; up and down are found by nearness."""
_SQUARE = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def neighbour(game: Game, label: str, key: str) -> str:
    """The cell that a key leads to from a cell; empty where it leads nowhere."""
    steps = _HEX if game.grid == "hex" else _SQUARE
    if key in steps:
        at = {cell.label: cell.at for cell in game.cells}
        by_place = {place: name for name, place in at.items()}
        (q, r), (dq, dr) = at[label], steps[key]
        return by_place.get((q + dq, r + dr), "")
    if game.grid == "hex" and key in ("ArrowUp", "ArrowDown"):
        return _above(game, label, -1 if key == "ArrowUp" else 1)
    return ""


def _above(game: Game, label: str, step: int) -> str:
    """The nearest cell of the next row of hexagons that has one, upwards (-1) or downwards (1)."""
    at = {cell.label: cell.at for cell in game.cells}
    q, r = at[label]
    # Leaning to the right on the way up and to the left on the way down makes down undo up.
    here = q + 0.5 * r - step * 0.01
    rows = sorted({row for _, row in at.values() if (row - r) * step > 0}, key=lambda row: abs(row - r))
    for row in rows:
        near = [(abs(x + 0.5 * y - here), name) for name, (x, y) in at.items() if y == row]
        if near:
            return min(near)[1]
    return ""


def jump(game: Game, typed: str, key: str) -> tuple[str, str]:
    """The cell that is named by what was typed before and this key, or empty; and what waits for the next key."""
    labels = {cell.label for cell in game.cells}
    text = (typed + key).upper()
    if not any(label.startswith(text) for label in labels):
        text = key.upper()
    return (text, "") if text in labels else ("", text)
