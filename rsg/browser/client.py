"""The policy of asking the engine: one request in flight and one waiting, and an answer whatever happens.

Knows no browser: how a worker is started is given to it. A worker that does not start, dies or falls silent is ended,
a fresh one gets the request once more, and after that the engine runs on the page.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol


class LostError(Exception):
    """The worker cannot be reached any more."""


class Talker(Protocol):
    """Whoever answers: a worker, or the desk on the page."""

    async def exchange(self, line: str) -> str:
        """Hands over a line and returns JSON with the `lines` that are due and whether it is `busy`."""

    def terminate(self) -> None:
        """Ends whatever is being done."""


@dataclass(frozen=True)
class Patience:
    """Seconds after which the other side counts as lost.

    Attributes:
        start: for a worker to start, on a slow device and a slow network.
        turn: of silence in a turn of talk, which ends after half a second unless the device is very busy.
    """

    start: float = 15
    turn: float = 3


LOOKS = 6
"""Looks at a silent side before it is given up: a page that slept meanwhile, as on a phone, misses one of them only."""


class Client:
    """Asks the engine. `state` is `off`, `starting`, `idle`, `thinking`, or `failed`: it runs on the page now."""

    def __init__(
        self,
        on_reply: Callable[[str], None],
        hire: Callable[[str], Awaitable[Talker]],
        dismiss: Callable[[str], None],
        local: Talker,
        patience: Patience = Patience(),
    ) -> None:
        """
        Args:
            on_reply: gets every line that answers a request, progress too.
            hire: starts a worker under a name that was never used before.
            dismiss: ends the worker of a name, also one that never started.
            local: answers on the page.
            patience: the time-outs.
        """
        self.state = "off"
        self._on_reply = on_reply
        self._hire = hire
        self._dismiss = dismiss
        self._local = local
        self._patience = patience
        self._worker: Talker | None = None
        self._name = ""
        self._hired = 0
        self._waiting: str | None = None
        self._current: str | None = None
        self._stopping = False
        self._running: asyncio.Task[None] | None = None
        self._stop_calls: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Starts the worker, so that the first request need not wait for it. Call it after the first paint."""
        self._ensure_running()

    def ask(self, line: str) -> None:
        """Sends a request, after the one in flight. One that already waits gives way with an error reply."""
        self._refuse_waiting("a newer request came first")
        self._waiting = line
        self._ensure_running()

    def stop(self) -> None:
        """Ends the request in flight, which replies with what it has, and the one that waits."""
        self._refuse_waiting("stopped before it began")
        if self._current is None or self._stopping:
            return
        self._stopping = True
        talker = self._local if self.state == "failed" else self._worker
        if talker is not None:
            stop = json.dumps({"id": None, "do": "stop", "target": _field(self._current, "id")})
            call = asyncio.ensure_future(self._send_stop(talker, stop))
            self._stop_calls.add(call)
            call.add_done_callback(self._stop_calls.discard)

    async def _send_stop(self, talker: Talker, line: str) -> None:
        with suppress(LostError):  # the request itself is then lost too, and that is seen to
            await self._exchange(talker, line)

    def _ensure_running(self) -> None:
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        if self.state == "off" and self._waiting is None:
            try:
                await self._ready_worker()
            except Exception:  # the first request tries again
                self._drop_worker()
        while self._waiting is not None:
            self._current, self._waiting, self._stopping = self._waiting, None, False
            try:
                await self._serve(self._current)
            finally:
                self._current = None
        if self.state != "failed":
            self.state = "idle" if self._worker else "off"

    async def _serve(self, line: str) -> None:
        for _ in range(2):
            if self.state == "failed":
                break
            try:
                worker = await self._ready_worker()
                if self._stopping:
                    self._refuse(line, "stopped before it began")
                    return
                self.state = "thinking"
                await self._talk(worker, line)
                return
            except Exception:  # whatever went wrong with a worker, the request gets its reply
                self._drop_worker()
                if self._stopping:
                    self._refuse(line, "stopped, and the worker was lost")
                    return
        self.state = "failed"
        try:
            await self._talk(self._local, line)
        except Exception as lost:
            self._local.terminate()
            self._refuse(line, str(lost))

    async def _ready_worker(self) -> Talker:
        if self._worker is None:
            self.state = "starting"
            self._hired += 1
            self._name = f"engine-{self._hired}"
            try:
                async with asyncio.timeout(self._patience.start):
                    self._worker = await self._hire(self._name)
            except TimeoutError as error:
                raise LostError("the worker did not start in time") from error
        return self._worker

    def _drop_worker(self) -> None:
        self._worker = None
        self._dismiss(self._name)
        self.state = "off"

    async def _talk(self, talker: Talker, line: str) -> None:
        """Hands the request over and passes lines on until the last of it. Raises LostError."""
        wanted, sent = _field(line, "id"), line
        while True:
            answer = json.loads(await self._exchange(talker, sent))
            sent = ""
            for reply in answer["lines"]:
                if _field(reply, "id") == wanted:
                    self._on_reply(reply)
                    if "progress" not in json.loads(reply):
                        return
            if not answer["busy"]:
                raise LostError("the request was forgotten")

    async def _exchange(self, talker: Talker, line: str) -> str:
        """The other side's answer. Raises LostError, after silence too."""
        turn = asyncio.ensure_future(talker.exchange(line))
        try:
            for _ in range(LOOKS):
                done, _waiting = await asyncio.wait({turn}, timeout=self._patience.turn / LOOKS)
                if done:
                    return turn.result()
            raise LostError("no answer in time")
        finally:
            turn.cancel()

    def _refuse_waiting(self, why: str) -> None:
        line, self._waiting = self._waiting, None
        if line is not None:
            self._refuse(line, why)

    def _refuse(self, line: str, why: str) -> None:
        error = {"kind": "internal", "message": why}
        self._on_reply(json.dumps({"id": _field(line, "id"), "ok": False, "error": error}))


def _field(line: str, name: str) -> Any:
    try:
        return json.loads(line).get(name)
    except (ValueError, AttributeError):
        return None
