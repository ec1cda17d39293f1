"""The engine as the page has it: asked by `Client`'s policy, running in workers that PyScript starts.

The worker's Python wakes from the same snapshot as the page's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException
from pyscript import config, create_named_worker

from rsg.browser.client import Client, LostError
from rsg.browser.slices import LocalDesk


class Engine(Client):
    """`ask(line)` and `stop()`; every request ends in a reply. `start()` it after the first paint."""

    def __init__(self, on_reply: Callable[[str], None]) -> None:
        super().__init__(on_reply, hire, terminate, LocalDesk())


class NamedWorker:
    """A running worker. A name is used once: PyScript would hand out the dead one again."""

    def __init__(self, name: str, sync: Any) -> None:
        self._name = name
        self._sync = sync

    async def exchange(self, line: str) -> str:
        """Calls the worker's `exchange`; never settles when it is dead. Raises LostError when it reports a fault."""
        try:
            return str(await self._sync.exchange(line))
        except JsException as error:
            raise LostError(str(error)) from error

    def terminate(self) -> None:
        """Ends the worker, whatever it is doing."""
        terminate(self._name)


async def hire(name: str) -> NamedWorker:
    """Starts a worker. May never settle: give it a time-out, then `terminate(name)`.

    Raises:
        LostError: its file is not to be had (PyScript would wait for ever), or its Python does not start.
    """
    try:
        if not (await js.fetch(config["worker"])).ok:
            raise LostError("the worker's file is missing")
        worker = NamedWorker(name, await create_named_worker(config["worker"], name))
        _script(name).dataset.ready = ""
        return worker
    except JsException as error:
        raise LostError(str(error)) from error


def terminate(name: str) -> None:
    """Ends the worker of this name, started or not, and takes its element out of the page."""
    script = _script(name)
    if script:
        if getattr(script, "xworker", None):
            script.xworker.terminate()
        script.remove()


def _script(name: str) -> Any:
    """The element that PyScript started the worker of this name with."""
    return js.document.querySelector(f'script[name="{name}"]')
