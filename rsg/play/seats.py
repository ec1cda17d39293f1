"""Who sits where in a match: one seat a colour."""

from __future__ import annotations

from dataclasses import dataclass

from rsg.games import game as game_named
from rsg.play.contest import Contest

SEAT_KINDS = ("human", "cpu")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a colour: what is behind it, never how it thinks.

    Attributes:
        kind: one of SEAT_KINDS.
        level: a level of the engine protocol for a CPU, else empty.
        name: what is shown; empty means the default in the reader's language.
    """

    kind: str
    level: str = ""
    name: str = ""


def people(game: str) -> tuple[Seat, ...]:
    """A person without a name on every seat. Raises KeyError for an unknown game."""
    return tuple(Seat("human") for _ in game_named(game).seats)


def single_game(seats: tuple[Seat, ...]) -> Contest:
    """The contest of a single game: the one person, or whoever begins, is person 0."""
    return Contest(first=1 if seats[0].kind == "cpu" and seats[1].kind == "human" else 0)
