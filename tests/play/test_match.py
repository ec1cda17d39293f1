"""A match: playing, taking back, giving up, and being told again from what is stored."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.games.game import IllegalMove, InvalidText
from rsg.play.contest import Contest, Points
from rsg.play.match import Match, begin, restore
from rsg.play.seats import Seat

HUMAN, CPU = Seat("human", name="はな"), Seat("cpu", "Lv.3")


def fresh(*seats: Seat, counting: bool = True) -> Match:
    return begin("m1", "reverstargo", seats or (HUMAN, CPU), counting=counting)


def played(match: Match, choices: list[int]) -> Match:
    for choice in choices:
        if match.over:
            break
        moves = match.position.moves()
        match = match.play(str(moves[choice % len(moves)]))
    return match


@given(st.lists(st.integers(0, 40), max_size=60), st.booleans())
@settings(max_examples=40)
def test_a_match_is_told_again_from_what_is_stored(choices: list[int], resigned: bool) -> None:
    match = played(fresh(), choices)
    if resigned:
        match = match.give_up(0, "resigned")
    again = restore(json.loads(json.dumps(match.dump())))
    assert again == match
    assert again.positions == match.positions
    assert again.result == match.result


@given(st.lists(st.integers(0, 40), min_size=2, max_size=60))
@settings(max_examples=40)
def test_undo_restores_the_very_position(choices: list[int]) -> None:
    match = played(fresh(counting=False), choices)
    to = match.undo_to
    if to is None:
        return
    undone = match.undo()
    assert undone.position == match.positions[to]
    assert undone.position.moves() == match.positions[to].moves()
    assert undone.position.blocked == match.positions[to].blocked
    assert undone.position.to_move == 0


def test_undo_once_in_a_counting_match_and_at_will_in_a_casual_one() -> None:
    for counting in (True, False):
        match = played(fresh(counting=counting), [0, 0, 0, 0]).undo()
        assert (match.undo_to is None) == counting
    with pytest.raises(ValueError, match="nothing"):
        fresh().undo()


def test_no_undo_between_people_on_the_cpus_turn_or_after_the_end() -> None:
    assert played(fresh(HUMAN, HUMAN), [0, 0]).undo_to is None
    assert played(fresh(), [0]).undo_to is None
    assert played(fresh(), [0, 0]).give_up(0, "resigned").undo_to is None


def test_giving_up_is_a_loss_whatever_the_score() -> None:
    match = played(fresh(), [0, 0, 0])
    for seat in (0, 1):
        result = match.give_up(seat, "left").result
        assert result is not None
        assert result.winners == (1 - seat,)
        assert result.scores == match.position.scores
    with pytest.raises(IllegalMove):
        match.give_up(0, "resigned").play("B2")


def test_giving_up_does_not_change_a_result() -> None:
    match = played(fresh(), [0] * 100)
    assert match.over
    assert match.give_up(0, "resigned") is match


def test_illegal_and_unreadable_moves_are_refused() -> None:
    with pytest.raises(IllegalMove):
        fresh().play("D2")
    with pytest.raises(InvalidText):
        fresh().play("<b>")


def test_who_plays() -> None:
    match = fresh()
    assert (match.person, match.level, match.seat_to_move) == (0, "Lv.3", HUMAN)
    assert fresh(CPU, HUMAN).person == 1
    assert fresh(HUMAN, HUMAN).person is None
    assert not match.has_moved(0)
    assert played(match, [0]).has_moved(0)
    assert not played(match, [0]).has_moved(1)


def contest(**changes: Any) -> Contest:
    return Contest(exam=4, best_of=3, **changes)


@pytest.mark.parametrize(
    ("match", "lost", "attempt"),
    [
        (fresh(), False, False),
        (played(fresh(), [0]), True, False),
        (played(fresh(CPU, HUMAN), [0]), False, False),
        (played(fresh(counting=False), [0]), False, False),
        (played(fresh(HUMAN, HUMAN), [0, 0]), False, False),
        (played(fresh(), [0]).give_up(0, "left"), False, False),
        (replace(fresh(), contest=Contest(True, "s", earlier=(Points((1, 2), (0, 0)),))), True, False),
        (replace(fresh(), contest=contest()), False, False),
        (replace(fresh(), contest=contest(won=1)), False, True),
        (replace(played(fresh(), [0]), contest=contest()), True, True),
    ],
)
def test_what_is_lost_by_leaving(match: Match, lost: bool, attempt: bool) -> None:
    assert (match.lost_by_leaving, match.attempt_lost_by_leaving) == (lost, attempt)


@pytest.mark.parametrize("seats", [(HUMAN,), (HUMAN, CPU, CPU), (HUMAN, Seat("ghost"))])
def test_seats_must_fit_the_game(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        begin("m", "reverstargo", seats)


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.sampled_from(sorted(fresh().dump())), _json)
def test_whatever_is_stored_restores_or_is_refused(key: str, value: Any) -> None:
    stored = {**played(fresh(), [0, 0]).dump(), key: value}
    try:
        assert restore(stored).positions
    except ValueError as error:
        assert str(error)


@given(st.dictionaries(st.text(), _json))
def test_anything_else_is_refused(stored: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a stored match"):
        restore(stored)
