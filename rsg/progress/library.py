"""The games that are kept: the newest 200, starred ones for ever, with memos, deletions and the totals by
level.

Why a merge comes out the same in any order although games are trimmed: a game stays if it is starred or among
the newest 200 of all games *known*, deleted ones included (their tombstones hold their age). Nothing that
later becomes known can bring a game back among them, so it does not matter whether it was trimmed before or
after a merge.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rsg.progress import check
from rsg.progress.counters import Counters, read_key
from rsg.progress.generations import later_generation_wins
from rsg.progress.incoming import Kept
from rsg.progress.names import clean_memo
from rsg.progress.record import Record, read_day
from rsg.progress.rows import day_row, split_row
from rsg.progress.stamps import Stamped, merge_stamped, read_stamped
from rsg.progress.variations import MOST, Variations, clean_variations

KEPT = 200
"""Games kept that are not starred."""
DAYS = 7
"""Days whose games are counted by day; more than one, since some device's clock may be ahead."""


@dataclass(frozen=True, slots=True)
class Library:
    """Finished games and their totals.

    Attributes:
        generation: how often the records were erased.
        games: records by id.
        deleted: when the deleted games were finished, by id (tombstones).
        stars, memos, variations: stamped marks by id; a mark may outlive its trimmed game.
        tallies: games by row of the table.
        days: games against the CPU by `rows.day_row`, of the newest DAYS days.
    """

    generation: int = 0
    games: Mapping[str, Record] = field(default_factory=dict)
    deleted: Mapping[str, int] = field(default_factory=dict)
    stars: Mapping[str, Stamped[bool]] = field(default_factory=dict)
    memos: Mapping[str, Stamped[str]] = field(default_factory=dict)
    variations: Mapping[str, Stamped[Variations]] = field(default_factory=dict)
    tallies: Counters = field(default_factory=Counters)
    days: Counters = field(default_factory=Counters)

    def knows(self, game_id: str) -> bool:
        """Whether this game is kept or was deleted."""
        return game_id in self.games or game_id in self.deleted

    @property
    def newest(self) -> int:
        """When the newest known game, a deleted one too, was finished."""
        finished = (record.finished for record in self.games.values())
        return max((*finished, *self.deleted.values()), default=0)

    @property
    def newest_first(self) -> tuple[Record, ...]:
        """All games, the newest first."""
        return tuple(sorted(self.games.values(), key=lambda record: record.age, reverse=True))

    def starred(self, game_id: str) -> bool:
        """Whether a game carries a star."""
        return game_id in self.stars and self.stars[game_id].value

    def memo(self, game_id: str) -> str:
        """A game's memo; empty without one."""
        return self.memos[game_id].value if game_id in self.memos else ""

    def variations_of(self, game_id: str) -> Variations:
        """The variations kept with a game; none without any."""
        return self.variations[game_id].value if game_id in self.variations else ()

    def kept(self, record: Record) -> Kept:
        """A game with what its owner has put on it."""
        game_id = record.id
        return Kept(record, self.memo(game_id), self.starred(game_id), self.variations_of(game_id))

    def add(self, record: Record) -> Library:
        """With one more game, counted where it counts. A game that is known changes nothing."""
        if self.knows(record.id):
            return self
        return replace(self._counted(record, 1), games={**self.games, record.id: record}).trimmed()

    def adopt(self, games: Iterable[Record]) -> Library:
        """With games that count nowhere, those that are known left out; trimmed once."""
        new = {record.id: record for record in games if not self.knows(record.id)}
        return replace(self, games={**self.games, **new}).trimmed() if new else self

    def without(self, record: Record) -> Library:
        """As if this game, added here and not yet seen by others, had never been added."""
        games = {game_id: kept for game_id, kept in self.games.items() if game_id != record.id}
        return replace(self._counted(record, -1), games=games)

    def _counted(self, record: Record, number: int) -> Library:
        """With a game counted (1) or counted no more (-1) in its row and, against a CPU, in its day's."""
        if not record.tally:
            return self
        tallies = self.tallies.count(record.tally, record.outcome, record.writer, number)
        if not record.against_cpu:
            return replace(self, tallies=tallies)
        day = day_row(record.game, record.date)
        return replace(
            self, tallies=tallies, days=self.days.count(day, record.outcome, record.writer, number)
        )

    def delete(self, game_id: str) -> Library:
        """Without a game, for ever; its place in the totals stays."""
        if game_id not in self.games:
            return self
        return replace(self, deleted={**self.deleted, game_id: self.games[game_id].finished}).trimmed()

    def star(self, game_id: str, starred: bool, now: int, writer: str) -> Library:
        """With or without a star on a game that is kept."""
        if game_id not in self.games:
            return self
        stamped = self.stars.get(game_id, Stamped(False)).changed(starred, now, writer)
        return replace(self, stars={**self.stars, game_id: stamped}).trimmed()

    def note(self, game_id: str, memo: str, now: int, writer: str) -> Library:
        """With a memo on a game that is kept; an empty one takes it away."""
        if game_id not in self.games:
            return self
        stamped = self.memos.get(game_id, Stamped("")).changed(clean_memo(memo), now, writer)
        return replace(self, memos={**self.memos, game_id: stamped})

    def vary(self, game_id: str, variations: Variations, now: int, writer: str) -> Library:
        """With these variations of a game that is kept, at most the newest MOST of them."""
        if game_id not in self.games:
            return self
        stamped = self.variations.get(game_id, Stamped(())).changed(variations[-MOST:], now, writer)
        return replace(self, variations={**self.variations, game_id: stamped})

    def trimmed(self) -> Library:
        """Without what was deleted and what is too old, days too."""
        known = {game_id: record.finished for game_id, record in self.games.items()} | dict(self.deleted)
        newest = set(sorted(known, key=lambda game_id: (known[game_id], game_id))[-KEPT:])
        days = sorted({split_row(row)[1] for row in self.days.of})[-DAYS:]
        return replace(
            self,
            games={
                game_id: record
                for game_id, record in self.games.items()
                if game_id not in self.deleted and (game_id in newest or self.starred(game_id))
            },
            stars={game_id: star for game_id, star in self.stars.items() if game_id not in self.deleted},
            memos={game_id: memo for game_id, memo in self.memos.items() if game_id not in self.deleted},
            variations={key: lines for key, lines in self.variations.items() if key not in self.deleted},
            days=Counters(
                {row: counter for row, counter in self.days.of.items() if split_row(row)[1] in days}
            ),
        )

    @later_generation_wins
    def merge(self, other: Library) -> Library:
        """What both know; a later erasure rules out everything from before it."""
        if self == other:
            return self
        games = dict(self.games)
        for game_id, record in other.games.items():
            games[game_id] = _same_game(games[game_id], record) if game_id in games else record
        deleted = dict(self.deleted)
        for game_id, finished in other.deleted.items():
            deleted[game_id] = max(finished, deleted.get(game_id, 0))
        return Library(
            self.generation,
            games,
            deleted,
            merge_stamped(self.stars, other.stars),
            merge_stamped(self.memos, other.memos),
            merge_stamped(self.variations, other.variations),
            self.tallies.merge(other.tallies),
            self.days.merge(other.days),
        ).trimmed()

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse."""
        return {
            "generation": self.generation,
            "games": {game_id: record.data() for game_id, record in self.games.items()},
            "deleted": dict(self.deleted),
            "stars": {game_id: [s.value, s.time, s.writer] for game_id, s in self.stars.items()},
            "memos": {game_id: [s.value, s.time, s.writer] for game_id, s in self.memos.items()},
            "variations": {
                game_id: [list(s.value), s.time, s.writer] for game_id, s in self.variations.items()
            },
            "tallies": self.tallies.data(),
            "days": self.days.data(),
        }

    @classmethod
    def read(cls, data: Mapping[str, Any], path: str, notes: check.Notes) -> Library:
        """Reads what `data` gave, leaving out and noting what is bad."""
        check.note_unknown(data, cls.__slots__, path, notes)
        games = {}
        for game_id, item in check.section(data, "games", path, notes).items():
            try:
                games[game_id] = Record.read(game_id, item)
            except check.EntryError as error:
                notes.add(f"{path}.games.{game_id[:40]}", error)

        def part(key: str, read: Any) -> dict[str, Any]:
            there = check.section(data, key, path, notes)
            return dict(check.entries(there, check.identifier, read, f"{path}.{key}", notes))

        deleted = part("deleted", check.time)
        stars = part("stars", lambda item: read_stamped(item, check.boolean))
        return cls(
            check.value(data, "generation", check.integer, 0, path, notes),
            games,
            deleted,
            # A star without its game would let a merge depend on the order: only a kept game can be starred.
            {game_id: star for game_id, star in stars.items() if game_id in games or not star.value},
            part(
                "memos", lambda item: read_stamped(item, lambda text: clean_memo(check.one_line(text, 1000)))
            ),
            part("variations", lambda item: read_stamped(item, clean_variations)),
            Counters.read(check.section(data, "tallies", path, notes), f"{path}.tallies", notes),
            Counters.read(check.section(data, "days", path, notes), f"{path}.days", notes, _read_day_row),
        ).trimmed()


def _read_day_row(data: object) -> str:
    """Reads what `day_row` gave. Raises EntryError, since what is no day might be the newest of them for ever."""
    row = read_key(data)
    read_day(split_row(row)[1])
    return row


def _same_game(a: Record, b: Record) -> Record:
    """Which of two records of one game stays: normally they are equal."""
    return a if a == b else max(a, b, key=lambda record: (record.finished, check.canonical(record.data())))
