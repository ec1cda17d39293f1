"""The browser's time and the player's local calendar day (Pyodide knows no time zones)."""

from __future__ import annotations

import js

from rsg.progress.calendar import Day


def now_and_today() -> tuple[int, Day]:
    """Milliseconds since the epoch, and the local day."""
    date = js.Date.new()
    year, month, day = int(date.getFullYear()), int(date.getMonth()) + 1, int(date.getDate())
    return int(date.getTime()), Day.nearest(year, month, day)


def random_bits() -> int:
    """64 random bits from the browser."""
    words = js.Uint32Array.new(2)
    js.crypto.getRandomValues(words)
    return int(words[0]) << 32 | int(words[1])


def random_name() -> str:
    """A random name of 16 hexadecimal digits."""
    return f"{random_bits():016x}"
