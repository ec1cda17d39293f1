"""The whole state of the page, as one immutable value. `view(model)` draws it; `update` alone makes new ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rsg.app.features import open_level
from rsg.app.hand import Hand
from rsg.app.keeping import stored_match
from rsg.app.lessons import Lesson
from rsg.app.messages import Message
from rsg.app.replay import Replay
from rsg.app.routes import Route, format_hash
from rsg.app.settings import Settings, read_settings
from rsg.app.shelf import Shelf
from rsg.app.trials import Trial, fresh_trial
from rsg.games import game as game_named
from rsg.play.match import Match
from rsg.progress.calendar import Day
from rsg.progress.counters import Tally
from rsg.progress.document import Document
from rsg.progress.record import Record
from rsg.text import pick_language

SHEETS = ("leave", "resign", "result", "menu", "settings", "rules", "blocked")
"""Sheets (modal dialogs) over a match; those of the other screens stand with what they are about."""

NOTICES = {
    "notice_pass": "seat name",
    "notice_unknown_address": "",
    "notice_engine_failed": "",
    "notice_engine_weak": "",
    "notice_storage_unavailable": "",
    "notice_storage_full": "",
    "notice_storage_newer": "",
    "notice_set_aside": "",
    "notice_resumed": "",
    "notice_running_set_aside": "",
    "notice_taken_over": "",
    "notice_ended_elsewhere": "",
    "notice_not_this_day": "",
    "notice_no_such_game": "",
    "notice_copied_link": "",
    "notice_copied_record": "",
    "notice_kept": "",
    "notice_known": "variations that were added to it",
    "notice_imported": "games, games that were known, games that could not be read",
    "notice_variations_refused": "variations",
    "notice_deleted": "",
    "notice_data_imported": "",
    "notice_data_refused": "",
    "notice_data_newer": "",
    "notice_erased": "",
    "praise_best": "place from 1 to 3",
    "praise_capture": "stones captured, how great that is from 1 to 3",
}
"""Keys of notices in the texts, with their arguments (`black`, `white` are seat names)."""

SAID = {
    "said_move": "seat name, cell, flips, captures",
    "said_call": "cell",
    "said_called": "name of the seat whose colour was called",
    "said_pass": "seat name",
    "said_moves": "number of moves that the person has",
    "said_blocked": "cell",
    "said_refused": "cell",
    "said_undo": "",
    "said_resigned": "seat name",
    "said_tie_broken": "",
    "said_result": "winner's seat name or empty, black's points, white's points",
}
"""Keys of what the live region says, with their arguments."""


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
class Weighed:
    """Values of all moves of a position that the engine was asked for.

    Attributes:
        request: id of the request.
        ply: number of moves played in the position.
        values: expected final score difference for the side to move by move; empty until the engine has answered.
    """

    request: str
    ply: int
    values: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something reached that is told once, after the result: `rank` and `exam` with a rank's number, `level`."""

    kind: str
    number: int = 0
    level: str = ""


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
        hand: what the person does on its board, or on home's.
        thinking: the CPU's move that is awaited, or None.
        sheet: the sheet that is open, or empty; `leaving` is the hash that the leave sheet goes to.
        explained: cell that the sheet `blocked` explains.
        notices: short messages, oldest first; `notice_count` numbers them.
        said: what the live region says: keys of the texts with arguments, in order; `said_count` numbers what it says.
        result_due: the result shall be shown as soon as nothing moves any more.
        cleared: day that the match just ended has cleared for the first time, or None.
        next: the next game of the set or exam whose last game is shown; it is the stored running one already.
        announcements: what was reached and is still to be told, in order.
        then: what happens when the sheet that is open has been read: the message that it held up.
        hint: the values that a hint shows, or None.
        judged: the values by which the own move will be praised, or None.
        handover_due: the device shall be handed over as soon as nothing moves any more.
        tick: number of the clock's next tick.
        session: won, lost and drawn since the page was loaded, by opponent (a level, a series, or `two`).
        series: key of the series that the sheet `erase_series` asks about.
        elsewhere: a running game is played in another tab (and may be taken over).
        update_waiting: a new build waits.
        engine_weak: the person was told that the engine is not what it should be.
        lesson: where the tutorial is, or None while it is not shown.
        trials: boards of the rules that were played on, by name; `trying` is the one that has the focus.
        replay: the game that is open for study, or None.
        shelf: what the library of games and its sheets hold.
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
    hand: Hand = Hand()
    thinking: Thinking | None = None
    sheet: str = ""
    leaving: str = ""
    explained: str = ""
    notices: tuple[Notice, ...] = ()
    notice_count: int = 0
    said: tuple[tuple[str, tuple[Any, ...]], ...] = ()
    said_count: int = 0
    result_due: bool = False
    cleared: Day | None = None
    next: Match | None = None
    announcements: tuple[Announcement, ...] = ()
    then: Message | None = None
    hint: Weighed | None = None
    judged: Weighed | None = None
    handover_due: bool = False
    tick: int = 0
    session: Mapping[str, Tally] = field(default_factory=dict)
    series: str = ""
    elsewhere: bool = False
    update_waiting: bool = False
    engine_weak: bool = False
    lesson: Lesson | None = None
    trials: Mapping[str, Trial] = field(default_factory=dict)
    trying: str = ""
    replay: Replay | None = None
    shelf: Shelf = Shelf()

    @property
    def game(self) -> str:
        """The game that this screen is about: that of the match or replay shown, else the address's."""
        if self.replay is not None:
            return self.replay.game.game
        return self.match.game if self.match is not None and self.route.screen == "play" else self.route.game

    @cached_property
    def settings(self) -> Settings:
        """What is set, as far as each game has settings of its own for this one."""
        return read_settings(self.document.settings, self.game)

    @property
    def records(self) -> tuple[Record, ...]:
        """The kept games of this game, the newest first."""
        return tuple(record for record in self.document.games if record.game == self.game)

    def trial(self, name: str) -> Trial:
        """A board of this game's rules as it stands now."""
        return self.trials.get(name) or fresh_trial(self.game, name)

    def to(self, screen: str, page: str = "") -> str:
        """The address of a screen of this game."""
        return format_hash(Route(screen, page=page, game=self.game))

    @property
    def language(self) -> str:
        """The language shown: the one that was chosen, else the browser's."""
        return self.settings.language or pick_language(self.languages)

    @property
    def level(self) -> str:
        """The CPU level of the next game: the one that was chosen, or the strongest open one where it is locked."""
        return open_level(self.game, self.document, self.settings.level)

    @property
    def running(self) -> bool:
        """Whether a match is being played."""
        return self.match is not None and not self.match.over

    @property
    def busy(self) -> bool:
        """Whether a match is being played, here or in another tab."""
        return self.running or self.elsewhere

    @property
    def my_turn(self) -> bool:
        """Whether a person on this page is to move."""
        seat = self.match.seat_to_move if self.match else None
        return seat is not None and seat.kind == "human"

    @property
    def opens(self) -> bool:
        """Whether a person makes the first move of the game that is set up."""
        game = game_named(self.game)
        return self.settings.mode == "two" or self.settings.colour == game.seats[game.start().to_move or 0]

    @property
    def hints(self) -> bool:
        """Whether boards that are played on mark what may be played."""
        return self.settings.hints == "on"

    @property
    def animated(self) -> bool:
        """Whether moves are animated."""
        return self.settings.animations == "on" and not self.reduced_motion

    @property
    def runs_elsewhere(self) -> bool:
        """Whether the stored running game belongs to another tab."""
        running = self.document.running
        return running is not None and running.owner != self.tab

    @property
    def stored_match(self) -> Match | None:
        """The stored running game, or None where there is none or it cannot be played (then it stays stored)."""
        running = self.document.running
        if running is None:
            return None
        try:
            return stored_match(running)
        except ValueError:
            return None

    @property
    def costs_to_leave(self) -> bool:
        """Whether ending the running game now, here or in another tab, is a loss, or ends the attempt at an exam."""
        match = self.played
        return match is not None and (match.lost_by_leaving or match.attempt_lost_by_leaving)

    @property
    def played(self) -> Match | None:
        """The match that leaving would end: the one played elsewhere or here, between two games the coming one."""
        return self.stored_match if self.elsewhere else self.next or self.match
