"""A result that has not been on the screen, since the tab was killed in that second, is told at the next start, once,
and then what was reached by it. Both stand in the stored document, written with the game itself.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.effects import After, Effect, Save
from rsg.app.model import Model
from rsg.app.update.reached import pending, tell_reached
from rsg.app.update.step import Step

KEY = "unseen"
"""Key of the setting that holds the id of the game whose result nobody has seen."""
SEEN_MS = 300
"""How long a result stands on the screen until it counts as seen."""


def follow(before: Model, model: Model, effects: tuple[Effect, ...]) -> Step:
    """Marks the result of a match that has just ended, and takes the mark off when it has been seen."""
    model = _mark_ended(before, model)
    if model.match is not None and model.sheet == "result" != before.sheet:
        effects = (*effects, After(SEEN_MS, s.ResultSeen(model.match.id)))
    unseen = model.document.settings.get(KEY, "")
    if unseen and _put_away(before, model, unseen):
        model, more = result_seen(model, s.ResultSeen(unseen))
        effects = (*effects, *more)
    return model, effects


def _mark_ended(before: Model, model: Model) -> Model:
    """Marks the match if it has ended just now and is kept."""
    match, last = model.match, before.match
    if match is None or not match.over or match.id not in model.document.library.games:
        return model
    if last is not None and last.id == match.id and last.over:
        return model
    return replace(model, document=model.document.set(KEY, match.id, model.now, model.writer))


def _put_away(before: Model, model: Model, unseen: str) -> bool:
    """Whether the unseen result was there until now: its sheet is closed, or its match has made way."""
    if before.sheet == "unseen" != model.sheet:
        return True
    last, match = before.match, model.match
    if last is None or not last.over or last.id != unseen:
        return False
    return before.sheet == "result" != model.sheet or match is None or match.id != unseen


def result_seen(model: Model, message: s.ResultSeen) -> Step:
    """Notes that a result has been seen."""
    if not message.id or model.document.settings.get(KEY) != message.id:
        return model, ()
    return replace(model, document=model.document.set(KEY, "", model.now, model.writer)), (Save(),)


def tell(model: Model, alive: Set[str]) -> Step:
    """At the start: the result that nobody has seen, and what was reached, if nothing else goes on in this browser.

    Where another game of the same set or exam follows, the result is told before its first move; what was reached waits
    for its end.

    Args:
        alive: the other tabs that live.
    """
    model, match = replace(model, announcements=pending(model, alive)), model.match
    follows = match is not None and match.contest.begun and not any(map(match.has_moved, match.humans))
    free = model.route.screen == ("play" if follows else "home") and (match is None or follows)
    if model.elsewhere or model.sheet or not free:
        return model, ()
    record = model.document.library.games.get(model.document.settings.get(KEY, ""))
    if record is None or record.writer != model.writer:
        return (model if follows else tell_reached(model)), ()
    shelf = replace(model.shelf, asked=record.id)
    return replace(model, sheet="unseen", shelf=shelf), (After(SEEN_MS, s.ResultSeen(record.id)),)
