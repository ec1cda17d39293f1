"""The whole state of the page, as one immutable value. `view(model)` draws it; `update` alone makes new ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rsg.app.routes import Route
from rsg.app.settings import Settings
from rsg.games.game import Turn
from rsg.play.match import Match, restore
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.text import pick_language

SHEETS = ("leave", "resign", "result", "menu", "settings", "rules", "blocked")
"""Sheets (modal dialogs) over a screen: `menu`, `settings` and `rules` are those of a running game."""

NOTICES = {
    "notice_pass": "seat name",
    "notice_unknown_address": "",
    "notice_engine_failed": "",
    "notice_storage_unavailable": "",
    "notice_storage_full": "",
    "notice_storage_newer": "",
    "notice_set_aside": "",
    "notice_resumed": "",
    "notice_running_set_aside": "",
    "notice_taken_over": "",
    "notice_not_this_day": "",
}
"""Keys of notices in the texts, with their arguments (`black`, `white` are seat names)."""

SAID = {
    "said_move": "seat name, cell, flips, captures",
    "said_call": "cell",
    "said_pass": "seat name",
    "said_blocked": "cell",
    "said_undo": "",
    "said_result": "winner's seat name or empty, black's points, white's points",
}
"""Keys of what the live region says, with their arguments."""

LANDING_MS = 250
FLIP_MS = 180
CAPTURE_MS = 420
LINGER_MS = 250


@dataclass(frozen=True, slots=True)
class Motion:
    """The ply that is being shown. The board carries its animating class only meanwhile.

    Attributes:
        ply: number of moves played after it.
        turn: what it did.
        before: the stones that were on the board: label to seat (captured stones are drawn as ghosts of these).
        call: seat whose colour was called, or None.
        lingers: what the core point was taken for is seen a moment longer, since nothing of it stays.
    """

    ply: int
    turn: Turn
    before: Mapping[str, int]
    call: int | None = None
    lingers: bool = False

    @property
    def total_ms(self) -> int:
        """How long it takes: landing, each flip after the other, then the capture, then a moment."""
        capture = CAPTURE_MS if self.turn.captured else 0
        return LANDING_MS + FLIP_MS * len(self.turn.flips) + capture + (LINGER_MS if self.lingers else 0)


@dataclass(frozen=True, slots=True)
class Thinking:
    """A CPU's move that is awaited.

    Attributes:
        request: id of the request.
        due: earliest time (ms since the epoch) at which the move may be shown.
        move: text of the move, once the engine has answered.
    """

    request: str
    due: int
    move: str = ""


@dataclass(frozen=True, slots=True)
class Notice:
    """A short message that goes away by itself: a key of the texts and its arguments."""

    id: int
    key: str
    arguments: tuple[str | int, ...] = ()


@dataclass(frozen=True)
class Model:
    """Everything the page shows.

    Attributes:
        now, today: the browser's clock, stamped before every message: ms since the epoch, and the local day.
        seed: state of the page's chance; every draw makes a new one.
        writer, tab: random names of this browser, as which it counts, and of this tab.
        document: what is stored; `storage` says whether storing works: `""`, `unavailable`, `full`, `newer`.
        languages: what the browser prefers, best first.
        reduced_motion: the browser asks for no animation.
        embedded: the page stands in another page's frame.
        route: the screen shown.
        picked: the calendar day that set-up shall play for, or None.
        match: the match that runs or has just ended.
        motion: the ply being shown, or None.
        call: cell whose call question is open, or empty.
        preview: cell under pointer or focus, or empty.
        cursor: the board's tab stop.
        thinking: the CPU's move that is awaited, or None.
        sheet: the sheet that is open, or empty; `leaving` is the hash that the leave sheet goes to.
        explained: cell that the sheet `blocked` explains.
        notices: short messages, oldest first; `notice_count` numbers them.
        said: what the live region says: keys of the texts with arguments, in order.
        result_due: the result shall be shown as soon as nothing moves any more.
        typed: a letter typed on the board that waits for its digit.
        cleared: day that the match just ended has cleared for the first time, or None.
        elsewhere: a running game is played in another tab (and may be taken over).
        update_waiting: a new build waits.
    """

    now: int
    today: Day
    seed: int
    writer: str
    tab: str
    document: Document
    storage: str = ""
    languages: tuple[str, ...] = ("en",)
    reduced_motion: bool = False
    embedded: bool = False
    route: Route = Route("home")
    picked: Day | None = None
    match: Match | None = None
    motion: Motion | None = None
    call: str = ""
    preview: str = ""
    cursor: str = ""
    thinking: Thinking | None = None
    sheet: str = ""
    leaving: str = ""
    explained: str = ""
    notices: tuple[Notice, ...] = ()
    notice_count: int = 0
    said: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    result_due: bool = False
    typed: str = ""
    cleared: Day | None = None
    elsewhere: bool = False
    update_waiting: bool = False
    settings: Settings = field(default=Settings())

    @property
    def language(self) -> str:
        """The language shown: the one that was chosen, else the browser's."""
        return self.settings.language or pick_language(self.languages)

    @property
    def running(self) -> bool:
        """Whether a match is being played."""
        return self.match is not None and not self.match.over

    @property
    def my_turn(self) -> bool:
        """Whether a person on this page is to move."""
        seat = self.match.seat_to_move if self.match else None
        return seat is not None and seat.kind == "human"

    @property
    def animated(self) -> bool:
        """Whether moves are animated."""
        return self.settings.animations == "on" and not self.reduced_motion

    @property
    def stored_match(self) -> Match | None:
        """The stored running game, or None where there is none or it cannot be played (then it stays stored)."""
        running = self.document.running
        if running is None:
            return None
        try:
            return restore(running.match)
        except ValueError:
            return None

    @property
    def costs_to_leave(self) -> bool:
        """Whether ending the running game now, here or in another tab, is a loss.

        That is a counting game against the CPU after the own first move.
        """
        match = self.stored_match if self.elsewhere else self.match
        if match is None or match.over or not match.counting or match.person is None:
            return False
        return match.has_moved(match.person)
