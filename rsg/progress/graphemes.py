"""What a reader takes for one character: grapheme clusters, as Unicode's UAX #29 cuts them.

Written from `unicodedata` instead of taken from a package: the kept ones on PyPI bring 150 kB to 8 MB for
tables that names of seven characters never need. Left out are the few letters that only ever come before
another one (prepended marks of Malayalam and of Brahmi scripts).
"""

from __future__ import annotations

from unicodedata import category

LONGEST = 12
"""Code points in one cluster at most: the longest emoji sequences in use have ten; a chain beyond is cut."""

ZWNJ, ZWJ = "\u200c", "\u200d"
_EXTENDERS = {ZWNJ, ZWJ, "\uff9e", "\uff9f", "\u0e33", "\u0eb3"}
_PICTOGRAPHS_OUTSIDE_SO = {"\u203c", "\u2049", "\u2139", "\u3030", "\u303d", *map(chr, range(0x2194, 0x21AB))}
_VIRAMAS = {"\u094d", "\u09cd", "\u0acd", "\u0b4d", "\u0c4d", "\u0d4d"}
_SYLLABLE_PARTS = (
    (0x1100, 0x115F, "L"),
    (0xA960, 0xA97C, "L"),
    (0x1160, 0x11A7, "V"),
    (0xD7B0, 0xD7C6, "V"),
    (0x11A8, 0x11FF, "T"),
    (0xD7CB, 0xD7FB, "T"),
)
_SYLLABLE_JOINS = {
    "L": ("L", "V", "LV", "LVT"),
    "V": ("V", "T"),
    "LV": ("V", "T"),
    "T": ("T",),
    "LVT": ("T",),
}


def graphemes(text: str) -> list[str]:
    """The clusters of a text; joined they are the text again."""
    clusters: list[str] = []
    for char in text:
        if clusters and len(clusters[-1]) < LONGEST and _joined(clusters[-1], char):
            clusters[-1] += char
        else:
            clusters.append(char)
    return clusters


def is_mark(char: str) -> bool:
    """Whether it is drawn onto the character before it."""
    return (
        category(char) in ("Mn", "Me", "Mc")
        or char in _EXTENDERS
        or "\U0001f3fb" <= char <= "\U0001f3ff"  # skin tones
        or "\U000e0020" <= char <= "\U000e007f"  # tags, as in the flag of Scotland
    )


def is_pictograph(char: str) -> bool:
    """Whether emoji sequences may be built from it (a little more than Unicode's list)."""
    return (
        ("\U0001f000" <= char <= "\U0001faff" and not _is_regional(char))
        or char in _PICTOGRAPHS_OUTSIDE_SO
        or (category(char) == "So" and not _is_regional(char))
    )


def _joined(cluster: str, char: str) -> bool:
    """Whether `char` goes on the cluster before it."""
    last = cluster[-1]
    if _is_control(last) or _is_control(char):
        return (last, char) == ("\r", "\n")
    if is_mark(char):
        return True
    if _is_regional(char):
        return _is_regional(last) and len(cluster) == 1
    if last == ZWJ and is_pictograph(char):
        return is_pictograph(_before_marks(cluster))
    if _hangul(char) in _SYLLABLE_JOINS.get(_hangul(last), ()):
        return True
    return _is_conjunct(cluster, char)


def _is_control(char: str) -> bool:
    return category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") and not is_mark(char)


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _hangul(char: str) -> str:
    """The kind of a Hangul letter or syllable; empty for everything else."""
    code = ord(char)
    if 0xAC00 <= code <= 0xD7A3:
        return "LVT" if (code - 0xAC00) % 28 else "LV"
    return next((kind for first, last, kind in _SYLLABLE_PARTS if first <= code <= last), "")


def _before_marks(cluster: str) -> str:
    """The last character that is no mark; a blank where there is none."""
    return next((char for char in reversed(cluster) if not is_mark(char)), " ")


def _is_conjunct(cluster: str, char: str) -> bool:
    """Consonant, virama, consonant of one Indian script; their blocks are laid out alike."""
    marks_after = "".join(mark for mark in cluster if category(mark) == "Mn" and mark not in _VIRAMAS)
    virama = cluster.rstrip(marks_after + ZWJ)[-1:]
    base = _before_marks(cluster)
    same_script = virama in _VIRAMAS and ord(base) >> 7 == ord(char) >> 7 == ord(virama) >> 7
    return same_script and _is_consonant(base) and _is_consonant(char)


def _is_consonant(char: str) -> bool:
    return category(char) == "Lo" and (0x15 <= ord(char) & 0x7F <= 0x39 or 0x58 <= ord(char) & 0x7F <= 0x5F)
