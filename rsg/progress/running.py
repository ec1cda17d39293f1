"""The game that is being played, stored after every move, and the one tab that it belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rsg.progress import check
from rsg.progress.stamps import later

_LONGEST = 100_000


@dataclass(frozen=True, slots=True)
class Running:
    """A running game.

    Attributes:
        match: the match as the room `play` dumps it; only its `id` is looked at here.
        owner: the tab that plays it.
        call: cell of a stone that is down while its call is still asked; empty otherwise.
    """

    match: Mapping[str, Any]
    owner: str
    call: str = ""

    @property
    def id(self) -> str:
        """The match's id."""
        return str(self.match["id"])


@dataclass(frozen=True, slots=True)
class Slot:
    """The place for the one running game.

    Attributes:
        term: how often it was taken over by another tab; writes of an earlier term lose, however late they
            come.
        time, writer: of the last write, which wins within a term.
        game: the running game, or None.
    """

    term: int = 0
    time: int = 0
    writer: str = ""
    game: Running | None = None

    def put(self, game: Running | None, now: int, writer: str) -> Slot:
        """With this game (or none) in it, written later than the one there; a new owner starts a new term."""
        taken = game is not None and self.game is not None and game.owner != self.game.owner
        return Slot(self.term + taken, later(self.time, now), writer, game)

    def merge(self, other: Slot) -> Slot:
        """The one of the later term, or written later."""
        return max(
            self, other, key=lambda slot: (slot.term, slot.time, slot.writer, check.canonical(slot.data()))
        )

    def data(self) -> dict[str, Any]:
        """As JSON values; `read` is the inverse."""
        game = self.game
        return {
            "term": self.term,
            "time": self.time,
            "writer": self.writer,
            "game": {"match": game.match, "owner": game.owner, "call": game.call} if game else None,
        }

    @classmethod
    def read(cls, data: object) -> Slot:
        """Reads what `data` gave. Raises EntryError."""
        stored = check.mapping(data)
        if stored.keys() != {"term", "time", "writer", "game"}:
            raise check.EntryError("keys missing or unknown")
        game = stored["game"]
        return cls(
            check.integer(stored["term"]),
            check.time(stored["time"]),
            check.identifier(stored["writer"], empty=True),
            None if game is None else read_running(game),
        )


def read_running(data: object) -> Running:
    """Reads a running game. Raises EntryError; whether its moves can be played is for the rules to say."""
    stored = check.mapping(data)
    if stored.keys() != {"match", "owner", "call"}:
        raise check.EntryError("keys missing or unknown")
    match = check.plain_json(check.mapping(stored["match"]))
    check.identifier(match.get("id"))
    if len(check.canonical(match)) > _LONGEST:
        raise check.EntryError("too long")
    return Running(match, check.identifier(stored["owner"]), check.identifier(stored["call"], empty=True))
