"""What ships with the package: weights and a book of openings. Where one of them cannot be used the engine goes on
without, with the hand-made estimate or from the first move, and says why."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from rsg.engines.reverstargo import handmade
from rsg.engines.reverstargo.book import Book
from rsg.engines.reverstargo.kernel import SearchKernel
from rsg.engines.reverstargo.learned import Learned
from rsg.engines.sealed import BadFile

WEIGHTS: Final = "weights.bin"
BOOK: Final = "book.bin"


def _file(name: str) -> Callable[[], bytes]:
    return files(__package__).joinpath(name).read_bytes


read_weights: Final = _file(WEIGHTS)
"""The file of weights. Raises OSError if it is missing."""

read_book: Final = _file(BOOK)
"""The file of openings. Raises OSError if it is missing."""


def kernel(read: Callable[[], bytes] = read_weights) -> tuple[SearchKernel, str | None]:
    """What the search runs on, and what is wrong with it, if anything.

    Args:
        read: where the weights come from.
    """
    try:
        learned = Learned(read())
    except (OSError, BadFile) as fault:
        return SearchKernel(
            handmade.estimate
        ), f"no learned estimate ({fault}): playing with the hand-made one"
    return SearchKernel(learned.estimate, learned.horizon), None


def book(read: Callable[[], bytes] = read_book) -> tuple[Book | None, str | None]:
    """The openings, and what is wrong with them, if anything.

    Args:
        read: where they come from.
    """
    try:
        return Book(read()), None
    except (OSError, BadFile) as fault:
        return None, f"no opening book ({fault}): thinking from the first move"
