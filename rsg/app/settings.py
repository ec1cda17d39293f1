"""What a person can set, with the values that are known; everything is text, as it is stored."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

LEVELS = ("Lv.1", "Lv.2", "Lv.3", "Lv.4", "Lv.5", "MAX", "FINAL")
PACES: Mapping[str, tuple[int, int]] = {"slow": (2500, 3500), "normal": (1000, 1500), "fast": (350, 550)}
"""A CPU's least time for a move, as a range in milliseconds."""

_ON_OFF = ("on", "off")
ALLOWED: Mapping[str, tuple[str, ...]] = {
    "language": ("", "ja", "en"),
    "sound": _ON_OFF,
    "animations": _ON_OFF,
    "hints": _ON_OFF,
    "pace": tuple(PACES),
    "colour": ("black", "white"),
    "level": LEVELS,
}
"""Allowed values by setting; `name` is free text and cleaned where it is set."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; an empty language means what the browser prefers, an empty name the default one."""

    language: str = ""
    sound: str = "on"
    animations: str = "on"
    hints: str = "on"
    pace: str = "normal"
    colour: str = "black"
    level: str = "Lv.1"
    name: str = ""


def read_settings(stored: Mapping[str, object]) -> Settings:
    """The stored settings; unknown keys and values that are not allowed give way to the defaults."""
    known = {field.name for field in fields(Settings)}
    good = {
        key: value
        for key, value in stored.items()
        if key in known and isinstance(value, str) and (key not in ALLOWED or value in ALLOWED[key])
    }
    return Settings(**good)
