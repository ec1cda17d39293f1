"""Learned weights as bytes: 16 bits each, low byte first."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from typing import Final

from rsg.engines.sealed import BadFile

_MOST: Final = 32767  # that 16 bits hold on either side


def rounded(weights: Iterable[float]) -> array[int]:
    """The nearest weights that a file can hold."""
    return array("h", (max(-_MOST, min(round(weight), _MOST)) for weight in weights))


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
