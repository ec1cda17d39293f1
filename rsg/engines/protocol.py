"""The engine protocol without its wires: lines in, lines out.

A `Desk` is driven by whoever has the wires: the page's worker, the page itself, or standard input. It takes
requests at any time, answers them in order in slices of the caller's length, and `stop` at once.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, NoReturn

from rsg.engines.fields import Refusal, Reply, Request
from rsg.engines.nesting import nesting
from rsg.engines.requests import Asked, Work

LONGEST_LINE: Final = 1_000_000
"""Bytes of a line, its end left out."""

_DEEPEST: Final = 400  # nesting of a request


class _Job:
    """A request in the queue, or what is wrong with it."""

    def __init__(self, request: Request, refusal: Refusal | None = None) -> None:
        self.id: Any = request.get("id")
        self.asked = Asked(request)
        self._work = self._refuse(refusal) if refusal else self.asked.answer()

    @staticmethod
    def _refuse(refusal: Refusal) -> Work:
        raise refusal
        yield  # it is a generator, like all work

    def advance(self) -> tuple[Reply | None, bool]:
        """Works on until the next pause: a reply if there is one, and whether that was the last."""
        try:
            progress = next(self._work)
        except StopIteration as end:
            reply: Reply = {"id": self.id, "ok": True, **end.value}
            if self.asked.stopped:
                reply["stopped"] = True
            return reply, True
        except Refusal as refusal:
            return self._refused(refusal), True
        except Exception as fault:
            return self._refused(Refusal("internal", f"{type(fault).__name__}: {fault}")), True
        return (None if progress is None else {"id": self.id, "ok": True, **progress}), False

    def _refused(self, refusal: Refusal) -> Reply:
        return {"id": self.id, "ok": False, "error": refusal.error}


class Desk:
    """Answers requests. Not safe to share between threads; nothing is kept between requests."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        """
        Args:
            clock: seconds, for the length of `step`.
        """
        self._clock = clock
        self._queue: deque[_Job] = deque()

    @property
    def busy(self) -> bool:
        """Whether `step` has anything to do."""
        return bool(self._queue)

    def receive(self, line: str | bytes) -> list[str]:
        """Takes one line.

        Args:
            line: a request, with or without its line end; bytes are UTF-8.

        Returns:
            The lines that are due at once: the reply to a `stop`. All others come from `step`.
        """
        try:
            request = _read(line)
        except Refusal as refusal:
            self._queue.append(_Job({}, refusal))
            return []
        if request is None:
            return []
        if request.get("do") == "stop":
            reply = {"id": request.get("id"), "ok": True, "stopped": self._stop(request.get("target"))}
            return [_line(reply)]
        self._queue.append(_Job(request))
        return []

    def refuse_long_line(self) -> None:
        """Takes notice of a line over `LONGEST_LINE` that the caller did not keep."""
        self._queue.append(_Job({}, _too_long()))

    def step(self, budget_s: float = 0.005) -> list[str]:
        """Works for about so many seconds, at least one slice.

        Returns:
            The lines that came of it, in order.
        """
        lines: list[str] = []
        end = self._clock() + budget_s
        while self._queue:
            reply, last = self._queue[0].advance()
            if last:
                self._queue.popleft()
            if reply is not None:
                lines.append(_line(reply))
            if self._clock() >= end:
                break
        return lines

    def _stop(self, target: Any) -> bool:
        wanted = _line(target)
        found = [job for job in self._queue if _line(job.id) == wanted]
        for job in found:
            job.asked.stopped = True
        return bool(found)


def _line(value: Any) -> str:
    """One line of JSON; all but ASCII is escaped, so that lone surrogates in an id survive."""
    return json.dumps(value, allow_nan=False, separators=(",", ":"))


def _too_long() -> Refusal:
    return Refusal("bad_json", f"a line has at most {LONGEST_LINE} bytes")


def _read(line: str | bytes) -> Request | None:
    """The request on a line, None if it is blank. Raises Refusal."""
    try:
        if isinstance(line, bytes):
            size, text = len(line.rstrip(b"\r\n")), line.decode("utf-8")
        else:
            text = line
            size = len(line.rstrip("\r\n").encode("utf-8", "surrogatepass"))
    except UnicodeDecodeError as fault:
        raise Refusal("bad_json", "not UTF-8") from fault
    if size > LONGEST_LINE:
        raise _too_long()
    text = text.strip(" \t\r\n")
    if not text:
        return None
    if nesting(text) > _DEEPEST:
        raise Refusal("bad_json", f"nested deeper than {_DEEPEST}")
    try:
        request = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as fault:
        raise Refusal("bad_json", f"not JSON: {fault}") from fault
    if not isinstance(request, dict):
        raise Refusal("bad_json", "not an object")
    return request


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError("a number out of range")
    return value
