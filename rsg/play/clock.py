"""Clocks for two people: main time, then one byo-yomi period that each move refills. Times are milliseconds.

Pure: the time now comes in as an argument. At zero a side is marked and the game goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, TypeVar

T = TypeVar("T")

CONTROLS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "0-30": (0, 30_000),
        "3-30": (180_000, 30_000),
        "10-30": (600_000, 30_000),
        "15-60": (900_000, 60_000),
    }
)
"""Main time and byo-yomi period by name."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a side has left: the milliseconds shown, and whether these are byo-yomi; `over`: it was at zero once."""

    ms: int
    byoyomi: bool
    over: bool


@dataclass(frozen=True, slots=True)
class Clock:
    """Both sides' time. Build with `clock`.

    Attributes:
        control: a key of CONTROLS.
        main: main time left by seat.
        period: what is left of the byo-yomi period by seat.
        over: seats that were at zero once.
        running: the seat whose time runs; None while it stands.
        since: the time at which `main` and `period` were true, ms since the epoch.
    """

    control: str
    main: tuple[int, int]
    period: tuple[int, int]
    over: tuple[bool, bool] = (False, False)
    running: int | None = None
    since: int = 0

    def start(self, seat: int, now: int) -> Clock:
        """Lets a seat's time run from now on."""
        return replace(self.stop(now), running=seat, since=now)

    def stop(self, now: int) -> Clock:
        """Lets nobody's time run; what has passed is taken off."""
        if self.running is None:
            return self
        seat, left = self.running, self._left(self.running, now)
        return replace(
            self,
            main=_with(self.main, seat, left[0]),
            period=_with(self.period, seat, left[1]),
            over=_with(self.over, seat, self.over[seat] or not sum(left)),
            running=None,
        )

    def moved(self, seat: int, now: int) -> Clock:
        """Stops after this seat's move, which refills its period; who was at zero has no time any more."""
        stopped = self.stop(now)
        if stopped.over[seat]:
            return stopped
        return replace(stopped, period=_with(stopped.period, seat, CONTROLS[self.control][1]))

    def left(self, seat: int, now: int) -> Left:
        """What a seat has left now."""
        main, period = self._left(seat, now)
        over = self.over[seat] or not (main or period)
        return Left(main or (0 if over else period), not main, over)

    def _left(self, seat: int, now: int) -> tuple[int, int]:
        main, period = self.main[seat], self.period[seat]
        if self.running == seat:
            # A clock that was set back gives no time.
            passed = max(0, now - self.since)
            return max(0, main - passed), max(0, period - max(0, passed - main))
        return main, period

    def dump(self) -> dict[str, Any]:
        """As JSON values; `restore_clock` is the inverse."""
        return {
            "control": self.control,
            "main": list(self.main),
            "period": list(self.period),
            "over": list(self.over),
            "running": self.running,
            "since": self.since,
        }


def clock(control: str) -> Clock | None:
    """A fresh clock; None for a control that there is none of, such as `none`."""
    if control not in CONTROLS:
        return None
    main, period = CONTROLS[control]
    return Clock(control, (main, main), (period, period))


def restore_clock(stored: Mapping[str, Any]) -> Clock:
    """Reads what `dump` wrote.

    Raises:
        ValueError, KeyError, TypeError: it is not as `dump` writes it.
    """
    if stored["control"] not in CONTROLS:
        raise ValueError("no such clock")
    (a, b), (c, d), (e, f) = stored["main"], stored["period"], stored["over"]
    running = stored["running"]
    if running not in (None, 0, 1):
        raise ValueError("no such seat")
    return Clock(
        str(stored["control"]),
        (int(a), int(b)),
        (int(c), int(d)),
        (bool(e), bool(f)),
        running,
        int(stored["since"]),
    )


def _with(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
