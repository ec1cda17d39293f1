"""Small samples of themes and backgrounds; the style sheet gives them their colours by the attributes they carry."""

from __future__ import annotations

from functools import lru_cache

import htpy as h
from htpy import Element
from markupsafe import Markup

from rsg.app.views.drawing import outline, ring


@lru_cache(maxsize=16)
def theme_swatch(theme: str) -> Markup:
    """Three cells of a board: a plain one, the core point, a playable one."""

    def cell(x: float, kind: str) -> str:
        return f'<path class="{kind}" d="{outline((cx + x, cy) for cx, cy in ring(6, 8.6))}"/>'

    return Markup(
        f'<svg class="swatch swatch-board" data-theme="{theme}" viewBox="-26 -18 52 36" aria-hidden="true" '
        'focusable="false"><rect class="swatch-star" x="-25" y="-16" width="50" height="32" rx="7"/>'
        f"{cell(-15, 'swatch-cell')}{cell(0, 'core')}{cell(15, 'swatch-playable')}</svg>"
    )


def background_swatch(background: str) -> Element:
    """A piece of the page."""
    return h.span({"class": "swatch swatch-paper", "data-background": background, "aria-hidden": "true"})
