"""Addresses: the hash of the page's URL and what it shows. Any text can be read; garbage is `Route("unknown")`."""

from __future__ import annotations

import re
from dataclasses import dataclass

SCREENS = ("home", "setup", "play", "calendar", "rules", "settings", "tutorial")
RULES_PAGES = ("overview", "board", "setup", "basics", "core", "winning", "ko", "match", "ranks")
"""Pages of the full rules, in their order."""
_MONTH = re.compile(r"(\d{4})-(\d{2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Route:
    """A screen; for the calendar the month (year, month), or None for this month; for the rules the page, if any."""

    screen: str
    month: tuple[int, int] | None = None
    page: str = ""


def parse_hash(text: str) -> Route:
    """Reads `#/calendar/2026-01` and the like; an empty hash is home."""
    parts = text.removeprefix("#").strip("/").split("/")
    match parts:
        case [""]:
            return Route("home")
        case ["calendar", month] if found := _MONTH.fullmatch(month):
            year, number = int(found[1]), int(found[2])
            return Route("calendar", (year, number)) if 1 <= number <= 12 else Route("unknown")
        case ["rules", page] if page in RULES_PAGES:
            return Route("rules", page=page)
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
        return f"#/{route.screen}/{route.page}"
    return f"#/{route.screen}"
