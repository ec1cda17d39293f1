"""Addresses: the hash of the page's URL and what it shows. Any text can be read; garbage is `Route("unknown")`."""

from __future__ import annotations

import re
from dataclasses import dataclass

SCREENS = ("home", "setup", "play", "calendar", "rules", "settings", "tutorial", "kifu", "ranks", "records")
RULES_PAGES = ("overview", "board", "setup", "basics", "core", "winning", "ko", "match", "ranks")
"""Pages of the full rules, in their order."""
_GAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LINK = re.compile(r"r/([\x21-\x7e]{1,3000})")
_MONTH = re.compile(r"(\d{4})-(\d{2})", re.ASCII)

_FOLDERS = {"replay": "kifu", "shared": "r"}


@dataclass(frozen=True, slots=True)
class Route:
    """A screen; for the calendar the month (year, month), or None for this month; for the rules the page, if any.

    A game's page is its id on the screen `replay`, and a link (`rsg/play/link.py`) on the screen `shared`.
    """

    screen: str
    month: tuple[int, int] | None = None
    page: str = ""


def parse_hash(text: str) -> Route:
    """Reads `#/calendar/2026-01` and the like; an empty hash is home."""
    parts = text.removeprefix("#").strip("/").split("/")
    if found := _LINK.fullmatch(text.removeprefix("#").strip("/")):
        return Route("shared", page=found[1])
    match parts:
        case [""]:
            return Route("home")
        case ["calendar", month] if found := _MONTH.fullmatch(month):
            year, number = int(found[1]), int(found[2])
            return Route("calendar", (year, number)) if 1 <= number <= 12 else Route("unknown")
        case ["rules", page] if page in RULES_PAGES:
            return Route("rules", page=page)
        case ["kifu", game] if _GAME.fullmatch(game):
            return Route("replay", page=game)
        case [screen] if screen in SCREENS and screen != "home":
            return Route(screen)
    return Route("unknown")


def format_hash(route: Route) -> str:
    """The hash of a route, the inverse of `parse_hash`."""
    if route.screen in ("home", "unknown"):
        return "#/"
    if route.month:
        return f"#/{route.screen}/{route.month[0]:04d}-{route.month[1]:02d}"
    if route.page:
        return f"#/{_FOLDERS.get(route.screen, route.screen)}/{route.page}"
    return f"#/{route.screen}"
