"""What the catalogues of all languages share: how a message is found by its key, and numbers.

A catalogue is a class a language with the same public names: a message without arguments is a string
attribute, one with arguments a method that returns the string. A long page may be a catalogue of its own,
held as an attribute.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Date = tuple[int, int, int]
"""Year, month (from 1) and day."""
YearMonth = tuple[int, int]
"""Year and month (from 1)."""

MINUS = "\u2212"


class Catalog:
    """Base of the catalogues. mypy checks `t.resign` and `t.score(12, 3)`; `t("resign")` reads a key."""

    lang: str
    """The value of the attribute `lang`."""
    weekdays: Sequence[str]
    """Names of the weekdays from Sunday, as short as in the head of a calendar."""

    def __call__(self, key: str, *arguments: object) -> str:
        """The message with this key, for keys that are data (notices, levels, settings).

        Raises:
            KeyError: there is no such message.
            TypeError: it takes other arguments.
        """
        message = getattr(self, key, None)
        if key.startswith("_") or message is None or not (isinstance(message, str) or callable(message)):
            raise KeyError(key)
        if isinstance(message, str):
            if arguments:
                raise TypeError(f"{key} takes no arguments")
            return message
        return str(message(*arguments))

    def own(self, game: str, key: str, usual: str) -> str:
        """What a game says in place of a usual message: from the catalogue held under its name, if that has the key."""
        catalog = getattr(self, game, None)
        return catalog(key) if isinstance(catalog, Catalog) and hasattr(catalog, key) else usual

    def number(self, number: int) -> str:
        """A whole number, thousands apart: 1,234."""
        return f"{number:,}".replace("-", MINUS)

    def signed(self, number: int) -> str:
        """A difference with its sign: +5, \u22123, and 0 without one."""
        return f"+{number:,}" if number > 0 else self.number(number)

    def percent(self, part: int, whole: int) -> str:
        """A share, rounded half up to whole per cent; a dash where there is no whole."""
        return f"{(200 * part + whole) // (2 * whole)}%" if whole else "\u2013"

    def clock(self, seconds: float) -> str:
        """Time left as m:ss, rounded up, so that 0:00 means that there is none."""
        minutes, rest = divmod(max(0, math.ceil(seconds)), 60)
        return f"{minutes}:{rest:02}"
