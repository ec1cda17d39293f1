"""From the page as it stands to the running loop: read what the browser knows, draw the first model, then listen."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

from rsg.app.messages import Clock, Environment, Stored
from rsg.app.start import Boot, initial
from rsg.browser import tabs
from rsg.browser.clock import now_and_today, random_bits
from rsg.browser.crash import Crash
from rsg.browser.listener import Listener
from rsg.browser.loop import Loop
from rsg.browser.page import Page
from rsg.browser.storage import Storage
from rsg.progress.storage import KEY

CLOCK_MS = 30_000


async def start(patch: Any, celebrate: Any) -> Loop:
    """Starts the game on the page.

    `patch(element, html)` is the vendored morphing with our options, `celebrate(kind)` lets confetti fall.
    """
    storage = Storage()
    tab, alive = await tabs.join()
    # Last: from here to the listeners nothing waits, so that no other tab's write is missed.
    stored = storage.read()
    crash = Crash(storage)
    try:
        model, effects = initial(_boot(stored, storage.writer(), tab, alive))
    except Exception:
        crash.show(js.document.documentElement.lang, traceback.format_exc(), [])
        raise
    loop = Loop(model, Page(patch, celebrate), storage, crash)
    loop.start(effects)
    _listen(loop, storage)
    js.document.documentElement.dataset.python = "ready"
    return loop


def _boot(stored: Stored, writer: str, tab: str, alive: frozenset[str]) -> Boot:
    now, today = now_and_today()
    shell = js.document.getElementById("app")
    return Boot(
        now=now,
        today=today,
        seed=random_bits(),
        writer=writer,
        tab=tab,
        tabs_alive=alive,
        document=stored.document,
        storage=stored.problem,
        set_aside=stored.set_aside,
        languages=tuple(str(language) for language in js.navigator.languages),
        reduced_motion=bool(_motion_query().matches),
        embedded=bool(js.self.top != js.self),
        hash=str(js.location.hash),
        early_tap=str(shell.getAttribute("data-tap") or ""),
        early_touch=bool(shell.hasAttribute("data-touch")),
        crashed=stored.document.crashes_at_start,
    )


def _motion_query() -> Any:
    return js.matchMedia("(prefers-reduced-motion: reduce)")


def _listen(loop: Loop, storage: Storage) -> None:
    """Hears the person, other tabs, the browser's preferences and the clock; each inside the guard."""

    def guard(handler: Callable[[Any], None]) -> Callable[[Any], None]:
        def guarded(event: Any) -> None:
            try:
                handler(event)
            except Exception:
                loop.fail(traceback.format_exc())

        return guarded

    def on_storage(event: Any) -> None:
        if event.key == KEY:
            loop.send(storage.changed(loop.model.document))

    def on_visible(_: Any) -> None:
        loop.send(Clock(*now_and_today()))  # a page looked at again may show another day

    def on_clock() -> None:
        # Only a new day changes what is shown; every message brings the time along anyway.
        now, today = now_and_today()
        if today != loop.model.today:
            loop.send(Clock(now, today))
        asyncio.get_running_loop().call_later(CLOCK_MS / 1000, on_clock)

    Listener(loop.send, loop.settle, loop.redraw).listen(guard)
    query = _motion_query()
    query.addEventListener(
        "change", create_proxy(guard(lambda _: loop.send(Environment(bool(query.matches)))))
    )
    js.addEventListener("storage", create_proxy(guard(on_storage)))
    js.document.addEventListener("visibilitychange", create_proxy(guard(on_visible)))
    for name in ("pointerdown", "keydown", "click"):
        js.document.addEventListener(
            name, create_proxy(lambda _: loop.speaker.wake() if loop.audible else None), True
        )
    on_clock()
