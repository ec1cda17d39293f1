"""A result that nobody saw is told once, wherever and whenever."""

from __future__ import annotations

import pytest

from rsg.app.messages import CloseSheet, Leave, NextGame, Resign, StartExam, StartGame
from rsg.app.model import Announcement
from rsg.app.update.reached import KEY as REACHED
from rsg.app.update.unseen import KEY, SEEN_MS
from rsg.app.views import view
from rsg.games import GAMES
from rsg.play import unit
from rsg.progress.calendar import Day
from rsg.progress.rows import MAIN
from rsg.progress.storage import load, save
from rsg.text import text
from tests.app.careers import career, stored
from tests.app.kept import record, world_with
from tests.app.play import match_of, outcome, play_one, play_out, win
from tests.app.seen import Page
from tests.app.world import World


def killed_at_the_end() -> tuple[World, str]:
    """A tab that was killed as its game, which has brought no rank, ended, and the game's id."""
    world = World(stored=stored(4))
    world.send(StartGame())
    win(world)
    assert world.model.sheet == "result"
    return world, match_of(world.model).id


@pytest.mark.parametrize("game", GAMES)
def test_the_last_game_is_told_by_its_name_whatever_home_is_shown(game: str) -> None:
    world = World(hash="" if game == MAIN else f"#/{game}")
    world.send(StartGame())
    play_one(world)
    world.send(Resign())
    again = world.reload(hash="")
    name = text(again.model.language).game(game)
    assert Page(str(view(again.model))).one("dialog", f"Your last game: {name}")


def test_a_finished_game_is_stored_at_once_and_its_result_told_at_the_next_start() -> None:
    world, match_id = killed_at_the_end()
    again = world.reload(tab="tab-2", hash="")
    assert again.model.document.games[0].id == match_id
    assert again.model.sheet == "unseen"
    dialog = Page(str(view(again.model))).one("dialog", "Your last game")
    assert "Won" in dialog.text and "5 March cleared" in dialog.text
    again.wait(SEEN_MS)
    assert load(again.stored).document.settings[KEY] == ""
    assert again.reload().model.sheet == "", "once"


def test_a_result_that_was_on_the_screen_is_not_told_again() -> None:
    world, _ = killed_at_the_end()
    world.wait(SEEN_MS)
    assert world.reload(hash="").model.sheet == ""


@pytest.mark.parametrize("how", ["close", "leave"])
def test_whoever_closes_a_result_has_seen_it(how: str) -> None:
    world, _ = killed_at_the_end()
    if how == "close":
        world.send(CloseSheet())
    else:
        world.follow("#/calendar")
    assert world.reload(hash="").model.sheet == ""


def test_it_waits_for_home_and_closing_it_is_seeing_it() -> None:
    world, match_id = killed_at_the_end()
    assert world.reload(hash="#/rules").model.sheet == ""
    again = world.reload(hash="")
    again.send(CloseSheet())
    assert again.reload(hash="").model.sheet == ""
    again = world.reload(hash="")
    again.follow(f"#/kifu/{match_id}")
    assert again.model.sheet == "" and again.model.replay is not None
    assert again.reload(hash="").model.sheet == ""


@pytest.mark.parametrize("kind", ["set", "exam", "two", "casual set"])
def test_a_result_between_games_is_told_before_the_next_one_goes_on(kind: str) -> None:
    mode = "two" if kind == "two" else "cpu"
    casual = "on" if "casual" in kind else "off"
    world = World(stored=stored(3, reverse="off" if kind == "exam" else "on", mode=mode, casual=casual))
    world.send(StartExam() if kind == "exam" else StartGame())
    match = play_out(world)
    again = world.reload(tab="tab-2")
    assert match_of(again.model).contest.begun and again.model.sheet == "unseen"
    dialog = Page(str(view(again.model))).one("dialog", "Your last game")
    assert "{} : {}".format(*match.position.scores) in dialog.text
    assert ("Exam: " in dialog.text) == (kind == "exam")
    again.send(CloseSheet())
    assert again.model.sheet == "" and again.model.running and again.model.route.screen == "play"
    once = again.reload()
    assert once.model.sheet == "" and once.model.running, "once"
    play_one(once)
    assert match_of(once.model).has_moved(match_of(once.model).humans[0])


@pytest.mark.parametrize("names", [{}, {"mode": "two", "black_name": "Ada", "white_name": "Ben"}])
def test_the_result_of_a_set_is_told_with_that_of_its_last_game(names: dict[str, str]) -> None:
    world = World(stored=stored(3, reverse="on", **names))
    world.send(StartGame())
    play_out(world)
    world.send(NextGame(), Resign())
    match = match_of(world.model)
    told = Page(str(view(world.reload(hash="").model))).one("dialog", "Your last game").text
    assert unit.winner(match) is not None
    assert f"Set, {(('Ada won', 'Ben won') if names else ('Won', 'Lost'))[unit.winner(match)]}" in told


def test_an_exam_that_was_passed_unseen_is_told() -> None:
    world = World(stored=stored(3))
    world.send(StartExam())
    outcome(world, won=True)
    world.send(NextGame())
    outcome(world, won=True)
    document = world.model.document.set(KEY, match_of(world.model).id, world.now, "writer")
    again = World(stored=save(world.stored, document).text)
    assert "Exam passed" in Page(str(view(again.model))).one("dialog", "Your last game").text


def test_what_was_reached_is_not_told_between_the_games_of_a_set() -> None:
    document = career(3, reverse="on").set(REACHED, "writer rank:3", 5, "writer")
    world = World(stored=document.text(), hash="#/rules")
    world.send(StartGame())
    play_out(world)
    again = world.reload()
    assert again.model.sheet == "unseen"
    again.send(CloseSheet())
    assert again.model.sheet == "" and again.model.running
    assert again.model.announcements == (Announcement("rank", 3),), "they wait"


def test_a_game_of_another_device_is_not_told_here() -> None:
    world, _ = killed_at_the_end()
    text = world.stored
    assert text is not None
    other = World(stored=text.replace('"writer"', '"phone"'))
    assert other.model.sheet == ""


def test_a_game_that_was_left_on_purpose_is_not_told() -> None:
    world = World()
    world.send(StartGame())
    play_one(world)
    world.follow("#/calendar")
    world.send(Leave())
    assert world.reload(hash="").model.sheet == ""


def test_a_resigned_game_is_told_like_any_other() -> None:
    world = World()
    world.send(StartGame())
    play_one(world)
    world.send(Resign())
    assert world.reload(hash="").model.sheet == "unseen"


def test_only_games_that_were_played_here_are_marked() -> None:
    world = World(today=Day(2026, 3, 5))
    world.send(StartGame())
    play_out(world)
    assert load(world.stored).document.settings[KEY] == match_of(world.model).id
    kept = world_with(record(3))
    assert kept.model.sheet == "", "a game that came in is no result of ours"
