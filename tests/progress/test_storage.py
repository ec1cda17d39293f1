"""Whatever is stored, loading does not raise: it keeps what is good and sets the rest aside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rsg.progress.document import Document, merge
from rsg.progress.storage import LONGEST, MIGRATIONS, catch_up, load, migrate, save
from tests.progress.samples import full_document, game

SAMPLES = sorted((Path(__file__).parents[1] / "data" / "documents").glob("v*.json"))
FULL = full_document()


def changed(*path_and_value):
    """The full document's data with the value at a path replaced."""
    *path, value = path_and_value
    data = json.loads(FULL.text())
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


def test_every_version_has_a_sample_that_still_loads():
    assert [path.stem for path in SAMPLES] == [f"v{n}" for n in range(1, Document.VERSION + 1)]
    assert sorted(MIGRATIONS) == list(range(1, Document.VERSION))
    for path in SAMPLES:
        loaded = load(path.read_text("utf-8"))
        assert loaded.problem is None
        document = loaded.document
        assert document.tally("Lv.1") == document.career("Lv.1") == (4, 0, 0)
        assert document.tally("MAX") == (0, 1, 0)
        assert [str(day) for day in document.cleared] == ["2026-03-10"]
        assert [record.id for record in document.games] == ["g5", "g4", "g3", "g2"]
        assert document.settings["language"] == "ja"
        assert document.running is not None and document.running.match["moves"] == ["B2"]


def test_migrations_run_one_step_at_a_time():
    steps = {
        1: lambda data: {"b": data["a"]},
        2: lambda data: {**data, "c": data["b"] + 1},
    }
    assert migrate({"version": 1, "a": 1}, 1, 3, steps) == {"version": 3, "b": 1, "c": 2}
    assert migrate({"version": 3, "b": 1}, 3, 3, steps) == {"version": 3, "b": 1}
    with pytest.raises(KeyError):
        migrate({"version": 1}, 1, 2, {})


def test_a_full_document_comes_back_as_it_was():
    loaded = load(FULL.text())
    assert (loaded.document, loaded.problem, loaded.set_aside) == (FULL, None, None)
    assert loaded.document.text() == FULL.text()


def test_nothing_stored_is_an_empty_document():
    assert load(None).document == Document()
    assert load(None).problem is None


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "broken"),
        ("{", "broken"),
        ("\x00", "broken"),
        ('{"format":"reverstargo","version":1,"epoch":NaN}', "broken"),
        ('{"format":"reverstargo","version":1,"epoch":-Infinity}', "broken"),
        ("[" * 200_000, "broken"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "broken"),
        ("1" * 10_000, "broken"),
        ("null", "foreign"),
        ("[]", "foreign"),
        ('"reverstargo"', "foreign"),
        ("{}", "foreign"),
        ('{"version":1}', "foreign"),
        ('{"format":"other","version":1}', "foreign"),
        ('{"format":"reverstargo","version":"1"}', "foreign"),
        ('{"format":"reverstargo","version":0}', "foreign"),
        ('{"format":"reverstargo","version":true}', "foreign"),
        ('{"format":"reverstargo","version":1.0}', "foreign"),
        ('{"format":["reverstargo"],"version":1}', "foreign"),
        ("\ud800", "broken"),
        ('"' + '\\"' * 1_000_000, "broken"),
        ('"' + "\\" * 1_000_001, "broken"),
        ('"x' * 1_000_000, "broken"),
        (" " * (LONGEST + 1), "too_large"),
    ],
)
def test_what_is_no_document_is_set_aside_whole(text, kind):
    loaded = load(text)
    assert loaded.problem is not None and loaded.problem.kind == kind
    assert loaded.set_aside == text
    assert loaded.document == Document()
    saved = save(text, FULL)
    assert saved.set_aside == text and saved.document == FULL


