"""What plays the notes of a sound by Web Audio: nothing is loaded, all is made."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from rsg.browser.tunes import Note, notes

NOISE_SAMPLES = 1 << 15
NOISE_HZ = 44_100
QUIETEST = 0.0001
FIRST_SOUNDS = ("place", "flip")


class Instrument:
    """Plays sounds into one audio context of the browser."""

    def __init__(self, context: Any) -> None:
        self._context = context
        self._master = context.createGain()
        self._master.connect(context.destination)

    @property
    def running(self) -> bool:
        """Whether what it plays is heard now."""
        return bool(self._context.state == "running")

    def resume(self) -> None:
        """Has it heard, as soon as the browser allows."""
        self._context.resume()

    def play(self, name: str, step: int, after_ms: int, volume: int) -> None:
        """Plays the `notes` of a sound in so many milliseconds, at so many per cent of the full volume."""
        # Loudness is heard as its square root, more or less.
        self._master.gain.value = (volume / 100) ** 2
        now = self._context.currentTime + after_ms / 1000
        for note in notes(name, step):
            self._play(note, now)

    def _play(self, note: Note, now: float) -> None:
        begin = now + note.start
        end = begin + note.length
        source, pitch, target = self._rush() if note.wave == "noise" else self._tone(note.wave)
        gain = self._context.createGain()
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

    def _tone(self, wave: str) -> tuple[Any, Any, Any]:
        """A tone: its source, its pitch, and where it comes out."""
        oscillator = self._context.createOscillator()
        oscillator.type = wave
        return oscillator, oscillator.frequency, oscillator

    def _rush(self) -> tuple[Any, Any, Any]:
        """Noise through a band: its source, the band's pitch, and where it comes out."""
        context = self._context
        source, calm, band = context.createBufferSource(), context.createGain(), context.createBiquadFilter()
        source.buffer = _noise()
        source.loop = True
        calm.gain.value = 1 / 64  # from bytes to samples, and what the band takes away given back
        band.type = "bandpass"
        band.Q.value = 1.2
        source.connect(calm)
        calm.connect(band)
        return source, band.frequency, band


@cache
def _noise() -> Any:
    """Bytes at random as samples, for every context."""
    noise = js.AudioBuffer.new(
        to_js({"length": NOISE_SAMPLES, "sampleRate": NOISE_HZ}, dict_converter=js.Object.fromEntries)
    )
    bits = js.Int8Array.new(NOISE_SAMPLES)
    js.crypto.getRandomValues(bits)
    noise.copyToChannel(js.Float32Array.new(bits), 0)
    return noise


def rehearse() -> None:
    """Plays the first sounds where nobody hears them: what is done for the first time takes several times as long."""
    with suppress(AttributeError, JsException):  # no Web Audio
        instrument = Instrument(js.OfflineAudioContext.new(1, 1, NOISE_HZ))
        for name in FIRST_SOUNDS:
            instrument.play(name, 0, 0, 100)
