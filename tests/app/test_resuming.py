"""A running game goes on after a reload, in another tab, or is set aside where it cannot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import reduce
from itertools import product
from operator import getitem

import pytest

from rsg.app.hand import Hand
from rsg.app.messages import Leave, Resign, StartGame, Stored, TakeOver, TapCell
from rsg.app.picture import board_picture
from rsg.app.views import view
from rsg.progress.names import clean_name
from rsg.progress.storage import load
from tests.app.kinds import STARTED
from tests.app.play import match_of, play_one
from tests.app.world import World


@pytest.mark.parametrize("kind", STARTED)
@pytest.mark.parametrize("tab", ["tab-1", "tab-2"])
def test_a_game_of_every_kind_goes_on_after_a_reload(kind: str, tab: str) -> None:
    world = STARTED[kind]()
    play_one(world)
    before = match_of(world.model)
    assert before.ply
    again = world.reload(tab=tab)
    after = match_of(again.model)
    assert (after, after.kept) == (before, before.kept) and again.model.route.screen == "play"
    assert board_picture(again.model).cells == board_picture(replace(world.model, hand=Hand())).cells
    play_one(again)
    assert match_of(again.model).ply > before.ply


def test_a_running_game_resumes_also_in_a_new_tab() -> None:
    world = World()
    world.send(TapCell("B4"))
    play_one(world)
    before = match_of(world.model)
    for again in (world.reload(), world.reload(tab="tab-2")):
        assert match_of(again.model) == before
        assert again.model.route.screen == "play"
        assert again.model.document.running is not None
        assert again.model.document.running.owner == again.tab


def test_closing_while_the_cpu_thinks_resumes_with_its_move() -> None:
    world = World(answers=False)
    world.send(TapCell("B4"))
    assert match_of(world.model).ply == 1
    assert match_of(world.reload().model).ply == 2


def test_a_game_in_another_living_tab_may_be_taken_over_but_not_played_twice() -> None:
    one = World()
    one.send(TapCell("B4"))
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    assert two.model.elsewhere
    assert two.model.match is None
    two.send(TapCell("B6"))
    assert two.model.match is None
    two.send(TakeOver())
    assert match_of(two.model).moves == match_of(one.model).moves
    one.stored = two.stored
    one.send(Stored(two.model.document))
    assert one.model.match is None
    assert one.model.elsewhere
    assert "notice_taken_over" in one.notices
    play_one(two)
    one.send(TapCell("B6"))
    assert one.model.match is None
    assert len(match_of(two.reload().model).moves) == 4


def test_a_new_game_while_another_tab_plays_ends_that_one_after_asking() -> None:
    one = World()
    one.send(TapCell("B4"))
    two = one.reload(tab="tab-2", alive=frozenset({"tab-1"}))
    two.send(StartGame())
    assert two.model.sheet == "leave"
    two.send(Leave())
    assert two.model.running
    assert [record.reason for record in two.model.document.games] == ["left"]
    one.send(Stored(two.model.document))
    assert one.model.match is None


def test_two_crashes_set_the_running_game_aside() -> None:
    world = World()
    world.send(TapCell("B4"))
    again = world.reload(crashed=True)
    assert again.model.match is None
    assert again.notices == ["notice_running_set_aside"]
    assert "B4" in again.aside[0]
    assert again.reload().model.match is None


def test_a_running_game_that_cannot_be_played_is_set_aside() -> None:
    world = World()
    world.send(TapCell("B4"))
    assert world.stored is not None
    again = world.reload(stored=world.stored.replace('"B4"', '"D2"'))
    assert again.model.match is None
    assert again.notices == ["notice_running_set_aside"]


def test_a_game_of_an_unknown_kind_is_set_aside() -> None:
    world = World()
    world.send(TapCell("B4"), Resign())
    assert world.stored is not None
    broken = world.stored.replace('"game":"reverstargo"', '"game":"chess"')
    loaded = load(broken)
    assert loaded.set_aside == broken
    again = world.reload(stored=broken, hash="#/kifu")
    assert str(view(again.model))
    assert not again.model.document.games


HOSTILE = (
    None,
    True,
    -1,
    10**30,
    1e308,
    "",
    "<img onerror>",
    "x" * 2000,
    "x" * 900,
    "B2",
    "2026-02-31",
    [],
    [5, "left"],
    {"a": 1},
)


def places(data: object, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """The paths to everything inside of a JSON value."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from places(item, *path, key)


@pytest.mark.parametrize("kind", ["of a day", "set", "two"])
def test_whatever_is_stored_as_a_running_game_is_played_and_kept_or_set_aside(kind: str) -> None:
    world = STARTED[kind]()
    play_one(world)
    document = json.loads(world.stored or "")
    found = [path for path in places(document["running"]["game"]) if path[0] != "owner"]
    seen = set()
    for path, value in product(found, HOSTILE):
        broken = deepcopy(document)
        *way, last = ("running", "game", *path)
        reduce(getitem, way, broken)[last] = value
        again = World(stored=json.dumps(broken))
        assert str(view(again.model))
        seen.add(again.model.match is not None)
        if again.model.match:
            assert all(seat.name == clean_name(seat.name) for seat in again.model.match.seats)
            again.send(Resign())
            assert str(view(again.model)) and again.model.document.games
    assert seen == {True, False}
