"""Ranks: the table, the order, exams, and what is open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rsg.progress.counters import Counters
from rsg.progress.document import Document
from rsg.progress.merits import Ranks
from rsg.progress.ranks import (
    EXAMS,
    INFINITY,
    LADDER,
    RANKS,
    open_exam,
    open_level,
    open_levels,
    rank_of,
    unlocking,
)
from rsg.progress.record import HIGHEST_RANK
from tests.progress.samples import game


def document(
    wins: dict[str, int], passed: set[int] = frozenset(), exam_wins: dict[int, int] | None = None
) -> Document:
    def counted(of: dict) -> Counters:
        return Counters.read(
            {str(k): {"generation": 0, "by": {"w": [n, 0, 0]}} for k, n in of.items()}, "", None
        )

    return replace(Document(), ranks=Ranks(0, counted(wins), counted(exam_wins or {}), frozenset(passed)))


def test_the_table_is_whole() -> None:
    assert [rank.number for rank in RANKS] == list(range(1, 31))
    assert [rank.number for rank in RANKS] == list(range(1, HIGHEST_RANK + 1))
    assert [rank.number for rank in EXAMS] == [4, 7, 10, 14, 19, 24, 25, 29, 30]
    assert [rank.exam.best_of for rank in EXAMS if rank.exam] == [3, 5, 7, 7, 5, 7, 15, 11, 21]
    assert [rank.number for rank in EXAMS if rank.exam and rank.exam.enough] == [10, 14, 19, 24]
    assert [rank.number for rank in EXAMS if rank.exam and rank.exam.reverse] == [19, 24, 25, 29, 30]
    assert [unlocking(level).number for level in LADDER] == [1, 4, 7, 10, 14, 19, 25]
    wins = [(rank.level, rank.wins) for rank in RANKS if rank.wins]
    assert wins == [
        ("Lv.1", 1), ("Lv.1", 3), ("Lv.2", 5), ("Lv.2", 10), ("Lv.3", 5), ("Lv.3", 10), ("Lv.4", 2), ("Lv.4", 5),
        ("Lv.4", 10), ("Lv.5", 2), ("Lv.5", 5), ("Lv.5", 10), ("Lv.5", 20), ("MAX", 2), ("MAX", 5), ("MAX", 10),
        ("MAX", 20), ("FINAL", 10), ("FINAL", 30), ("FINAL", 50),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "passed", "rank"),
    [
        ({}, set(), 1),
        ({"Lv.1": 1}, set(), 2),
        ({"Lv.1": 2}, set(), 2),
        ({"Lv.1": 3}, set(), 3),
        ({"Lv.1": 99, "Lv.2": 99, "FINAL": 99}, set(), 3),
        ({"Lv.1": 3}, {4}, 4),
        ({"Lv.1": 2}, {4}, 2),
        ({"Lv.1": 3, "Lv.2": 12}, {4}, 6),
        ({INFINITY: 99}, set(), 1),
    ],
)
def test_ranks_are_climbed_in_order(wins: dict, passed: set, rank: int) -> None:
    assert rank_of(document(wins, passed)).number == rank


def test_twenty_wins_inside_an_exam_pass_it_where_the_table_says_so() -> None:
    wins = {"Lv.1": 3, "Lv.2": 10, "Lv.3": 10}
    assert rank_of(document(wins, {4, 7}, {10: 19})).number == 9
    assert rank_of(document(wins, {4, 7}, {10: 20})).number == 10
    assert rank_of(document({"Lv.1": 3}, set(), {4: 99})).number == 3, "not in the first one"


@given(
    st.dictionaries(st.sampled_from(LADDER), st.integers(0, 60)),
    st.sets(st.sampled_from([r.number for r in EXAMS])),
)
def test_more_never_lowers_a_rank(wins: dict, passed: set) -> None:
    rank = rank_of(document(wins, passed)).number
    more = {level: wins.get(level, 0) + 1 for level in LADDER}
    assert rank_of(document(more, passed)).number >= rank
    assert rank_of(document(wins, passed | {4})).number >= rank


def test_exams_open_when_the_rank_below_is_reached() -> None:
    assert open_exam(document({"Lv.1": 2})) is None
    assert open_exam(document({"Lv.1": 3})) == RANKS[3]
    assert open_exam(document({"Lv.1": 3}, {4})) is None


def test_levels_open_with_their_rank_and_infinity_always() -> None:
    assert open_levels(document({})) == ("Lv.1", INFINITY)
    assert open_levels(document({"Lv.1": 3}, {4})) == ("Lv.1", "Lv.2", INFINITY)
    assert open_level(document({"Lv.1": 3}, {4}), "FINAL") == "Lv.2", "falls back to the strongest open one"
    assert open_level(document({}), INFINITY) == INFINITY
    assert open_level(document({"Lv.1": 3}, {4}), "Lv.1") == "Lv.1"


def test_games_of_an_exam_count_for_it_and_for_the_career() -> None:
    played = Document().finish(game(1)).finish(game(2, exam=4)).finish(game(3, exam=4, outcome="drawn"))
    assert played.career("Lv.1") == (2, 0, 1)
    assert played.ranks.exams.tally("4") == (1, 0, 1)
    assert not played.ranks.passed
    passed = played.finish(game(4, exam=4, passed=True))
    assert passed.ranks.passed == {4}
    assert passed.erase_ranks().ranks.passed == frozenset() and passed.erase_ranks().games == passed.games
