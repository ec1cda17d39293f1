"""Models for tests of views: matches at moments that matter, taken from recorded games."""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path

from rsg.app.hand import Hand, Motion
from rsg.app.model import Model
from rsg.app.routes import Route
from rsg.app.settings import Settings, stored_key
from rsg.app.start import first_view
from rsg.play.match import Match, begin
from rsg.play.seats import Seat
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.merits import Cleared

GAMES = Path(__file__).parents[1] / "data" / "reverstargo-games.jsonl.gz"
TODAY = Day(2026, 3, 5)
CLEARED = frozenset(Day(2026, 3, day) for day in (1, 3, 4)) | {Day(2026, 2, 27)}

BLOCKED = 137, 18
"""Game and ply where ko blocks A7 for Black."""
EXCEPTION = 130, 28
"""Where ko forbids all that Black can do, which is A7."""
RESTRICTED = 130, 29
"""Where ko leaves White one of the two calls on A3."""


@lru_cache(maxsize=1)
def _records() -> dict[int, list[tuple[str, str]]]:
    """Moves by game: colour and text, passes left out."""
    records = {}
    with gzip.open(GAMES, "rt") as lines:
        for game in map(json.loads, lines):
            plies = [ply for ply in game["plies"] if not ply.get("pass")]
            records[game["id"]] = [
                (ply["side"], ply["cell"] + (f"[{ply['call'][0]}]" if ply["call"] else "")) for ply in plies
            ]
    return records


def recorded(
    game: int, plies: int | None = None, *, person: str = "", name: str = "", level: str = "Lv.3"
) -> Match:
    """A recorded game up to a ply (counted with its passes left out); the person plays the colour to move there."""
    moves = _records()[game][:plies]
    side = person or (_records()[game][plies][0] if plies is not None else "black")
    seats = tuple(Seat("human", name=name) if c == side else Seat("cpu", level) for c in ("black", "white"))
    match = begin("match", "reverstargo", seats)
    for _, text in moves:
        match = match.play(text)
    return match


def model(**changes: object) -> Model:
    """The home screen of a person who has cleared some days; `changes` are fields of Model, and `settings`."""
    document = Document(calendar=Cleared(0, CLEARED))
    settings = changes.pop("settings", Settings())
    made: Model = replace(first_view("en"), **({"today": TODAY, "document": document} | changes))  # type: ignore[arg-type]
    return with_settings(made, **asdict(settings))  # type: ignore[call-overload]


def with_settings(of: Model, **settings: str) -> Model:
    """The model with these settings, stored as its game stores them; empty ones stay unset."""
    document = of.document
    for key, value in settings.items():
        if value:
            document = document.set(stored_key(of.game, key), value, 1, "test")
    return replace(of, document=document)


def playing(match: Match, **changes: object) -> Model:
    """The screen of a match."""
    return model(**({"route": Route("play"), "match": match} | changes))


def shown(match: Match, **changes: object) -> Model:
    """The screen of a match while its last move is being shown."""
    before, turn = match.positions[-2], match.position.turn
    assert turn is not None
    return playing(match, hand=Hand(motion=Motion(match.ply, turn, before.board)), **changes)
