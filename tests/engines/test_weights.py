"""Weights as bytes: 16 bits each, read as they were written, and no more than fits is written."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.engines.sealed import BadFile
from rsg.engines.weights import from_bytes, rounded, to_bytes


@given(st.lists(st.integers(-32767, 32767)))
def test_weights_are_read_as_they_were_written(weights: list[int]) -> None:
    data = to_bytes(array("h", weights), len(weights))
    assert len(data) == 2 * len(weights) and list(from_bytes(data, len(weights))) == weights


def test_the_low_byte_comes_first() -> None:
    assert to_bytes(array("h", [1, -2]), 2) == b"\x01\x00\xfe\xff"


def test_another_number_of_weights_is_refused() -> None:
    with pytest.raises(BadFile, match="3 weights, not 4"):
        to_bytes(array("h", [1, 2, 3]), 4)
    with pytest.raises(BadFile, match="other patterns"):
        from_bytes(bytes(6), 4)


@given(st.floats(-32767, 32767))
def test_the_nearest_whole_weight_is_kept(weight: float) -> None:
    (found,) = rounded([weight])
    assert abs(found - weight) <= 0.5


def test_what_does_not_fit_becomes_the_largest_that_does() -> None:
    assert list(rounded([40_000.0, 32767.6, -32768.0, -1e9])) == [32767, 32767, -32767, -32767]
