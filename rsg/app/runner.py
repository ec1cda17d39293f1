"""Handles messages one after the other, in the one order that the page and the tests of it share.

What an effect brings at once (what is stored now, after a `Save`) waits behind what is waiting already, so that no
message is handled in the middle of another one's effects. The clock is stamped on the model before what has gathered.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from rsg.app.effects import Effect, Save
from rsg.app.messages import Clock, Message
from rsg.app.model import Model
from rsg.app.update import update


class Runner:
    """Holds the one model."""

    def __init__(self, model: Model, clock: Callable[[], Clock], carry_out: Callable[[Effect], None]) -> None:
        """`clock` tells the time; `carry_out` does what an effect says, and may `send` what comes of it."""
        self.model = model
        self._clock = clock
        self._carry_out = carry_out
        self._queue: deque[Message] = deque()
        self._busy = False

    def start(self, effects: tuple[Effect, ...]) -> None:
        """Carries out the effects of the first model, and handles what they bring."""
        self._busy = True
        try:
            self._all(effects)
        finally:
            self._busy = False
        self.drain()

    def send(self, message: Message) -> None:
        """Handles a message and all that follow from it at once; during another one's effects, it waits."""
        self._queue.append(message)
        if not self._busy:
            self.drain()

    def drain(self) -> None:
        """Handles what waits."""
        self._busy = True
        try:
            while self._queue:
                self._step(self._clock())
                while self._queue:
                    self._step(self._queue.popleft())
        finally:
            self._busy = False

    def _step(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        self._all(effects)

    def _all(self, effects: tuple[Effect, ...]) -> None:
        saved: set[Effect] = set()
        for effect in effects:
            # What is stored is the step's last model, whichever part of it asked: once is enough.
            if isinstance(effect, Save):
                if effect in saved:
                    continue
                saved.add(effect)
            self._carry_out(effect)
