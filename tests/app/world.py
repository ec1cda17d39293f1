"""A world without a browser for tests of `update`: virtual time, a stored text, and the real engine."""

from __future__ import annotations

import heapq
import itertools
import json
from dataclasses import dataclass, field

from rsg.app import effects as fx
from rsg.app.messages import Clock, Message, Replied, Routed, Stored
from rsg.app.model import Model
from rsg.app.runner import Runner
from rsg.app.start import Boot, initial
from rsg.app.study_messages import Copied
from rsg.engines.protocol import Desk
from rsg.progress.calendar import Day
from rsg.progress.storage import catch_up, load, save

START = 1_780_000_000_000


@dataclass
class World:
    """One tab. `send` a message, `wait` some time; look at `model`, `sounds`, `focused`, `hash` and `stored`."""

    stored: str | None = None
    tab: str = "tab-1"
    alive: frozenset[str] = frozenset()
    hash: str = ""
    today: Day = Day(2026, 3, 5)
    now: int = START
    seed: int = 7
    early_tap: str = ""
    early_touch: bool = False
    crashed: bool = False
    reduced_motion: bool = True
    answers: bool = True
    sounds: list[str] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)
    celebrated: list[str] = field(default_factory=list)
    asked: list[dict] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    activated: bool = False
    copies: bool = True
    copied: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    printed: int = 0

    def __post_init__(self) -> None:
        self._timers: list[tuple[int, int, Message]] = []
        self._count = itertools.count()
        self._pending: list[dict] = []
        model, effects = initial(
            Boot(
                now=self.now,
                today=self.today,
                seed=self.seed,
                writer="writer",
                tab=self.tab,
                document=load(self.stored).document,
                tabs_alive=self.alive,
                languages=("en",),
                reduced_motion=self.reduced_motion,
                hash=self.hash,
                early_tap=self.early_tap,
                early_touch=self.early_touch,
                crashed=self.crashed,
            )
        )
        self.take(model, effects)

    def take(self, model: Model, effects: tuple[fx.Effect, ...]) -> None:
        """Goes on from a model, and carries out effects."""
        self._runner = Runner(model, lambda: Clock(self.now, self.today), self._carry_out)
        self._runner.start(effects)
        self._engine()

    def become(self, other: World) -> None:
        """Goes on as another world."""
        self.__dict__.update(other.__dict__)
        self.take(other.model, ())

    @property
    def model(self) -> Model:
        """The model now; a test may put another one in its place."""
        return self._runner.model

    @model.setter
    def model(self, model: Model) -> None:
        self._runner.model = model

    @property
    def notices(self) -> list[str]:
        """Keys of the short messages that are shown, oldest first."""
        return [notice.key for notice in self.model.notices]

    def send(self, *messages: Message) -> Model:
        """Sends messages, lets the engine answer, and gives the model."""
        for message in messages:
            self._runner.send(message)
            self._engine()
        return self.model

    def wait(self, ms: int) -> Model:
        """Lets virtual time pass; timers that fall due send their messages."""
        end = self.now + ms
        while self._timers and self._timers[0][0] <= end:
            self.now, _, message = heapq.heappop(self._timers)
            self._runner.send(message)
            self._engine()
        self.now = end
        return self.model

    @property
    def awaited(self) -> int:
        """How many timers run."""
        return len(self._timers)

    def reload(self, **changes: object) -> World:
        """The page loaded again, in the same tab unless told otherwise."""
        values = {
            "stored": self.stored,
            "tab": self.tab,
            "now": self.now,
            "today": self.today,
            "hash": self.hash,
        }
        values |= {"seed": self.seed + 1, "reduced_motion": self.reduced_motion}
        return World(**(values | changes))  # type: ignore[arg-type]

    def follow(self, hash: str) -> Model:
        """Follows a link, or types an address."""
        self.hash = hash
        return self.send(Routed(hash))

    def _engine(self) -> None:
        while self._pending and self.answers:
            desk = Desk()
            lines = list(desk.receive(json.dumps(self._pending.pop(0))))
            while desk.busy:
                lines.extend(desk.step())
            for line in lines:
                self._runner.send(Replied(json.loads(line)))

    def _carry_out(self, effect: fx.Effect) -> None:
        match effect:
            case fx.Save(aside):
                self.aside += [aside] if aside else []
                saved = save(self.stored, self.model.document)
                self.stored = self.stored if saved.text is None else saved.text
                self._runner.send(Stored(saved.document, saved.problem.kind if saved.problem else ""))
            case fx.Ask(request):
                json.dumps(request)
                self.asked.append(dict(request))
                self._pending = [dict(request)]
            case fx.StopEngine():
                awaited = self.model.thinking.request if self.model.thinking else ""
                assert awaited not in [asked["id"] for asked in self._pending], "the CPU's move is awaited"
                self._pending = []
            case fx.After(ms, message):
                heapq.heappush(self._timers, (self.now + ms, next(self._count), message))
            case fx.Sound(name):
                self.sounds.append(name)
            case fx.Celebrate(kind):
                self.celebrated.append(kind)
            case fx.Focus(id):
                self.focused.append(id)
            case fx.GoTo(hash):
                self.hash = hash
            case fx.CatchUp(message):
                caught = catch_up(self.stored, self.model.document)
                self._runner.send(Stored(caught.document, caught.problem.kind if caught.problem else ""))
                self._runner.send(message)
            case fx.ShareLink(hash):
                self.copied.append(hash)
                self._runner.send(Copied("https://example.invalid/" + hash, "link", self.copies))
            case fx.Copy(text, what):
                self.copied.append(text)
                self._runner.send(Copied(text, what, self.copies))
            case fx.SaveFile(name, text):
                self.files[name] = text
            case fx.PrintPage():
                self.printed += 1
            case fx.ActivateUpdate():
                self.activated = True
            case _:
                raise TypeError(effect)
