"""Small samples of themes and backgrounds; the style sheet gives them their colours by the attributes they carry."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.views.drawing import ring
from rsg.app.views.geometry import polygon

_CORNERS = ((-7.5, -7.5), (7.5, -7.5), (7.5, 7.5), (-7.5, 7.5))
_SAMPLES = {
    "hex": (tuple(ring(6, 8.6)), ("swatch-cell", "core", "swatch-playable")),
    "square": (_CORNERS, ("swatch-cell", "swatch-playable", "swatch-cell")),
}
"""By grid the corners of a cell, and three cells of a board: plain and playable ones, and one never played on."""


@lru_cache(maxsize=32)
def theme_swatch(theme: str, grid: str) -> Markup:
    """Three cells of a board of this grid."""
    corners, kinds = _SAMPLES[grid]

    def cell(x: float, kind: str) -> str:
        return f'<path class="{kind}" d="{polygon((cx + x, cy) for cx, cy in corners)}"/>'

    return Markup(
        f'<svg class="swatch swatch-board" data-theme="{theme}" viewBox="-26 -18 52 36" aria-hidden="true" '
        'focusable="false"><rect class="swatch-star" x="-25" y="-16" width="50" height="32" rx="7"/>'
        f"{''.join(map(cell, (-15, 0, 15), kinds))}</svg>"
    )


def background_swatch(background: str) -> Element:
    """A piece of the page."""
    return h.span({"class": "swatch swatch-paper", "data-background": background, "aria-hidden": "true"})
