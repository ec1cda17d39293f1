"""Ids that the views give to elements and `update` moves the focus to."""

from __future__ import annotations


def cell_id(label: str, board: str = "board") -> str:
    """The id of a board's cell."""
    return f"{board}-{label}"


def call_id(seat: str) -> str:
    """The id of the button that calls this colour (a seat's name)."""
    return f"call-{seat}"


def opener_id(record: str) -> str:
    """The id of the link that opens a kept game."""
    return f"open-{record}"


def sheet_id(name: str) -> str:
    """The id of a sheet; its heading, which takes the focus, has `-title` behind it."""
    return f"sheet-{name}"
