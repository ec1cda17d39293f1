"""Sounds made by Web Audio, and felt where the device can: nothing is loaded, nothing comes before the first touch."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from rsg.browser.tunes import Note, notes, pulses

NOISE_SAMPLES = 1 << 15
QUIETEST = 0.0001
DRAWN_S = 0.05
"""After a tap, what it does is drawn by then."""
OPENING_S = 0.15
"""How long opening the audio device may take: in Chromium some 60 ms, in which nothing else happens."""


class Speaker:
    """Plays sounds once the browser allows it; without Web Audio it is silent."""

    def __init__(self) -> None:
        self._context: Any = None
        self._master: Any = None
        self._noise: Any = None
        self._woken = False

    def wake(self) -> None:
        """Call from a click or key: browsers allow sound only from then on."""
        if not self._woken:
            self._woken = True
            # Opening the audio device takes longer than a tap may: the stone comes first.
            asyncio.get_running_loop().call_later(DRAWN_S, self._open)
        elif self._context is not None and self._context.state == "suspended":
            self._context.resume()

    def _open(self) -> None:
        try:
            self._context = js.AudioContext.new()
        except (AttributeError, JsException):
            return  # no Web Audio, or no device: silence
        self._master = self._context.createGain()
        self._master.connect(self._context.destination)
        self._context.resume()

    def play(self, name: str, step: int, after_ms: int, volume: int, *, again: bool = True) -> None:
        """Plays a sound in so many milliseconds, at so many per cent of the full volume."""
        context = self._context
        if context is None or context.state != "running":
            if self._woken and again:  # the very first sounds wait for the device, once
                retry = partial(self.play, name, step, after_ms, volume, again=False)
                asyncio.get_running_loop().call_later(DRAWN_S + OPENING_S, retry)
            return
        # Loudness is heard as its square root, more or less.
        self._master.gain.value = (volume / 100) ** 2
        for note in notes(name, step):
            self._sound(context, note, context.currentTime + after_ms / 1000)
        if pattern := pulses(name):
            asyncio.get_running_loop().call_later(after_ms / 1000, _vibrate, pattern)

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


def _tone(context: Any, wave: str) -> tuple[Any, Any, Any]:
    oscillator = context.createOscillator()
    oscillator.type = wave
    return oscillator, oscillator.frequency, oscillator


def _vibrate(pattern: tuple[int, ...]) -> None:
    if hasattr(js.navigator, "vibrate"):
        js.navigator.vibrate(to_js(pattern))
