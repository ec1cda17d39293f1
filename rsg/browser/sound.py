"""Sounds made by Web Audio, and felt where the device can: nothing is loaded, nothing comes before the first touch."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js

from rsg.browser.tunes import Note, notes, pulses

NOISE_SAMPLES = 1 << 15
QUIETEST = 0.0001
SILENCE = "data:audio/wav;base64,UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQIAAACAgA=="
"""Two silent samples."""
ROUSED_S = 0.5
"""By then the browser's audio runs, or it is not waited for: a browser may load nothing that is not played."""
FRESH_S = 0.4
"""The first sounds wait for the audio to open; what would come later than this is not heard at all."""


class Speaker:
    """Plays sounds once the browser allows it; without Web Audio it is silent."""

    def __init__(self) -> None:
        self._context: Any = None
        self._master: Any = None
        self._noise: Any = None
        self._rousing: asyncio.Task[None] | None = None
        self._opening = False
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque(maxlen=32)  # it may never open

    def rouse(self) -> asyncio.Task[None]:
        """Has the browser start what plays sounds, aside; call when sounds are likely to come. Nothing is heard."""
        if self._rousing is None:
            self._rousing = asyncio.ensure_future(_rouse())
            self._rehearse()
        return self._rousing

    def _rehearse(self) -> None:
        """Plays where nobody hears it: what is done for the first time takes several times as long."""
        with suppress(AttributeError, JsException):
            context = js.OfflineAudioContext.new(1, 1, 44_100)
            self._master = context.destination
            for name in ("place", "flip"):
                for note in notes(name, 0):
                    self._sound(context, note, 0)
            self._noise = None

    def wake(self) -> None:
        """Call from a click or key: browsers allow sound only from then on."""
        if self._context is not None:
            if self._context.state != "running":
                self._context.resume()
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
        self._master = context.createGain()
        self._master.connect(context.destination)
        self._context = context
        context.addEventListener("statechange", create_proxy(lambda _: self._catch_up()))
        context.resume()

    def _catch_up(self) -> None:
        """Plays what waited for the audio to open."""
        if self._context.state == "running":
            waiting = list(self._waiting)
            self._waiting.clear()
            for since, play in waiting:
                if monotonic() - since < FRESH_S:
                    play()

    def play(self, name: str, step: int, after_ms: int, volume: int) -> None:
        """Plays a sound in so many milliseconds, at so many per cent of the full volume."""
        if pattern := pulses(name):
            asyncio.get_running_loop().call_later(after_ms / 1000, _vibrate, pattern)
        if self._context is None:
            self.wake()  # the click that brings this sound may be the first, or have turned sounds on
        play = partial(self._play, name, step, after_ms, volume)
        if self._context is not None and self._context.state == "running":
            play()
        elif self._opening:
            self._waiting.append((monotonic(), play))

    def _play(self, name: str, step: int, after_ms: int, volume: int) -> None:
        context = self._context
        # Loudness is heard as its square root, more or less.
        self._master.gain.value = (volume / 100) ** 2
        for note in notes(name, step):
            self._sound(context, note, context.currentTime + after_ms / 1000)

    def _sound(self, context: Any, note: Note, now: float) -> None:
        begin = now + note.start
        end = begin + note.length
        source, pitch, target = self._rush(context) if note.wave == "noise" else _tone(context, note.wave)
        gain = context.createGain()
        pitch.setValueAtTime(note.pitch, begin)
        if note.slide != 1:
            pitch.exponentialRampToValueAtTime(note.pitch * note.slide, end)
        gain.gain.setValueAtTime(QUIETEST, begin)
        gain.gain.exponentialRampToValueAtTime(note.loudness * 0.8, begin + min(0.01, note.length / 4))
        gain.gain.exponentialRampToValueAtTime(QUIETEST, end)
        target.connect(gain)
        gain.connect(self._master)
        source.start(begin)
        source.stop(end + 0.02)

    def _rush(self, context: Any) -> tuple[Any, Any, Any]:
        """Noise through a band: its source, the band's pitch, and where it comes out."""
        if self._noise is None:
            bits = js.Int8Array.new(NOISE_SAMPLES)
            js.crypto.getRandomValues(bits)
            self._noise = context.createBuffer(1, NOISE_SAMPLES, context.sampleRate)
            self._noise.copyToChannel(js.Float32Array.new(bits), 0)
        source, calm, band = context.createBufferSource(), context.createGain(), context.createBiquadFilter()
        source.buffer = self._noise
        source.loop = True
        calm.gain.value = 1 / 64  # from bytes to samples, and what the band takes away given back
        band.type = "bandpass"
        band.Q.value = 1.2
        source.connect(calm)
        calm.connect(band)
        return source, band.frequency, band


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


def _tone(context: Any, wave: str) -> tuple[Any, Any, Any]:
    oscillator = context.createOscillator()
    oscillator.type = wave
    return oscillator, oscillator.frequency, oscillator


def _vibrate(pattern: tuple[int, ...]) -> None:
    if _touched() and hasattr(js.navigator, "vibrate"):
        js.navigator.vibrate(to_js(pattern))
