"""Three replicas, any operations, any order: one document. And nothing won is lost or counted twice."""

from __future__ import annotations

from itertools import permutations
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.progress import library
from rsg.progress.calendar import Day
from rsg.progress.document import Document, merge
from rsg.progress.storage import load, save
from tests.progress.samples import game, running

KEPT = 3
DAYS = 2

small = st.integers(0, 7)
OPERATIONS = {
    "finish": lambda d, n, now, w: d.finish(
        game(n, id=f"{w}{now}", finished=1_000 * n, outcome=("won", "lost", "drawn")[n % 3],
             cleared=Day(2026, 1, 1 + n), date=Day(2026, 1, 1 + n), writer=w)
    ),
    "exam": lambda d, n, now, w: d.finish(
        game(n, id=f"{w}{now}", finished=1_000 * n, outcome=("won", "lost")[n % 2], writer=w, exam=4 + 3 * (n % 2),
             passed=n == 4)
    ),
    "delete": lambda d, n, now, w: d.delete(d.games[n % len(d.games)].id) if d.games else d,
    "star": lambda d, n, now, w: d.star(d.games[n % len(d.games)].id, n % 2 == 0, n, w) if d.games else d,
    "note": lambda d, n, now, w: d.note(d.games[n % len(d.games)].id, f"memo {n}", n, w) if d.games else d,
    "vary": lambda d, n, now, w: d.vary(d.games[n % len(d.games)].id, (f"{n} B2",), n, w) if d.games else d,
    "set": lambda d, n, now, w: d.set(f"key{n % 2}", f"value {now}", n, w),
    "run": lambda d, n, now, w: d.run(running(f"r{n}", owner=f"tab-{w}"), n, w),
    "stop": lambda d, n, now, w: d.stop(n, w),
    "clear_tally": lambda d, n, now, w: d.clear_tally("Lv.1"),
    "crash": lambda d, n, now, w: d.crash(n, w),
    "erase_all": lambda d, n, now, w: d.erase_all(),
    "erase_records": lambda d, n, now, w: d.erase_records(n, w),
    "erase_ranks": lambda d, n, now, w: d.erase_ranks(),
    "erase_calendar": lambda d, n, now, w: d.erase_calendar(),
}  # fmt: skip
COMMON = ["finish", "exam", "delete", "star", "note", "vary", "set", "run", "merge"]

histories = st.lists(
    st.tuples(st.integers(0, 2), st.sampled_from([*COMMON, *COMMON, *COMMON, "old", *OPERATIONS]), small),
    max_size=30,
)


def replay(history):
    """Three replicas after a history, and every state that they were in. `now` is small and not monotonic."""
    replicas = [Document()] * 3
    past = [Document()]
    for now, (who, operation, number) in enumerate(history):
        if operation == "merge":
            replicas[who] = merge(replicas[who], replicas[number % 3])
        elif operation == "old":
            replicas[who] = merge(replicas[who], past[number % len(past)])
        else:
            replicas[who] = OPERATIONS[operation](replicas[who], number, now, f"w{who}-")
        past.append(replicas[who])
    return replicas, past


@given(histories)
@settings(deadline=None, max_examples=300)
def test_three_replicas_merge_to_one_document_in_any_order(history):
    with patch.object(library, "KEPT", KEPT), patch.object(library, "DAYS", DAYS):
        replicas, past = replay(history)
        texts = {merge(merge(a, b), c).text() for a, b, c in permutations(replicas)}
        texts |= {merge(a, merge(b, c)).text() for a, b, c in permutations(replicas)}
        assert len(texts) == 1
        merged = load(texts.pop())
        assert merged.problem is None
        for old in past:
            assert merge(merged.document, old) == merge(old, merged.document) == merged.document
        for document in replicas:
            assert merge(document, document) == document
            assert load(document.text()).document == document
            assert sum(not document.library.starred(record.id) for record in document.games) <= KEPT
            assert len(document.library.days.of) <= DAYS


@given(histories)
@settings(deadline=None, max_examples=150)
def test_erasing_cannot_be_undone_by_older_writers(history):
    replicas, past = replay(history)
    everything = merge(merge(*replicas[:2]), replicas[2])
    erased = everything.erase_all()
    records = everything.erase_records(50, "w")
    ranks, calendar = everything.erase_ranks(), everything.erase_calendar()
    for old in past:
        assert merge(erased, old) == Document(epoch=erased.epoch)
        assert merge(records, old).library == records.library
        assert merge(ranks, old).ranks == ranks.ranks
        assert not merge(ranks, old).ranks.passed and not merge(ranks, old).ranks.exams.tally("4").total
        assert merge(calendar, old).calendar == calendar.calendar
    assert not records.games and not records.tally("Lv.1").total
    assert records.ranks == everything.ranks and records.calendar == everything.calendar
    assert not ranks.career("Lv.1").total and ranks.library == everything.library
    assert not calendar.cleared and calendar.library == everything.library


tabs = st.lists(
    st.tuples(st.integers(0, 2), st.sampled_from(["win", "win", "save", "save", "again", "fail"]), small),
    max_size=30,
)


