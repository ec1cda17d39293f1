"""The curve of a review: the expected difference move by move, with its scale, its two sides, and a word on each move.

Drawing and text are apart: the drawing is stretched to the panel's width, letters must not be.
"""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element, Node
from markupsafe import Markup, escape

from rsg.app.messages import encode
from rsg.app.study_messages import GoToPly
from rsg.app.views.diagram import lone_stone
from rsg.app.views.parts import quoted
from rsg.text import Texts

WIDTH, HEIGHT = 360, 120
"""Units of the drawing."""
EDGE = 8
"""Units beyond the scale's outermost lines: half a line of its numbers, as the style sheet has them."""
SCALES = (10, 20, 40, 60)
"""Points that the outermost lines may stand for; what is more runs along the last of them."""

_MIDDLE = HEIGHT // 2
_QUARTER = (_MIDDLE - EDGE) // 2
_LINES = "".join(f"M0 {_MIDDLE + part * _QUARTER}H{WIDTH}" for part in (-2, -1, 1, 2))


def curve(
    values: tuple[float, ...],
    marks: tuple[str, ...],
    tips: tuple[str, ...],
    here: int,
    seats: tuple[str, ...],
    unit: str,
    t: Texts,
) -> list[Node]:
    """The curve between the names of its sides, the numbers of its scale beside it.

    Args:
        values: the expected difference for the first seat after each ply, from 0, as far as they are known.
        marks: what the review calls each move.
        tips: what is said of each ply, from 0, while the pointer is over it.
        here: the ply that is looked at.
        seats: the names of both seats' colours.
        unit: what is counted, in words.
    """
    most = max(map(abs, values), default=0.0)
    scale = next((points for points in SCALES if most <= points), SCALES[-1])
    first, second = (_side(seat, colour, t) for seat, colour in enumerate(seats))
    return [
        h.div(".curve-side")[first, h.small(".soft")[unit]],
        h.div(".curve-scale", aria_hidden="true")[_numbers(scale, most > scale)],
        _drawing(values, marks, len(tips) - 1, here, scale, t.study.curve(unit, *seats)),
        _columns(tips),
        h.div(".curve-side")[second],
    ]


def _side(seat: int, colour: str, t: Texts) -> Element:
    return h.span[lone_stone(seat), t.study.ahead(colour)]


def _numbers(scale: int, beyond: bool) -> list[Element]:
    """The scale from top to bottom: both sides count upwards, away from the middle."""
    outermost = f"{scale}+" if beyond else str(scale)
    return [h.span[number] for number in (outermost, scale // 2, 0, scale // 2, outermost)]


@lru_cache(maxsize=64)
def _drawing(
    values: tuple[float, ...], marks: tuple[str, ...], plies: int, here: int, scale: int, name: str
) -> Markup:
    """Moves that cost much carry their sign, the ply that is looked at a line."""
    step = WIDTH / max(plies, 1)

    def y(value: float) -> float:
        return round(_MIDDLE - max(-1.0, min(1.0, value / scale)) * (_MIDDLE - EDGE), 1)

    places = [(round(ply * step, 1), y(value)) for ply, value in enumerate(values)]
    line = "L".join(f"{x} {at}" for x, at in places)
    area = f"M0 {_MIDDLE}L{line}L{places[-1][0]} {_MIDDLE}Z" if places else ""
    signs = "".join(
        f'<path class="curve-{mark}" d="M{x} {at}h0"/>'  # a point, round however the curve is stretched
        for (x, at), mark in zip(places[1:], marks, strict=False)
        if mark in ("mistake", "blunder")
    )
    at = round(here * step, 1)
    return Markup(
        f'<svg id="curve" class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(name)}"><path class="curve-lines" d="{_LINES}"/>'
        f'<path class="curve-area" d="{area}"/><path class="curve-middle" d="M0 {_MIDDLE}H{WIDTH}"/>'
        f'<path class="curve-line" d="{"M" + line if line else ""}"/>{signs}'
        f'<path class="curve-here" d="M{at} 0V{HEIGHT}"/></svg>'
    )


@lru_cache(maxsize=8)
def _columns(tips: tuple[str, ...]) -> Markup:
    """What is pressed and pointed at: every ply has a column that leads to it. For keys there is the slider."""
    columns = "".join(
        f"<span data-click='{quoted(encode(GoToPly(0, ply)))}' data-tip=\"{escape(tip)}\"></span>"
        for ply, tip in enumerate(tips)
    )
    return Markup(f'<div class="columns" aria-hidden="true">{columns}</div>')
