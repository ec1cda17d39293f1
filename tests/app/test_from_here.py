"""A new game from a position of a replay."""

from __future__ import annotations

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import Rematch, Resign, StartGame, TapCell
from rsg.app.views import view
from rsg.play.link import write_link
from tests.app.kept import open_game, replay_of
from tests.app.kinds import from_here
from tests.app.play import match_of, play_one
from tests.app.positions import BLOCKED, recorded
from tests.app.seen import Page
from tests.app.world import World


@pytest.mark.parametrize("colour", ["black", "white"])
def test_a_new_game_begins_at_any_position_and_counts_for_nothing(colour: str) -> None:
    world = open_game()
    world.send(s.GoToPly(0, 9))
    position = replay_of(world).position
    world.send(s.AskFromHere())
    assert world.model.sheet == "from_here"
    world.send(s.StartFromHere(colour))
    match = match_of(world.model)
    assert match.start == position.text and not match.counting
    assert match.positions[0].board == position.board and match.positions[0].to_move == position.to_move
    assert match.seats[("black", "white").index(colour)].kind == "human"
    assert (world.hash, world.model.route.screen, world.model.replay) == ("#/play", "play", None)
    for _ in range(100):
        if match_of(world.model).over:
            break
        play_one(world)
    kept = world.model.document.games[0]
    assert (kept.start, kept.tally, kept.cleared, kept.counting) == (position.text, "", None, False)
    assert not world.model.document.cleared
    world.follow(f"#/kifu/{kept.id}")
    assert replay_of(world).game.positions[0].board == position.board


def test_a_review_gives_way_to_the_cpu_of_the_new_game() -> None:
    world = open_game()
    world.answers = False
    world.send(s.GoToPly(0, 8), s.StartReview(), s.AskFromHere())
    assert replay_of(world).review.request and replay_of(world).position.to_move == 0
    world.answers = True
    world.send(s.StartFromHere("white"))
    assert match_of(world.model).ply == 1 and not world.notices


def test_what_ko_forbids_here_alone_is_told_and_can_be_played_in_the_new_game() -> None:
    number, ply = BLOCKED
    world = open_game(number)
    world.send(s.GoToPly(0, ply), s.AskFromHere())
    assert replay_of(world).position.blocked == ("A7",)
    assert "A7 can be played" in Page(str(view(world.model))).one("dialog").text
    world.send(s.StartFromHere("black"), TapCell("A7"))
    assert match_of(world.model).moves[0] == "A7", "played at once: no call is asked there"
    world = open_game()
    world.send(s.GoToPly(0, 9), s.AskFromHere())
    assert not replay_of(world).position.blocked
    assert "ko" not in Page(str(view(world.model))).one("dialog").text.lower().split()


def test_no_new_game_where_it_is_over_or_while_one_runs() -> None:
    world = open_game()
    world.send(s.AskFromHere())
    assert world.model.sheet == "", "the game is over there"
    world.send(s.StartFromHere("black"))
    assert world.model.match is None
    world = World()
    world.send(StartGame())
    play_one(world)
    world.follow(f"#/r/{write_link(recorded(12), 5)}")
    running = match_of(world.model)
    world.send(s.AskFromHere(), s.StartFromHere("black"))
    assert match_of(world.model) == running and world.model.sheet == ""


@pytest.mark.parametrize("colour", ["black", "white"])
@pytest.mark.parametrize("level", ["Lv.1", "INFINITY"])
def test_a_game_from_a_position_is_played_again_from_there_with_colours_swapped(
    level: str, colour: str
) -> None:
    world = from_here(level, colour)
    play_one(world)
    world.send(Resign())
    before = match_of(world.model)
    assert not before.contest.reverse and before.level == level
    world.send(Rematch())
    again = match_of(world.model)
    assert again.id != before.id and again.start == before.start
    assert again.person == 1 - (before.person or 0)
    assert (again.counting, again.contest.reverse, again.level) == (False, False, level)
