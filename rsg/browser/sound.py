"""Sounds made by Web Audio: nothing is loaded, and nothing sounds before the person's first touch."""

from __future__ import annotations

from typing import Any

import js

# A note is (wave, frequency in Hz, start and length in s, loudness from 0 to 1).
Note = tuple[str, float, float, float, float]

PENTATONIC = (0, 2, 4, 7, 9)
"""Steps in semitones: flips that follow one another always sound well together."""


def notes(name: str, step: int) -> tuple[Note, ...]:
    """The notes of a sound; `step` raises the pitch of flips and the weight of captures."""
    if name == "flip":
        semitones = PENTATONIC[step % 5] + 12 * (step // 5)
        return (("triangle", 392.0 * 2 ** (min(semitones, 36) / 12), 0.0, 0.12, 0.35),)
    if name == "capture":
        return tuple(("sine", 220.0 * 2 ** (i * 5 / 12), 0.07 * i, 0.3, 0.4) for i in range(min(2 + step, 5)))
    fixed: dict[str, tuple[Note, ...]] = {
        "place": (("triangle", 196.0, 0.0, 0.09, 0.6), ("sine", 98.0, 0.0, 0.14, 0.7)),
        "call": (("sine", 523.25, 0.0, 0.18, 0.3), ("sine", 659.25, 0.1, 0.25, 0.3)),
        "win": tuple(
            ("triangle", f, 0.12 * i, 0.4, 0.4) for i, f in enumerate((523.25, 659.25, 783.99, 1046.5))
        ),
        "lose": tuple(("sine", f, 0.18 * i, 0.45, 0.35) for i, f in enumerate((392.0, 349.23, 293.66))),
        "draw": tuple(("sine", f, 0.18 * i, 0.4, 0.35) for i, f in enumerate((440.0, 440.0))),
    }
    return fixed.get(name, ())


class Speaker:
    """Plays sounds once the browser allows it; without Web Audio it is silent."""

    def __init__(self) -> None:
        self._context: Any = None

    def wake(self) -> None:
        """Call from a click or key: browsers allow sound only from then on."""
        maker = getattr(js, "AudioContext", None)
        if self._context is None and maker:
            self._context = maker.new()
        if self._context is not None and self._context.state == "suspended":
            self._context.resume()

    def play(self, name: str, step: int = 0, after_ms: int = 0) -> None:
        """Plays a sound in so many milliseconds."""
        context = self._context
        if context is None or context.state != "running":
            return
        for wave, frequency, start, length, loudness in notes(name, step):
            begin = context.currentTime + after_ms / 1000 + start
            oscillator, gain = context.createOscillator(), context.createGain()
            oscillator.type = wave
            oscillator.frequency.value = frequency
            gain.gain.setValueAtTime(0.0001, begin)
            gain.gain.exponentialRampToValueAtTime(loudness * 0.5, begin + 0.01)
            gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
            oscillator.connect(gain)
            gain.connect(context.destination)
            oscillator.start(begin)
            oscillator.stop(begin + length + 0.02)