BAD_ENTRIES = {
    "negative counter": ("library", "tallies", "Lv.1", "by", "w1", [-1, 0, 0]),
    "total of a day that is none": ("library", "days", "sunday", {"generation": 0, "by": {"w1": [1, 0, 0]}}),
    "counter of two": ("library", "tallies", "Lv.1", "by", "w1", [1, 0]),
    "boolean counter": ("ranks", "career", "Lv.1", "by", "w1", [True, 0, 0]),
    "float counter": ("ranks", "career", "Lv.1", "by", "w1", [1.5, 0, 0]),
    "huge counter": ("ranks", "career", "Lv.1", "by", "w1", [10**30, 0, 0]),
    "impossible day": ("calendar", "days", ["2026-02-31", "2026-03-10"]),
    "day of another type": ("calendar", "days", [20260310, None, {}, "2026-03-10"]),
    "days no list": ("calendar", "days", {"2026-03-10": True}),
    "game no object": ("library", "games", "g4", 7),
    "game with a bad date": ("library", "games", "g4", "date", "2026-13-01"),
    "game with hostile moves": ("library", "games", "g4", "moves", "<script>\u2028"),
    "game with a hostile id": ("library", "games", "<img onerror>", game(9).data()),
    "game without seats": ("library", "games", "g4", "players", []),
    "game of three": ("library", "games", "g4", "players", [["human", "", ""]] * 3),
    "game without scores": ("library", "games", "g4", "scores", []),
    "game with prisoners of one": ("library", "games", "g4", "prisoners", [3]),
    "game with a winner who is not there": ("library", "games", "g4", "winners", [2]),
    "seat of an unknown kind": ("library", "games", "g4", "players", [["god", "", ""]]),
    "game from the year 300000": ("library", "games", "g4", "finished", 10**16),
    "tombstone without a time": ("library", "deleted", "g1", "yesterday"),
    "star no boolean": ("library", "stars", "g2", ["yes", 1, "w"]),
    "mark without a writer": ("library", "memos", "g3", ["memo", 1]),
    "variation without a move": ("library", "variations", "g3", [["3"], 1, "w"]),
    "variation that leaves nowhere": ("library", "variations", "g3", [["B2 B4"], 1, "w"]),
    "too many variations": ("library", "variations", "g3", [["1 B2"] * 51, 1, "w"]),
    "memo with a surrogate": ("library", "memos", "g3", ["\ud800", 1, "w"]),
    "setting no text": ("settings", "language", [5, 1, "w"]),
    "setting of the future": ("settings", "language", ["ja", 10**17, "w"]),
    "setting too long": ("settings", "language", ["x" * 2_000, 1, "w"]),
    "running no object": ("running", "game", []),
    "running without an id": ("running", "game", "match", {"moves": []}),
    "running too deep": ("running", "game", "match", "x", [[[[[[[[[]]]]]]]]]),
    "slot with something unknown": ("running", "surprise", 1),
    "epoch negative": ("epoch", -1),
    "generation of another type": ("library", "generation", "3"),
    "library no object": ("library", []),
    "something unknown": ("surprise", {"a": 1}),
    "something unknown in a counter": ("ranks", "career", "Lv.1", "surprise", 1),
    "something unknown in the library": ("library", "surprise", 1),
}


@pytest.mark.parametrize("path", BAD_ENTRIES.values(), ids=BAD_ENTRIES.keys())
def test_one_bad_entry_costs_only_itself(path):
    text = json.dumps(changed(*path))
    loaded = load(text)
    assert loaded.problem is not None and loaded.problem.kind == "entries"
    assert loaded.set_aside == text
    document = loaded.document
    if path[0] != "calendar" or path[-1] == ["2026-02-31", "2026-03-10"]:
        assert document.cleared == FULL.cleared
    if path[0] != "library":
        assert document.library == FULL.library
    elif path[1:2] == ("games",):
        assert {"g2", "g3", "g5"} <= {record.id for record in document.games}
        assert document.tally("Lv.1").won == 4
    assert load(document.text()).problem is None
    saved = save(text, document)
    assert saved.set_aside == text and saved.text is not None and load(saved.text).problem is None


@pytest.mark.parametrize("text", ["[" * 5_000, '{"a":' * 5_000 + "1" + "}" * 5_000])
def test_nesting_is_seen_before_the_parser_runs_out_of_stack(text):
    problem = load(text).problem
    assert problem is not None and problem.detail == "nested too deeply"
    assert load(json.dumps({"a": text})).problem.kind == "foreign", "brackets inside of strings do not count"


def test_a_star_without_its_game_is_dropped():
    document = load(json.dumps(changed("library", "stars", "g77", [True, 1, "w"]))).document
    assert not document.library.starred("g77")
    assert document == FULL


def test_a_key_that_comes_twice_is_told():
    text = FULL.text().replace('"language":', '"language":["en",1,"w"],"language":')
    loaded = load(text)
    assert loaded.problem is not None and loaded.problem.kind == "entries"
    assert loaded.set_aside == text
    assert loaded.document == FULL


def test_what_is_told_about_bad_entries_is_plain_text():
    loaded = load(json.dumps(changed("settings", "\ud800\u202e\n", 5)))
    assert loaded.problem is not None
    assert loaded.problem.detail.isascii() and loaded.problem.detail.count("\n") == 0


