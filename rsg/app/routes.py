"""Addresses: the hash of the page's URL and what it shows. Any text can be read; garbage is `Route("unknown")`.

The main game's screens are `#/`, `#/setup` and so on, those of another game are below its name: `#/reversi/setup`. A
kept or shared game needs none in front, since it knows its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rsg.app.courses import course
from rsg.app.features import features
from rsg.games import GAMES
from rsg.progress.rows import MAIN

SCREENS = ("home", "setup", "play", "calendar", "rules", "settings", "tutorial", "kifu", "ranks", "records")
_GAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
_LINK = re.compile(r"r/((?:(?!%20|[?&])[\x21-\x7e]){1,3000})(?:(?:%20|[?&]).*)?$")
"""A game's link; what messengers append to one is left out."""
_MONTH = re.compile(r"(\d{4})-(\d{2})", re.ASCII)

_FOLDERS = {"replay": "kifu", "shared": "r"}
_SHARED = f"#/{_FOLDERS['shared']}/"


@dataclass(frozen=True, slots=True)
class Route:
    """A screen of a game, with what it shows.

    Attributes:
        screen: a member of SCREENS, `replay`, `shared` or `unknown`.
        month: of the calendar: year and month, or None for this month.
        page: of the rules, if any; the id of a kept game on the screen `replay`; a link (`rsg/play/link.py`) on the
            screen `shared`.
        game: the game's name; that of a replay is the one of its match instead.
    """

    screen: str
    month: tuple[int, int] | None = None
    page: str = ""
    game: str = MAIN


def offered(game: str, screen: str) -> bool:
    """Whether a game has this one of SCREENS."""
    offers = features(game)
    some = {"calendar": offers.career, "ranks": offers.career, "rules": offers.rules}
    return bool(course(game).steps) if screen == "tutorial" else some.get(screen, True)


def parse_hash(text: str) -> Route:
    """Reads `#/calendar/2026-01` and the like; an empty hash is home."""
    path = text.removeprefix("#").strip("/")
    if found := _LINK.match(path):
        return Route("shared", page=found[1])
    first, *rest = path.split("/")
    if first in GAMES and first != MAIN:
        return _screen(rest or [""], first)
    return _screen([first, *rest], MAIN)


def _screen(parts: list[str], game: str) -> Route:
    match parts:
        case [""]:
            return Route("home", game=game)
        case ["calendar", month] if offered(game, "calendar") and (found := _MONTH.fullmatch(month)):
            year, number = int(found[1]), int(found[2])
            if 1 <= number <= 12:
                return Route("calendar", (year, number), game=game)
        case ["rules", page] if page in features(game).pages:
            return Route("rules", page=page, game=game)
        case ["kifu", kept] if game == MAIN and _GAME.fullmatch(kept):
            return Route("replay", page=kept)
        case [screen] if screen in SCREENS and screen != "home" and offered(game, screen):
            return Route(screen, game=game)
    return Route("unknown", game=game)


def format_hash(route: Route) -> str:
    """The hash of a route, the inverse of `parse_hash`."""
    below = "" if route.game == MAIN or route.screen in _FOLDERS else f"{route.game}/"
    if route.screen in ("home", "unknown"):
        return f"#/{below}".rstrip("/") if below else "#/"
    if route.month:
        return f"#/{below}{route.screen}/{route.month[0]:04d}-{route.month[1]:02d}"
    if route.page:
        return f"#/{below}{_FOLDERS.get(route.screen, route.screen)}/{route.page}"
    return f"#/{below}{route.screen}"


def shared_hash(link: str) -> str:
    """The hash that opens a shared game or position; `link` is what `rsg/play/link.py` writes."""
    return _SHARED + link


def shared_link(text: str) -> str | None:
    """The link in a text that holds such an address, such as a message; the last of several, None without one."""
    _, sign, behind = text.rpartition(_SHARED)
    return next(iter(behind.split()), "") if sign else None
