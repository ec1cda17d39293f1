"""The first Python that runs in the page: starts the loop, then what may wait until the page is drawn."""

from __future__ import annotations

import asyncio

import js
from pyscript.js_modules import celebrate, morph

from rsg.app.messages import UpdateWaiting
from rsg.app.rehearsal import opening
from rsg.browser import instrument
from rsg.browser.loop import Loop
from rsg.browser.main import start
from rsg.browser.update import Updates

PAUSE_S = 0.02
"""Between two messages of the rehearsal, so that nothing waits for more than one of them."""


async def main() -> None:
    """Starts the page. The plain shell offers a retry when this raises."""
    try:
        loop = await start(morph.patch, celebrate.celebrate)
    except BaseException:
        js.document.documentElement.dataset.python = "failed"
        raise
    await asyncio.sleep(0.05)  # the page is drawn first
    try:
        await warm_up(loop)
    finally:
        loop.engine.start()  # a second Python wakes: beside it all of that takes twice as long on two cores
    updates = Updates(lambda: loop.send(UpdateWaiting()))
    loop.activate_update = updates.activate
    # Where the browser keeps nothing it does not keep the site either, and Firefox would log that we asked.
    if loop.storage.available:
        await updates.watch()


async def warm_up(loop: Loop) -> None:
    """Rehearses the first taps while the visitor still looks, a message at a time, until a first one really comes."""
    if loop.audible:
        loop.speaker.rouse()
        await asyncio.sleep(PAUSE_S)
        instrument.rehearse()
    idle = len(loop.log)
    for _ in opening(loop.model.language, loop.model.game):
        await asyncio.sleep(PAUSE_S)
        if len(loop.log) > idle:
            break
