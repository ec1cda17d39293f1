"""Reads the fields of a request of the engine protocol, and refuses what they must not be."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from rsg.engines.engine import Limits

Request = Mapping[str, Any]
Reply = dict[str, Any]


KINDS: Final = (
    "bad_json",
    "unknown_request",
    "unknown_game",
    "bad_field",
    "invalid_text",
    "illegal_move",
    "game_over",
    "internal",
)
"""Kinds of error; docs/protocol.md says what they mean."""


class Refusal(Exception):  # noqa: N818 - an answer of the protocol, not a fault of ours
    """A request that cannot be answered.

    Attributes:
        kind: one of `KINDS`.
        at: index in `moves`, where one of them is at fault.
    """

    def __init__(self, kind: str, message: str, at: int | None = None) -> None:
        assert kind in KINDS
        super().__init__(message)
        self.kind = kind
        self.at = at

    @property
    def error(self) -> Reply:
        """The reply's `error`."""
        error: Reply = {"kind": self.kind, "message": str(self)}
        return error if self.at is None else {**error, "at": self.at}


def whole(request: Request, name: str, least: int) -> int | None:
    """A whole number, or None if it is absent."""
    value = request.get(name)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refusal("bad_field", f"{name} must be a whole number")
    if value < least:
        raise Refusal("bad_field", f"{name} must be at least {least}")
    return value


def number(request: Request, name: str) -> float | None:
    """A number from 0 on, or None if it is absent."""
    value = request.get(name)
    if value is None:
        return None
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise Refusal("bad_field", f"{name} must be a number")
    if value < 0:
        raise Refusal("bad_field", f"{name} must not be negative")
    try:
        value = float(value)
    except OverflowError:
        value = float("inf")
    return value if isfinite(value) else 1e300


def text(request: Request, name: str) -> str | None:
    """A text, or None if it is absent."""
    value = request.get(name)
    if value is not None and not isinstance(value, str):
        raise Refusal("bad_field", f"{name} must be text")
    return value


def texts(request: Request, name: str) -> list[str]:
    """A list of texts, empty if it is absent."""
    value = request.get(name)
    if value is None:
        return []
    if not isinstance(value, list):
        raise Refusal("bad_field", f"{name} must be a list")
    for at, item in enumerate(value):
        if not isinstance(item, str):
            raise Refusal("bad_field", f"{name} must be texts", at)
    return value


def how(request: Request, levels: tuple[str, ...]) -> str | Limits:
    """The level, or the one limit, of a `go`; the strongest level if neither is there."""
    level = text(request, "level")
    if level is not None and level not in levels:
        raise Refusal("bad_field", f"level must be one of {', '.join(levels)}")
    time_ms, nodes, depth = number(request, "time_ms"), whole(request, "nodes", 0), whole(request, "depth", 1)
    if sum(limit is not None for limit in (level, time_ms, nodes, depth)) > 1:
        raise Refusal("bad_field", "only one of level, time_ms, nodes and depth can be set")
    if time_ms is not None:
        return Limits(time_s=time_ms / 1000)
    if nodes is not None or depth is not None:
        return Limits(nodes=nodes, depth=depth)
    return levels[-1] if level is None else level
