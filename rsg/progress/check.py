"""Reading stored JSON: every value is checked before it is believed, and what is bad says where and why.

Readers raise `EntryError`. `entries` and `items` read a container entry by entry: what is bad is noted and
left out, the good rest is kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

T = TypeVar("T")

MAX_TIME = 253_402_300_799_999
"""The last millisecond of the year 9999, the largest time that is believed."""
MAX_COUNT = 10**9
MAX_DEPTH = 8
"""Deepest nesting of what `plain_json` accepts."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_PRINTABLE = re.compile(r"[ -~]*")
_REFUSED = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class EntryError(ValueError):
    """A stored value that is not what it should be."""


class Notes:
    """The bad entries met while reading, as `path: why`; the first few are kept as plain ASCII."""

    def __init__(self) -> None:
        self.count = 0
        self.first: list[str] = []

    def add(self, path: str, why: object) -> None:
        """Notes one bad entry."""
        self.count += 1
        if len(self.first) < 5:
            note = f"{path}: {why}"[:200]
            self.first.append(note.replace("\n", " ").encode("ascii", "backslashreplace").decode())


def integer(data: object, low: int = 0, high: int = MAX_COUNT) -> int:
    """A whole number from low to high; booleans and floats are none."""
    if type(data) is not int or not low <= data <= high:
        raise EntryError(f"not a whole number from {low} to {high}")
    return data


def time(data: object) -> int:
    """Milliseconds since the epoch."""
    return integer(data, 0, MAX_TIME)


def boolean(data: object) -> bool:
    """True or False."""
    if type(data) is not bool:
        raise EntryError("not true or false")
    return data


def identifier(data: object, *, empty: bool = False) -> str:
    """An id or a key word: 1 to 40 letters, digits, `-` and `_`; also nothing where `empty` allows."""
    if empty and data == "":
        return ""
    if type(data) is not str or not _ID.fullmatch(data):
        raise EntryError("not an id")
    return data


def is_identifier(text: str) -> bool:
    """Whether a text is an id."""
    return bool(_ID.fullmatch(text))


def printable(data: object, longest: int) -> str:
    """Printable ASCII, such as moves and positions."""
    if type(data) is not str or len(data) > longest or not _PRINTABLE.fullmatch(data):
        raise EntryError("not plain text, or too long")
    return data


def one_line(data: object, longest: int) -> str:
    """Any text of one line without control characters and lone surrogates."""
    if type(data) is not str or len(data) > longest or _REFUSED.search(data):
        raise EntryError("not a line of text, or too long")
    return data


def mapping(data: object) -> Mapping[str, Any]:
    """A JSON object."""
    if type(data) is not dict:
        raise EntryError("not an object")
    return data


def sequence(data: object, longest: int) -> list[Any]:
    """A JSON array of at most so many values."""
    if type(data) is not list or len(data) > longest:
        raise EntryError(f"not a list of at most {longest}")
    return data


def note_unknown(data: Mapping[str, Any], known: Iterable[str], path: str, notes: Notes) -> None:
    """Notes the keys of an object that nobody knows."""
    for key in data.keys() - set(known):
        notes.add(f"{path}.{key[:40]}", "unknown")


def plain_json(data: object, depth: int = MAX_DEPTH) -> Any:
    """JSON of limited depth whose texts are single lines and whose numbers are finite and exact."""
    if data is None or type(data) is bool:
        return data
    if type(data) is int:
        return integer(data, -(2**53), 2**53)
    if type(data) is float and data - data == 0:
        return data
    if type(data) is str:
        return one_line(data, 10_000)
    if depth > 0 and type(data) is list:
        return [plain_json(item, depth - 1) for item in data]
    if depth > 0 and type(data) is dict:
        return {one_line(key, 100): plain_json(item, depth - 1) for key, item in data.items()}
    raise EntryError("not plain JSON, or too deep")


def canonical(data: object) -> str:
    """The one JSON text of a value: keys sorted, no blanks."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def section(data: Mapping[str, Any], key: str, path: str, notes: Notes) -> Mapping[str, Any]:
    """An object inside an object; where it is missing or none, an empty one and a note."""
    try:
        return mapping(data[key])
    except (KeyError, EntryError):
        notes.add(f"{path}.{key}", "missing or not an object")
        return {}


def value(
    data: Mapping[str, Any], key: str, read: Callable[[Any], T], default: T, path: str, notes: Notes
) -> T:
    """One value inside an object; where it is missing or bad, the default and a note."""
    try:
        return read(data[key])
    except (KeyError, EntryError) as error:
        notes.add(f"{path}.{key}", error)
        return default


def entries(
    data: Mapping[str, Any], read_key: Callable[[Any], str], read: Callable[[Any], T], path: str, notes: Notes
) -> Iterator[tuple[str, T]]:
    """The good entries of an object; bad ones are noted and left out."""
    for key, item in data.items():
        try:
            yield read_key(key), read(item)
        except EntryError as error:
            notes.add(f"{path}.{key[:40]}", error)


def items(data: object, read: Callable[[Any], T], path: str, notes: Notes) -> Iterator[T]:
    """The good items of an array; bad ones are noted and left out."""
    if type(data) is not list:
        notes.add(path, "missing or not a list")
        return
    for index, item in enumerate(data):
        try:
            yield read(item)
        except EntryError as error:
            notes.add(f"{path}.{index}", error)
