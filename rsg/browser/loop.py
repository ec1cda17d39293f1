"""The loop: an event becomes a message, the message a model, the model the page, and effects go out into the world.

`update` and `view` run inside one guard. When one of them raises, the last good model stays and a sheet says so.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections import deque
from collections.abc import Callable

import js
from pyodide.ffi import to_js

from rsg.app import effects as fx
from rsg.app.messages import Clock, Message, Replied
from rsg.app.model import Model
from rsg.app.update import update
from rsg.app.views import view
from rsg.browser import clock, handing
from rsg.browser.crash import Crash
from rsg.browser.engine import Engine
from rsg.browser.page import Page
from rsg.browser.sound import Speaker
from rsg.browser.storage import Storage

LOG_LENGTH = 60
MEASURE = "render"
"""Name of the performance entry of one view and patch."""
MEASURES_KEPT = 500


class Loop:
    """Holds the one model. `send` is the only way in."""

    def __init__(self, model: Model, page: Page, storage: Storage, crash: Crash) -> None:
        self.model = model
        self.page = page
        self.storage = storage
        self.crash = crash
        self.speaker = Speaker()
        self.engine = Engine(self._engine_line)
        self.activate_update: Callable[[], None] = lambda: None
        self.log: deque[str] = deque(maxlen=LOG_LENGTH)
        self._drawn = 0
        self._queue: deque[Message] = deque()
        self._busy = False
        self._focus = ""

    def send(self, message: Message) -> None:
        """Handles a message and all that follow from it at once, then draws once."""
        self._queue.append(message)
        if self._busy:
            return
        self._busy = True
        before = self.model
        try:
            self._step(Clock(*clock.now_and_today()))
            stamped = self.model
            while self._queue:
                self._step(self._queue.popleft())
            # Time alone shows nowhere, only a new day does.
            if self.model is not stamped or self.model.today != before.today or self._focus:
                self.draw()
        except Exception:
            self.model = before
            self.fail(traceback.format_exc())
        finally:
            self._queue.clear()
            self._busy = False

    def _step(self, message: Message) -> None:
        if not isinstance(message, Clock):
            self.log.append(repr(message)[:300])
        self.model, effects = update(self.model, message)
        self.carry_out(effects)

    def start(self, effects: tuple[fx.Effect, ...]) -> None:
        """Draws the first model and carries out its effects."""
        try:
            self.draw()
            self._busy = True
            self.carry_out(effects)
            self._busy = False
            if self._queue:
                self.send(self._queue.popleft())
            elif self._focus:
                self.draw()
        except Exception:
            self._busy = False
            self.fail(traceback.format_exc())

    def draw(self) -> None:
        """Draws the model; `make bench` reads the time it takes from the browser's performance entries."""
        started = js.performance.now()
        html = str(view(self.model))
        self.page.show(html, self.model.language, self._focus)
        self._focus = ""
        self._drawn += 1
        if self._drawn % MEASURES_KEPT == 0:
            js.performance.clearMeasures(MEASURE)
        js.performance.measure(MEASURE, to_js({"start": started}, dict_converter=js.Object.fromEntries))

    def fail(self, report: str) -> None:
        """Something of ours broke: the last good model stays, and the player can reload or take the data along."""
        self.crash.show(self.model.language, report, list(self.log))

    # --- effects ---------------------------------------------------------------------------------------------------

    def carry_out(self, effects: tuple[fx.Effect, ...]) -> None:
        """Does what `update` wanted done, in order."""
        for effect in effects:
            match effect:
                case fx.Save():
                    self._queue.append(self.storage.save(self.model.document))
                case fx.SetAside(text):
                    self.storage.set_aside(text)
                case fx.Ask(request):
                    self.engine.ask(json.dumps(request))
                case fx.StopEngine():
                    self.engine.stop()
                case fx.After(ms, message):
                    asyncio.get_running_loop().call_later(ms / 1000, self.send, message)
                case fx.Sound(name, step, after):
                    if self.model.settings.sound == "on":
                        self.speaker.play(name, step, after, int(self.model.settings.volume))
                case fx.Celebrate(kind):
                    if self.model.animated:
                        self.page.celebrate(kind)
                case fx.Focus(id):
                    self._focus = id
                case fx.GoTo(hash, replace):
                    self.page.go_to(hash, replace)
                case fx.CatchUp(message):
                    self._queue.append(self.storage.changed(self.model.document))
                    self._queue.append(message)
                case fx.ShareLink(hash):
                    handing.share(handing.address(hash), self.send)
                case fx.Copy(text):
                    handing.copy(text, self.send)
                case fx.SaveFile(name, text):
                    handing.download(name, text)
                case fx.PrintPage():
                    js.setTimeout(js.print, 0)
                case fx.ActivateUpdate():
                    self.activate_update()
                case _:
                    raise TypeError(f"nobody carries out {effect!r}")

    def _engine_line(self, line: str) -> None:
        self.send(Replied(json.loads(line)))
