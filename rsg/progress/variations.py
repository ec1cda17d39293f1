"""Variations as they are kept with a game: where each leaves it, and its moves from there, as one line of text.

`12 B4 A5[b]` leaves the game after its twelfth move.
"""

from __future__ import annotations

from rsg.progress import check

MOST = 50
"""Variations kept with a game, the newest ones."""
LONGEST = 2000
"""Characters of one."""

Variations = tuple[str, ...]


def variation(fork: int, moves: tuple[str, ...]) -> str:
    """The text of a variation that leaves its game after `fork` moves."""
    return " ".join((str(fork), *moves))


def read_variation(text: str) -> tuple[int, tuple[str, ...]]:
    """The inverse of `variation`; whether its moves can be played is not asked.

    Raises:
        ValueError: it does not begin with a number.
    """
    fork, *moves = text.split()
    return int(fork), tuple(moves)


def clean_variations(data: object) -> Variations:
    """Reads a list of variations. Raises EntryError."""
    texts = tuple(check.one_line(text, LONGEST) for text in check.sequence(data, MOST))
    for text in texts:
        fork, _, moves = text.partition(" ")
        if not (fork.isascii() and fork.isdecimal() and len(fork) <= 4 and moves.strip()):
            raise check.EntryError("not a variation")
    return texts
