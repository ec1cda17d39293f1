"""Asks the engine protocol's desk, and lets it finish."""

from __future__ import annotations

import json
from typing import Any

from rsg.engines.protocol import Desk


def finish(desk: Desk) -> list[dict[str, Any]]:
    """All replies to what was received."""
    lines: list[str] = []
    while desk.busy:
        lines += desk.step()
    return [json.loads(line) for line in lines]


def ask(**request: Any) -> dict[str, Any]:
    """The last reply to one request on a fresh desk."""
    desk = Desk()
    assert desk.receive(json.dumps(request)) == []
    return finish(desk)[-1]


def error(**request: Any) -> tuple[str, int | None]:
    """The kind of the error that a request meets, and the move at which it does."""
    reply = ask(**request)
    assert reply["ok"] is False and isinstance(reply["error"]["message"], str)
    return reply["error"]["kind"], reply["error"].get("at")
