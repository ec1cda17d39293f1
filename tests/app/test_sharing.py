"""What is shared and copied of a game, and keeping what others have shared."""

from __future__ import annotations

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import CloseSheet, Resign, StartGame, TapCell
from rsg.app.views import view
from rsg.play.link import read_link, write_link
from rsg.progress.document import Document
from rsg.progress.transcript import write_transcript
from tests.app.kept import free_cell, open_game, replay_of, stored_library
from tests.app.play import play_one
from tests.app.positions import recorded
from tests.app.seen import Page
from tests.app.world import World


def test_the_game_the_position_and_the_variation_are_shared() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6), s.ShareGame("game"), s.ShareGame("position"))
    game, position = (read_link(hash.removeprefix("#/r/")) for hash in world.copied)
    assert (game.match.moves, game.ply) == (recorded(3).moves, None)
    assert (position.match.moves, position.ply) == (recorded(3).moves, 6)
    assert world.notices == ["notice_copied_link"]
    world.send(s.CopyRecord())
    assert world.notices == ["notice_copied_link", "notice_copied_record"]


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
    (kept,) = stored_library(world).games.values()
    assert kept.moves == recorded(12).moves
    assert (world.hash, replay_of(world).ply) == (f"#/kifu/{kept.id}", 9)
    world.send(s.KeepGame())
    assert len(stored_library(world).games) == 1
    again = World(hash=f"#/r/{write_link(recorded(12))}", stored=world.stored)
    again.send(s.KeepGame())
    assert len(stored_library(again).games) == 1 and again.hash == f"#/kifu/{kept.id}"


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
    (own,) = stored_library(world).games.values()
    if by == "keep":
        world.follow(world.copied[0])
        world.send(s.KeepGame())
    else:
        text = write_transcript(own) if by == "text" else world.copied[0]
        world.follow("#/kifu")
        world.send(s.OpenImport(), s.PasteText(text), s.ImportPasted())
    assert stored_library(world).games == {own.id: own} and world.notices[-1] == "notice_known"
    assert world.hash == f"#/kifu/{own.id}"