def test_a_hostile_name_is_kept_as_harmless_text():
    data = changed("library", "games", "g4", "players", 0, ["human", "", "<img src=x onerror=alert(1)>"])
    assert load(json.dumps(data)).document.library.games["g4"].players[0].name == "<img sr"


def test_a_newer_document_is_read_but_never_written_over():
    newer = changed("version", Document.VERSION + 1) | {"surprise": [1, 2]}
    newer["library"]["games"]["g9"] = {"in": "another shape"}
    text = json.dumps(newer)
    loaded = load(text)
    assert loaded.problem is not None and loaded.problem.kind == "newer"
    assert loaded.set_aside is None
    assert loaded.document.tally("Lv.1") == FULL.tally("Lv.1")
    saved = save(text, FULL.finish(game(8)))
    assert saved.text is None and saved.set_aside is None
    assert saved.problem is not None and saved.problem.kind == "newer"
    assert saved.document.tally("Lv.1").won == 5


def test_saving_merges_what_another_tab_has_written():
    start = save(None, Document().set("pace", "slow", 1, "w1"))
    mine = start.document.finish(game(1))
    theirs = save(start.text, start.document.finish(game(2, writer="w2")))
    saved = save(theirs.text, mine)
    assert saved.document.tally("Lv.1").won == 2
    assert saved.text == saved.document.text()
    assert load(saved.text).document == saved.document
    again = save(saved.text, saved.document)
    assert again.text == saved.text


def test_catching_up_leaves_what_is_unwritten_to_the_next_save():
    start = save(None, Document())
    theirs = save(start.text, start.document.finish(game(2, writer="w2")))
    both = catch_up(theirs.text, start.document.finish(game(1)))
    assert both.document.tally("Lv.1").won == 2
    assert [record.id for record in both.document.unwritten] == ["g1"]
    again = save(theirs.text, start.document.finish(game(1, writer="w3")))  # a third tab ends the same game
    assert save(again.text, both.document).document.tally("Lv.1").won == 2
    assert save(theirs.text, both.document).text == both.document.text()


def test_saving_on_what_is_known_equals_merging_it():
    start = save(None, FULL)
    mine = start.document.finish(game(6)).set("pace", "fast", 7, "w1")
    quick = save(start.text, mine)
    assert quick.document == merge(load(start.text).document, mine)


def test_what_a_stale_tab_saves_after_an_erasure_revives_nothing():
    start = save(None, FULL)
    erased = save(start.text, start.document.erase_all())
    assert erased.document == Document(epoch=3)
    stale = save(erased.text, start.document.finish(game(6)))
    assert stale.document == Document(epoch=3)
    records = save(start.text, start.document.erase_records(9_999, "w1"))
    stale = save(records.text, start.document.finish(game(6)))
    assert stale.document.games == () and stale.document.tally("Lv.1").total == 0


def test_wins_made_while_writing_failed_are_written_later():
    tab = save(None, Document()).document
    for number in range(3):
        tab = tab.finish(game(number))
        save(None, tab)  # its text never reaches the storage, so the tab goes on with what it had
    other = save(None, Document().finish(game(9)))
    assert save(other.text, tab).document.tally("Lv.1").won == 4


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=())),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["g1", "by", "x"]) | st.text(), inner, max_size=4)
    ),
    max_leaves=12,
)


def places(data, path=()):
    """The paths of all values inside JSON data."""
    yield path
    for key, inner in (
        data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    ):
        yield from places(inner, (*path, key))


PLACES = [path for path in places(json.loads(FULL.text())) if path]


def check_loaded(text):
    loaded = load(text)
    assert loaded.problem is None or loaded.set_aside == text or loaded.problem.kind == "newer"
    again = load(loaded.document.text())
    assert again.problem is None
    assert again.document == loaded.document
    assert merge(loaded.document, loaded.document) == loaded.document
    merge(loaded.document, FULL).text().encode("utf-8")
    loaded.document.finish(game(77)).set("pace", "slow", 1, "w").text()
    return loaded


@given(st.text(st.characters(exclude_categories=())) | json_values.map(json.dumps))
@settings(deadline=None, max_examples=150)
def test_any_text_loads(text):
    assert check_loaded(text).document == Document()


@given(st.sampled_from(PLACES), json_values)
@settings(deadline=None, max_examples=300)
def test_a_document_with_anything_anywhere_loads(path, value):
    check_loaded(json.dumps(changed(*path, value)))


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_a_document_cut_or_changed_anywhere_loads(data):
    text = FULL.text()
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    check_loaded(text[:at] + data.draw(st.text(max_size=5)) + text[at + length :])
