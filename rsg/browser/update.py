"""The site kept for later by its service worker, and a newer build: known when it waits, taken when one wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy
from pyscript.ffi import is_none


class Updates:
    """Has the site kept by a service worker, and watches for a newer build.

    Does nothing where the browser has no service workers (plain http) or refuses ours.
    """

    def __init__(self, on_waiting: Callable[[], None]) -> None:
        """`on_waiting` is called, once a build, when it is complete and waits for the tabs of this one to close."""
        self._on_waiting = on_waiting
        self._registration: Any = None
        self._applying = False

    async def watch(self) -> None:
        """Has the site kept, and begins to watch once it is."""
        container: Any = getattr(js.navigator, "serviceWorker", None)
        if is_none(container):
            return
        try:
            await container.register("sw.js")
        except JsException:
            return
        self._registration = await container.ready
        container.addEventListener("controllerchange", create_proxy(self._on_change))
        self._registration.addEventListener("updatefound", create_proxy(self._on_found))
        self._look()
        self._on_found()

    def activate(self) -> None:
        """Takes the waiting build: the page loads anew as soon as it is in charge."""
        if self._registration is not None and not is_none(self._registration.waiting):
            self._applying = True
            self._registration.waiting.postMessage("activate")
        else:
            js.location.reload()

    def _on_found(self, _: Any = None) -> None:
        installing = self._registration.installing
        if not is_none(installing):
            installing.addEventListener("statechange", create_proxy(self._look))

    def _look(self, _: Any = None) -> None:
        if not is_none(self._registration.waiting) and not is_none(js.navigator.serviceWorker.controller):
            self._on_waiting()

    def _on_change(self, _: Any) -> None:
        if self._applying:
            js.location.reload()
