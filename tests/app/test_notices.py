"""Short messages: few at a time, one of a kind, and the engine's warning among them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.effects import After
from rsg.app.messages import (
    CloseSheet,
    DismissNotice,
    OpenSheet,
    Rematch,
    Replied,
    Resign,
    SetSetting,
    StartGame,
    TapCell,
)
from rsg.app.model import Notice
from rsg.app.update.matches import ABOUT_A_GAME
from rsg.app.update.step import NOTICE_MS, notify
from rsg.app.views import view
from rsg.play.match import begin
from rsg.text import text
from tests.app.kept import open_game
from tests.app.play import match_of
from tests.app.seen import Page
from tests.app.world import World

WEAK = "notice_engine_weak"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_an_engine_without_its_weights_is_told_once(language: str) -> None:
    world = World(answers=False)
    world.send(SetSetting("language", language), TapCell("B4"))
    for _ in range(2):
        world.send(Replied({"id": world.asked[-1]["id"], "ok": True, "move": "A1", "warning": "no weights"}))
        assert world.notices.count(WEAK) == 1
    assert text(language).notice_engine_weak in Page(str(view(world.model))).by_id["notices"].text
    assert match_of(world.model).ply == 2, "and the game goes on"
    world.wait(NOTICE_MS)
    world.send(Replied({"id": "x", "ok": True, "warning": "no weights"}))
    assert WEAK not in world.notices, "once"


def test_there_are_two_at_most_and_one_of_a_kind() -> None:
    model = World().model
    model, _ = notify(model, "notice_kept")
    model, _ = notify(model, "praise_capture", 3, 1)
    model, _ = notify(model, "praise_capture", 5, 2)
    model, effects = notify(model, "notice_kept")
    assert [(n.key, n.arguments) for n in model.notices] == [("praise_capture", (5, 2)), ("notice_kept", ())]
    assert effects == (After(NOTICE_MS, DismissNotice(model.notices[-1].id)),), "it has its whole time again"
    model, _ = notify(model, "notice_copied_link")
    assert [n.key for n in model.notices] == ["notice_kept", "notice_copied_link"]


def test_while_a_sheet_is_open_they_stand_in_it() -> None:
    """A modal dialog makes all else inert: what is told behind it is neither bright nor read aloud."""
    world = World()
    world.send(StartGame(), OpenSheet("menu"))
    world.model, _ = notify(world.model, "notice_copied_link")
    shown = Page(str(view(world.model)))
    assert "Link copied" in shown.one("dialog").text
    world.send(CloseSheet())
    shown = Page(str(view(world.model)))
    assert not shown.all("dialog") and "Link copied" in shown.by_id["notices"].text


def test_in_a_replay_they_stand_on_its_hint_and_once_on_the_page() -> None:
    """All around it are controls."""
    world = open_game()
    for messages, place in (((), "dock"), ((s.AskFromHere(),), "sheet"), ((s.ShowPrint(True),), "page")):
        world.send(CloseSheet(), s.ShowPrint(False), s.GoToPly(0, 6), *messages)
        world.model, _ = notify(world.model, "notice_copied_link")
        shown = Page(str(view(world.model)))
        (holder,) = [e for e in shown.elements if shown.by_id["notices"] in e.children]
        assert place in holder.classes and "Link copied" in holder.text


def test_notices_go_away_by_themselves() -> None:
    world = World(hash="#/nowhere")
    assert world.notices
    world.wait(10_000)
    assert not world.notices


@pytest.mark.parametrize(
    ("opened", "told"),
    [("#/reversi", True), ("#/reversi/play", True), ("", False), ("#/", False), ("#/kifu", False),
     ("#/reversi/settings", False), ("#/nowhere", False)],
)  # fmt: skip
def test_that_a_game_goes_on_is_told_where_it_does(opened: str, told: bool) -> None:
    world = World(hash="#/reversi", answers=False)
    world.send(StartGame(), TapCell("D3"))
    again = world.reload(hash=opened)
    assert again.model.running and (again.model.route.screen == "play") is told
    assert ("notice_resumed" in again.notices) is told


@pytest.mark.parametrize("away", ["#/", "#/kifu", "#/settings", "#/reversi/rules"])
def test_what_is_told_of_a_game_is_not_told_on_other_screens(away: str) -> None:
    world = World()
    world.send(SetSetting("mode", "two"), StartGame(), TapCell("B4"))
    for key in ABOUT_A_GAME:
        other = World(stored=world.stored, hash="#/play")
        arguments = {"notice_pass": ("black",), "praise_best": (1,), "praise_capture": (5, 2)}.get(key, ())
        other.model, _ = notify(replace(other.model, notices=()), key, *arguments)
        other.model, _ = notify(other.model, "notice_copied_link")
        other.follow(away)
        assert (other.hash, other.notices) == (away, ["notice_copied_link"])


@pytest.mark.parametrize("ends", ["move", "resigned"])
def test_nothing_says_how_a_game_goes_on_when_it_is_over(ends: str) -> None:
    """The last moves of a real game: White has none, Black plays the last one."""
    world = World(hash="#/reversi", answers=False)
    world.send(StartGame())
    start = f"{'-' * 4}XO{'-' * 50}XO{'-' * 6} X"
    match = begin("m", "reversi", match_of(world.model).seats, start=start)
    world.model = replace(world.model, match=match)
    (first, last) = (str(move) for move in match.position.moves())
    world.send(TapCell(first))
    assert world.notices == ["notice_pass"] and world.model.my_turn
    world.send(*((TapCell(last),) if ends == "move" else (OpenSheet("resign"), Resign())))
    world.wait(1000)
    assert world.model.sheet == "result" and world.notices == []
    assert "cannot move" not in Page(str(view(world.model))).by_id["notices"].text


def test_the_notice_of_a_pass_stays_with_its_game() -> None:
    world = World()
    world.send(TapCell("B4"))
    world.model = replace(
        world.model,
        notices=(
            Notice(1, "notice_pass", ("black",)),
            Notice(3, "praise_capture", (5, 2)),
            Notice(2, "notice_set_aside"),
        ),
    )
    world.send(Resign(), Rematch())
    assert world.notices == ["notice_set_aside"]
