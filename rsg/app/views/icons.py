"""The site's icons: strokes on a grid of 24 in the colour of the text around them, hidden from screen readers."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

_PATHS = {
    "home": "M4 11L12 4L20 11M6 9.5V20H18V9.5M10 20V14H14V20",
    "calendar": "M5 6H19V20H5ZM5 10.5H19M9 3.5V7M15 3.5V7M9 15.5L11 17.5L15.5 13.5",
    "book": "M12 6.5C10 5 7 4.7 4 5V18.5C7 18.2 10 18.5 12 20C14 18.5 17 18.2 20 18.5V5C17 4.7 14 5 12 6.5ZM12 6.5V20",
    "settings": "M4 7H13M17 7H20M4 12H7M11 12H20M4 17H14M18 17H20M15 5V9M9 10V14M16 15V19",
    "undo": "M8 5L4 9L8 13M4 9H14.5A5 5 0 0 1 14.5 19H9",
    "flag": "M6 21V4M6 5C9 3.5 12 6.5 18 4.5V13.5C12 15.5 9 12.5 6 14",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "close": "M6 6L18 18M18 6L6 18",
    "left": "M14.5 5L7.5 12L14.5 19",
    "right": "M9.5 5L16.5 12L9.5 19",
    "check": "M5 12.5L10 17.5L19.5 7",
    "play": "M8 5L19 12L8 19Z",
    "again": "M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 3V7H13.5",
    "flame": "M12 3C13 7 17.5 9 17.5 14.5A5.5 5.5 0 0 1 6.5 14.5C6.5 12 8 11 8.5 9C10 9.5 10.5 10.5 10.5 12"
    "C12 10 12.5 7 12 3Z",
    "board": "M12 3L14.6 7.5H19.8L17.2 12L19.8 16.5H14.6L12 21L9.4 16.5H4.2L6.8 12L4.2 7.5H9.4Z",
    "kifu": "M6 3.5H18V20.5H6ZM9 8H15M9 12H15M9 16H12.5",
    "star": "M12 3.8L14.5 9.2L20.3 9.9L16 13.9L17.1 19.7L12 16.8L6.9 19.7L8 13.9L3.7 9.9L9.5 9.2Z",
    "share": "M12 15V4M8 7.5L12 3.5L16 7.5M6 11.5H5V20.5H19V11.5H18",
    "pin": "M12 21C8 16.5 6 13.3 6 10A6 6 0 0 1 18 10C18 13.3 16 16.5 12 21ZM12 8V12M10 10H14",
    "copy": "M9 8H19V20.5H9ZM15 8V4.5H5V16.5H9",
    "save": "M12 4V14.5M7.5 10.5L12 15L16.5 10.5M5 19.5H19",
    "open": "M12 15V4.5M7.5 9L12 4.5L16.5 9M5 19.5H19",
    "print": "M7 9V4H17V9M7 17H4.5V9.5H19.5V17H17M7 14H17V20.5H7Z",
    "delete": "M5 7H19M9.5 7V4H14.5V7M7 7L8 20.5H16L17 7M10.5 11V16.5M13.5 11V16.5",
    "first": "M18 5L10 12L18 19M6.5 5V19",
    "last": "M6 5L14 12L6 19M17.5 5V19",
    "pause": "M8.5 5V19M15.5 5V19",
    "review": "M4 20V4M4 16L9 11L13 14L20 6",
    "new": "M12 5V19M5 12H19",
    "eye": "M2.5 12C6 6.5 9 5 12 5S18 6.5 21.5 12C18 17.5 15 19 12 19S6 17.5 2.5 12ZM12 9A3 3 0 1 0 12 15"
    "A3 3 0 1 0 12 9",
    "info": "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 11V16.5M12 7.4V7.6",
}


@lru_cache(maxsize=64)
def icon(name: str) -> Markup:
    """One icon; beside it stands a text, or its button has an accessible name."""
    return Markup(
        f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="{_PATHS[name]}"/></svg>'
    )


BRAND = Markup(
    '<svg class="brand-star" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">'
    '<path class="brand-ground" d="M0-12L3.5-6H10.4L6.9 0L10.4 6H3.5L0 12L-3.5 6H-10.4L-6.9 0L-10.4-6H-3.5Z"/>'
    '<path class="brand-core" d="M0-3.6L3.1-1.8V1.8L0 3.6L-3.1 1.8V-1.8Z"/>'
    '<circle class="brand-black" cx="0" cy="-7.6" r="2.1"/><circle class="brand-white" cx="0" cy="7.6" r="2.1"/></svg>'
)
"""The sign of the house: a star, its core, a black stone and a white one."""
