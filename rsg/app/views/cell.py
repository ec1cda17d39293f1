"""What lies on a cell of a board, from its ground upwards, as SVG text: stones, signs, marks, and its name."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import escape

from rsg.app.picture import CellPicture
from rsg.app.views.geometry import STONE, number
from rsg.app.views.grids import GRIDS

DISC = f'<circle r="{number(STONE)}" fill="url(#stone-{{seat}})"/><circle class="groove" r="9.6"/>'
_CROSS = '<path class="halo" d="M-7-7L7 7M7-7L-7 7"/><path class="cross" d="M-7-7L7 7M7-7L-7 7"/>'
_RAISED = '<g transform="translate(0 -3)">{}</g>'
_REFUSED = "M-6.5 0a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1-13 0ZM-4.6-4.6L4.6 4.6"
_BETTER = (
    '<path class="better" d="M0-10.5L2.9-3.6L10.3-3.2L4.6 1.6L6.5 8.9L0 4.8'
    'L-6.5 8.9L-4.6 1.6L-10.3-3.2L-2.9-3.6Z"/>'
)


class Drawing(NamedTuple):
    """What the cells of one drawn board share.

    Attributes:
        grid: key of GRIDS.
        shape: outline of a cell.
        mover: seat whose stones land and flip.
        prefix: of the ids of what lies on the cells; without one, nothing is told from the render before.
        flips: how many stones turn: what comes after them waits so long.
        asked: whether the colour of the core point is being asked.
    """

    grid: str
    shape: str
    mover: int = 0
    prefix: str = ""
    flips: int = 0
    asked: bool = False


def cell_class(cell: CellPicture) -> str:
    """The attribute with the classes of a cell."""
    names = [
        name
        for name, given in (("cell", True), ("enabled", cell.enabled), ("pending", cell.pending))
        if given
    ]
    if cell.hint:
        names.append(f"hint-{cell.hint}")
    return f' class="{" ".join(names)}"'


def ground(drawing: Drawing, cell: CellPicture) -> str:
    """The wood of a cell, with a second border where ko concerns it."""
    name, shape = GRIDS[drawing.grid].ground, drawing.shape
    kind = f" marked-{cell.mark}" if cell.mark else "" if cell.playable else " core"
    ko = cell.hint not in ("", "playable")
    border = f'<path class="border" d="{shape}" transform="scale(.86)"/>' if ko else ""
    return f'<path class="{name}{kind}" d="{shape}"/>{border}'


def focus_ring(drawing: Drawing) -> str:
    """The border of a cell that has the focus."""
    return f'<path class="focus" d="{drawing.shape}" transform="scale(.84)"/>'


def cell_name(cell: CellPicture, mover: int) -> str:
    """The label of a cell, small at its lower edge and on the stone that lies there; nothing on the core point."""
    if not cell.playable:
        return ""
    seat = mover if cell.stone is None and cell.preview == "place" else cell.stone
    where = 'class="cell-name" y="12"' if seat is None else f'class="cell-name on-{seat}" y="12.5"'
    return f'<text {where} aria-hidden="true">{escape(cell.label)}</text>'


def inside(drawing: Drawing, cell: CellPicture, named: bool = False) -> str:
    """All that lies on a cell, from the wood upwards. Signs make room for its name."""
    grid, _, mover, prefix, flips, asked = drawing
    parts = []
    raised = _RAISED if named and cell.playable and cell.stone is None else "{}"
    if cell.mark and cell.stone is None and not cell.preview:
        parts.append(f'<text class="value" y="4.6" aria-hidden="true">{escape(cell.mark)}</text>')
    if not cell.playable:
        parts.append(GRIDS[grid].asked if asked else GRIDS[grid].unplayed)
    if cell.hint and cell.preview != "place" and not (cell.pending or cell.better) and cell.value is None:
        parts.append(raised.format(GRIDS[grid].signs[cell.hint]))
    if cell.flip is not None:
        parts.append(stone(1 - mover, f"from i{cell.flip}", prefix and f"{prefix}-{cell.label}-f"))
        core = "" if cell.stone is not None else " passing"
        seat = mover if cell.stone is None else cell.stone
        parts.append(stone(seat, f"to i{cell.flip}{core}", prefix and f"{prefix}-{cell.label}-s"))
    elif cell.stone is not None:
        motion = "land" if cell.landing else "pending" if cell.pending else ""
        parts.append(stone(cell.stone, motion, prefix and f"{prefix}-{cell.label}-s"))
    elif cell.called is not None:
        parts.append(stone(cell.called, "land passing", prefix and f"{prefix}-{cell.label}-s"))
    elif cell.preview == "place":
        parts.append(stone(mover, "maybe", ""))
    if cell.ghost is not None:
        glow = f'<circle class="glow i{flips}" r="16"/>'
        parts.append(stone(cell.ghost, f"ghost i{flips}", prefix and f"{prefix}-{cell.label}-g") + glow)
    if cell.last and cell.stone is not None:
        parts.append('<circle class="last" r="5.4"/>')
    if cell.better:
        parts.append(raised.format(_BETTER))
    parts.append(_marks(cell, mover, asked))
    if cell.refused:
        # Another id makes another element, which fades anew.
        id = f"{prefix}-{escape(cell.label)}-{cell.refused}"
        parts.append(raised.format(f'<path id="{id}" class="refused" d="{_REFUSED}"/>'))
    if cell.value is not None and cell.stone is None and not cell.preview:
        sign = "+" if cell.value > 0 else "\u2212" if cell.value < 0 else ""
        text = f'<text class="value" y="4.6" aria-hidden="true">{sign}{abs(cell.value)}</text>'
        parts.append(raised.format(text))
    if named:
        parts.append(cell_name(cell, mover))
    return "".join(parts)


def stone(seat: int, motion: str, id: str) -> str:
    """A stone; `motion` adds classes, without an id it is not told from others."""
    named = f' id="{escape(id)}"' if id else ""
    return f'<g{named} class="stone s{seat}{" " + motion if motion else ""}">{DISC.format(seat=seat)}</g>'


def _marks(cell: CellPicture, mover: int, asked: bool) -> str:
    """What the previewed move would do here, and which calls would do it."""
    if cell.preview == "capture":
        mark = _CROSS
    elif cell.preview == "flip" and not (asked and not cell.playable):
        # Over an enemy stone a small disc of the colour to come; where the stone is drawn turned already, a ring.
        turned = cell.stone == mover
        mark = (
            '<circle class="turned" r="11.4"/>' if turned else f'<circle class="turning c{mover}" r="6.4"/>'
        )
    else:
        return ""
    tags = "".join(
        f'<circle class="tag c{seat}" cx="{7 if seat else -7}" cy="-9.5" r="4.4"/>'
        for seat in cell.preview_calls
    )
    return f'<g class="mark">{mark}{tags}</g>'
