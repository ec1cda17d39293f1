"""What finishing, settings, marks and crashes do to a document."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.record import Player
from rsg.progress.running import Running
from tests.progress.samples import TODAY, WIN, full_document, game, running


def test_finishing_keeps_counts_and_clears_once():
    document = Document().run(running("g1"), 1, "w1").finish(WIN)
    assert document.games == (WIN,)
    assert document.tally("Lv.1") == document.career("Lv.1") == (1, 0, 0)
    assert document.cleared == {TODAY}
    assert document.running is None
    assert document.finish(WIN) == document
    assert document.finish(replace(WIN, writer="w2")).tally("Lv.1").won == 1


@pytest.mark.parametrize(
    ("outcome", "tally"), [("won", (1, 0, 0)), ("lost", (0, 1, 0)), ("drawn", (0, 0, 1))]
)
def test_outcomes(outcome, tally):
    document = Document().finish(game(1, outcome=outcome, cleared=None))
    assert document.tally("Lv.1") == tally
    assert document.tally("Lv.1").total == 1
    assert not document.cleared
    assert document.tally("MAX") == (0, 0, 0)


def test_a_casual_game_is_kept_and_counts_for_nothing():
    document = Document().finish(game(1, counting=False, tally="", outcome="", cleared=None))
    assert len(document.games) == 1
    assert not document.library.tallies.of and not document.ranks.career.of and not document.cleared


def test_games_among_people_are_no_career():
    two = (Player("human", "", "花子"), Player("human", "", "太郎"))
    document = Document().finish(game(1, players=two, tally="花子 太郎", cleared=None))
    assert document.tally("花子 太郎").won == 1
    assert document.career("花子 太郎").won == 0


def test_a_game_that_ends_under_a_clock_set_back_is_the_newest():
    document = Document().finish(game(50)).finish(game(2))
    assert [record.id for record in document.games] == ["g2", "g50"]


def test_names_are_cleaned_when_they_are_stored():
    hostile = (Player("human", "", "\u202e<img onerror=alert(1)>"), WIN.players[1])
    document = Document().finish(game(1, players=hostile))
    assert document.games[0].players[0].name == "<img on"


@pytest.mark.parametrize(
    "changes",
    [{"id": ""}, {"id": "a b"}, {"finished": 10**17}, {"moves": ("\u3042",)}, {"outcome": "winning"},
     {"cleared": Day(2026, 2, 31)}, {"players": ()}, {"winners": (5,)}, {"reason": "<b>"}, {"writer": ""}],
)  # fmt: skip
def test_what_could_not_be_read_back_is_not_stored(changes):
    with pytest.raises(ValueError):
        Document().finish(game(1, **changes))


@pytest.mark.parametrize(
    "game_running",
    [Running({"id": "r", "deep": [[[[[[[[[[[]]]]]]]]]]]}, "tab"), Running({}, "tab"), Running({"id": "r"}, ""),
     Running({"id": "r", "x": float("nan")}, "tab"), Running({"id": "r", "x": "\ud800"}, "tab"),
     Running({"id": "r", "moves": ["x" * 9_000] * 20}, "tab")],
)  # fmt: skip
def test_a_running_game_that_could_not_be_read_back_is_not_stored(game_running):
    with pytest.raises(ValueError):
        Document().run(game_running, 1, "w")


def test_settings_marks_and_the_running_game():
    document = full_document()
    assert document.settings == {"language": "ja"}
    assert document.library.starred("g2") and not document.library.starred("g3")
    assert document.library.memo("g3") == "a <b>memo</b>"
    assert document.library.memo("g2") == ""
    assert [record.id for record in document.games] == ["g5", "g4", "g3", "g2"]
    assert document.tally("Lv.1").won == 4, "a deleted game stays in the totals"
    assert document.running is not None and document.running.id == "r1"
    assert document.stop(1, "w1").running is None
    assert document.star("g1", True, 1, "w1") == document, "a deleted game takes no marks"
    assert document.set("language", "ja", 99_999, "w3") == document, "the same value is no change"


def test_two_crashes_within_ten_seconds_start_without_the_game():
    document = Document().run(running(), 1, "w").crash(100_000, "w")
    assert not document.crashes_at_start
    assert not document.crash(111_000, "w").crashes_at_start
    crashed = document.crash(109_000, "w")
    assert crashed.crashes_at_start
    assert '"id":"r1"' in crashed.running_text
    restarted = crashed.forget_crashes(109_500, "w")
    assert not restarted.crashes_at_start
    assert restarted.running is None


def test_equal_documents_have_equal_texts_whatever_came_first():
    a = Document().set("x", "1", 5, "w").set("y", "2", 6, "w")
    b = Document().set("y", "2", 6, "w").set("x", "1", 5, "w")
    assert a == b and a.text() == b.text()
