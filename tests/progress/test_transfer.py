"""All data from one device to another: what a file changes, and that it changes what it says it does."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.storage import load, save
from rsg.progress.transfer import BadFile, Changes, changes, combine, export, read_file
from tests.progress.samples import full_document, game, running
from tests.progress.test_merge import histories, replay


def from_file(document: Document) -> Document:
    return read_file(export(document))[0]


def test_a_file_brings_everything_to_an_empty_device_but_the_running_game():
    full = full_document()
    theirs = from_file(replace(full, epoch=0))
    here = combine(Document(), theirs)
    assert here.library == full.library and here.ranks == full.ranks and here.calendar == full.calendar
    assert here.settings == full.settings
    assert here.running is None and not here.crashes.value


def test_the_game_that_is_played_here_goes_on():
    mine = Document().run(running("mine"), 5, "w")
    theirs = from_file(full_document())
    after = combine(mine, theirs)
    assert after.running is not None and after.running.id == "mine"


def test_the_changes_are_told_and_a_second_time_there_are_none():
    mine = Document().finish(game(1)).set("pace", "slow", 50_000, "w1")
    theirs = Document().finish(game(1)).finish(game(2, cleared=Day(2026, 3, 1), writer="w2"))
    theirs = theirs.note("g1", "memo", 9, "w2").set("language", "ja", 5, "w2")
    said = changes(mine, from_file(theirs))
    assert said == Changes(games=1, days=1, counted=1, career=True, settings=("language",), marks=1)
    after = combine(mine, from_file(theirs))
    assert changes(after, from_file(theirs)) == Changes()
    assert combine(after, from_file(theirs)) == after


def test_a_setting_that_was_unset_again_is_no_change():
    unset = Document().set("unseen", "g1", 5, "w").set("unseen", "", 6, "w")
    assert changes(Document(), from_file(unset)) == Changes()


def test_a_file_that_knows_of_a_deletion_or_an_erasure_says_so():
    mine = Document().finish(game(1)).finish(game(2, cleared=Day(2026, 3, 2)))
    assert changes(mine, from_file(mine.delete("g1"))).lost_games == 1
    erased = changes(mine, from_file(mine.erase_all()))
    assert erased.erases and erased.lost_games == 2 and erased.lost_days == 2 and erased.uncounted == 2
    calendar = changes(mine, from_file(mine.erase_calendar()))
    assert calendar.erases and calendar.lost_days == 2 and not calendar.lost_games


def _facts(document: Document) -> dict[str, object]:
    """All in a document that a person can see, without who wrote it and when."""
    library, ranks = document.library, document.ranks
    return {
        "games": set(library.games),
        "marks": [
            (i, library.memo(i), library.starred(i), library.variations_of(i)) for i in sorted(library.games)
        ],
        "counted": {
            key: library.tallies.tally(key) for key in library.tallies.of if any(library.tallies.tally(key))
        },
        "career": {key: ranks.career.tally(key) for key in ranks.career.of if any(ranks.career.tally(key))},
        "exams": {key: ranks.exams.tally(key) for key in ranks.exams.of if any(ranks.exams.tally(key))},
        "passed": ranks.passed,
        "days": document.cleared,
        "settings": {key: value for key, value in document.settings.items() if value},
    }


@given(histories, st.booleans())
@settings(deadline=None, max_examples=300)
def test_a_change_is_told_exactly_where_a_file_changes_something(history, merged):
    (mine, theirs, _), _ = replay(history)
    theirs = from_file(theirs)
    mine = combine(mine, theirs) if merged else mine
    told = replace(changes(mine, theirs), restores=False, erases=False)
    assert (told == Changes()) == (_facts(mine) == _facts(combine(mine, theirs)))


def test_the_rank_that_a_file_brings_is_told_also_where_its_records_were_erased():
    theirs = Document().finish(game(1)).erase_records(9, "w1")
    assert changes(Document(), from_file(theirs)) == Changes(rank=2, career=True, days=1, erases=True)
    assert changes(theirs, from_file(Document().finish(game(1)).erase_ranks())).rank == 1


def test_what_one_row_loses_is_not_made_good_by_another():
    mine = Document().finish(game(1)).finish(game(2))
    said = changes(mine, from_file(mine.clear_tally("Lv.1").finish(game(3, tally="MAX", writer="w2"))))
    assert (said.counted, said.uncounted) == (1, 2)


@pytest.mark.parametrize("erase", [
    lambda d: d.erase_all(), lambda d: d.erase_records(9, "w1"), lambda d: d.erase_ranks(),
    lambda d: d.erase_calendar(),
])  # fmt: skip
def test_what_was_erased_here_comes_back_from_an_older_file(erase):
    before = Document().finish(game(1)).finish(game(2, outcome="lost", cleared=None, winners=(1,)))
    backup = from_file(before)
    erased = erase(before)
    said = changes(erased, backup)
    assert said.restores and not said.erases
    back = combine(erased, backup)
    assert set(back.library.games) == {"g1", "g2"}
    assert back.tally("Lv.1") == (1, 1, 0) and back.career("Lv.1") == (1, 1, 0)
    assert back.cleared == before.cleared
    assert combine(back, backup) == back, "nothing is counted twice"


def test_a_restored_file_adds_to_what_was_won_since():
    before = Document().finish(game(1)).finish(game(2))
    since = before.erase_all().finish(game(3))
    assert combine(since, from_file(before)).tally("Lv.1").won == 3


def test_what_is_not_written_yet_is_not_lost_and_not_counted_twice():
    base = save(None, Document().finish(game(1))).document
    mine = base.finish(game(2))
    after = combine(mine, from_file(Document().finish(game(9, writer="phone"))))
    assert after.tally("Lv.1").won == 3
    stored = save(base.text(), after)
    assert load(stored.text).document.tally("Lv.1").won == 3


@pytest.mark.parametrize(
    ("text", "kind"),
    [("", "foreign"), ("{}", "foreign"), ("[]", "foreign"), ("[" * 50_000, "foreign"),
     ('{"format":"reverstargo-games","version":1}', "foreign"),
     ('{"format":"reverstargo","version":99}', "newer")],
)  # fmt: skip
def test_a_file_that_is_none_is_refused(text, kind):
    with pytest.raises(BadFile) as refused:
        read_file(text)
    assert refused.value.kind == kind


def test_bad_entries_are_left_out_and_counted():
    text = Document().finish(game(1)).text().replace('"2026-03-10"', '"2026-02-31"', 1)
    document, bad = read_file(text)
    assert bad >= 1
    assert changes(Document(), document, bad).bad == bad


@given(st.text(max_size=60))
@settings(deadline=None)
def test_any_text_is_read_or_refused(text):
    with pytest.raises(BadFile):
        read_file(text)
