"""The engine as the page has it: asked by `Client`'s policy, running in workers that PyScript starts.

The worker's Python wakes from the same snapshot as the page's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy
from pyscript import config, create_named_worker
from pyscript.ffi import is_none

from rsg.browser.client import Client, LostError
from rsg.browser.slices import LocalDesk


class Engine(Client):
    """`ask(line)` and `stop()`; every request ends in a reply. `start()` it after the first paint."""

    def __init__(self, on_reply: Callable[[str], None]) -> None:
        super().__init__(on_reply, hire, terminate, LocalDesk())


class NamedWorker:
    """A running worker. A name is used once: PyScript would hand out the dead one again."""

    def __init__(self, name: str, sync: Any, failed: asyncio.Future[Any]) -> None:
        self._name = name
        self._sync = sync
        self._failed = failed

    async def exchange(self, line: str) -> str:
        """Calls the worker's `exchange`. Never settles when the worker was ended; raises LostError when it fails."""
        return str(await _unless(self._failed, self._sync.exchange(line)))

    def terminate(self) -> None:
        """Ends the worker, whatever it is doing."""
        terminate(self._name)


async def hire(name: str) -> NamedWorker:
    """Starts a worker. May never settle: give it a time-out, then `terminate(name)`.

    Raises:
        LostError: its file is not to be had (PyScript would wait for ever), the browser refuses it, or its Python does
            not start.
    """
    if js.origin == "null":
        raise LostError("a sandboxed frame, where no worker may load its modules")
    failed: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    if not (await _unless(failed, js.fetch(config["worker"]))).ok:
        raise LostError("the worker's file is missing")
    starting = asyncio.ensure_future(create_named_worker(config["worker"], name))
    try:
        for _ in range(100):  # PyScript makes the worker some turns after its element
            await asyncio.sleep(0.01)
            worker = getattr(_script(name), "xworker", None)
            if worker or starting.done():
                break
        if worker:
            worker.addEventListener("error", create_proxy(lambda _: failed.cancel()))
        sync = await _unless(failed, starting)
    finally:
        starting.cancel()
    _script(name).dataset.ready = ""
    return NamedWorker(name, sync, failed)


def terminate(name: str) -> None:
    """Ends the worker of this name, started or not, and takes its element out of the page."""
    script = _script(name)
    if script:
        if getattr(script, "xworker", None):
            script.xworker.terminate()
        script.remove()


def _script(name: str) -> Any:
    """The element that PyScript started the worker of this name with, or None."""
    script = js.document.querySelector(f'script[name="{name}"]')
    return None if is_none(script) else script


async def _unless(failed: asyncio.Future[Any], call: Awaitable[Any]) -> Any:
    """What the call returns, unless the worker fails first. Raises LostError."""
    task = asyncio.ensure_future(call)
    try:
        await asyncio.wait({task, failed}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise LostError("the worker failed")
        return task.result()
    except JsException as error:
        raise LostError(str(error)) from error
    finally:
        task.cancel()
