"""What a person can set, with the values that are known; everything is text, as it is stored."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, fields

from rsg.app.features import levels
from rsg.games import GAMES
from rsg.play.clock import CONTROLS
from rsg.progress.rows import MAIN, setting_key

PACES: Mapping[str, tuple[int, int]] = {"slow": (2500, 3500), "normal": (1000, 1500), "fast": (350, 550)}
"""A CPU's least time for a move, as a range in milliseconds."""

THEMES = ("green", "blue", "brown", "night", "pink", "orange", "red", "gray", "dark")
"""Themes of the board; their colours are in static/css/themes.css."""
BACKGROUNDS = ("cream", "ivory", "lime", "sky", "lavender", "peach", "yellow", "orange", "dark")
"""Backgrounds of the page, likewise."""

_ON_OFF = ("on", "off")
ALLOWED: Mapping[str, tuple[str, ...]] = {
    "language": ("", "ja", "en"),
    "sound": _ON_OFF,
    "volume": tuple(str(share) for share in range(10, 101, 10)),
    "praise": _ON_OFF,
    "handover": _ON_OFF,
    "rim": ("off", "4", "12"),
    "names": _ON_OFF,
    "theme": THEMES,
    "background": BACKGROUNDS,
    "tutorial": ("", "done"),
    "animations": _ON_OFF,
    "hints": _ON_OFF,
    "pace": tuple(PACES),
    "colour": ("black", "white"),
    "mode": ("cpu", "two"),
    "reverse": _ON_OFF,
    "casual": _ON_OFF,
    "clock": ("none", *CONTROLS),
    "seen_reverse": _ON_OFF,
    "seen_exams": _ON_OFF,
}
"""Allowed values by setting, where they are the same in all games (a level is not)."""
NAMES = ("name", "black_name", "white_name")
"""Settings that are free text, cleaned where they are set."""
OWN = ("tutorial", "hints", "pace", "colour", "level", "mode", "reverse", "casual", "clock")
"""Settings that each game has for itself; all others are shared."""


_NOTES = ("tutorial", "seen_reverse", "seen_exams")
"""Settings that nobody sees: what was read or finished."""


def shown_settings(stored: Container[str]) -> list[tuple[str, str]]:
    """Game and name of the settings with these stored keys, in their order, without those that nobody sees.

    What the games share is the main game's.
    """
    found: dict[str, tuple[str, str]] = {}
    for game in (MAIN, *GAMES):
        for name in _NAMES_OF_SETTINGS:
            if name not in _NOTES and (key := stored_key(game, name)) in stored:
                found.setdefault(key, (game, name))
    return list(found.values())


def allowed(game: str, key: str) -> tuple[str, ...]:
    """The values that a setting may have in a game; none for free text and for unknown keys."""
    return levels(game) if key == "level" else ALLOWED.get(key, ())


def stored_key(game: str, key: str) -> str:
    """The key under which a setting of a game is stored."""
    return setting_key(game, key) if key in OWN else key


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; an empty language means what the browser prefers, an empty name the default one.

    `volume` is in per cent; `rim` the number of labels around the board and `names` those in its cells; `tutorial`
    is `done` once the tutorial was finished or is not wanted. `level` may be locked: `Model.level` is the one that is
    played. `recent_names` is a JSON list of names; `seen_...` are the help sheets that were read.
    """

    language: str = ""
    sound: str = "on"
    volume: str = "70"
    praise: str = "on"
    handover: str = "on"
    rim: str = "off"
    names: str = "off"
    theme: str = "green"
    background: str = "cream"
    tutorial: str = ""
    animations: str = "on"
    hints: str = "on"
    pace: str = "normal"
    colour: str = "black"
    level: str = "Lv.1"
    name: str = ""
    mode: str = "cpu"
    reverse: str = "off"
    casual: str = "off"
    clock: str = "none"
    black_name: str = ""
    white_name: str = ""
    recent_names: str = ""
    seen_reverse: str = "off"
    seen_exams: str = "off"


def read_settings(stored: Mapping[str, str], game: str = MAIN) -> Settings:
    """The stored settings of a game; unknown keys and values that are not allowed give way to the defaults."""
    good = {"level": levels(game)[0]}
    for name in _NAMES_OF_SETTINGS:
        value, values = stored.get(stored_key(game, name)), allowed(game, name)
        if value is not None and (value in values or not values):
            good[name] = value
    return Settings(**good)


_NAMES_OF_SETTINGS = tuple(field.name for field in fields(Settings))
