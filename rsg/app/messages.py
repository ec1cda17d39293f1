"""Everything that can happen: one small frozen value a kind, and the text by which an element names one.

An element carries `data-click="..."` (also `data-change`, `data-input`, `data-hover`, `data-focus`, `data-cancel`)
with `encode(message)`; the browser's one listener hands that text to `decode`, together with the field's value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from rsg.progress.calendar import Day
from rsg.progress.document import Document

BOARD = "board"
"""Id of a screen's board; where there are several, they have names of their own."""


@dataclass(frozen=True, slots=True)
class Message:
    """Base of all messages."""


# --- the board -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TapCell(Message):
    """A cell was tapped (`touch`), clicked, or chosen with Enter; `board` is its board's id."""

    cell: str
    board: str = BOARD
    touch: bool = False


@dataclass(frozen=True, slots=True)
class PreviewCell(Message):
    """The pointer or the focus is on a cell (or, with an empty label, has left the board)."""

    cell: str
    board: str = BOARD


@dataclass(frozen=True, slots=True)
class FocusCell(Message):
    """A cell of the board has the focus: the board's cursor is there, and keys go to that board."""

    cell: str
    board: str = BOARD


@dataclass(frozen=True, slots=True)
class BoardKey(Message):
    """A key was pressed while a board has the focus: arrows, letters, digits, Home, Escape."""

    value: str


@dataclass(frozen=True, slots=True)
class AnswerCall(Message):
    """The open call question was answered; `move` is the text of the move."""

    move: str


@dataclass(frozen=True, slots=True)
class CancelCall(Message):
    """The stone whose call is asked goes back up."""


@dataclass(frozen=True, slots=True)
class MotionDone(Message):
    """The ply's animation is over (by its timer or by a tap). `ply` counts moves from 1."""

    ply: int


@dataclass(frozen=True, slots=True)
class PaceDone(Message):
    """The CPU has waited long enough to answer request `request`."""

    request: str


@dataclass(frozen=True, slots=True)
class Replied(Message):
    """A line of the engine protocol came back."""

    reply: Mapping[str, Any]


# --- a match ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartGame(Message):
    """Start the game that set-up or home's board describes."""


@dataclass(frozen=True, slots=True)
class Rematch(Message):
    """Another game with the same people, colours swapped."""


@dataclass(frozen=True, slots=True)
class Undo(Message):
    """Take back the own last move and the reply."""


@dataclass(frozen=True, slots=True)
class Resign(Message):
    """Give the game up (already confirmed)."""


@dataclass(frozen=True, slots=True)
class Leave(Message):
    """Leave the running game (already confirmed) for the address that the leave dialog holds."""


@dataclass(frozen=True, slots=True)
class NextGame(Message):
    """Go on with the next game of the set or exam."""


@dataclass(frozen=True, slots=True)
class StartExam(Message):
    """Start the exam that is open."""


@dataclass(frozen=True, slots=True)
class Proceed(Message):
    """The help sheet was read: do what it held up."""


@dataclass(frozen=True, slots=True)
class AskHint(Message):
    """Show the values of the best moves (in casual games)."""


@dataclass(frozen=True, slots=True)
class Tick(Message):
    """A second of a clock has passed; `number` says which tick this is."""

    number: int


@dataclass(frozen=True, slots=True)
class AskEraseSeries(Message):
    """Ask whether a series of two people shall be deleted."""

    key: str


@dataclass(frozen=True, slots=True)
class EraseSeries(Message):
    """Delete the series that was asked about (already confirmed)."""


@dataclass(frozen=True, slots=True)
class TakeOver(Message):
    """Continue here the game that runs in another tab."""


# --- screens and sheets ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Routed(Message):
    """The address's hash is to be, or has become, this text."""

    hash: str


@dataclass(frozen=True, slots=True)
class OpenSheet(Message):
    """Show a sheet over the screen; `name` is a member of `model.SHEETS`."""

    name: str


@dataclass(frozen=True, slots=True)
class CloseSheet(Message):
    """Close the sheet on top (button, Escape, tap outside)."""


@dataclass(frozen=True, slots=True)
class DismissNotice(Message):
    """A notice was closed, or its time is over."""

    id: int


@dataclass(frozen=True, slots=True)
class PickDay(Message):
    """A day of the calendar was picked, as `2026-01-05`."""

    day: str


@dataclass(frozen=True, slots=True)
class UnpickDay(Message):
    """Set-up shall be an ordinary game again."""


# --- settings --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetSetting(Message):
    """A setting gets a value; both are text (`settings.py` says which are known)."""

    key: str
    value: str


# --- the world -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clock(Message):
    """The browser's time: milliseconds since the epoch, and the local calendar day. Comes before every other."""

    now: int
    today: Day


@dataclass(frozen=True, slots=True)
class Environment(Message):
    """What the browser prefers now."""

    reduced_motion: bool


@dataclass(frozen=True, slots=True)
class Stored(Message):
    """A write ended, or another tab wrote: the merged document, and what went wrong.

    `problem` is `""`, `unavailable`, `full` or `newer`; `set_aside`: unreadable content was put under another key.
    """

    document: Document
    problem: str = ""
    set_aside: bool = False


@dataclass(frozen=True, slots=True)
class UpdateWaiting(Message):
    """A new build has been fetched and waits."""


@dataclass(frozen=True, slots=True)
class ApplyUpdate(Message):
    """The player wants the new build now."""


_BY_NAME: dict[str, type[Message]] = {}


def offer(*kinds: type[Message]) -> None:
    """Lets elements send these messages too (each module of messages offers its own)."""
    _BY_NAME.update((kind.__name__, kind) for kind in kinds)


def encode(message: Message | type[Message], *arguments: str | int) -> str:
    """The text of a message for an element; given a class, its last fields may be left to the event's value."""
    if isinstance(message, Message):
        kind = type(message)
        arguments = tuple(getattr(message, f.name) for f in fields(message))
    else:
        kind = message
    if _BY_NAME.get(kind.__name__) is not kind:
        raise ValueError(f"{kind.__name__} is not a message that an element may send")
    return json.dumps([kind.__name__, *arguments], ensure_ascii=False, separators=(",", ":"))


def decode(text: str, value: str | None = None) -> Message:
    """The message that an element named; `value` fills its field `value` where the text leaves it out.

    Raises:
        ValueError: the text is no message, or its arguments have the wrong number or type.
    """
    try:
        name, *arguments = json.loads(text)
        kind = _BY_NAME[name]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ValueError(f"not a message: {text[:80]!r}") from error
    wanted = fields(kind)
    if len(arguments) == len(wanted) - 1 and wanted and wanted[-1].name == "value" and value is not None:
        arguments.append(value)
    required = sum(f.default is MISSING for f in wanted)
    types = {"str": str, "int": int, "bool": bool}
    if not required <= len(arguments) <= len(wanted) or any(
        type(argument) is not types[str(f.type)] for argument, f in zip(arguments, wanted, strict=False)
    ):
        raise ValueError(f"{name} does not take {arguments!r}")
    return kind(*arguments)


offer(
    TapCell,
    PreviewCell,
    FocusCell,
    BoardKey,
    AnswerCall,
    CancelCall,
    MotionDone,
    StartGame,
    Rematch,
    Undo,
    Resign,
    Leave,
    NextGame,
    StartExam,
    Proceed,
    AskHint,
    AskEraseSeries,
    EraseSeries,
    TakeOver,
    OpenSheet,
    CloseSheet,
    DismissNotice,
    PickDay,
    UnpickDay,
    SetSetting,
    ApplyUpdate,
)
