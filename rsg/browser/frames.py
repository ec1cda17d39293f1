"""When the page is drawn: soon after what changes it, at most once a frame. Knows no browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

LATEST_S = 0.1
"""Browsers hold frames back in what they take for out of sight, such as a frame of another site: not for longer."""


class Timer(Protocol):
    """What `later` returns, as asyncio's `call_later` does."""

    def cancel(self) -> None:
        """It does not come any more."""


class Frames:
    """Drawing is a task of its own: neither the event's, nor the frame's, which lays out what was drawn."""

    def __init__(
        self,
        draw: Callable[[], None],
        settle: Callable[[], None],
        request: Callable[[], int],
        cancel: Callable[[int], None],
        later: Callable[[float, Callable[[], None]], Timer],
    ) -> None:
        """
        Args:
            draw: draws the page.
            settle: does with the frame what has it laid out.
            request: has `shown` called in the next frame; `cancel` takes what it returns back.
            later: calls a function in a task of its own in so many seconds.
        """
        self._draw, self._settle = draw, settle
        self._request, self._cancel, self._later = request, cancel, later
        self._wanted = False
        self._frame = 0
        self._late: Timer | None = None

    def want(self) -> None:
        """Has the page drawn, once for all who want it until then."""
        if not self._wanted:
            self._wanted = True
            if not self._frame:
                self._later(0, self.now)

    def now(self) -> None:
        """Draws at once what is wanted."""
        if self._wanted:
            self._wanted = False
            self._end()
            self._frame, self._late = self._request(), self._later(LATEST_S, self.shown)
            self._draw()

    def shown(self) -> None:
        """A frame has come since the last drawing, or none comes; what is wanted by now is drawn."""
        self._settle()
        self._end()
        if self._wanted:
            self._later(0, self.now)

    def _end(self) -> None:
        """Nothing is waited for any more."""
        if self._late:
            self._cancel(self._frame)
            self._late.cancel()
        self._frame, self._late = 0, None
