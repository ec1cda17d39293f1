"""The library through `update`: stars, memos, deletion, and the list."""

from __future__ import annotations

from dataclasses import replace

from rsg.app import study_messages as s
from rsg.app.messages import CloseSheet, Resign, StartGame
from rsg.app.shelf import GAMES_SHOWN
from rsg.app.views import view
from tests.app.kept import HOSTILE, PLAYERS, open_game, record, stored_library, world_with
from tests.app.play import play_one
from tests.app.seen import Page
from tests.app.world import World


def test_a_star_is_put_on_and_taken_off_and_stored() -> None:
    world = world_with(record(3), record(5))
    world.send(s.StarGame("g3"), s.StarGame("nowhere"))
    assert stored_library(world).starred("g3") and not stored_library(world).starred("g5")
    world.send(s.StarGame("g3"))
    assert not stored_library(world).starred("g3")


def test_a_memo_is_text_and_nothing_else() -> None:
    world = open_game()
    world.send(s.NoteGame("g3", HOSTILE))
    assert stored_library(world).memo("g3") == HOSTILE[:20]
    for hash in ("#/kifu/g3", "#/kifu"):
        world.follow(hash)
        html = str(view(world.model))
        assert "<img" not in html and "&lt;img" in html
        assert not [e for e in Page(html).elements if e.tag == "img"]
    world.follow("#/kifu/g3")
    world.send(s.ShowPrint(True))
    assert "<img" not in str(view(world.model))
    world.send(s.NoteGame("g3", "  "))
    assert stored_library(world).memo("g3") == ""


def test_a_game_is_deleted_only_after_a_yes_and_never_comes_back() -> None:
    world = open_game()
    world.send(s.DeleteGame())
    assert "g3" in stored_library(world).games
    world.send(s.AskDeletion("g3"))
    assert world.model.sheet == "delete_game"
    world.send(CloseSheet(), s.DeleteGame())
    assert "g3" in stored_library(world).games
    world.send(s.AskDeletion("g3"), s.DeleteGame())
    assert not stored_library(world).games and "g3" in stored_library(world).deleted
    assert (world.hash, world.model.route.screen, world.model.replay) == ("#/kifu", "kifu", None)
    old = world_with(record(3))
    old.stored = world.stored
    old.send(s.NoteGame("g3", "from a tab that still had it"))
    assert not stored_library(old).games


def test_totals_and_todays_games_stay_as_they_are_when_a_game_is_deleted() -> None:
    world = World()
    for _ in range(2):
        world.send(StartGame())
        play_one(world)
        world.send(Resign(), CloseSheet())
    world.follow("#/records")
    before = Page(str(view(world.model))).one("table").text
    (deleted, _) = stored_library(world).games
    world.send(s.AskDeletion(deleted), s.DeleteGame())
    assert len(stored_library(world).games) == 1
    assert Page(str(view(world.model))).one("table").text == before and "Today 0 2 0" in before


def test_the_list_grows_on_demand() -> None:
    world = world_with(
        *(record(n % 20, id=f"x{n}", finished=n) for n in range(GAMES_SHOWN + 5)), hash="#/kifu"
    )
    assert len(Page(str(view(world.model))).all("link", "Against")) == GAMES_SHOWN
    world.send(s.ShowMoreGames())
    page = Page(str(view(world.model)))
    games = page.all("link", "Against")
    assert len(games) == GAMES_SHOWN + 5
    # The button has gone: whoever pressed it goes on where the list grew.
    assert page.by_id[world.focused[-1]] is games[GAMES_SHOWN]


def test_the_own_points_stand_first_beside_won_or_lost_and_blacks_on_paper() -> None:
    as_white = record(3, players=PLAYERS[::-1])
    black, white = as_white.scores
    assert black != white
    world = world_with(as_white, hash="#/kifu")
    assert f"{white} : {black}" in Page(str(view(world.model))).one("link", "Against").text
    world.follow("#/kifu/g3")
    assert f"{white} : {black}" in Page(str(view(world.model))).one("main").text
    world.send(s.ShowPrint(True))
    paper = Page(str(view(world.model))).one("main").text
    assert f"{black} : {white}" in paper and f"{white} : {black}" not in paper


def test_a_hostile_name_stays_text() -> None:
    hostile = replace(record(3), players=(replace(record(3).players[0], name="<b>x"), record(3).players[1]))
    world = world_with(hostile, hash="#/kifu/g3")
    assert "<b>x" not in str(view(world.model)) and "&lt;b&gt;x" in str(view(world.model))
