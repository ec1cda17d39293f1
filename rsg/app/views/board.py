"""Draws a `Picture` of any game as a board to play on: SVG that is an ARIA grid, whose cells send messages.

Written as text rather than htpy elements, and cached cell by cell: a move changes a few of them, and the board is
most of what a render costs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup, escape

from rsg.app.messages import BOARD, BoardKey, FocusCell, Message, PreviewCell, TapCell, encode
from rsg.app.picture import CellPicture, Picture
from rsg.app.views.cell import Drawing, cell_class, focus_ring, ground, inside
from rsg.app.views.geometry import Layout, number
from rsg.app.views.grids import layout
from rsg.app.views.parts import quoted


def on_cell(message: type[Message], cell: str, board: str) -> str:
    """A message about a cell, as the value of an attribute; the screen's board goes without saying."""
    return quoted(encode(message, cell) if board == BOARD else encode(message, cell, board))


def live_board(
    picture: Picture,
    name: str,
    labels: Mapping[str, str],
    *,
    taps: bool,
    elsewhere: str = "",
) -> Markup:
    """The board to play on.

    Args:
        picture: what to draw; `picture.label` prefixes all ids.
        name: accessible name of the grid.
        labels: accessible name of each cell.
        taps: whether cells send TapCell.
        elsewhere: message of a tap on anything that sends none itself; empty for none.
    """
    geometry, grid = layout(picture.game), picture.game.grid
    cells = {cell.label: cell for cell in picture.cells}
    drawing = Drawing(
        grid,
        geometry.cell,
        moving_seat(picture),
        picture.label,
        flips=sum(cell.flip is not None for cell in picture.cells),
        asked=any(cell.pending for cell in picture.cells),
    )
    rows = []
    for row in geometry.rows:
        drawn = "".join(
            _live_cell(
                drawing, cell, geometry.places[cell.label], labels[cell.label], taps, picture.named(cell)
            )
            for cell in map(cells.__getitem__, row)
        )
        rows.append(f'<g role="row">{drawn}</g>')
    classes = ["board", f"grid-{grid}", *filter(None, [picture.motion_class])]
    sends = f" data-key='{encode(BoardKey)}' data-hover='{on_cell(PreviewCell, '', picture.label)}'"
    if elsewhere:
        sends += f" data-click='{quoted(elsewhere)}'"
    return Markup(
        f'<svg id="{escape(picture.label)}" class="{" ".join(classes)}" viewBox="{geometry.box(picture.rim)}" '
        f'role="grid" tabindex="-1" aria-label="{escape(name)}"{sends}>'
        f'<path class="wood" fill="url(#wood)" d="{geometry.outline}"/>{"".join(rows)}{geometry.marks}'
        f"{rim_labels(geometry, picture.rim)}</svg>"
    )


def rim_labels(geometry: Layout, wanted: str) -> str:
    """The labels around the board, where the setting has this value."""
    texts = "".join(
        f'<text x="{number(label.x)}" y="{number(label.y)}">{escape(label.text)}</text>'
        for label in geometry.rim(wanted)
    )
    return f'<g class="rim" aria-hidden="true">{texts}</g>' if texts else ""


def moving_seat(picture: Picture) -> int:
    """Seat whose stones land and flip in this picture: who just moved while that is shown, else who is to move."""
    landed = next((cell.stone for cell in picture.cells if cell.landing), None)
    return landed if landed is not None else picture.to_move or 0


@lru_cache(maxsize=4096)
def _live_cell(drawing: Drawing, cell: CellPicture, place: str, name: str, taps: bool, named: bool) -> str:
    label, prefix = escape(cell.label), drawing.prefix
    sends = f" data-focus='{on_cell(FocusCell, cell.label, prefix)}'"
    if taps and (cell.stone is None or cell.pending):
        sends += f" data-click='{on_cell(TapCell, cell.label, prefix)}'"
    if cell.enabled:
        sends += f" data-hover='{on_cell(PreviewCell, cell.label, prefix)}'"
    ring = focus_ring(drawing) if cell.cursor or cell.enabled else ""
    return (
        f'<g id="{prefix}-{label}"{cell_class(cell)} role="gridcell" tabindex="{0 if cell.cursor else -1}" '
        f'aria-label="{escape(name)}"{sends} transform="{place}">'
        f"{ground(drawing, cell)}{inside(drawing, cell, named)}{ring}</g>"
    )
