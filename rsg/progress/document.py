"""All that outlives a match, as one immutable value that merges with copies of itself from other tabs and
devices.

`merge` is commutative, associative and idempotent: every part is a union, a maximum or "the last writer
wins", and an erasure starts a generation (for all: an epoch) that outranks whatever was written before it.
Times, random ids and writers come in as arguments; a writer is one device's random name.

Reading and writing of the stored text is in `storage.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from rsg.progress import check
from rsg.progress.calendar import Day
from rsg.progress.counters import Tally
from rsg.progress.generations import Erasable
from rsg.progress.library import Library
from rsg.progress.merits import Cleared, Ranks
from rsg.progress.record import Record
from rsg.progress.running import Running, Slot, read_running
from rsg.progress.stamps import Stamped, merge_stamped, read_stamped
from rsg.progress.variations import Variations

CRASH_WINDOW_MS = 10_000
LONGEST_SETTING = 1000
"""Characters of a setting's value."""


@dataclass(frozen=True)
class Document:
    """Everything that is stored.

    Attributes:
        epoch: how often everything was erased.
        library: finished games and their totals.
        ranks: the career that ranks are computed from.
        calendar: the days cleared.
        options: settings, stamped, by key; which keys and values are known is the reader's business.
        slot: the place of the running game.
        crashes: times of the last crashes, stamped.
        fresh: records finished here and not written yet; `written`: the stored text that this document is.
            Both are for `storage.save` and no part of the value.
    """

    FORMAT: ClassVar[str] = "reverstargo"
    VERSION: ClassVar[int] = 4

    epoch: int = 0
    library: Library = field(default_factory=Library)
    ranks: Ranks = field(default_factory=Ranks)
    calendar: Cleared = field(default_factory=Cleared)
    options: Mapping[str, Stamped[str]] = field(default_factory=dict)
    slot: Slot = field(default_factory=Slot)
    crashes: Stamped[tuple[int, ...]] = field(default_factory=lambda: Stamped(()))
    fresh: tuple[Record, ...] = field(default=(), compare=False, repr=False)
    written: str | None = field(default=None, compare=False, repr=False)

    # --- what it says -------------------------------------------------------------------------------------

    @property
    def games(self) -> tuple[Record, ...]:
        """Finished games, the newest first."""
        return self.library.newest_first

    @property
    def cleared(self) -> Set[Day]:
        """The days cleared."""
        return self.calendar.days

    @property
    def settings(self) -> Mapping[str, str]:
        """Values of the settings that were ever set."""
        return {key: stamped.value for key, stamped in self.options.items()}

    @property
    def running(self) -> Running | None:
        """The running game; one that is known as finished is none."""
        game = self.slot.game
        return None if game is None or self.library.knows(game.id) else game

    @property
    def running_text(self) -> str:
        """The running game as JSON text, to be set aside under another key before `forget_crashes`."""
        return check.canonical(self.slot.data()["game"])

    def tally(self, row: str) -> Tally:
        """Games of a row of the records table, such as a level."""
        return self.library.tallies.tally(row)

    def career(self, level: str) -> Tally:
        """Career games against the CPU at a level, which ranks are computed from."""
        return self.ranks.career.tally(level)

    # --- what changes it ----------------------------------------------------------------------------------

    def finish(self, record: Record) -> Document:
        """With a finished game: kept, counted and credited once, and running no more.

        Under a clock that was set back it is dated just after the newest game, so that it is not the oldest
        one.

        Raises:
            ValueError: the record holds what could not be stored.
        """
        finished = max(record.finished, min(self.library.newest + 1, check.MAX_TIME))
        record = Record.read(record.id, replace(record, finished=finished).data())
        slot = self.slot
        if slot.game is not None and slot.game.id == record.id:
            slot = slot.put(None, record.finished, record.writer)
        if self.library.knows(record.id):
            return replace(self, slot=slot)
        return replace(
            self,
            library=self.library.add(record),
            ranks=self.ranks.count(record, 1),
            calendar=self.calendar.clear(record.cleared),
            slot=slot,
            fresh=(*self.fresh, record),
        )

    @property
    def unwritten(self) -> tuple[Record, ...]:
        """The fresh games that are still kept."""
        return tuple(record for record in self.fresh if record.id in self.library.games)

    def without_unwritten(self) -> Document:
        """As if these had not been finished: `storage.save` finishes them on what is stored by then."""
        library, ranks = self.library, self.ranks
        for record in self.unwritten:
            library = library.without(record)
            ranks = ranks.count(record, -1)
        return replace(self, library=library, ranks=ranks, fresh=())

    def with_unwritten_of(self, mine: Document) -> Document:
        """With the games that `mine` has finished and not written yet, and its running game where another tab holds
        on to one that is finished.

        What has been erased meanwhile stays erased: each part counts only what belongs to its generation.
        """
        if self.epoch != mine.epoch:
            return self
        document = self
        for record in mine.unwritten:
            if document.library.knows(record.id):
                continue
            finished = document.finish(record)
            document = replace(
                finished,
                library=finished.library if _same(self.library, mine.library) else document.library,
                ranks=finished.ranks if _same(self.ranks, mine.ranks) else document.ranks,
                calendar=finished.calendar if _same(self.calendar, mine.calendar) else document.calendar,
            )
        stale, live = self.slot.game, mine.running
        if stale is not None and live is not None and document.running is None and live.id != stale.id:
            document = document.run(live, mine.slot.time, mine.slot.writer)
        return document

    def run(self, game: Running, now: int, writer: str) -> Document:
        """With this game as the running one, as it is now; a game of another tab is thereby taken over.

        Raises:
            ValueError: the game holds what could not be stored.
        """
        checked = read_running({"match": game.match, "owner": game.owner, "call": game.call})
        return replace(self, slot=self.slot.put(checked, now, writer))

    def stop(self, now: int, writer: str) -> Document:
        """Without a running game; nothing is recorded of it."""
        return replace(self, slot=self.slot.put(None, now, writer)) if self.slot.game else self

    def set(self, key: str, value: str, now: int, writer: str) -> Document:
        """With a setting.

        Raises:
            ValueError: key or value could not be stored.
        """
        key, value = check.identifier(key), check.one_line(value, LONGEST_SETTING)
        before = self.options.get(key)
        if before is not None and before.value == value:
            return self
        stamped = (before or Stamped("")).changed(value, now, writer)
        return replace(self, options={**self.options, key: stamped})

    def crash(self, now: int, writer: str) -> Document:
        """With one more crash noted."""
        return replace(self, crashes=self.crashes.changed((*self.crashes.value, now)[-5:], now, writer))

    @property
    def crashes_at_start(self) -> bool:
        """Whether the last two crashes came within 10 s: then start without the game, `forget_crashes`."""
        last = self.crashes.value[-2:]
        return len(last) == 2 and abs(last[1] - last[0]) <= CRASH_WINDOW_MS

    def forget_crashes(self, now: int, writer: str) -> Document:
        """With no crashes and no running game."""
        return replace(self.stop(now, writer), crashes=self.crashes.changed((), now, writer))

    def delete(self, game_id: str) -> Document:
        """Without a finished game, for ever; totals and days stay."""
        return replace(self, library=self.library.delete(game_id))

    def adopt(self, *games: Record) -> Document:
        """With games that came in from elsewhere and count for nothing. Those that are known change nothing.

        Raises:
            ValueError: one counts for something, or holds what could not be stored.
        """
        if any(record.tally or record.cleared for record in games):
            raise ValueError("a game from elsewhere counts for nothing")
        read = [Record.read(record.id, record.data()) for record in games]
        library = self.library.adopt(read)
        left_out = [record for record in read if not library.knows(record.id)]
        if left_out:
            # Too old for a full library: whoever brings them in wants them, so they count as the newest; their days
            # stay.
            newest = max(known.finished for known in library.games.values())
            library = library.adopt(
                replace(record, finished=min(newest + 1 + n, check.MAX_TIME))
                for n, record in enumerate(left_out)
            )
        return replace(self, library=library)

    def star(self, game_id: str, starred: bool, now: int, writer: str) -> Document:
        """With or without a star on a finished game; starred games are never trimmed."""
        return replace(self, library=self.library.star(game_id, starred, now, writer))

    def note(self, game_id: str, memo: str, now: int, writer: str) -> Document:
        """With a memo on a finished game."""
        return replace(self, library=self.library.note(game_id, memo, now, writer))

    def vary(self, game_id: str, variations: Variations, now: int, writer: str) -> Document:
        """With these variations of a finished game."""
        return replace(self, library=self.library.vary(game_id, variations, now, writer))

    def clear_tally(self, row: str) -> Document:
        """With a row of the records table, such as a series of two people, back at zero; ranks stay."""
        tallies = self.library.tallies.clear(row)
        return replace(self, library=replace(self.library, tallies=tallies))

    # --- erasing ------------------------------------------------------------------------------------------

    def erase_all(self) -> Document:
        """A new epoch with nothing in it, which no older write revives. Merge with what is stored first."""
        return Document(epoch=min(self.epoch + 1, check.MAX_COUNT))

    def erase_records(self, now: int, writer: str) -> Document:
        """Without finished games and their totals; ranks and calendar stay."""
        kept = self if self.running else self.stop(now, writer)
        return replace(kept, library=Library(self.library.generation + 1), fresh=())

    def erase_ranks(self) -> Document:
        """Without the career that ranks are computed from."""
        return replace(self, ranks=Ranks(self.ranks.generation + 1), fresh=())

    def erase_calendar(self) -> Document:
        """Without the cleared days."""
        return replace(self, calendar=Cleared(self.calendar.generation + 1), fresh=())

    # --- as text ------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The canonical JSON text: equal documents have equal texts. `storage.load` reads it."""
        return check.canonical(self.data())

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse."""
        return {
            "format": self.FORMAT,
            "version": self.VERSION,
            "epoch": self.epoch,
            "library": self.library.data(),
            "ranks": self.ranks.data(),
            "calendar": self.calendar.data(),
            "settings": {key: [s.value, s.time, s.writer] for key, s in self.options.items()},
            "running": self.slot.data(),
            "crashes": [list(self.crashes.value), self.crashes.time, self.crashes.writer],
        }

    @classmethod
    def read(cls, data: Mapping[str, Any], notes: check.Notes) -> Document:
        """Reads what `data` gave, leaving out and noting what is bad."""
        check.note_unknown(data, _KEYS, "document", notes)
        settings = check.section(data, "settings", "document", notes)
        return cls(
            epoch=check.value(data, "epoch", check.integer, 0, "document", notes),
            library=Library.read(check.section(data, "library", "document", notes), "library", notes),
            ranks=Ranks.read(check.section(data, "ranks", "document", notes), "ranks", notes),
            calendar=Cleared.read(check.section(data, "calendar", "document", notes), "calendar", notes),
            options=dict(check.entries(settings, check.identifier, _read_setting, "settings", notes)),
            slot=check.value(data, "running", Slot.read, Slot(), "document", notes),
            crashes=check.value(data, "crashes", _read_crashes, Stamped(()), "document", notes),
        )


def merge(a: Document, b: Document) -> Document:
    """The document that knows what both know, the same in any order; of two epochs the later one alone."""
    if a.epoch != b.epoch:
        return replace(max(a, b, key=lambda document: document.epoch), fresh=())
    library = a.library.merge(b.library)
    return Document(
        a.epoch,
        library,
        a.ranks.merge(b.ranks),
        a.calendar.merge(b.calendar),
        merge_stamped(a.options, b.options),
        a.slot.merge(b.slot),
        a.crashes.merge(b.crashes),
    )


_KEYS = (
    "format",
    "version",
    "epoch",
    "library",
    "ranks",
    "calendar",
    "settings",
    "running",
    "crashes",
)


def _same(a: Erasable, b: Erasable) -> bool:
    return a.generation == b.generation


def _read_setting(data: object) -> Stamped[str]:
    return read_stamped(data, lambda value: check.one_line(value, LONGEST_SETTING))


def _read_crashes(data: object) -> Stamped[tuple[int, ...]]:
    return read_stamped(data, lambda times: tuple(map(check.time, check.sequence(times, 5))))