@pytest.mark.parametrize("writers", [("w0", "w1", "w2"), ("w", "w", "w")], ids=["own writers", "one writer"])
@given(history=tabs)
@settings(deadline=None, max_examples=200)
def test_tabs_on_one_storage_lose_no_win_and_count_none_twice(writers, history):
    """`again`: the same game is finished in a second tab too; `fail`: the write does not reach the storage."""
    stored = None
    tabs = [Document()] * 3
    won = set()

    def finish(document, number, writer):
        won.add(number)
        return document.finish(game(number, finished=number, writer=writer))

    def write(who):
        saved = save(stored, tabs[who])
        tabs[who] = saved.document
        assert saved.problem is None
        return saved.text

    for step, (who, what, number) in enumerate(history):
        if what == "win":
            tabs[who] = finish(tabs[who], step, writers[who])
        elif what == "save":
            stored = write(who)
        elif what == "again":
            # Written by one tab, and finished by another that has not heard of it.
            other = (who + 1 + number % 2) % 3
            tabs[who] = finish(tabs[who], step, writers[who])
            stored = write(who)
            tabs[other] = finish(tabs[other], step, writers[other])
        else:
            save(stored, tabs[who])
    for who in (0, 1, 2, 0):
        stored = write(who)
    assert load(stored).document.tally("Lv.1") == (len(won), 0, 0)
    assert load(stored).document.career("Lv.1") == (len(won), 0, 0)
    assert {record.id for record in tabs[0].games} == {f"g{number}" for number in won}


def test_counts_of_several_writers_add_up_and_a_stale_one_changes_nothing():
    base = Document().finish(game(1, writer="phone"))
    phone = base.finish(game(2, writer="phone"))
    laptop = base.finish(game(3, writer="laptop")).finish(game(4, writer="laptop", outcome="drawn"))
    merged = merge(phone, laptop)
    assert merged.tally("Lv.1") == (3, 0, 1)
    assert merge(merged, base).tally("Lv.1") == (3, 0, 1)


def test_a_cleared_row_counts_from_zero_again_and_leaves_ranks_alone():
    counted = Document().finish(game(1))
    cleared = counted.clear_tally("Lv.1")
    assert merge(cleared, counted).tally("Lv.1").total == 0
    assert merge(counted, cleared.finish(game(2))).tally("Lv.1") == (1, 0, 0)
    assert cleared.career("Lv.1").won == 1


def test_a_trimmed_game_stays_counted_and_does_not_come_back():
    with patch.object(library, "KEPT", 2):
        first = Document().finish(game(1))
        later = first.finish(game(2)).finish(game(3))
        assert [record.id for record in later.games] == ["g3", "g2"]
        assert merge(later, first) == later
        assert later.tally("Lv.1").won == 3


def test_the_newest_two_hundred_are_kept():
    known = Document().finish(game(0)).star("g0", True, 5, "w")
    known = known.adopt(*(game(number, tally="", outcome="", cleared=None) for number in range(1, 200)))
    for number in range(200, 204):
        known = known.finish(game(number))
    assert [record.id for record in known.games] == [*(f"g{number}" for number in range(203, 3, -1)), "g0"]


def test_deleting_makes_no_room_for_what_another_replica_has_trimmed():
    with patch.object(library, "KEPT", 2):
        games = Document().finish(game(2)).finish(game(3))
        older = Document().finish(game(1))
        assert merge(merge(games, older), games.delete("g3")) == merge(
            merge(games.delete("g3"), older), games
        )
        assert [record.id for record in merge(games.delete("g3"), older).games] == ["g2"]


def test_starred_games_are_never_trimmed_until_they_lose_the_star():
    with patch.object(library, "KEPT", 2):
        document = Document().finish(game(1)).star("g1", True, 5, "w")
        for number in range(2, 6):
            document = document.finish(game(number))
        assert [record.id for record in document.games] == ["g5", "g4", "g1"]
        assert [record.id for record in document.star("g1", False, 6, "w").games] == ["g5", "g4"]


def test_the_last_writer_wins_also_under_a_clock_that_was_set_back():
    document = Document().set("pace", "slow", 1_000_000, "w1")
    changed = document.set("pace", "fast", 5, "w1")
    assert merge(document, changed).settings["pace"] == "fast"
    assert merge(changed, document).settings["pace"] == "fast"


def test_a_tab_that_lost_its_game_cannot_write_it_any_more():
    first = Document().run(running(owner="tab1"), 10, "w")
    second = first.run(running(owner="tab2"), 20, "w")
    late = first.run(running(owner="tab1", moves=["B2", "B4"]), 99, "w")
    for merged in (merge(late, second), merge(second, late)):
        assert merged.running is not None
        assert merged.running.owner == "tab2"


def test_a_running_game_that_is_known_as_finished_runs_no_more():
    running_here = Document().run(running("g7"), 10, "w")
    assert running_here.running is not None
    finished = running_here.finish(game(7))
    assert finished.running is None
    stale = running_here.run(running("g7", moves=["B2", "B4"]), 99_999, "w")
    assert merge(stale, finished).running is None
    assert merge(stale, finished).delete("g7").running is None
    assert merge(stale, finished).erase_records(1, "w").running is None
