"""What runs in the worker: a desk, and the one function that the page calls. Only text crosses the border."""

from __future__ import annotations

from rsg.browser.slices import exchange as talk
from rsg.engines.protocol import Desk

_desk = Desk()


async def exchange(line: str) -> str:
    """Hands over a line and returns the lines that are due, as `slices.exchange` says."""
    return await talk(_desk, line)
