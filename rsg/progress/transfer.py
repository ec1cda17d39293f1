"""All data as a file, from one device to another: what a file would change here, and the document after it.

A file merges as another tab's document does, with two differences. Its running game and its crashes stay in it. And
what was erased here after the file was written can come back: whoever opens a file from before an erasure wants just
that, so its parts are lifted into the present. An erasure that the file knows and this device does not is carried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from rsg.progress import check
from rsg.progress.counters import Counter, Counters, Tally
from rsg.progress.document import Document, merge
from rsg.progress.library import Library
from rsg.progress.merits import Cleared, Ranks
from rsg.progress.ranks import rank_of
from rsg.progress.running import Slot
from rsg.progress.stamps import Stamped
from rsg.progress.storage import load

Part = TypeVar("Part", Library, Ranks, Cleared)
"""What an erasure begins a new generation of."""


class BadFile(ValueError):  # noqa: N818 - it names the fault, not its kind
    """A file that is no export of all data; `kind` is `foreign`, or `newer` (of a later version)."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Changes:
    """What would change here.

    Attributes:
        games, days: how many come in; `lost_games`, `lost_days` go (deleted or erased on the other device).
        counted, uncounted: games more, and fewer, in the totals by level and pair.
        rank: number of the rank that one has then, where that is another one than now; else 0.
        career: wins and exams that ranks are computed from change.
        settings: keys of the settings that get another value, those that nobody sees too.
        marks: how many memos, stars and lists of variations change.
        restores: the file is from before something was erased here, which comes back.
        erases: something was erased on the other device, and will be here.
        bad: entries of the file that cannot be read and are left out.
    """

    games: int = 0
    days: int = 0
    lost_games: int = 0
    lost_days: int = 0
    counted: int = 0
    uncounted: int = 0
    rank: int = 0
    career: bool = False
    settings: tuple[str, ...] = ()
    marks: int = 0
    restores: bool = False
    erases: bool = False
    bad: int = 0


def export(document: Document) -> str:
    """The text of a file with everything in it."""
    return document.text()


def read_file(text: str) -> tuple[Document, int]:
    """The document in a file, without its running game and crashes, and the number of its bad entries.

    Raises:
        BadFile: it is not such a file.
    """
    loaded = load(text)
    problem = loaded.problem
    if problem is not None and problem.kind != "entries":
        raise BadFile("newer" if problem.kind == "newer" else "foreign")
    document = replace(loaded.document, slot=Slot(), crashes=Stamped(()), written=None, fresh=())
    return document, problem.bad if problem is not None else 0


def combine(mine: Document, theirs: Document) -> Document:
    """The document after a file; what this device is just playing goes on."""
    theirs = _lifted(theirs, mine)
    merged = merge(theirs, mine.without_unwritten())
    return replace(merged.with_unwritten_of(mine), slot=mine.slot, crashes=mine.crashes, written=mine.written)


def changes(mine: Document, theirs: Document, bad: int = 0) -> Changes:
    """What `combine` would change."""
    after = combine(mine, theirs)
    before_games, after_games = set(mine.library.games), set(after.library.games)
    keys = {**mine.settings, **after.settings}
    marks = sum(
        mark(mine.library, game_id) != mark(after.library, game_id)
        for game_id in before_games & after_games
        for mark in (Library.memo, Library.starred, Library.variations_of)
    )
    tallies, rank = (mine.library.tallies, after.library.tallies), rank_of(after).number
    generations = [
        (theirs.epoch, mine.epoch),
        (theirs.library.generation, mine.library.generation),
        (theirs.ranks.generation, mine.ranks.generation),
        (theirs.calendar.generation, mine.calendar.generation),
    ]
    if theirs.epoch != mine.epoch:
        generations = generations[:1]
    return Changes(
        games=len(after_games - before_games),
        days=len(after.cleared - mine.cleared),
        lost_games=len(before_games - after_games),
        lost_days=len(mine.cleared - after.cleared),
        counted=_more(*tallies),
        uncounted=_more(*reversed(tallies)),
        rank=0 if rank == rank_of(mine).number else rank,
        career=_earned(mine.ranks) != _earned(after.ranks),
        settings=tuple(sorted(key for key in keys if _differ(mine.settings, after.settings, key))),
        marks=marks,
        restores=any(their < my for their, my in generations),
        erases=any(their > my for their, my in generations),
        bad=bad,
    )


def _differ(a: Mapping[str, str], b: Mapping[str, str], key: str) -> bool:
    return a.get(key, "") != b.get(key, "")  # what was set and unset again is as if never set


def _more(before: Counters, after: Counters) -> int:
    """The games that only the later totals have, by row and outcome: what one row loses, another does not make good."""
    return sum(
        max(0, there - here)
        for key in after.of
        for there, here in zip(after.tally(key), before.tally(key), strict=True)
    )


def _earned(ranks: Ranks) -> tuple[Mapping[str, Tally], Mapping[str, Tally], frozenset[int]]:
    """What ranks are computed from, whoever counted it: career, exams and those passed."""
    return _counted(ranks.career), _counted(ranks.exams), ranks.passed


def _counted(counters: Counters) -> Mapping[str, Tally]:
    return {key: counter.tally for key, counter in counters.of.items() if any(counter.tally)}


def _lifted(theirs: Document, mine: Document) -> Document:
    """A file's parts from before an erasure here, as if written after it."""
    if theirs.epoch > mine.epoch:
        return theirs

    def lifted(part: Part, present: Part, *counted: str) -> Part:
        """A part, with the counters of these names; one of the present generation stays as it is."""
        if theirs.epoch == mine.epoch and part.generation >= present.generation:
            return part
        counters: dict[str, Any] = {
            name: _renamed(getattr(part, name), theirs.epoch, part.generation) for name in counted
        }
        return replace(part, generation=present.generation, **counters)

    return replace(
        theirs,
        epoch=mine.epoch,
        library=lifted(theirs.library, mine.library, "tallies", "days"),
        ranks=lifted(theirs.ranks, mine.ranks, "career", "exams"),
        calendar=lifted(theirs.calendar, mine.calendar),
    )


def _renamed(counters: Counters, epoch: int, generation: int) -> Counters:
    """Counts from before an erasure under writers of their own, so that they add to those from after it."""

    def renamed(writer: str) -> str:
        name = f"{writer[:24]}-{epoch}-{generation}"[:40]
        return check.identifier(name)

    return Counters(
        {
            key: Counter(counter.generation, {renamed(writer): tally for writer, tally in counter.by.items()})
            for key, counter in counters.of.items()
        }
    )
