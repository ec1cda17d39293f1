"""What the library of games, the data section and their sheets hold: part of the model.

`update/library.py`, `update/data.py` and `update/erasing.py` change it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rsg.app.replay import Review
from rsg.progress.document import Document
from rsg.progress.record import Key

ERASABLE = ("records", "ranks", "calendar", "all")
"""What can be erased from the document."""

GAMES_SHOWN = 30
"""Games of the library that are listed at once."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A file of all data that waits for a yes: its document, and how many bad entries were left out of it."""

    document: Document
    bad: int = 0


@dataclass(frozen=True, slots=True)
class Shelf:
    """What the library, the data section and their sheets hold.

    Attributes:
        shown: games listed.
        asked: the game that shall be deleted, the number of the variation, or what shall be erased, once confirmed.
        pasted: text in the import field; `refused`, why it could not be read: a key of the texts and its arguments.
        offer: a file of all data that waits for a yes.
        copied: a text that could not be copied and is shown to be copied by hand.
        broken: a link that shows no game, the kind of its `BadLink`, and the ply; empty without one.
        reviews: how far the engine has come with the games that were open, by `Record.key`, the latest last.
    """

    shown: int = GAMES_SHOWN
    asked: str = ""
    pasted: str = ""
    refused: tuple[str | int, ...] = ()
    offer: Offer | None = None
    copied: str = ""
    broken: tuple[str | int, ...] = ()
    reviews: Mapping[Key, Review] = field(default_factory=dict)
