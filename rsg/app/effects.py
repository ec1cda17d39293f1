"""What `update` wants done in the world: small values that the browser room alone carries out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rsg.app.messages import Message


@dataclass(frozen=True, slots=True)
class Effect:
    """Base of all effects."""


@dataclass(frozen=True, slots=True)
class Save(Effect):
    """Write the model's document now: re-read, merge, write one key. Comes back as `Stored`.

    `aside` is a text that is kept under a key of its own first: something stored that cannot be used. Where that
    cannot be done, nothing is written over it.
    """

    aside: str = ""


@dataclass(frozen=True, slots=True)
class Ask(Effect):
    """Send a request of the engine protocol; lines come back as `Replied`. A newer request replaces a waiting one."""

    request: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class StopEngine(Effect):
    """Nobody waits for the engine any more."""


@dataclass(frozen=True, slots=True)
class After(Effect):
    """Send `message` after so many milliseconds."""

    ms: int
    message: Message


@dataclass(frozen=True, slots=True)
class Sound(Effect):
    """Play a sound in `after` ms; `step` raises its pitch.

    Names: `place`, `flip`, `capture`, `big_capture`, `call`, `win`, `lose`, `draw`, `praise`, `fanfare`, `applause`,
    `warning` (of time), `wrong` (a cell that does not answer in the tutorial). Where the device can, some are felt too.
    """

    name: str
    step: int = 0
    after: int = 0


@dataclass(frozen=True, slots=True)
class Celebrate(Effect):
    """Let confetti fall, never in the way of a tap and never where less motion is wanted.

    Kinds: `win` (an exam that opens, too); `rank` (a rank or an exam passed, a level unlocked, a trophy); `grand` (the
    Infinity, the last rank, a year's trophy).
    """

    kind: str


@dataclass(frozen=True, slots=True)
class Focus(Effect):
    """Move the focus to the element with this id, after the page is patched."""

    id: str


@dataclass(frozen=True, slots=True)
class GoTo(Effect):
    """Set the address's hash; `replace` leaves no entry in the history."""

    hash: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class CatchUp(Effect):
    """Look at what is stored by now (comes back as `Stored`), then send `message`."""

    message: Message


@dataclass(frozen=True, slots=True)
class ShareLink(Effect):
    """Hand the page's address with this hash to the device's sharing, else copy it. Comes back as `Copied`."""

    hash: str


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Copy a text; `what` it is, as `Copied` says, as which it comes back."""

    text: str
    what: str


@dataclass(frozen=True, slots=True)
class SaveFile(Effect):
    """Offer a text as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class PrintPage(Effect):
    """Print the page as it stands."""


@dataclass(frozen=True, slots=True)
class ActivateUpdate(Effect):
    """Let the waiting build take over and load the page again."""
