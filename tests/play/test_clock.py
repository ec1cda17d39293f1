"""Clocks: main time first, then a period that each move refills, and a mark at zero."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.play.clock import CONTROLS, Clock, Left, clock, restore_clock


def fresh(control: str) -> Clock:
    made = clock(control)
    assert made is not None
    return made


def test_no_clock() -> None:
    assert clock("none") is None


def test_main_time_then_byoyomi_that_a_move_refills() -> None:
    timed = fresh("3-30").start(0, 1_000)
    assert timed.left(0, 61_000) == Left(120_000, False, False)
    assert timed.left(0, 191_000) == Left(20_000, True, False)
    moved = timed.moved(0, 191_000)
    assert moved.running is None and moved.left(0, 999_000) == Left(30_000, True, False)
    assert moved.left(1, 999_000) == Left(180_000, False, False), "the other side's time stands"


def test_thirty_seconds_a_move() -> None:
    timed = fresh("0-30")
    for now in range(0, 400_000, 29_000):
        timed = timed.start(0, now).moved(0, now + 28_999)
        assert timed.over == (False, False)


def test_at_zero_the_side_is_marked_and_goes_on() -> None:
    timed = fresh("0-30").start(1, 0)
    assert timed.left(1, 30_000) == Left(0, True, True)
    moved = timed.moved(1, 45_000)
    assert moved.over == (False, True)
    assert moved.start(1, 50_000).left(1, 51_000) == Left(0, True, True)


def test_a_clock_that_stands_loses_nothing() -> None:
    timed = fresh("3-30").start(0, 0).stop(10_000)
    assert timed.left(0, 900_000) == Left(170_000, False, False)
    assert timed.stop(950_000) == timed


def test_time_set_back_gives_no_time() -> None:
    assert fresh("3-30").start(0, 50_000).left(0, 10_000).ms == 180_000


@given(st.sampled_from(sorted(CONTROLS)), st.lists(st.integers(0, 200_000), max_size=12))
def test_stopping_and_reading_agree_and_survive_being_stored(control: str, steps: list[int]) -> None:
    timed, now, seat = fresh(control), 0, 0
    for step in steps:
        timed = timed.start(seat, now)
        now += step
        assert restore_clock(json.loads(json.dumps(timed.dump()))) == timed
        assert timed.left(seat, now) == timed.stop(now).left(seat, now)
        timed = timed.moved(seat, now)
        seat = 1 - seat
    for side in (0, 1):
        main, period = CONTROLS[control]
        assert 0 <= timed.left(side, now).ms <= max(main, period)


@pytest.mark.parametrize(
    "changes", [{"control": "x"}, {"main": [1]}, {"running": 2}, {"since": None}, {"over": 3}]
)
def test_what_is_no_clock_is_refused(changes: dict) -> None:
    with pytest.raises((ValueError, TypeError, KeyError)):
        restore_clock({**fresh("0-30").dump(), **changes})
