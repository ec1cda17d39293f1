"""Texts that leave the page and come in: copied, handed to the device's sharing, saved as a file, read from one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import JsException, to_js
from pyscript.ffi import is_none

from rsg.app.study_messages import Copied

LARGEST_FILE = 8_000_000
"""Bytes of a file that is still read."""
_tasks: set[asyncio.Task[None]] = set()


def address(hash: str) -> str:
    """The page's address with another hash."""
    return str(js.location.href).split("#")[0] + hash


def share(text: str, send: Callable[[Copied], None]) -> None:
    """Hands a link to the device's sharing where it is made for that (by touch), else copies it."""
    touch = bool(js.matchMedia("(pointer: coarse)").matches)
    if not touch or getattr(js.navigator, "share", None) is None:
        copy(text, "link", send)
        return
    try:
        shared = js.navigator.share(to_js({"url": text}, dict_converter=js.Object.fromEntries))
    except (JsException, AttributeError):
        copy(text, "link", send)
        return

    async def wait() -> None:
        try:
            await shared
        except JsException as error:
            if "Abort" not in str(error):  # whoever closes the device's sheet wants nothing more
                send(Copied(text, "link", done=False))
                return
        send(Copied(text, "link", done=True, shared=True))

    _run(wait())


def copy(text: str, what: str, send: Callable[[Copied], None]) -> None:
    """Copies a text; `what` it is, as `Copied` says. The browser may refuse (some frames): then the page shows it."""
    try:
        # Called at once: browsers allow it only inside the person's click.
        written = js.navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        send(Copied(text, what, done=False))
        return

    async def wait() -> None:
        try:
            await written
        except JsException:
            send(Copied(text, what, done=False))
            return
        send(Copied(text, what, done=True))

    _run(wait())


def download(name: str, text: str) -> None:
    """Offers a text as a file."""
    link = js.document.createElement("a")
    link.href = js.URL.createObjectURL(js.Blob.new([text]))
    link.download = name
    link.click()
    js.setTimeout(js.URL.revokeObjectURL, 60_000, link.href)


def read_file(field: Any, receive: Callable[[str], None]) -> None:
    """Reads the file that was chosen in a field, which is then free for another; one too large comes as blank text."""
    file = field.files.item(0)
    if is_none(file):
        return

    async def read() -> None:
        try:
            text = str(await file.text()) if file.size <= LARGEST_FILE else ""
        except JsException:
            text = ""
        field.value = ""
        receive(text)

    _run(read())


def _run(work: Any) -> None:
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
