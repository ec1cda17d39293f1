"""The loop: an event becomes a message, the message a model, the model the page, and effects go out into the world.

`update` and `view` run inside one guard. When one of them raises, the page stays as it was and a sheet says so.
"""

from __future__ import annotations

import asyncio
import json
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import js
from pyodide.ffi import create_proxy, to_js

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
        self._broken = False
        self._focus = ""
        self._once_drawn: deque[Callable[[], object]] = deque()
        self._stale = False
        self._frame = 0
        self._on_frame = create_proxy(self._draw_in_frame)

    def send(self, message: Message) -> None:
        """Handles a message and all that follow from it at once; the page shows it in its next frame."""
        if self._broken:
            return
        self._queue.append(message)
        if not self._busy:
            self._drain()

    def start(self, effects: tuple[fx.Effect, ...]) -> None:
        """Draws the first model, carries out its effects, and handles what they bring."""
        with self._guarded():
            self.draw()
            self.carry_out(effects)
        self._drain()

    def _drain(self) -> None:
        """Handles what waits. Whatever it comes to is drawn once, in the next frame."""
        with self._guarded():
            while self._queue and not self._broken:
                before = self.model
                self._step(Clock(*clock.now_and_today()))
                stamped = self.model
                while self._queue:
                    self._step(self._queue.popleft())
                # Time alone shows nowhere, only a new day does.
                if self.model is not stamped or self.model.today != before.today:
                    self._stale = True
        wanted = self._stale or self._focus or self._once_drawn
        if wanted and not self._frame and not self._broken:
            self._frame = js.requestAnimationFrame(self._on_frame)

    def settle(self) -> None:
        """Moves a focus that is to move at once: the next key is meant for where it goes."""
        if self._focus and self._frame and not self._busy:
            js.cancelAnimationFrame(self._frame)
            self._draw_in_frame(0)

    def _draw_in_frame(self, _: float) -> None:
        """Draws, then handles what drawing brought (a field that lost the focus)."""
        self._frame = 0
        with self._guarded():
            self.draw()
        self._drain()

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """What is sent meanwhile waits, and what breaks is told."""
        self._busy = True
        try:
            yield
        except Exception:
            self.fail(traceback.format_exc())
        finally:
            self._busy = False

    def _step(self, message: Message) -> None:
        if not isinstance(message, Clock):
            self.log.append(repr(message)[:300])
        self.model, effects = update(self.model, message)
        self.carry_out(effects)

    def draw(self) -> None:
        """Draws the model; `make bench` reads the time it takes from the browser's performance entries."""
        started = js.performance.now()
        html = str(view(self.model))
        self.page.show(html, self.model.language, self._focus)
        self._focus = ""
        self._stale = False
        while self._once_drawn:
            self._once_drawn.popleft()()
        self._drawn += 1
        if self._drawn % MEASURES_KEPT == 0:
            js.performance.clearMeasures(MEASURE)
        js.performance.measure(MEASURE, to_js({"start": started}, dict_converter=js.Object.fromEntries))

    def fail(self, report: str) -> None:
        """Something of ours broke: the page stays as it was drawn last and offers to be loaded again."""
        self._broken = True
        self._queue.clear()
        self.crash.show(self.model.language, report, list(self.log))

    # --- effects ---------------------------------------------------------------------------------------------------

    def carry_out(self, effects: tuple[fx.Effect, ...]) -> None:
        """Does what `update` wanted done, in order."""
        for effect in effects:
            match effect:
                case fx.Save(aside):
                    self._queue.append(self.storage.save(self.model.document, aside))
                case fx.Ask(request):
                    self.engine.ask(json.dumps(request))
                case fx.StopEngine():
                    self.engine.stop()
                case fx.After(ms, message):
                    asyncio.get_running_loop().call_later(ms / 1000, self.send, message)
                case fx.Sound() | fx.Celebrate():
                    self._decorate(effect)
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
                    self._once_drawn.append(lambda: js.setTimeout(js.print, 0))
                case fx.ActivateUpdate():
                    self.activate_update()
                case _:
                    raise TypeError(f"nobody carries out {effect!r}")

    def _decorate(self, effect: fx.Sound | fx.Celebrate) -> None:
        """Sounds and celebrates where the browser can; where it cannot, the game goes on without."""
        settings = self.model.settings
        try:
            match effect:
                case fx.Sound(name, step, after) if settings.sound == "on":
                    self.speaker.play(name, step, after, int(settings.volume))
                case fx.Celebrate(kind) if self.model.animated:
                    self.page.celebrate(kind)
        except Exception as error:
            self.log.append(f"{effect!r}: {error!r}"[:300])

    def _engine_line(self, line: str) -> None:
        self.send(Replied(json.loads(line)))
