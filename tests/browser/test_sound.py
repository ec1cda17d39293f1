"""When sounds are heard: from the first touch on, the first one too, and never late."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from unittest.mock import MagicMock

import pytest

pytestmark = pytest.mark.native  # asyncio.run


MODULES = ("rsg.browser.instrument", "rsg.browser.sound")


def run(context: MagicMock) -> None:
    """The audio has opened."""
    context.state = "running"
    for call in context.addEventListener.call_args_list:
        call.args[1](None)


def tones(context: MagicMock) -> int:
    """How many were played so far."""
    return context.createOscillator.call_count


class Device:
    """The parts of `js` that sounds are made with; its audio process starts when asked, unless it is `deaf`."""

    def __init__(self) -> None:
        self.contexts: list[MagicMock] = []
        self.felt: list[object] = []
        self.deaf = False
        self.clock = 100.0
        self.activation = SimpleNamespace(hasBeenActive=False)
        self.js = ModuleType("js")
        self.js.navigator = SimpleNamespace(userActivation=self.activation, vibrate=self.felt.append)
        self.js.AudioContext = SimpleNamespace(new=self._context)
        self.js.Audio = SimpleNamespace(new=self._element)
        self.js.crypto = self.js.Int8Array = self.js.Float32Array = self.js.Object = MagicMock()
        self.js.AudioBuffer = MagicMock()

    def _context(self) -> MagicMock:
        self.contexts.append(MagicMock(state="suspended", currentTime=0.0, sampleRate=48_000))
        return self.contexts[-1]

    def _element(self) -> SimpleNamespace:
        element = SimpleNamespace()
        if not self.deaf:
            asyncio.get_running_loop().call_soon(lambda: element.oncanplaythrough(None))
        return element


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[Device]:
    made = Device()
    ffi = ModuleType("pyodide.ffi")
    ffi.create_proxy = lambda value: value
    ffi.to_js = lambda value, **_: value
    ffi.JsException = type("JsException", (Exception,), {})
    monkeypatch.setitem(sys.modules, "js", made.js)
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    made.instrument, made.sound = map(importlib.import_module, MODULES)
    monkeypatch.setattr(made.sound, "monotonic", lambda: made.clock)
    monkeypatch.setattr(made.sound, "ROUSED_S", 0.01)
    yield made
    for name in MODULES:
        sys.modules.pop(name)


def heard(device, tale) -> None:
    """Runs what happens to a speaker in an event loop."""
    asyncio.run(tale(device.sound.Speaker()))


def test_before_the_first_touch_nothing_is_opened_and_nothing_is_kept_for_later(device):
    async def tale(speaker):
        speaker.play("win", 0, 0, 100)
        speaker.wake()
        await speaker.rouse()
        await asyncio.sleep(0)
        assert not device.contexts and not device.felt
        device.activation.hasBeenActive = True
        speaker.wake()
        run(device.contexts[0])
        assert tones(device.contexts[0]) == 0

    heard(device, tale)


@pytest.mark.parametrize("roused", [True, False])
@pytest.mark.parametrize("deaf", [True, False])
def test_the_first_sound_is_heard_even_if_its_click_is_the_first_to_wake(device, roused, deaf):
    """As with a finger, whose click the page hears first, or where that click has turned sounds on."""
    device.deaf = deaf

    async def tale(speaker):
        if roused:
            await speaker.rouse()
        device.activation.hasBeenActive = True
        speaker.wake()
        speaker.play("place", 0, 0, 100)
        speaker.wake()
        await speaker.rouse()
        await asyncio.sleep(0)
        (context,) = device.contexts
        assert context.resume.called and tones(context) == 0
        run(context)
        assert tones(context) == 2
        speaker.play("place", 0, 0, 100)
        assert tones(context) == 4 and len(device.contexts) == 1
        await asyncio.sleep(0.01)
        assert device.felt == [(12,), (12,)]

    heard(device, tale)


def test_audio_that_opens_late_plays_what_is_fresh_alone(device):
    async def tale(speaker):
        await speaker.rouse()
        device.activation.hasBeenActive = True
        speaker.wake()
        for _ in range(100):
            speaker.play("place", 0, 0, 100)
        device.clock += device.sound.FRESH_S
        speaker.play("draw", 0, 0, 100)
        run(device.contexts[0])
        assert tones(device.contexts[0]) == 2, "the draw's"
        run(device.contexts[0])
        assert tones(device.contexts[0]) == 2, "once"

    heard(device, tale)


def test_what_the_browser_has_suspended_goes_on_with_the_next_touch(device):
    async def tale(speaker):
        await speaker.rouse()
        device.activation.hasBeenActive = True
        speaker.wake()
        (context,) = device.contexts
        run(context)
        context.state = "suspended"
        context.resume.reset_mock()
        speaker.wake()
        assert context.resume.call_count == 1 and len(device.contexts) == 1

    heard(device, tale)


def test_without_web_audio_the_game_is_silent(device):
    del device.js.AudioContext, device.js.Audio

    async def tale(speaker):
        device.activation.hasBeenActive = True
        await speaker.rouse()
        speaker.wake()
        for _ in range(100):
            speaker.play("place", 0, 0, 100)
        assert not device.contexts

    heard(device, tale)


def test_a_rehearsal_is_heard_nowhere(device):
    offline = MagicMock(currentTime=0.0, sampleRate=44_100)
    device.js.OfflineAudioContext = SimpleNamespace(new=lambda *_: offline)
    device.instrument.rehearse()
    assert tones(offline) > 2
    assert not device.contexts and not device.felt


def test_what_a_rehearsal_has_made_is_not_made_again_in_a_click(device):
    device.js.OfflineAudioContext = SimpleNamespace(new=lambda *_: MagicMock(currentTime=0.0))
    device.instrument.rehearse()
    assert device.js.AudioBuffer.new.call_count == 1

    async def tale(speaker):
        device.activation.hasBeenActive = True
        await speaker.rouse()
        speaker.wake()
        run(device.contexts[0])
        for name in device.instrument.FIRST_SOUNDS:
            speaker.play(name, 0, 0, 100)
        assert tones(device.contexts[0]) > 1

    heard(device, tale)
    assert device.js.AudioBuffer.new.call_count == 1


def test_without_web_audio_nothing_is_rehearsed(device):
    device.instrument.rehearse()
