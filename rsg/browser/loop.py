"""The loop: an event becomes a message, the message a model, the model the page, and effects go out into the world.

`update` and `view` run inside one guard. When one of them raises, the page stays as it was and a sheet says so.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import traceback
from collections import deque
from collections.abc import Callable

import js
from pyodide.ffi import create_proxy, to_js

from rsg.app import effects as fx
from rsg.app.messages import Clock, Message, Replied
from rsg.app.model import Model
from rsg.app.runner import Runner
from rsg.app.views import title, view
from rsg.browser import clock, handing
from rsg.browser.crash import Crash
from rsg.browser.engine import Engine
from rsg.browser.frames import Frames
from rsg.browser.page import Page
from rsg.browser.sound import Speaker
from rsg.browser.storage import Storage

LOG_LENGTH = 60
MEASURE = "render"
"""Name of the performance entry of one view and patch."""
MEASURES_KEPT = 500


class Loop:
    """`send` is the only way in, and drawing, at most once a frame, the only way out."""

    def __init__(self, model: Model, page: Page, storage: Storage, crash: Crash) -> None:
        self._runner = Runner(model, lambda: Clock(*clock.now_and_today()), self.carry_out)
        self.page = page
        self.storage = storage
        self.crash = crash
        self.speaker = Speaker()
        self.engine = Engine(self._engine_line)
        self.activate_update: Callable[[], None] = lambda: None
        self.log: deque[str] = deque(maxlen=LOG_LENGTH)
        self._shown: Model | None = None
        self._drawn = 0
        self._broken = False
        self._focus = ""
        self._once_drawn: deque[Callable[[], object]] = deque()
        on_frame = create_proxy(lambda _: self._frames.shown())
        self._frames: Frames = Frames(
            lambda: self._guarded(self.draw),
            lambda: self._guarded(self.page.settle),
            lambda: js.requestAnimationFrame(on_frame),
            js.cancelAnimationFrame,
            asyncio.get_running_loop().call_later,
        )

    @property
    def audible(self) -> bool:
        """Whether sounds are wanted."""
        return self.model.settings.sound == "on"

    @property
    def model(self) -> Model:
        """The one model, as it is now; the page shows it soon."""
        return self._runner.model

    def send(self, message: Message) -> None:
        """Handles a message and all that follow from it at once."""
        if not self._broken:
            self.log.append(repr(message)[:300])
            self._guarded(lambda: self._runner.send(message))

    def start(self, effects: tuple[fx.Effect, ...]) -> None:
        """Draws the first model, carries out its effects, and handles what they bring."""
        self._guarded(self.draw)
        self._guarded(self.page.settle)
        self._guarded(lambda: self._runner.start(effects))

    def settle(self) -> None:
        """Moves a focus that is to move at once: the next key is meant for where it goes."""
        if self._focus:
            self._frames.now()
        self._guarded(self.page.settle)

    def redraw(self) -> None:
        """Draws once more what is shown, soon."""
        self._shown = None
        self._guarded(lambda: None)

    def _guarded(self, work: Callable[[], None]) -> None:
        """Whatever work comes to is drawn soon; what breaks is told, and after it the page stays as it is."""
        if self._broken:
            return
        try:
            work()
        except Exception:
            self.fail(traceback.format_exc())
        if not self._broken and (self._focus or self._once_drawn or self._stale):
            self._frames.want()

    @property
    def _stale(self) -> bool:
        """Whether the page shows another model. Time alone shows nowhere, only a new day does."""
        shown = self._shown
        return shown is None or dataclasses.replace(self.model, now=shown.now) != shown

    def draw(self) -> None:
        """Draws the model; `make bench` reads the time it takes from the browser's performance entries."""
        started = js.performance.now()
        # Patching may bring messages at once (a field that loses the focus): they are drawn after the next frame.
        self._shown, focus, self._focus = self.model, self._focus, ""
        self.page.show(str(view(self._shown)), self._shown.language, title(self._shown), focus)
        while self._once_drawn:
            self._once_drawn.popleft()()
        self._drawn += 1
        if self._drawn % MEASURES_KEPT == 0:
            js.performance.clearMeasures(MEASURE)
        js.performance.measure(MEASURE, to_js({"start": started}, dict_converter=js.Object.fromEntries))

    def fail(self, report: str) -> None:
        """Something of ours broke: the page stays as it was drawn last and offers to be loaded again."""
        self._broken = True
        self.crash.show(self.model.language, report, list(self.log))

    # --- effects ---------------------------------------------------------------------------------------------------

    def carry_out(self, effect: fx.Effect) -> None:
        """Does what `update` wanted done; what comes of it at once is sent."""
        match effect:
            case fx.Save(aside):
                self.send(self.storage.save(self.model.document, aside))
            case fx.Ask(request):
                self.engine.ask(json.dumps(request))
            case fx.StopEngine():
                self.engine.stop()
            case fx.After(ms, message):
                asyncio.get_running_loop().call_later(ms / 1000, self.send, message)
            case fx.Sound():
                self._sound(effect)
            case fx.Celebrate(kind):
                if self.model.animated:
                    self._once_drawn.append(lambda: self.page.celebrate(kind))
            case fx.Focus(id):
                self._focus = id
            case fx.GoTo(hash, replace):
                self.page.go_to(hash, replace)
            case fx.CatchUp(message):
                self.send(self.storage.changed(self.model.document))
                self.send(message)
            case fx.ShareLink(hash):
                handing.share(handing.address(hash), self.send)
            case fx.Copy(text, what):
                handing.copy(text, what, self.send)
            case fx.SaveFile(name, text):
                handing.download(name, text)
            case fx.PrintPage():
                self._once_drawn.append(lambda: js.setTimeout(js.print, 0))
            case fx.ActivateUpdate():
                self.activate_update()
            case _:
                raise TypeError(f"nobody carries out {effect!r}")

    def _sound(self, sound: fx.Sound) -> None:
        """Sounds in a task of its own: the click that brings it has enough to do."""
        if self.audible:
            self.speaker.wake()  # in the very click, which may be the first or have turned sounds on
            asyncio.get_running_loop().call_soon(self._play, sound)

    def _play(self, sound: fx.Sound) -> None:
        """Sounds where the browser can; where it cannot, the game goes on without."""
        try:
            self.speaker.play(sound.name, sound.step, sound.after, int(self.model.settings.volume))
        except Exception as error:
            self.log.append(f"{sound!r}: {error!r}"[:300])

    def _engine_line(self, line: str) -> None:
        self.send(Replied(json.loads(line)))
