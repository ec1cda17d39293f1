"""Files that engines come with, weights and books: refused where they are cut short, damaged or another engine's."""

from __future__ import annotations

from struct import Struct
from typing import Final
from zlib import crc32

_HEADER: Final = Struct("<8sII")  # magic, bytes that follow, their CRC-32


class BadFile(ValueError):  # noqa: N818 - it names the fault
    """A file that cannot be used."""


def seal(magic: bytes, data: bytes) -> bytes:
    """The file for some data, under eight bytes that say whose they are."""
    return _HEADER.pack(magic, len(data), crc32(data)) + data


def unseal(magic: bytes, file: bytes) -> bytes:
    """The data in a file. Raises BadFile where it is not one, cut short or damaged."""
    if len(file) < _HEADER.size:
        raise BadFile("cut short: no header")
    found, size, check = _HEADER.unpack_from(file)
    data = file[_HEADER.size :]
    if found != magic:
        raise BadFile("not a file for this version")
    if len(data) != size:
        raise BadFile(f"cut short: {len(data)} of {size} bytes")
    if crc32(data) != check:
        raise BadFile("damaged")
    return data
