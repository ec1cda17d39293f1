"""The sounds as numbers: what Web Audio plays and what a phone's motor does. Nothing here knows a browser."""

from __future__ import annotations

from typing import NamedTuple


class Note(NamedTuple):
    """One tone or one rush of noise.

    Attributes:
        wave: `sine`, `triangle`, `square`, `sawtooth`, or `noise`.
        pitch: in Hz; of noise the middle of the band that is let through.
        start, length: in seconds.
        loudness: from 0 to 1.
        slide: pitch at the end as a multiple of that at the start.
    """

    wave: str
    pitch: float
    start: float
    length: float
    loudness: float
    slide: float = 1.0


PENTATONIC = (0, 2, 4, 7, 9)
"""Steps in semitones: flips that follow one another always sound well together."""
HIGHEST = 36


def _tone(semitones: float, base: float = 261.63) -> float:
    return base * 2 ** (semitones / 12)


def _chord(start: float, length: float, loudness: float, *semitones: int) -> tuple[Note, ...]:
    return tuple(Note("triangle", _tone(step), start, length, loudness) for step in semitones)


_CLICK = (
    Note("noise", 2400, 0, 0.03, 0.5),
    Note("triangle", 210, 0, 0.09, 0.6, 0.7),
    Note("sine", 96, 0, 0.13, 0.7, 0.8),
)
_FIXED: dict[str, tuple[Note, ...]] = {
    # A stone set down on wood.
    "place": _CLICK,
    # A question: two notes that stay open.
    "call": (Note("sine", _tone(12), 0, 0.2, 0.3), Note("sine", _tone(19), 0.11, 0.34, 0.3)),
    "win": (
        *(Note("triangle", _tone(step), 0.12 * i, 0.36, 0.4) for i, step in enumerate((12, 16, 19))),
        *_chord(0.36, 0.9, 0.26, 12, 16, 19, 24),
    ),
    "lose": tuple(Note("sine", _tone(step), 0.19 * i, 0.5, 0.34) for i, step in enumerate((7, 5, 2, 0))),
    "draw": (Note("sine", _tone(9), 0, 0.35, 0.32), Note("sine", _tone(9), 0.24, 0.5, 0.32)),
    "praise": tuple(Note("sine", _tone(step), 0.06 * i, 0.3, 0.26) for i, step in enumerate((24, 28, 31))),
    # Trumpets, more or less.
    "fanfare": (
        *(Note("sawtooth", _tone(7), 0.13 * i, 0.1, 0.16) for i in range(3)),
        *(Note("sawtooth", _tone(step), 0.42, 0.7, 0.12) for step in (12, 16, 19)),
        *_chord(0.42, 1.1, 0.22, 12, 16, 19, 24),
    ),
    "warning": tuple(Note("square", 880, 0.16 * i, 0.07, 0.14) for i in range(2)),
    "wrong": (Note("sine", 170, 0, 0.16, 0.4, 0.75),),
    # Many hands, none at the same time.
    "applause": tuple(
        Note(
            "noise",
            900 + 230 * (i * 7 % 11),
            0.035 * i + 0.011 * (i * 5 % 3),
            0.06,
            0.1 + 0.22 * min(i, 50 - i, 12) / 12,
        )
        for i in range(50)
    ),
}
NAMES = ("flip", "capture", "big_capture", *_FIXED)

_FELT: dict[str, tuple[int, ...]] = {
    "place": (12,),
    "call": (8, 40, 8),
    "capture": (18, 30, 26),
    "big_capture": (25, 30, 35, 30, 60),
    "win": (30, 60, 30, 60, 80),
    "lose": (70,),
    "draw": (30, 60, 30),
    "fanfare": (30, 50, 30, 50, 30, 50, 120),
    "warning": (40, 60, 40),
    "wrong": (30,),
}


def notes(name: str, step: int = 0) -> tuple[Note, ...]:
    """The notes of a sound; `step` raises the pitch of a flip and the weight of a capture.

    Raises:
        KeyError: there is no such sound.
    """
    if name == "flip":
        semitones = min(PENTATONIC[step % 5] + 12 * (step // 5), HIGHEST)
        return (
            Note("triangle", _tone(7 + semitones), 0, 0.13, 0.36),
            Note("noise", 3200, 0, 0.02, 0.16),
        )
    if name in ("capture", "big_capture"):
        count = min(2 + step, 5) if name == "capture" else min(5 + step, 8)
        rise = tuple(Note("sine", 220.0 * 2 ** (i * 5 / 12), 0.07 * i, 0.32, 0.36) for i in range(count))
        return (*rise, Note("noise", 700, 0, 0.24, 0.26, 3.0))
    return _FIXED[name]


def pulses(name: str) -> tuple[int, ...]:
    """What the motor does: on, off, on ... in milliseconds; empty for sounds that are not felt."""
    return _FELT.get(name, ())
