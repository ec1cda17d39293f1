"""Files of learned weights: refused where they are cut short, damaged or another engine's."""

from __future__ import annotations

import sys
from array import array
from struct import Struct
from typing import Final
from zlib import crc32

_HEADER: Final = Struct("<8sII")  # magic, bytes that follow, their CRC-32


class BadWeights(ValueError):  # noqa: N818 - it names the fault
    """A file of weights that cannot be used."""


def seal(magic: bytes, data: bytes) -> bytes:
    """The file for some data, under eight bytes that say whose they are."""
    return _HEADER.pack(magic, len(data), crc32(data)) + data


def unseal(magic: bytes, file: bytes) -> bytes:
    """The data in a file. Raises BadWeights where it is not one, cut short or damaged."""
    if len(file) < _HEADER.size:
        raise BadWeights("the weights are cut short: no header")
    found, size, check = _HEADER.unpack_from(file)
    data = file[_HEADER.size :]
    if found != magic:
        raise BadWeights("not a file of weights for this version")
    if len(data) != size:
        raise BadWeights(f"the weights are cut short: {len(data)} of {size} bytes")
    if crc32(data) != check:
        raise BadWeights("the weights are damaged")
    return data


def to_bytes(weights: array[int], count: int) -> bytes:
    """Weights of 16 bits, low byte first. Raises BadWeights if there are not so many."""
    if len(weights) != count:
        raise BadWeights(f"{len(weights)} weights, not {count}")
    return _low_first(weights).tobytes()


def from_bytes(data: bytes, count: int) -> array[int]:
    """The inverse of `to_bytes`. Raises BadWeights if there are not so many."""
    if len(data) != 2 * count:
        raise BadWeights("the weights are for other patterns")
    return _low_first(array("h", data))


def _low_first(weights: array[int]) -> array[int]:
    if sys.byteorder == "big":
        weights = array("h", weights)
        weights.byteswap()
    return weights
