"""The first Python that runs in the page: starts the loop, then what may wait until the page is drawn."""

from __future__ import annotations

import js
from pyscript.js_modules import morph

from rsg.browser.main import start


async def main() -> None:
    """Starts the page. The plain shell offers a retry when this raises."""
    try:
        await start(morph.patch)
    except BaseException:
        js.document.documentElement.dataset.python = "failed"
        raise
