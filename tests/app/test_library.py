"""The library through `update`: stars, memos, deletion, files, links, and what is shared."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import CloseSheet, Resign, StartGame, TapCell
from rsg.app.shelf import GAMES_SHOWN
from rsg.app.views import view
from rsg.play.link import read_link, write_link
from rsg.progress.document import Document
from rsg.progress.storage import load
from rsg.progress.transcript import write_transcript
from tests.app.kept import free_cell, open_game, record, replay_of, world_with
from tests.app.play import play_one
from tests.app.positions import recorded
from tests.app.seen import Page
from tests.app.world import World

HOSTILE = "<img src=x onerror=alert(1)>"


def stored(world: World):
    """What is stored, read back."""
    return load(world.stored).document.library


def notices(world: World) -> list[str]:
    return [notice.key for notice in world.model.notices]


def test_a_star_is_put_on_and_taken_off_and_stored() -> None:
    world = world_with(record(3), record(5))
    world.send(s.StarGame("g3"), s.StarGame("nowhere"))
    assert stored(world).starred("g3") and not stored(world).starred("g5")
    world.send(s.StarGame("g3"))
    assert not stored(world).starred("g3")


def test_a_memo_is_text_and_nothing_else() -> None:
    world = open_game()
    world.send(s.NoteGame("g3", HOSTILE))
    assert stored(world).memo("g3") == HOSTILE[:20]
    for hash in ("#/kifu/g3", "#/kifu"):
        world.follow(hash)
        html = str(view(world.model))
        assert "<img" not in html and "&lt;img" in html
        assert not [e for e in Page(html).elements if e.tag == "img"]
    world.follow("#/kifu/g3")
    world.send(s.ShowPrint(True))
    assert "<img" not in str(view(world.model))
    world.send(s.NoteGame("g3", "  "))
    assert stored(world).memo("g3") == ""


def test_a_game_is_deleted_only_after_a_yes_and_never_comes_back() -> None:
    world = open_game()
    world.send(s.DeleteGame())
    assert "g3" in stored(world).games
    world.send(s.AskDeletion("g3"))
    assert world.model.sheet == "delete_game"
    world.send(CloseSheet(), s.DeleteGame())
    assert "g3" in stored(world).games
    world.send(s.AskDeletion("g3"), s.DeleteGame())
    assert not stored(world).games and "g3" in stored(world).deleted
    assert (world.hash, world.model.route.screen, world.model.replay) == ("#/kifu", "kifu", None)
    old = world_with(record(3))
    old.stored = world.stored
    old.send(s.NoteGame("g3", "from a tab that still had it"))
    assert not stored(old).games


def test_totals_and_todays_games_stay_as_they_are_when_a_game_is_deleted() -> None:
    world = World()
    for _ in range(2):
        world.send(StartGame())
        play_one(world)
        world.send(Resign(), CloseSheet())
    world.follow("#/records")
    before = Page(str(view(world.model))).one("table").text
    (deleted, _) = stored(world).games
    world.send(s.AskDeletion(deleted), s.DeleteGame())
    assert len(stored(world).games) == 1
    assert Page(str(view(world.model))).one("table").text == before and "Today 0 2 0" in before


def test_the_list_grows_on_demand() -> None:
    world = world_with(
        *(record(n % 20, id=f"x{n}", finished=n) for n in range(GAMES_SHOWN + 5)), hash="#/kifu"
    )
    assert len(Page(str(view(world.model))).all("link", "Against")) == GAMES_SHOWN
    world.send(s.ShowMoreGames())
    assert len(Page(str(view(world.model))).all("link", "Against")) == GAMES_SHOWN + 5


# --- files -----------------------------------------------------------------------------------------------------


def test_all_games_go_into_a_file_and_into_another_library() -> None:
    world = world_with(record(3), record(5), record(12))
    world.send(s.NoteGame("g5", "memo"), s.StarGame("g12"), s.ExportGames(""))
    ((name, text),) = world.files.items()
    assert name.endswith(".json")
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert stored(other).games == stored(world).games
    assert stored(other).memo("g5") == "memo" and stored(other).starred("g12")
    assert other.model.sheet == "" and notices(other) == ["notice_imported"]
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
    world.send(s.ExportGames("open" if number == 1 else ""))
    (text,) = world.files.values()
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert stored(other).variations_of("g3") == tried and len(tried) == 1

    known = world_with(*games, hash="#/kifu/g3")
    known.send(s.GoToPly(0, 4))
    known.send(TapCell(free_cell(known)))
    own = replay_of(known).variations
    known.follow("#/kifu")
    for added in (1, 0):
        known.send(s.OpenImport(), s.ImportFile(text))
        assert stored(known).variations_of("g3") == own + tried, "once"
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
    assert len(stored(other).games) == 2


def test_another_game_of_the_same_id_is_no_known_one() -> None:
    world = world_with(record(5, id="g3"), record(12), hash="#/kifu/g3")
    world.send(s.GoToPly(0, 9))
    world.send(TapCell(free_cell(world)), s.ExportGames(""), s.ExportGames("open"))
    assert len(world.files) == 2
    for text in world.files.values():
        other = world_with(record(3), hash="#/kifu")
        other.send(s.OpenImport(), s.ImportFile(text))
        kept = {game.moves: stored(other).variations_of(game.id) for game in stored(other).games.values()}
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
    assert stored(ours).variations_of("g3") == replay_of(ours).variations == (own, first)


def test_variations_that_cannot_be_played_are_told_and_their_game_is_kept() -> None:
    world = open_game()
    world.send(s.ExportGames("open"))
    (text,) = world.files.values()
    spoiled = text.replace('"variations": []', '"variations": ["4 nonsense", "99 A1"]')
    assert spoiled != text
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(spoiled))
    assert replay_of(other).game.moves == recorded(3).moves and not replay_of(other).variations
    assert notices(other) == ["notice_kept", "notice_variations_refused"]
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
    assert world.model.sheet == "" and notices(world) == ["notice_kept"]
    (kept,) = stored(world).games.values()
    assert (kept.tally, kept.cleared, kept.date) == ("", None, record(12).date)
    assert not world.model.document.cleared
    world.follow("#/kifu")
    world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
    assert len(stored(world).games) == 1, "once is enough"
    assert "notice_known" in notices(world)


def test_a_game_that_was_deleted_can_be_added_again() -> None:
    world = world_with(record(3), record(5))
    world.send(s.ExportGames("g3"))
    world.send(s.AskDeletion("g3"), s.DeleteGame(), s.OpenImport(), s.ImportFile(*world.files.values()))
    assert {kept.moves for kept in stored(world).games.values()} == {recorded(3).moves, recorded(5).moves}
    assert "g3" not in stored(world).games


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


# --- sharing ---------------------------------------------------------------------------------------------------


def test_the_game_the_position_and_the_variation_are_shared() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6), s.ShareGame("game"), s.ShareGame("position"))
    game, position = (read_link(hash.removeprefix("#/r/")) for hash in world.copied)
    assert (game.match.moves, game.ply) == (recorded(3).moves, None)
    assert (position.match.moves, position.ply) == (recorded(3).moves, 6)
    assert notices(world) == ["notice_copied_link"]
    world.send(s.CopyRecord())
    assert notices(world) == ["notice_copied_link", "notice_copied_record"]


def test_what_cannot_be_copied_is_shown_to_be_copied_by_hand() -> None:
    world = open_game(copies=False)
    world.send(s.ShareGame("game"))
    assert world.model.sheet == "copied"
    assert world.model.shelf.copied.endswith("#/r/" + write_link(recorded(3)))
    assert "#/r/" in Page(str(view(world.model))).one("textbox", "by hand").text
    world.send(CloseSheet(), s.CopyRecord())
    assert "White: CPU Lv.3" in world.model.shelf.copied


def test_a_game_that_came_by_a_link_is_copied_without_a_date() -> None:
    world = World(hash=f"#/r/{write_link(recorded(12))}")
    world.send(s.CopyRecord())
    assert "Game: reverstargo" in world.copied[-1] and "Date:" not in world.copied[-1]
    world.send(s.KeepGame(), s.CopyRecord())
    assert f"Date: {replay_of(world).record.date}" in world.copied[-1]


def test_a_result_is_shared_without_names() -> None:
    world = World()
    world.send(StartGame())
    play_one(world)
    world.send(s.ShareGame("result"))
    assert not world.copied
    world.send(Resign(), s.ShareGame("result"))
    linked = read_link(world.copied[0].removeprefix("#/r/"))
    assert linked.match.given_up == (0, "resigned")
    assert world.model.sheet == "result"


def test_a_shared_game_can_be_kept() -> None:
    world = World(hash=f"#/r/{write_link(recorded(12), 9)}")
    world.send(s.KeepGame())
    (kept,) = stored(world).games.values()
    assert kept.moves == recorded(12).moves
    assert (world.hash, replay_of(world).ply) == (f"#/kifu/{kept.id}", 9)
    world.send(s.KeepGame())
    assert len(stored(world).games) == 1
    again = World(hash=f"#/r/{write_link(recorded(12))}", stored=world.stored)
    again.send(s.KeepGame())
    assert len(stored(again).games) == 1 and again.hash == f"#/kifu/{kept.id}"


def test_a_shared_game_is_kept_with_the_variations_that_were_played_in_it() -> None:
    world = World(hash=f"#/r/{write_link(recorded(12), 9)}")
    for _ in range(2):
        world.send(TapCell(free_cell(world)))
    shown = replay_of(world)
    assert shown.line == 1 and len(shown.variations) == 1
    world.send(s.KeepGame())
    kept = replay_of(world)
    assert (kept.line, kept.ply, kept.position.board) == (1, 11, shown.position.board)
    world.send(TapCell(free_cell(world)))
    again = world.reload()
    assert (
        replay_of(again).variations == replay_of(world).variations and len(replay_of(again).variations) == 1
    )
    assert len(replay_of(again).lines[1].match.moves) == 12

    more = World(hash=f"#/r/{write_link(recorded(12), 3)}", stored=world.stored)
    more.send(TapCell(free_cell(more)))
    more.send(s.KeepGame())
    notice = more.model.notices[-1]
    assert (notice.key, notice.arguments) == ("notice_known", (1,)), (
        "its new variation comes to those there are"
    )
    both = replay_of(more)
    assert len(both.variations) == 2 and both.variations == replay_of(more.reload()).variations
    assert (both.line, both.ply) == (2, 4)


@pytest.mark.parametrize("casual", ["on", "off"])
@pytest.mark.parametrize("by", ["link", "text", "keep"])
def test_an_own_game_that_comes_back_from_elsewhere_is_known(by: str, casual: str) -> None:
    world = World(stored=Document().set("casual", casual, 5, "writer").text())
    world.send(StartGame())
    play_one(world)
    world.send(Resign(), s.ShareGame("result"))
    (own,) = stored(world).games.values()
    if by == "keep":
        world.follow(world.copied[0])
        world.send(s.KeepGame())
    else:
        text = write_transcript(own) if by == "text" else world.copied[0]
        world.follow("#/kifu")
        world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
    assert stored(world).games == {own.id: own} and notices(world)[-1] == "notice_known"
    assert world.hash == f"#/kifu/{own.id}"


def test_a_hostile_name_stays_text() -> None:
    hostile = replace(record(3), players=(replace(record(3).players[0], name="<b>x"), record(3).players[1]))
    world = world_with(hostile, hash="#/kifu/g3")
    assert "<b>x" not in str(view(world.model)) and "&lt;b&gt;x" in str(view(world.model))


def test_a_file_whose_memo_holds_a_link_is_a_file() -> None:
    world = world_with(record(3))
    world.send(s.NoteGame("g3", "#/r/1/x"), s.ExportGames(""))
    (text,) = world.files.values()
    other = World(hash="#/kifu")
    other.send(s.OpenImport(), s.ImportFile(text))
    assert stored(other).games.keys() == {"g3"}
    assert stored(other).memo("g3") == "#/r/1/x"
