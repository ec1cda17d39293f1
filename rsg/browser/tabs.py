"""This tab's name, and which other tabs live: each holds a web lock for as long as it does."""

from __future__ import annotations

import asyncio
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy, to_js
from pyscript.ffi import is_none

from rsg.browser.clock import random_name

KEY = "reverstargo.tab"
LOCK = "reverstargo.tab."


async def join() -> tuple[str, frozenset[str]]:
    """The tab's name (the same after a reload, another in a duplicated tab) and the names of the others that live."""
    name = _stored_name() or random_name()
    locks = _locks()
    if locks is None:
        return name, frozenset()
    if not await _hold(locks, name):
        name = random_name()
        await _hold(locks, name)
    _store_name(name)
    try:
        held = (await locks.query()).held
    except JsException:
        return name, frozenset()
    names = {str(lock.name).removeprefix(LOCK) for lock in held if str(lock.name).startswith(LOCK)}
    return name, frozenset(names - {name})


def _locks() -> Any:
    try:
        locks = getattr(js.navigator, "locks", None)
    except JsException:
        return None
    return locks or None


async def _hold(locks: Any, name: str) -> bool:
    """Takes the tab's lock until the page goes away; False if another tab holds it."""
    taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def granted(lock: Any) -> Any:
        taken.set_result(not is_none(lock))
        return None if is_none(lock) else js.Promise.new(create_proxy(lambda *_: None))

    options = to_js({"ifAvailable": True}, dict_converter=js.Object.fromEntries)
    try:
        locks.request(LOCK + name, options, create_proxy(granted))
        return await asyncio.wait_for(taken, 1)
    except (JsException, TimeoutError):
        return True


def _stored_name() -> str:
    try:
        name = js.sessionStorage.getItem(KEY)
        return "" if is_none(name) else str(name)
    except (JsException, AttributeError):
        return ""


def _store_name(name: str) -> None:
    try:
        js.sessionStorage.setItem(KEY, name)
    except (JsException, AttributeError):
        return
