"""The stored text: reading it whatever it holds, migrating it forward, and the discipline of writing.

Nothing that is stored can raise here. What cannot be believed is named in a `Problem`, and the original text
comes back so that the browser sets it aside under another key before anything is written.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rsg.engines.nesting import nesting
from rsg.progress import check
from rsg.progress.document import Document, merge

KEY = "reverstargo"
"""The one key under which the browser stores the text."""
LONGEST = 4_000_000
"""Characters of a stored text that is still read; browsers keep about five million."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def _sets_and_exams(data: dict[str, Any]) -> dict[str, Any]:
    """Version 2: games know their set, exam and hints; ranks know exams."""
    new = {"set": "", "part": 0, "exam": 0, "passed": False, "hints": 0}
    return {**_with_fields(data, new), "ranks": {"exams": {}, "passed": [], **data["ranks"]}}


def _late_and_variations(data: dict[str, Any]) -> dict[str, Any]:
    """Version 3: games know whose time was over, and have variations."""
    data = _with_fields(data, {"late": []})
    return {**data, "library": {"variations": {}, **data["library"]}}


def _days(data: dict[str, Any]) -> dict[str, Any]:
    """Version 4: games are counted by day."""
    return {**data, "library": {"days": {}, **data["library"]}}


def _with_fields(data: dict[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    games = {
        key: {**new, **game} if type(game) is dict else game for key, game in data["library"]["games"].items()
    }
    return {**data, "library": {**data["library"], "games": games}}


MIGRATIONS: Mapping[int, Migration] = {1: _sets_and_exams, 2: _late_and_variations, 3: _days}
"""The step from each older version to the next one. Every version has a sample in tests/data/documents/."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What was wrong with a stored text.

    Attributes:
        kind: `broken` (no JSON), `too_large`, `foreign` (JSON, but not ours), `entries` (some entries were
            bad and are left out), `newer` (written by a later version of this program: read only).
        detail: for a report, in English.
        bad: how many entries were left out.
    """

    kind: str
    detail: str
    bad: int = 0


@dataclass(frozen=True, slots=True)
class Loaded:
    """A stored text, read. `set_aside` is the original text where writing would lose something in it."""

    document: Document
    problem: Problem | None = None
    set_aside: str | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """What to write now, and what is then true.

    Attributes:
        text: the text to write under the one key, or None: write nothing (`newer`).
        document: the merged document, to go on with.
        problem, set_aside: as in Loaded; set aside before writing.
    """

    text: str | None
    document: Document
    problem: Problem | None = None
    set_aside: str | None = None


def load(text: str | None) -> Loaded:
    """Reads a stored text; None (nothing stored) is an empty document without a problem."""
    if text is None:
        return Loaded(Document())
    if len(text) > LONGEST:
        return _refused(text, "too_large", f"{len(text)} characters")
    if nesting(text) > 2 * check.MAX_DEPTH:
        return _refused(text, "broken", "nested too deeply")
    notes = check.Notes()
    try:
        data = json.loads(text, object_pairs_hook=_without_duplicates(notes), parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        return _refused(text, "broken", str(error))
    version = data.get("version") if type(data) is dict and data.get("format") == Document.FORMAT else None
    if type(version) is not int or version < 1:
        return _refused(text, "foreign", "no document of this program")
    if version > Document.VERSION:
        document = Document.read(data, check.Notes())
        return Loaded(document, Problem("newer", f"version {version} is newer than {Document.VERSION}"))
    try:
        data = migrate(data, version, Document.VERSION, MIGRATIONS)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        return _refused(text, "foreign", f"cannot be migrated from version {version}: {error!r}")
    document = Document.read(data, notes)
    if not notes.count:
        return Loaded(replace(document, written=text))
    detail = f"{notes.count} bad: {'; '.join(notes.first)}"
    return Loaded(document, Problem("entries", detail, notes.count), text)


def save(stored: str | None, mine: Document) -> Saved:
    """What to write when the storage now holds `stored` and this tab has `mine`.

    What is stored is merged first, so that nothing of another tab is lost. Games finished here are then
    counted on the merged document: not again if another tab has finished the same game, and not in vain if it
    has counted another one. After an erasure they are left out. A newer version's document is never written
    over.

    If the write then fails, go on with `mine`: it still knows what is not written.
    """
    if stored is not None and stored == mine.written:
        return _saved(mine, None, None)
    caught_up = catch_up(stored, mine)
    if caught_up.problem is not None and caught_up.problem.kind == "newer":
        return Saved(None, caught_up.document, caught_up.problem)
    return _saved(caught_up.document, caught_up.problem, caught_up.set_aside)


def catch_up(stored: str | None, mine: Document) -> Loaded:
    """What another tab has written, merged with what this tab has; nothing is to be written yet."""
    loaded = load(stored)
    merged = merge(loaded.document, mine.without_unwritten())
    document = replace(merged.with_unwritten_of(mine), written=loaded.document.written)
    return Loaded(document, loaded.problem, loaded.set_aside)


def migrate(data: dict[str, Any], version: int, to: int, steps: Mapping[int, Migration]) -> dict[str, Any]:
    """An older version's data, one step at a time. Raises KeyError where a step is missing."""
    while version < to:
        data = {**steps[version](data), "version": version + 1}
        version += 1
    return data


def _saved(document: Document, problem: Problem | None, set_aside: str | None) -> Saved:
    text = document.text()
    return Saved(text, replace(document, fresh=(), written=text), problem, set_aside)


def _refused(text: str, kind: str, detail: str) -> Loaded:
    return Loaded(Document(), Problem(kind, detail[:200]), text)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")


def _without_duplicates(notes: check.Notes) -> Callable[[list[tuple[str, Any]]], dict[str, Any]]:
    """Objects whose keys come twice are noted; the last one stays, as in browsers."""

    def build(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        built = dict(pairs)
        if len(built) != len(pairs):
            notes.add("document", "a key comes twice")
        return built

    return build
