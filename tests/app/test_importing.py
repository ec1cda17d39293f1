"""Games that go into files, and games that come in by files, links and texts."""

from __future__ import annotations

import json

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import TapCell
from rsg.app.views import view
from rsg.play.link import write_link
from rsg.progress.storage import load
from rsg.progress.transcript import write_transcript
from tests.app.kept import HOSTILE, free_cell, open_game, record, replay_of, stored_library, world_with
from tests.app.positions import recorded
from tests.app.seen import Page
from tests.app.world import World


def test_all_games_go_into_a_file_and_into_another_library() -> None:
    world = world_with(record(3), record(5), record(12))
    world.send(s.NoteGame("g5", "memo"), s.StarGame("g12"), s.ExportGames("all"))
    ((name, text),) = world.files.items()
    assert name.endswith(".json")
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert stored_library(other).games == stored_library(world).games
    assert stored_library(other).memo("g5") == "memo" and stored_library(other).starred("g12")
    assert other.model.sheet == "" and other.notices == ["notice_imported"]
    before = other.stored
    other.send(s.OpenImport(), s.ImportFile(text))
    assert load(other.stored).document.library.games == load(before).document.library.games


def test_one_game_goes_into_a_file_and_opens_where_it_arrives() -> None:
    world = open_game()
    world.send(s.ExportGames("open"))
    (text,) = world.files.values()
    assert [game["id"] for game in json.loads(text)["games"]] == ["g3"]
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert other.hash == "#/kifu/g3" and replay_of(other).game.moves == recorded(3).moves


@pytest.mark.parametrize("number", [1, 2])
def test_variations_travel_with_their_games_and_join_those_that_are_there(number: int) -> None:
    games = [record(3), record(5)][:number]
    world = world_with(*games, hash="#/kifu/g3")
    world.send(s.GoToPly(0, 9))
    world.send(TapCell(free_cell(world)))
    tried = replay_of(world).variations
    world.send(s.ExportGames("open" if number == 1 else "all"))
    (text,) = world.files.values()
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert stored_library(other).variations_of("g3") == tried and len(tried) == 1

    known = world_with(*games, hash="#/kifu/g3")
    known.send(s.GoToPly(0, 4))
    known.send(TapCell(free_cell(known)))
    own = replay_of(known).variations
    known.follow("#/kifu")
    for added in (1, 0):
        known.send(s.OpenImport(), s.ImportFile(text))
        assert stored_library(known).variations_of("g3") == own + tried, "once"
        told = {notice.key: notice.arguments for notice in known.model.notices}
        assert told == ({"notice_known": (added,)} if number == 1 else {"notice_imported": (0, 2, 0)})
        known.follow("#/kifu")
    known.follow("#/kifu/g3")
    assert replay_of(known).variations == own + tried


def test_variations_of_a_game_that_came_by_a_link_go_into_its_file() -> None:
    world = World(hash=f"#/r/{write_link(recorded(12), 9)}")
    world.send(TapCell(free_cell(world)), s.ExportGames("open"))
    ((game,),) = (json.loads(text)["games"] for text in world.files.values())
    assert tuple(game["variations"]) == replay_of(world).variations and game["variations"]


def test_games_that_came_by_links_are_as_many_games_where_their_files_arrive() -> None:
    other = World(hash="#/kifu")
    for number in (12, 5):
        world = World(hash=f"#/r/{write_link(recorded(number), 9)}", seed=number)
        world.send(TapCell(free_cell(world)), s.ExportGames("open"))
        other.follow("#/kifu")
        other.send(s.OpenImport(), s.ImportFile(*world.files.values()))
        shown = replay_of(other)
        assert (shown.game.moves, shown.variations) == (recorded(number).moves, replay_of(world).variations)
    assert len(stored_library(other).games) == 2


def test_another_game_of_the_same_id_is_no_known_one() -> None:
    world = world_with(record(5, id="g3"), record(12), hash="#/kifu/g3")
    world.send(s.GoToPly(0, 9))
    world.send(TapCell(free_cell(world)), s.ExportGames("all"), s.ExportGames("open"))
    assert len(world.files) == 2
    for text in world.files.values():
        other = world_with(record(3), hash="#/kifu")
        other.send(s.OpenImport(), s.ImportFile(text))
        games = stored_library(other).games.values()
        kept = {game.moves: stored_library(other).variations_of(game.id) for game in games}
        assert kept[recorded(3).moves] == () and kept[recorded(5).moves] == replay_of(world).variations


