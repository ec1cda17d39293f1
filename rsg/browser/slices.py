"""One turn of talk with a `Desk`, in slices short enough that nothing else has to wait. Knows no browser."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter

from rsg.engines.protocol import Desk

SLICE = 0.005
"""Seconds of work between two looks at what has arrived meanwhile."""

HEARTBEAT = 0.5
"""Seconds after which a turn ends without lines, so that silence means that nobody is there."""


async def exchange(desk: Desk, line: str) -> str:
    """Hands over a line (none if empty) and works until there are lines, nothing is left to do, or HEARTBEAT is over.

    Called again with an empty line while `busy`; a `stop` may be handed over by a second call meanwhile.

    Returns:
        JSON: `lines`, the protocol's lines that are due; `busy`, whether there is more to come.
    """
    lines = desk.receive(line) if line else []
    end = perf_counter() + HEARTBEAT
    while desk.busy and not lines and perf_counter() < end:
        lines = desk.step(SLICE)
        await asyncio.sleep(0)
    return json.dumps({"lines": lines, "busy": desk.busy})


class LocalDesk:
    """The engine where it is called: on the page, when no worker can be had."""

    def __init__(self) -> None:
        self._desk = Desk()

    async def exchange(self, line: str) -> str:
        """As `exchange` above."""
        return await exchange(self._desk, line)

    def terminate(self) -> None:
        """Forgets what was asked."""
        self._desk = Desk()
