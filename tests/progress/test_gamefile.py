"""Files of games: there and back, and whatever hostile hands make of them counts for nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rsg.games import game as game_named
from rsg.games.replay import after
from rsg.progress import gamefile
from rsg.progress.document import Document
from rsg.progress.gamefile import VERSION, games_file, read_games
from rsg.progress.incoming import BadGame, played
from rsg.progress.record import Record
from rsg.progress.variations import MOST
from tests.progress.samples import FALLBACK, WIN, recorded

HOSTILE = "<img src=x onerror=alert(1)>"
GAME = game_named("reverstargo")


@pytest.mark.parametrize(
    ("moves", "kind", "text", "ply", "reason"),
    [
        (("B2", "B2"), "ply", "", 2, "occupied"),
        (("B2", "nonsense"), "moves", "nonsense", 0, ""),
        (("\u202eno\x00" + "x" * 100,), "moves", "no" + "x" * 18, 0, ""),
    ],
)
def test_a_game_that_cannot_be_played_is_refused_with_its_move(moves, kind, text, ply, reason):
    with pytest.raises(BadGame) as refused:
        played(replace(WIN, moves=moves))
    bad = refused.value
    assert (bad.kind, bad.text, bad.ply, bad.reason) == (kind, text, ply, reason)


@pytest.mark.parametrize(
    ("text", "kind", "ply"),
    [
        ("", "nothing", 0),
        ("Black: Ada", "nothing", 0),
        ("Game: chess\n\nB4", "nothing", 0),
        ("hello world", "moves", 0),
        ("Start: nonsense\n\nB4", "moves", 0),
        ("B4 B4", "ply", 2),
        ("--", "ply", 1),
        ("{", "nothing", 0),
        ("[" * 100_000, "nothing", 0),
        ('{"format": "reverstargo-games", "version": 99}', "newer", 0),
        ('{"format": "reverstargo-games", "version": 1, "games": []}', "nothing", 0),
        ('{"format": "reverstargo-games", "version": 1, "games": 5}', "nothing", 0),
        ('{"format": "reverstargo", "version": 1}', "nothing", 0),
        ("x" * 4_000_001, "too_long", 0),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text, kind, ply):
    with pytest.raises(BadGame) as refused:
        read_games(text, fallback=FALLBACK)
    assert refused.value.kind == kind
    if ply:
        first = str(GAME.start().moves()[0])
        with pytest.raises(BadGame) as refused:
            read_games(text.replace("B4", first), fallback=FALLBACK)
        assert refused.value.ply == ply


@given(st.text(max_size=80))
@example("{}")
@example('{"format":"reverstargo-games","version":1,"games":[null,5,{}]}')
@example("\ud800 B4")
@example("Start: " + "\u00e9" * 50 + "\nB4")
@settings(deadline=None)
def test_any_text_is_read_or_refused(text):
    with suppress(BadGame):
        read_games(text, fallback=FALLBACK)


def library_of(*records: Record):
    document = Document()
    for record in records:
        document = document.adopt(record)
    return document


def other_move(record: Record, ply: int) -> str:
    """A move that could have been played there instead."""
    position = after(GAME, GAME.start(), record.moves[:ply])
    return next(str(move) for move in position.moves() if str(move) != record.moves[ply])


def file_of(version: int, *games: object) -> str:
    return json.dumps({"format": "reverstargo-games", "version": version, "games": games})


def test_a_file_brings_games_memos_stars_and_variations_back():
    games = [recorded(number, finished=number) for number in (0, 12, 130)]
    tried = tuple(f"{ply} {other_move(games[2], ply)}" for ply in (4, 9))
    document = library_of(*games).note("n12", "memo", 5, "w").star("n0", True, 6, "w")
    document = document.vary("n130", tried, 7, "w")
    batch = read_games(games_file(map(document.library.kept, document.games)), fallback=FALLBACK)
    assert {kept.record.id: kept.record for kept in batch.games} == document.library.games
    assert {kept.record.id: (kept.memo, kept.starred, kept.variations) for kept in batch.games} == {
        "n0": ("", True, ()),
        "n12": ("memo", False, ()),
        "n130": ("", False, tried),
    }
    assert (batch.refused, batch.refused_variations) == (0, 0)


TRIED = recorded(130)
GOOD = f"4 {other_move(TRIED, 4)}"


@pytest.mark.parametrize(
    ("written", "refused"),
    [
        ([GOOD], 0),
        ([GOOD.replace(" ", "  ")], 0),
        ([GOOD, GOOD], 1),
        (["4 nonsense", "4 A1 A1 A1", f"{GOOD} --", "999 A1", "-1 A1", "A1", "4", "", HOSTILE, GOOD], 9),
        (["4  ", "4 \u3000", GOOD], 2),
        ([None, 5, [GOOD], {GOOD: 1}, GOOD], 4),
        ([GOOD, *["4 nonsense"] * MOST], MOST),
    ],
)
def test_variations_that_cannot_be_played_are_counted_and_the_others_kept(written, refused):
    entry = {"id": "n130", **TRIED.data(), "variations": written}
    batch = read_games(file_of(VERSION, entry), fallback=FALLBACK)
    assert [(kept.record, kept.variations) for kept in batch.games] == [(TRIED, (GOOD,))]
    assert (batch.refused, batch.refused_variations) == (0, refused)


def test_games_beyond_what_is_read_are_counted(monkeypatch):
    monkeypatch.setattr(gamefile, "MOST", 2)
    games = [{"id": f"n{number}", **recorded(number).data()} for number in (0, 1, 130, 131)]
    batch = read_games(file_of(VERSION, *games), fallback=FALLBACK)
    assert [kept.record.id for kept in batch.games] == ["n0", "n1"] and batch.refused == 2


def test_a_variation_is_kept_as_moves_are_written_here():
    (kept,) = read_games("F5 D6 C3", fallback=FALLBACK).games
    entry = {"id": "r1", **kept.record.data(), "variations": ["1 f6", "1 F6"]}
    batch = read_games(file_of(VERSION, entry), fallback=FALLBACK)
    assert batch.games[0].variations == ("1 F6",) and batch.refused_variations == 1


@given(
    st.recursive(st.none() | st.integers() | st.text(max_size=12), lambda inner: st.lists(inner, max_size=4))
)
@settings(deadline=None)
def test_whatever_stands_for_variations_the_game_is_read(written):
    entry = {"id": "n130", **TRIED.data(), "variations": written}
    batch = read_games(file_of(VERSION, entry), fallback=FALLBACK)
    assert [kept.record for kept in batch.games] == [TRIED]


@pytest.mark.parametrize(("version", "unknown"), [(1, ["late"]), (2, [])])
def test_a_file_of_an_earlier_version_is_read_and_one_of_the_next_is_not(version, unknown):
    old = {key: value for key, value in recorded(12).data().items() if key not in unknown}
    (kept,) = read_games(file_of(version, {"id": "n12", **old}), fallback=FALLBACK).games
    assert (kept.record, kept.variations) == (recorded(12), ()) and kept.record.late == ()
    with pytest.raises(BadGame) as refused:
        read_games(file_of(VERSION + 1, {"id": "n12", **old}), fallback=FALLBACK)
    assert refused.value.kind == "newer"


def test_a_forged_file_counts_for_nothing():
    forged = {
        **recorded(0).data(), "id": "forged", "memo": HOSTILE, "starred": True,
        "scores": [99, 0], "prisoners": [50, 0], "winners": [0, 1], "reason": "wiped_out",
        "tally": "FINAL", "outcome": "won", "cleared": "2026-03-01", "exam": 30, "passed": True,
    }  # fmt: skip
    forged["players"] = [["human", "", HOSTILE], ["cpu", "FINAL", ""]]
    text = json.dumps({"format": "reverstargo-games", "version": 1, "games": [forged, {"id": "x"}, 7]})
    batch = read_games(text, fallback=FALLBACK)
    assert batch.refused == 2
    (kept,) = batch.games
    true = recorded(0)
    assert (kept.record.scores, kept.record.prisoners) == (true.scores, true.prisoners)
    assert (kept.record.winners, kept.record.reason) == (true.winners, true.reason)
    assert (kept.record.tally, kept.record.outcome, kept.record.cleared) == ("", "", None)
    assert (kept.record.exam, kept.record.passed) == (0, False)
    assert kept.record.players[0].name == HOSTILE[:7]
    assert kept.memo == HOSTILE[:20], "text, cut, and nothing else: the page escapes it"
    document = Document().adopt(kept.record)
    assert not document.library.tallies.of and not document.ranks.career.of and not document.cleared


def test_nothing_that_counts_can_be_adopted():
    with pytest.raises(ValueError, match="counts for nothing"):
        Document().adopt(WIN)


def test_a_deleted_game_does_not_come_back_by_a_merge_nor_by_its_own_id():
    record = recorded(0)
    document = library_of(record)
    deleted = document.delete(record.id)
    assert not deleted.adopt(record).games
    assert deleted.library.knows(record.id)


def test_moves_of_another_game_of_the_house_are_known_as_its_own():
    (kept,) = read_games("f5 d6 c3 d3 c4", fallback=FALLBACK).games
    assert (kept.record.game, kept.record.moves) == ("reversi", ("F5", "D6", "C3", "D3", "C4"))
    (kept,) = read_games("F5D6C3d3c4", fallback=FALLBACK).games
    assert kept.record.game == "reversi"
    with pytest.raises(BadGame) as refused:
        read_games("F5 Z9", fallback=FALLBACK)
    assert (refused.value.kind, refused.value.text) == ("moves", "F5")
