"""What ships with the package: weights and a book of openings."""

from __future__ import annotations

from typing import Final

from rsg.engines import shipped
from rsg.engines.reverstargo import handmade, learned
from rsg.engines.reverstargo.book import Book
from rsg.engines.reverstargo.kernel import SearchKernel
from rsg.engines.shipped import Reader, reader

WEIGHTS: Final = "weights.bin"
BOOK: Final = "book.bin"

read_weights: Final = reader(__package__, WEIGHTS)
read_book: Final = reader(__package__, BOOK)


def kernel(read: Reader = read_weights) -> tuple[SearchKernel, str | None]:
    """What the search runs on, and what is wrong with it, if anything."""
    return shipped.kernel(read, learned.kernel, handmade.KERNEL)


def book(read: Reader = read_book) -> tuple[Book | None, str | None]:
    """The openings, and what is wrong with them, if anything."""
    return shipped.book(read, Book)
