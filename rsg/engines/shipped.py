"""Files that ship with an engine. Where one cannot be used the engine goes on without it, and says why."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import TypeVar

from rsg.engines.sealed import BadFile

Made = TypeVar("Made")

Reader = Callable[[], bytes]
"""Where a file comes from. Raises OSError if it is missing."""


def reader(package: str, name: str) -> Reader:
    """Reads a file of a package."""
    return files(package).joinpath(name).read_bytes


def kernel(read: Reader, learned: Callable[[bytes], Made], by_hand: Made) -> tuple[Made, str | None]:
    """What a search runs on, and what is wrong with it, if anything.

    Args:
        read: where the weights come from.
        learned: the kernel with these; raises BadFile.
        by_hand: the one without.
    """
    return _or_else(read, learned, by_hand, "no learned estimate", "playing with the hand-made one")


def book(read: Reader, opened: Callable[[bytes], Made]) -> tuple[Made | None, str | None]:
    """An opening book, and what is wrong with it, if anything.

    Args:
        read: where its file comes from.
        opened: the book in this; raises BadFile.
    """
    return _or_else(read, opened, None, "no opening book", "thinking from the first move")


def _or_else(
    read: Reader, make: Callable[[bytes], Made], otherwise: Made, lacking: str, then: str
) -> tuple[Made, str | None]:
    try:
        return make(read()), None
    except (OSError, BadFile) as fault:
        return otherwise, f"{lacking} ({fault}): {then}"
