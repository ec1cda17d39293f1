"""The sounds as numbers: all that are asked for exist, flips rise, nothing is louder than it may be."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from rsg.app import effects
from rsg.browser.tunes import NAMES, notes, pulses

APP = Path(__file__).parents[2] / "rsg" / "app"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("step", [0, 1, 36, 200])
def test_a_sound_can_be_played(name: str, step: int) -> None:
    for note in notes(name, step):
        assert note.wave in ("sine", "triangle", "square", "sawtooth", "noise")
        assert 40 <= note.pitch <= 12_000 and 40 <= note.pitch * note.slide <= 12_000
        assert note.start >= 0 and 0 < note.length <= 1.2 and 0 < note.loudness <= 1
    ends = [note.start + note.length for note in notes(name, step)]
    assert ends and max(ends) < 3


def test_each_flip_is_higher_than_the_one_before() -> None:
    pitches = [notes("flip", step)[0].pitch for step in range(16)]
    assert all(low < high for low, high in pairwise(pitches))


def test_more_prisoners_sound_richer() -> None:
    by_weight = [
        notes("capture", 1),
        notes("capture", 3),
        *(notes("big_capture", step) for step in (1, 2, 3)),
    ]
    assert all(len(less) < len(more) for less, more in pairwise(by_weight))


def test_no_other_sound() -> None:
    with pytest.raises(KeyError):
        notes("none")


def test_every_sound_that_the_page_asks_for_exists_and_is_documented() -> None:
    asked = {
        name
        for path in APP.rglob("*.py")
        for name in re.findall(r'Sound\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert asked and asked <= set(NAMES)
    assert set(NAMES) == set(re.findall(r"`(\w+)`", effects.Sound.__doc__ or "")) - {"after", "step"}


def test_what_is_felt_is_short() -> None:
    assert pulses("place") and not pulses("flip"), "a row of flips does not rattle"
    for name in NAMES:
        assert sum(pulses(name)) <= 500 and all(part > 0 for part in pulses(name))
