"""What two tabs write at the same time: games finished, erased, brought in and taken over on both sides."""

from __future__ import annotations

import json

from rsg.progress.document import Document
from rsg.progress.library import KEPT
from rsg.progress.series import all_series, series_key
from rsg.progress.storage import catch_up, load, save
from tests.progress.samples import game, running


def written(document: Document) -> str:
    text = save(None, document).text
    assert text is not None
    return text


def test_a_full_library_keeps_an_older_game_that_is_brought_in() -> None:
    document = Document()
    for number in range(1000, 1000 + KEPT):
        document = document.finish(game(number))
    older = game(5, id="older", tally="", outcome="", cleared=None)
    kept = document.adopt(older)
    assert "older" in kept.library.games
    assert kept.library.games["older"].date == older.date
    assert len(kept.games) == KEPT
    assert kept.adopt(older) == kept


def test_many_games_are_brought_in_at_once_as_one_after_another() -> None:
    document = Document()
    for number in range(1000, 1000 + KEPT):
        document = document.finish(game(number))
    brought = [game(n, id=f"x{n}", tally="", outcome="", cleared=None) for n in (5, 1100, 2000, 6)]
    one_by_one = document
    for record in brought:
        one_by_one = one_by_one.adopt(record)
    at_once = document.adopt(*brought)
    assert {record.id for record in at_once.games} == {record.id for record in one_by_one.games}
    assert {"x5", "x1100", "x2000", "x6"} <= at_once.library.games.keys() and len(at_once.games) == KEPT
    assert at_once.adopt(*brought) == at_once and document.adopt() == document


def test_a_game_that_an_empty_library_takes_keeps_its_time() -> None:
    assert Document().adopt(game(5, tally="", outcome="", cleared=None)).games[0].finished == 5000


def test_records_erased_elsewhere_take_no_rank_and_no_day_away() -> None:
    stored = written(Document())
    mine = load(stored).document.finish(game(1))
    other = load(stored).document.erase_records(9, "w2")
    after = catch_up(written(other), mine).document
    assert not after.games
    assert after.tally("Lv.1").total == 0
    assert after.career("Lv.1").won == 1
    assert after.cleared == {game(1).cleared}


def test_ranks_erased_elsewhere_leave_the_record() -> None:
    stored = written(Document())
    mine = load(stored).document.finish(game(1))
    after = catch_up(written(load(stored).document.erase_ranks()), mine).document
    assert after.career("Lv.1").won == 0
    assert after.tally("Lv.1").won == 1


def test_the_next_game_of_a_set_outlives_another_tab_that_took_over_the_one_before() -> None:
    stored = written(Document().run(running("g1"), 10, "w1"))
    mine = load(stored).document.finish(game(1)).run(running("g2"), 12_000, "w1")
    other = load(stored).document.run(running("g1", owner="tab2"), 11, "w1")
    after = catch_up(written(other), mine).document
    assert after.running is not None
    assert (after.running.id, after.running.owner) == ("g2", "tab1")
    assert catch_up(written(after), other).document.running == after.running


def test_a_series_is_there_as_long_as_its_total_is() -> None:
    names = ("はな", "太郎")
    key = series_key(names)
    players = tuple(game(1).players[0].__class__("human", "", name) for name in names)
    document = Document().finish(game(1, players=players, tally=key, cleared=None))
    (series,) = all_series(document.delete("g1"))
    assert (series.key, series.games, series.total.won) == (key, (), 1)
    assert json.loads(series.key) == sorted(names)
    assert not all_series(document.clear_tally(key).delete("g1"))
