"""The site's icons, strokes in the colour of the text around them, hidden from screen readers; and the house's sign."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from rsg.app.views.lucide import SHAPES
from rsg.app.views.star import HEXAGRAM
from rsg.games import game as game_named

# The signs that no library has: boards, by their grid.
_BOARDS = {
    "board-hex": '<path d="M12 3L14.6 7.5H19.8L17.2 12L19.8 16.5H14.6L12 21L9.4 16.5H4.2L6.8 12L4.2 7.5H9.4Z"/>',
    "board-square": '<path d="M4 4H20V20H4ZM4 9.33H20M4 14.67H20M9.33 4V20M14.67 4V20"/>',
}


@lru_cache(maxsize=64)
def icon(name: str) -> Markup:
    """One icon; beside it stands a text, or its button has an accessible name."""
    shapes = _BOARDS.get(name) or SHAPES[name]
    return Markup(
        f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{shapes}</svg>'
    )


def board_icon(game: str) -> str:
    """Name of the icon that is the board of a game."""
    return f"board-{game_named(game).grid}"


BRAND = Markup(
    '<svg class="brand-star" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">'
    f'<path class="brand-ground" d="{HEXAGRAM}"/>'
    '<path class="brand-core" d="M0-3.6L3.1-1.8V1.8L0 3.6L-3.1 1.8V-1.8Z"/>'
    '<circle class="brand-black" cx="0" cy="-7.6" r="2.1"/><circle class="brand-white" cx="0" cy="7.6" r="2.1"/></svg>'
)
"""The sign of the house: a star, its core, a black stone and a white one."""
