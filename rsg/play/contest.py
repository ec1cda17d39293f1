"""What a match is a part of: a Reverse Match (a set of two games, colours swapped) and an exam (a series of these).

A match knows seats; a contest knows persons, who change seats: person 0 sits on seat `first`, and against a CPU is the
one who plays. What is won and lost is always told by person here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

GAMES_IN_SET = 2
LONGEST_EXAM = 99


@dataclass(frozen=True, slots=True)
class Points:
    """What each person has in one game, or in several together: points, and prisoners among them."""

    scores: tuple[int, int] = (0, 0)
    prisoners: tuple[int, int] = (0, 0)

    def plus(self, other: Points) -> Points:
        """Both together."""
        (a, b), (c, d) = self.scores, other.scores
        (e, f), (g, h) = self.prisoners, other.prisoners
        return Points((a + c, b + d), (e + g, f + h))

    @property
    def winner(self) -> int | None:
        """Who has more points, with equal ones more prisoners; None for a draw."""
        for mine, theirs in (self.scores, self.prisoners):
            if mine != theirs:
                return 0 if mine > theirs else 1
        return None


@dataclass(frozen=True, slots=True)
class Contest:
    """The series around one game.

    Attributes:
        reverse: games go in sets of two, and the set is won, not the game.
        set: id of the set that this game belongs to; empty for a single game.
        first: the seat that person 0 sits on in this game.
        earlier: the finished games of this set.
        exam: number of the rank that the exam is for; 0 for none.
        best_of: units (games, or sets) of the exam at most.
        enough: wins in this attempt that pass at once, since earlier attempts count too; 0 for none.
        won, lost: finished units of the exam that person 0 has won, and has not won.
    """

    reverse: bool = False
    set: str = ""
    first: int = 0
    earlier: tuple[Points, ...] = ()
    exam: int = 0
    best_of: int = 0
    enough: int = 0
    won: int = 0
    lost: int = 0

    def person_on(self, seat: int) -> int:
        """The person who sits there."""
        return seat ^ self.first

    def seat_of(self, person: int) -> int:
        """Where a person sits, the inverse of `person_on`."""
        return person ^ self.first

    def by_person(self, by_seat: tuple[int, ...]) -> tuple[int, int]:
        """Numbers by seat as numbers by person."""
        return by_seat[self.first], by_seat[1 - self.first]

    @property
    def part(self) -> int:
        """Number of this game in its set, from 1; 0 for a single game."""
        return len(self.earlier) + 1 if self.reverse else 0

    @property
    def begun(self) -> bool:
        """Whether games of this contest are finished already."""
        return bool(self.earlier or self.won or self.lost)

    @property
    def first_seat_of_set(self) -> int:
        """The seat that person 0 had in the first game of this set (of a single game: has)."""
        return self.first ^ (len(self.earlier) % 2)

    @property
    def needed(self) -> int:
        """Units to win the exam, and as many lost fail it."""
        return wins_needed(self.best_of)

    def total(self, now: Points) -> Points:
        """Points of the whole set, where the game that is played stands at `now`."""
        for points in self.earlier:
            now = now.plus(points)
        return now

    def completes(self, given_up: bool) -> bool:
        """Whether the unit (the game, or the set) is over when this game is. Giving a game up gives up the set."""
        return given_up or not self.reverse or self.part == GAMES_IN_SET

    def after_unit(self, winner: int | None) -> Contest:
        """An exam's account with one more unit; a draw counts as lost."""
        return replace(self, won=self.won + (winner == 0), lost=self.lost + (winner != 0))

    @property
    def passed(self) -> bool:
        """Whether the exam is passed."""
        return bool(self.exam) and (self.won >= self.needed or (self.enough > 0 and self.won >= self.enough))

    @property
    def failed(self) -> bool:
        """Whether the exam is failed."""
        return bool(self.exam) and not self.passed and self.lost >= self.needed

    def next_game(self, points: Points) -> Contest:
        """The contest of the second game of a set, colours swapped."""
        return replace(self, first=1 - self.first, earlier=(*self.earlier, points))

    def next_unit(self, set_id: str) -> Contest:
        """The contest of the next unit, whose first colour is swapped."""
        return replace(self, set=set_id if self.reverse else "", first=1 - self.first_seat_of_set, earlier=())

    def dump(self) -> dict[str, Any]:
        """As JSON values; `restore_contest` is the inverse."""
        return {
            "reverse": self.reverse,
            "set": self.set,
            "first": self.first,
            "earlier": [[*points.scores, *points.prisoners] for points in self.earlier],
            "exam": self.exam,
            "best_of": self.best_of,
            "enough": self.enough,
            "won": self.won,
            "lost": self.lost,
        }


def wins_needed(best_of: int) -> int:
    """Units to win an exam of so many at most; as many not won fail it."""
    return (best_of + 1) // 2


def restore_contest(stored: Mapping[str, Any]) -> Contest:
    """Reads what `dump` wrote.

    Raises:
        ValueError, KeyError, TypeError: it is not as `dump` writes it.
    """
    earlier = []
    for numbers in stored["earlier"]:
        a, b, c, d = map(int, numbers)
        earlier.append(Points((a, b), (c, d)))
    contest = Contest(
        reverse=bool(stored["reverse"]),
        set=str(stored["set"]),
        first=int(stored["first"]),
        earlier=tuple(earlier),
        exam=int(stored["exam"]),
        best_of=int(stored["best_of"]),
        enough=int(stored["enough"]),
        won=int(stored["won"]),
        lost=int(stored["lost"]),
    )
    in_range = contest.first in (0, 1) and 0 <= contest.best_of <= LONGEST_EXAM
    if not in_range or len(contest.earlier) >= GAMES_IN_SET or (contest.earlier and not contest.reverse):
        raise ValueError("no such contest")
    return contest
