"""Settings are stored and checked; what storing comes to is told."""

from __future__ import annotations

import pytest

from rsg.app.messages import (
    DismissNotice,
    SetSetting,
    Stored,
    TapCell,
)
from rsg.progress.document import Document
from tests.app.play import match_of
from tests.app.world import World


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "ja"),
        ("sound", "off"),
        ("animations", "off"),
        ("hints", "off"),
        ("pace", "slow"),
        ("level", "MAX"),
        ("name", "はなこ"),
    ],
)
def test_settings_are_stored(key: str, value: str) -> None:
    world = World()
    world.send(SetSetting(key, value))
    assert getattr(world.reload().model.settings, key) == value


@pytest.mark.parametrize(
    ("key", "value"), [("level", "Lv.99"), ("sound", "loud"), ("nothing", "x"), ("colour", "")]
)
def test_settings_that_do_not_exist_change_nothing(key: str, value: str) -> None:
    world = World()
    before = world.model
    assert world.send(SetSetting(key, value)).settings == before.settings
    assert world.model.document == before.document


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    world = World()
    world.send(TapCell("B4"), SetSetting("language", "ja"))
    assert world.model.language == "ja"
    assert match_of(world.model).ply == 2
    assert world.model.route.screen == "play"


@pytest.mark.parametrize("problem", ["unavailable", "full", "newer"])
def test_storage_problems_are_told_once(problem: str) -> None:
    world = World()
    for _ in range(3):
        world.send(Stored(world.model.document, problem))
    assert world.notices == [f"notice_storage_{problem}"]
    world.send(DismissNotice(world.model.notices[0].id))
    assert world.notices == []
    world.send(Stored(world.model.document, problem))
    assert world.notices == []


def test_what_was_set_aside_is_told() -> None:
    world = World()
    world.send(Stored(Document(), "", set_aside=True))
    assert world.notices == ["notice_set_aside"]
