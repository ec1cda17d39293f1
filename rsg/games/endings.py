"""How a game may end beside what its rules say (`Outcome.reason`): reasons that matches, records and links share."""

from __future__ import annotations

from typing import Final

RESIGNED: Final = "resigned"
LEFT: Final = "left"
GIVEN_UP: Final = (RESIGNED, LEFT)
"""Reasons for which one seat has lost."""
UNFINISHED: Final = "unfinished"
"""The reason of a record that is no whole game."""