def test_own_variations_never_give_way_to_those_of_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rsg.app.update.library.MOST_VARIATIONS", 2)
    ours, theirs = open_game(), open_game()
    for world, plies in ((ours, (9,)), (theirs, (4, 6))):
        for ply in plies:
            world.send(s.GoToPly(0, ply))
            world.send(TapCell(free_cell(world)))
    own, first, _ = (*replay_of(ours).variations, *replay_of(theirs).variations)
    theirs.send(s.ExportGames("open"))
    ours.follow("#/kifu")
    ours.send(s.OpenImport(), s.ImportFile(*theirs.files.values()))
    assert stored_library(ours).variations_of("g3") == replay_of(ours).variations == (own, first)


def test_variations_that_cannot_be_played_are_told_and_their_game_is_kept() -> None:
    world = open_game()
    world.send(s.ExportGames("open"))
    (text,) = world.files.values()
    spoiled = text.replace('"variations": []', '"variations": ["4 nonsense", "99 A1"]')
    assert spoiled != text
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(spoiled))
    assert replay_of(other).game.moves == recorded(3).moves and not replay_of(other).variations
    assert other.notices == ["notice_kept", "notice_variations_refused"]
    assert other.model.notices[-1].arguments == (2,)


@pytest.mark.parametrize("kind", ["text", "link", "address"])
def test_a_pasted_game_is_kept_opened_and_counts_for_nothing(kind: str) -> None:
    link = "#/r/" + write_link(recorded(12))
    text = {
        "text": write_transcript(record(12)),
        "link": link,
        "address": f"look: https://example.invalid/some/where/{link} !",
    }[kind]
    world = World(hash="#/kifu")
    world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
    assert replay_of(world).game.moves == recorded(12).moves
    assert world.model.sheet == "" and world.notices == ["notice_kept"]
    (kept,) = stored_library(world).games.values()
    assert (kept.tally, kept.cleared, kept.date) == ("", None, record(12).date)
    assert not world.model.document.cleared
    world.follow("#/kifu")
    world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
    assert len(stored_library(world).games) == 1, "once is enough"
    assert "notice_known" in world.notices


def test_a_game_that_was_deleted_can_be_added_again() -> None:
    world = world_with(record(3), record(5), hash="#/kifu/g3")
    world.send(s.ExportGames("open"))
    world.send(s.AskDeletion("g3"), s.DeleteGame(), s.OpenImport(), s.ImportFile(*world.files.values()))
    assert {kept.moves for kept in stored_library(world).games.values()} == {
        recorded(3).moves,
        recorded(5).moves,
    }
    assert "g3" not in stored_library(world).games


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("hello", "game_moves"),
        ("{}", "game_nothing"),
        ("[" * 50_000, "game_nothing"),
        ("https://example.invalid/#/r/1/reverstargo/zzz", "link_digits"),
        ("https://example.invalid/#/r/9/reverstargo/zzz", "link_version"),
        ("#/r/", "link_digits"),
        (HOSTILE, "game_moves"),
        ("\ud800", "game_moves"),
    ],
)
def test_what_cannot_be_added_is_told_on_the_sheet(text: str, key: str) -> None:
    world = World(hash="#/kifu")
    world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
    assert world.model.sheet == "import_games"
    assert world.model.shelf.refused[0] == key
    assert not world.model.document.games
    page = Page(str(view(world.model)).encode("utf-8", "replace").decode())
    assert page.by_id["import-refused"].text
    assert not [e for e in page.elements if e.tag == "img"]
    world.send(s.PasteText("x"))
    assert not world.model.shelf.refused


def test_a_move_against_the_rules_is_told_with_its_number_and_the_reason() -> None:
    for hash, text, said in (
        ("#/reversi/kifu", "F5--D6--C3", "Move 2 is against the rules: nobody has to pass there."),
        ("#/reversi/kifu", "--F5", "Move 1 is against the rules: nobody has to pass there."),
        ("#/reversi/kifu", "F5D6F5", "Move 3 is against the rules: a stone is there."),
        ("#/kifu", "B4 -- B6", "Move 2 is against the rules: nobody has to pass there."),
        ("#/kifu", "B4[b]", "Move 1 is against the rules: no call is due."),
    ):
        world = World(hash=hash)
        world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
        assert Page(str(view(world.model))).by_id["import-refused"].text == said
        assert not world.model.document.games


def test_a_file_whose_memo_holds_a_link_is_a_file() -> None:
    world = world_with(record(3))
    world.send(s.NoteGame("g3", "#/r/1/x"), s.ExportGames("all"))
    (text,) = world.files.values()
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert stored_library(other).games.keys() == {"g3"}
    assert stored_library(other).memo("g3") == "#/r/1/x"
