"""Names and memos made fit to be stored and shown: one clean line, cut by characters as readers count them.

It stands in this room because stored and imported documents pass through it, not only the name field. What a
blank name is shown as is text (`rsg/text`). The result is text, never markup: the view escapes it.
"""

from __future__ import annotations

from functools import lru_cache
from unicodedata import category, normalize

from rsg.progress.graphemes import ZWJ, ZWNJ, graphemes, is_mark

NAME_LENGTH = 7
MEMO_LENGTH = 20

_LONGEST_INPUT = 1000
_MARKS_ON_ONE = 4
_INVISIBLE = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\ufffc", "\u034f", "\u17b4", "\u17b5"}
_DROPPED = ("Cc", "Cf", "Cs", "Co")


def clean_name(text: str) -> str:
    """A player's name: up to 7 characters; empty where nothing visible is left."""
    return _clean(text, NAME_LENGTH)


def clean_memo(text: str) -> str:
    """A memo on a game: up to 20 characters."""
    return _clean(text, MEMO_LENGTH)


@lru_cache(maxsize=1024)
def _clean(text: str, length: int) -> str:
    """Blanks made single and trimmed; controls, direction marks, fillers and heaps of marks left out; cut."""
    spaced = "".join(" " if char.isspace() else char for char in text[:_LONGEST_INPUT])
    kept = _without_loose_joiners("".join(filter(_is_kept, spaced)))
    composed = normalize("NFC", " ".join(kept.split()))
    cut = "".join(graphemes(_without_mark_heaps(composed))[:length]).strip(f" {ZWJ}{ZWNJ}")
    return "" if all(char == " " or is_mark(char) for char in cut) else cut


def _is_kept(char: str) -> bool:
    code = ord(char)
    if char in _INVISIBLE or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return False
    return category(char) not in _DROPPED or is_mark(char)


def _without_mark_heaps(text: str) -> str:
    kept: list[str] = []
    heap = 0
    for char in text:
        heap = heap + 1 if category(char) in ("Mn", "Me") else 0
        if heap <= _MARKS_ON_ONE:
            kept.append(char)
    return "".join(kept)


def _without_loose_joiners(text: str) -> str:
    """Joiners stay only between two characters that they can join."""
    joiners = {ZWJ, ZWNJ}
    padded = f" {text} "
    return "".join(
        char
        for before, char, after in zip(padded, text, padded[2:], strict=False)
        if char not in joiners or not ({before, after} & (joiners | {" "}))
    )
