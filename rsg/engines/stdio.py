"""The engine protocol on standard input and output."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from rsg.engines.protocol import LONGEST_LINE, Desk

_CHUNK: Final = 65536
_SLICE_S: Final = 0.005  # how long a `stop` may wait

Line = bytes | None
"""A line without its end, or None in place of one that was too long to keep."""


class LineSplitter:
    """Cuts a stream of bytes into lines and keeps at most one line's length of it."""

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        """
        Args:
            longest: bytes that a line may have, its end left out.
        """
        self._longest = longest
        self._begun = bytearray()
        self._skipping = False

    def feed(self, data: bytes) -> Iterator[Line]:
        """The lines that these bytes complete; no bytes at all end the last line."""
        *ends, rest = data.split(b"\n")
        for piece in ends:
            self._add(piece)
            yield self._take()
        self._add(rest)
        if not data and (self._begun or self._skipping):
            yield self._take()

    def _add(self, piece: bytes) -> None:
        if not self._skipping:
            self._begun += piece
            # one more for the carriage return before a line end
            self._skipping = len(self._begun) > self._longest + 1

    def _take(self) -> Line:
        line = None if self._skipping else bytes(self._begun)
        self._begun.clear()
        self._skipping = False
        return line


def serve(read: Callable[[], bytes], write: Callable[[bytes], object]) -> None:
    """Answers until the end of input, and then what was asked before it.

    Args:
        read: the next bytes, waiting for them; none at the end. Called on a thread of its own, so that a
            `stop` is read while the engine thinks.
        write: takes the bytes of whole lines.
    """
    arrived: SimpleQueue[list[Line] | None] = SimpleQueue()

    def listen() -> None:
        splitter, data = LineSplitter(), b"?"
        while data:
            try:
                data = read()
            except OSError:  # a terminal that went away
                data = b""
            arrived.put(list(splitter.feed(data)))
        arrived.put(None)

    Thread(target=listen, name="engine input", daemon=True).start()
    desk, listening = Desk(), True
    while listening or desk.busy:
        replies: list[str] = []
        while listening:
            try:
                lines = arrived.get(block=not desk.busy)
            except Empty:
                break
            if lines is None:
                listening = False
                break
            for line in lines:
                if line is None:
                    desk.refuse_long_line()
                else:
                    replies += desk.receive(line)
            if replies:
                break
        if not replies:
            replies = desk.step(_SLICE_S)
        if replies:
            write("".join(reply + "\n" for reply in replies).encode())


def main() -> int:
    """Speaks on this process's standard streams; the exit status."""
    # By descriptor, since a buffered stream that a thread waits on cannot be closed at exit.
    source, out = sys.stdin.fileno(), sys.stdout.buffer

    def write(data: bytes) -> None:
        out.write(data)
        out.flush()

    try:
        serve(lambda: os.read(source, _CHUNK), write)
    except BrokenPipeError:  # nobody reads any more; keep Python from trying again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return 0
