"""Sets and exams: who is who, what the sums decide, what follows, and what ends an attempt."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.play import unit
from rsg.play.contest import Contest, Points
from rsg.play.match import Match, begin, restore
from rsg.play.seats import Seat

PERSON, CPU = Seat("human", name="はな"), Seat("cpu", "Lv.5")
points = st.integers(0, 60)


def new(contest: Contest, *, person: int = 0) -> Match:
    seats = (PERSON, CPU) if person == 0 else (CPU, PERSON)
    return begin("m", "reverstargo", seats, contest=replace(contest, first=person))


def play_out(match: Match, choice: int = 0) -> Match:
    while not match.over:
        moves = match.position.moves()
        match = match.play(str(moves[choice % len(moves)]))
    return match


@given(st.tuples(points, points, points, points), st.tuples(points, points, points, points))
def test_the_sum_decides_then_the_prisoners_of_both_games(one: tuple, two: tuple) -> None:
    first, second = Points(one[:2], one[2:]), Points(two[:2], two[2:])
    total = Contest(reverse=True, earlier=(first,)).total(second)
    mine, theirs = one[0] + two[0], one[1] + two[1]
    if mine != theirs:
        assert total.winner == (0 if mine > theirs else 1)
    else:
        my_prisoners, their_prisoners = one[2] + two[2], one[3] + two[3]
        drawn = my_prisoners == their_prisoners
        assert total.winner == (None if drawn else 0 if my_prisoners > their_prisoners else 1)


def test_a_tie_is_not_decided_by_the_second_games_prisoners_alone() -> None:
    first, second = Points((20, 16), (6, 0)), Points((16, 20), (0, 3))
    assert second.winner == 1
    assert Contest(reverse=True, earlier=(first,)).total(second).winner == 0


@pytest.mark.parametrize("person", [0, 1])
def test_the_second_game_swaps_seats_and_keeps_the_points_with_their_person(person: int) -> None:
    one = play_out(new(Contest(reverse=True, set="s"), person=person))
    assert one.contest.part == 1 and not unit.over(one) and unit.goes_on(one)
    two = unit.following(one, "m2", "other", 5)
    assert two.seats == one.seats[::-1] and two.contest.set == "s" and two.contest.part == 2
    assert two.person == 1 - person and two.contest.person_on(two.person) == 0
    assert one.result is not None
    assert two.contest.earlier[0].scores == (one.result.scores[person], one.result.scores[1 - person])
    assert two.total.scores[0] == one.result.scores[person] + two.position.scores[1 - person]
    done = play_out(two, 3)
    assert unit.over(done) and not unit.goes_on(done)
    assert unit.winner(done) == done.total.winner


def test_a_set_survives_being_stored_in_every_game() -> None:
    one = play_out(new(Contest(reverse=True, set="s")))
    two = unit.following(one, "m2", "", 5)
    for match in (one, two, play_out(two)):
        assert restore(json.loads(json.dumps(match.dump()))) == match


def test_giving_up_a_game_gives_up_its_set() -> None:
    one = new(Contest(reverse=True, set="s")).play("B4").give_up(0, "resigned")
    assert unit.over(one) and unit.winner(one) == 1 and not unit.goes_on(one)
    ahead = replace(new(Contest(reverse=True, set="s", earlier=(Points((36, 0)),)), person=1))
    assert unit.winner(ahead.give_up(1, "left")) == 1, "whatever the points are"


def test_a_match_stored_before_there_were_sets_is_a_single_game() -> None:
    old = begin("m", "reverstargo", (CPU, PERSON)).play("B4").dump()
    for key in ("contest", "clock", "hints"):
        del old[key]
    match = restore(old)
    assert match.contest == Contest(first=1) and match.contest.person_on(1) == 0
    assert not unit.goes_on(match.give_up(1, "resigned"))


# --- exams ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("best_of", [3, 5, 7, 11, 15, 21])
@given(results=st.lists(st.sampled_from([0, 1, None]), min_size=30, max_size=30))
def test_best_of_n_with_draws_as_losses(best_of: int, results: list[int | None]) -> None:
    contest, needed = Contest(exam=4, best_of=best_of), (best_of + 1) // 2
    for winner in results:
        if contest.passed or contest.failed:
            break
        contest = contest.after_unit(winner)
        assert contest.won <= needed and contest.lost <= needed
    assert contest.passed == (contest.won == needed) and contest.failed == (contest.lost == needed)
    assert contest.won + contest.lost <= best_of


def test_enough_wins_over_all_attempts_pass_at_once() -> None:
    contest = Contest(exam=10, best_of=7, enough=2, lost=3)
    assert not contest.after_unit(0).passed and contest.after_unit(0).after_unit(0).passed
    assert contest.after_unit(None).failed


def test_colours_swap_every_game_of_an_exam() -> None:
    one = new(Contest(exam=4, best_of=3)).play("B4").give_up(0, "resigned")
    two = unit.following(one, "m2", "", 0)
    assert two.person == 1 and (two.contest.won, two.contest.lost) == (0, 1)
    done = two.play("B4").give_up(1, "resigned")
    assert unit.exam(done).failed and not unit.goes_on(done)


def test_colours_swap_every_set_of_an_exam() -> None:
    match = new(Contest(reverse=True, set="s1", exam=19, best_of=5))
    people = []
    for number in range(4):
        people.append((match.person, match.contest.set))
        match = play_out(match, number) if number < 3 else match
        match = unit.following(match, f"m{number}", "s2", 0) if number < 3 else match
    assert people == [(0, "s1"), (1, "s1"), (1, "s2"), (0, "s2")]


def test_leaving_fails_the_attempt() -> None:
    match = new(Contest(exam=4, best_of=7)).play("B4").give_up(0, "left")
    assert not unit.goes_on(match)
    with pytest.raises(ValueError):
        unit.following(match, "m2", "", 0)


@pytest.mark.parametrize(
    "changes",
    [
        {"first": 2},
        {"earlier": [[1, 2, 3]]},
        {"earlier": [[1, 2, 3, 4]]},
        {"earlier": "x"},
        {"best_of": 1000},
        {"won": "a"},
        {"reverse": True, "earlier": [[1, 2, 3, 4]] * 2},
    ],
)
def test_what_is_no_contest_is_refused(changes: dict) -> None:
    dumped = new(Contest()).dump()
    with pytest.raises(ValueError):
        restore({**dumped, "contest": {**dumped["contest"], **changes}})
    with pytest.raises(ValueError):
        restore({**dumped, "contest": {}})
