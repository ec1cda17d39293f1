"""When sounds may be heard, and felt where the device can: never before the first touch, and never late."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from time import monotonic

import js
from pyodide.ffi import JsException, create_proxy, to_js

from rsg.browser.instrument import Instrument
from rsg.browser.tunes import pulses

SILENCE = "data:audio/wav;base64,UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQIAAACAgA=="
"""Two silent samples."""
ROUSED_S = 0.5
"""By then the browser's audio runs, or it is not waited for: a browser may load nothing that is not played."""
FRESH_S = 0.4
"""The first sounds wait for the audio to open; what would come later than this is not heard at all."""

_Sound = tuple[str, int, int, int]
"""What an instrument plays: name, step, after so many milliseconds, volume."""


class Speaker:
    """Plays sounds once the browser allows it; without Web Audio it is silent."""

    def __init__(self) -> None:
        self._instrument: Instrument | None = None
        self._rousing: asyncio.Task[None] | None = None
        self._opening = False
        self._waiting: deque[tuple[float, _Sound]] = deque(maxlen=32)  # it may never open

    def rouse(self) -> asyncio.Task[None]:
        """Has the browser start what plays sounds, aside; call when sounds are likely to come. Nothing is heard."""
        if self._rousing is None:
            self._rousing = asyncio.ensure_future(_rouse())
        return self._rousing

    def wake(self) -> None:
        """Call from a click or key: browsers allow sound only from then on."""
        if self._instrument is not None:
            if not self._instrument.running:
                self._instrument.resume()
        elif not self._opening and _touched():
            self._opening = True
            rousing = self.rouse()
            if rousing.done():
                self._open()  # at once: some browsers allow it only in the very event
            else:
                rousing.add_done_callback(lambda _: self._open())

    def _open(self) -> None:
        try:
            context = js.AudioContext.new()
        except (AttributeError, JsException):
            return  # no Web Audio, or no device: silence
        self._instrument = instrument = Instrument(context)
        context.addEventListener("statechange", create_proxy(lambda _: self._catch_up(instrument)))
        instrument.resume()

    def _catch_up(self, instrument: Instrument) -> None:
        """Plays what waited for the audio to open."""
        if instrument.running:
            waiting = list(self._waiting)
            self._waiting.clear()
            for since, sound in waiting:
                if monotonic() - since < FRESH_S:
                    instrument.play(*sound)

    def play(self, name: str, step: int, after_ms: int, volume: int) -> None:
        """Plays a sound in so many milliseconds, at so many per cent of the full volume; its event has to `wake`."""
        if pattern := pulses(name):
            asyncio.get_running_loop().call_later(after_ms / 1000, _vibrate, pattern)
        if self._instrument is not None and self._instrument.running:
            self._instrument.play(name, step, after_ms, volume)
        elif self._opening:
            self._waiting.append((monotonic(), (name, step, after_ms, volume)))


async def _rouse() -> None:
    """Returns when the browser's audio runs, or cannot.

    Chromium starts the process that plays sounds when the first context is made, and the page stands still until it
    runs: some 60 ms. For an element that it may have to play it starts it aside.
    """
    with suppress(AttributeError, TimeoutError):  # no such element, or it loads nothing
        element = js.Audio.new()
        ready = asyncio.Event()
        done = create_proxy(lambda _: ready.set())
        element.oncanplaythrough = element.onerror = done
        element.preload = "auto"
        element.src = SILENCE
        await asyncio.wait_for(ready.wait(), ROUSED_S)


def _touched() -> bool:
    """Whether this may sound: a finger that came down may still scroll, and browsers wait until it leaves."""
    activation = getattr(js.navigator, "userActivation", None)
    return activation is None or bool(activation.hasBeenActive)


def _vibrate(pattern: tuple[int, ...]) -> None:
    if _touched() and hasattr(js.navigator, "vibrate"):
        js.navigator.vibrate(to_js(pattern))
