"""Who plays whom: recent names, and the key of a pairing for the tally of the session."""

from __future__ import annotations

import json

from rsg.app.settings import Settings
from rsg.play.match import Match
from rsg.progress.rows import row
from rsg.progress.series import series_key

TWO = "two"
"""Key of two people who cannot be told apart by their names."""


def recent_names(settings: Settings) -> tuple[str, ...]:
    """The most recent names of two people, the last one first."""
    try:
        names = json.loads(settings.recent_names or "[]")
    except (ValueError, RecursionError):
        return ()
    return tuple(name for name in names if isinstance(name, str)) if isinstance(names, list) else ()


def session_key(match: Match) -> str:
    """Which game who plays against whom, for the tally of the session: the row of a level, of a series, or of TWO;
    empty for casual games."""
    if not match.counting:
        return ""
    if match.person is not None:
        return row(match.game, match.level)
    if len(match.humans) != 2:
        return ""
    return series_key((seat.name for seat in match.seats), match.game) or row(match.game, TWO)
