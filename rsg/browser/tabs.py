"""This tab's name, and which other tabs live: each holds a web lock for as long as it does."""

from __future__ import annotations

import asyncio
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js
from pyscript.ffi import is_none

from rsg.browser.clock import random_name
from rsg.progress.check import is_identifier

KEY = "reverstargo.tab"
LOCK = "reverstargo.tab."


async def join() -> tuple[str, frozenset[str]]:
    """The tab's name (the same after a reload, another in a duplicated tab) and the names of the others that live.

    Where the browser refuses locks (a frame without storage, an address without https), nobody else is known.
    """
    name = _stored_name() or random_name()
    try:
        locks = js.navigator.locks
        if not await _hold(locks, name):
            name = random_name()
            await _hold(locks, name)
        held = (await locks.query()).held
    except (JsException, AttributeError):
        return name, frozenset()
    finally:
        _store_name(name)
    names = {str(lock.name).removeprefix(LOCK) for lock in held if str(lock.name).startswith(LOCK)}
    return name, frozenset(names - {name})


async def _hold(locks: Any, name: str) -> bool:
    """Takes the tab's lock until the page goes away; False if another tab holds it.

    Raises:
        JsException: the browser refuses locks.
    """
    granted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def use(lock: Any) -> Any:
        granted.set_result(not is_none(lock))
        return None if is_none(lock) else js.Promise.new(create_proxy(lambda *_: None))

    options = to_js({"ifAvailable": True}, dict_converter=js.Object.fromEntries)
    request = asyncio.ensure_future(locks.request(LOCK + name, options, create_proxy(use)))
    await asyncio.wait((granted, request), return_when=asyncio.FIRST_COMPLETED)
    if not granted.done():
        request.result()
    return granted.done() and granted.result()


def _stored_name() -> str:
    try:
        name = js.sessionStorage.getItem(KEY)
        return str(name) if not is_none(name) and is_identifier(str(name)) else ""
    except (JsException, AttributeError):
        return ""


def _store_name(name: str) -> None:
    try:
        js.sessionStorage.setItem(KEY, name)
    except (JsException, AttributeError):
        return
