"""Learned weights as bytes: 16 bits each, low byte first."""

from __future__ import annotations

import sys
from array import array

from rsg.engines.sealed import BadFile


def to_bytes(weights: array[int], count: int) -> bytes:
    """The bytes of so many weights. Raises BadFile if there are not so many."""
    if len(weights) != count:
        raise BadFile(f"{len(weights)} weights, not {count}")
    return _low_first(weights).tobytes()


def from_bytes(data: bytes, count: int) -> array[int]:
    """The inverse of `to_bytes`. Raises BadFile if there are not so many."""
    if len(data) != 2 * count:
        raise BadFile("weights for other patterns")
    return _low_first(array("h", data))


def _low_first(weights: array[int]) -> array[int]:
    if sys.byteorder == "big":
        weights = array("h", weights)
        weights.byteswap()
    return weights
