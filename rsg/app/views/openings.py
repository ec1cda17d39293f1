"""What the opening of a game is called, in games whose openings have names."""

from __future__ import annotations

from functools import lru_cache

from rsg.games import game as game_named
from rsg.play.match import Match
from rsg.text import Texts


@lru_cache(maxsize=64)
def opening_name(match: Match, ply: int, t: Texts) -> str:
    """A line about the last named opening that a match has been in after so many moves; empty for none."""
    key = None if match.start else game_named(match.game).opening(match.moves[:ply])
    return t.study.opening(t.openings(key)) if key else ""
