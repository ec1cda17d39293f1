"""Series of two people, and what was played today."""

from __future__ import annotations

from dataclasses import replace

from rsg.progress.calendar import Day
from rsg.progress.document import Document, merge
from rsg.progress.library import DAYS, KEPT
from rsg.progress.record import Player, Record
from rsg.progress.series import all_series, series_key, tally_of_day, without_series
from rsg.progress.storage import load
from tests.progress.samples import TODAY, game


def of_two(number: int, one: str, other: str, **changes: object) -> Record:
    players = (Player("human", "", one), Player("human", "", other))
    return game(number, players=players, cleared=None, **{"tally": series_key((one, other)), **changes})


def test_a_pair_is_one_series_in_whichever_order() -> None:
    assert series_key(("はな", "たろう")) == series_key(("たろう", "はな")) != ""
    assert series_key(("はな", "はな")) == series_key(("", "")) == ""
    assert series_key(("a,b", "c")) != series_key(("a", "b,c"))


def test_the_series_played_last_comes_first_with_its_newest_game() -> None:
    document = Document()
    for record in (of_two(1, "A", "B"), of_two(2, "C", "A"), of_two(3, "B", "A", outcome="lost"), game(4)):
        document = document.finish(record)
    first, second = all_series(document)
    assert first.names == ("A", "B") and [record.id for record in first.games] == ["g3", "g1"]
    assert first.total == (1, 1, 0) and second.names == ("A", "C")


def test_a_deleted_series_is_gone_and_stays_gone() -> None:
    document = Document().finish(of_two(1, "A", "B")).finish(of_two(2, "A", "C")).finish(game(3))
    key = series_key(("A", "B"))
    without = without_series(document, key)
    assert [one.names for one in all_series(without)] == [("A", "C")]
    assert without.tally(key).total == 0 and [record.id for record in without.games] == ["g3", "g2"]
    merged = merge(document, without)
    assert [one.names for one in all_series(merged)] == [("A", "C")] and merged.tally(key).total == 0


def test_names_of_any_characters_can_be_kept() -> None:
    family = "👨‍👩‍👧‍👦" * 7
    document = Document().finish(of_two(1, family, '"\\"\\"'))
    loaded = load(document.text())
    assert loaded.problem is None and all_series(loaded.document)[0].total == (1, 0, 0)


def test_todays_games_are_those_against_the_cpu_that_counted_today() -> None:
    document = Document()
    for record in (
        game(1),
        game(2, outcome="lost"),
        game(3, date=Day(2026, 3, 9)),
        game(4, counting=False, tally="", outcome="", cleared=None),
        game(5, set="s", part=1, tally="", outcome="", cleared=None),
        of_two(6, "A", "B"),
    ):
        document = document.finish(record)
    assert tally_of_day(document, TODAY) == (1, 1, 0)
    assert tally_of_day(replace(document), Day(2026, 3, 9)) == (1, 0, 0)


def test_a_days_games_stay_counted_when_they_are_deleted_or_give_way_to_newer_ones() -> None:
    document = Document()
    for number in range(1, KEPT + 6):
        document = document.finish(game(number))
    assert len(document.games) == KEPT and tally_of_day(document, TODAY) == (KEPT + 5, 0, 0)
    for record in document.games[:10]:
        document = document.delete(record.id)
    assert tally_of_day(document, TODAY) == (KEPT + 5, 0, 0) == document.tally("Lv.1")
    assert tally_of_day(load(document.text()).document, TODAY) == (KEPT + 5, 0, 0)


def test_the_games_of_a_day_are_those_of_all_tabs_and_erased_with_the_records() -> None:
    one = Document().finish(game(1))
    two = merge(one, Document().finish(game(2, writer="w2", outcome="lost")))
    assert tally_of_day(two, TODAY) == (1, 1, 0)
    assert tally_of_day(two.erase_ranks().erase_calendar(), TODAY) == (1, 1, 0)
    assert tally_of_day(two.erase_records(9, "w1"), TODAY) == (0, 0, 0)


def test_days_of_long_ago_are_forgotten() -> None:
    document = Document()
    for number in range(1, 2 * DAYS):
        document = document.finish(game(number, date=Day(2026, 3, number)))
    counted = [n for n in range(1, 2 * DAYS) if tally_of_day(document, Day(2026, 3, n)).total]
    assert counted == list(range(DAYS, 2 * DAYS)) and document.tally("Lv.1").won == 2 * DAYS - 1
