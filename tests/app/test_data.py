"""All data as a file, and erased."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import CloseSheet, SetSetting, StartGame
from rsg.app.settings import Settings, stored_key
from rsg.app.update.unseen import KEY
from rsg.app.views import view
from rsg.app.views.setting_names import setting_names
from rsg.games import GAMES
from rsg.progress.document import Document
from rsg.progress.storage import load
from rsg.progress.transfer import export
from rsg.text import LANGUAGES
from rsg.text import text as texts
from tests.app.careers import career
from tests.app.kept import library, record, world_with
from tests.app.play import match_of, play_one, win
from tests.app.seen import Page
from tests.app.world import World


def won() -> World:
    """A tab that has won a game."""
    world = World()
    world.send(StartGame())
    win(world)
    return world


def document(world: World):
    return load(world.stored).document


def test_everything_goes_to_another_device_after_a_yes() -> None:
    world = won()
    world.send(SetSetting("pace", "slow"), s.ExportData())
    (text,) = world.files.values()
    other = World(hash="#/settings")
    other.send(s.OpenData(text))
    assert other.model.sheet == "data" and not other.model.document.games
    said = Page(str(view(other.model))).one("dialog").text
    assert "1 game is added" in said and "1 cleared day is added" in said and "1 more game" in said
    other.send(CloseSheet(), s.ImportData())
    assert not other.model.document.games, "closed is no"
    other.send(s.OpenData(text), s.ImportData())
    assert document(other).games == document(world).games
    assert document(other).cleared == document(world).cleared
    assert document(other).tally("Lv.1").won == 1
    assert other.model.settings.pace == "slow"
    other.send(s.OpenData(text))
    assert "already here" in Page(str(view(other.model))).one("dialog").text


@pytest.mark.parametrize(
    ("theirs", "words"),
    [
        (career(5, helped=False), "Your rank becomes Iron"),
        (career(5, helped=False).erase_records(9, "phone"), "Your rank becomes Iron"),
        (library(record(3)).vary("g3", ("1 A5[w]",), 9, "phone"), "variation"),
        (Document().set("pace", "slow", 9, "phone"), "1 setting changes: CPU pace"),
        (Document().set("reversi-level", "master", 9, "phone"), "1 setting changes: CPU level (Reversi)"),
        (
            Document().set("level", "Lv.2", 9, "phone").set("reverse", "on", 9, "phone"),
            "2 settings change: CPU level, Format",
        ),
    ],
)
def test_whatever_a_file_has_that_is_not_here_is_told_and_can_be_added(theirs: Document, words: str) -> None:
    world = world_with(record(3), hash="#/settings")
    world.send(s.OpenData(export(theirs)))
    dialog = Page(str(view(world.model))).one("dialog")
    assert words in dialog.text
    world.send(s.ImportData(), s.OpenData(export(theirs)))
    assert "already here" in Page(str(view(world.model))).one("dialog").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_name_of_its_own_in_every_game(language: str) -> None:
    names = [field.name for field in fields(Settings)]
    stored = {stored_key(game, name) for game in GAMES for name in names}
    unseen = {"tutorial", "reversi-tutorial", "seen_reverse", "seen_exams"}
    told = setting_names(sorted(stored), texts(language))
    assert len(told) == len(set(told)) == len(stored - unseen) and all(told)


def test_settings_that_nobody_sees_are_not_counted_as_changes() -> None:
    theirs = (
        career(1)
        .set("tutorial", "done", 9, "phone")
        .set(KEY, "g9", 9, "phone")
        .set("unknown", "x", 9, "phone")
    )
    world = World(hash="#/settings")
    world.send(s.OpenData(export(theirs)))
    assert "already here" in Page(str(view(world.model))).one("dialog").text


def test_the_running_game_of_a_file_stays_there_and_ours_goes_on() -> None:
    world = World()
    world.send(StartGame())
    play_one(world)
    world.send(s.ExportData())
    (text,) = world.files.values()
    other = World(seed=99)
    other.send(StartGame())
    play_one(other)
    mine = match_of(other.model)
    other.send(s.OpenData(text), s.ImportData())
    assert match_of(other.model) == mine
    running = document(other).running
    assert running is not None and running.id == mine.id
    fresh = World(hash="#/settings")
    fresh.send(s.OpenData(text), s.ImportData())
    assert document(fresh).running is None and fresh.model.match is None


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "notice_data_refused"), ("[" * 50_000, "notice_data_refused"), ("<script>", "notice_data_refused"),
     ('{"format":"reverstargo","version":99}', "notice_data_newer")],
)  # fmt: skip
def test_a_file_that_is_none_is_refused(text: str, key: str) -> None:
    world = won()
    before = world.stored
    world.send(s.OpenData(text))
    assert world.model.sheet != "data" and key in world.notices
    assert world.stored == before


@pytest.mark.parametrize("what", ["records", "ranks", "calendar", "all"])
def test_only_what_was_asked_about_is_erased_and_only_after_a_yes(what: str) -> None:
    world = won()
    world.send(s.Erase())
    world.send(s.AskErasure(what))
    assert world.model.sheet == "erase"
    world.send(CloseSheet(), s.Erase())
    assert document(world).games and document(world).cleared and document(world).career("Lv.1").won
    world.send(s.AskErasure(what), s.Erase())
    kept = document(world)
    assert bool(kept.games) == (what not in ("records", "all"))
    assert bool(kept.tally("Lv.1").won) == (what not in ("records", "all"))
    assert bool(kept.career("Lv.1").won) == (what not in ("ranks", "all"))
    assert bool(kept.cleared) == (what not in ("calendar", "all"))
    assert world.model.sheet == ""


def test_nothing_else_can_be_erased() -> None:
    world = won()
    world.send(s.AskErasure("settings"), s.Erase())
    assert world.model.sheet != "erase"


def test_erasing_reaches_what_another_tab_has_just_stored() -> None:
    world = won()
    other = World(stored=world.stored, tab="tab-2", seed=8)
    other.send(StartGame())
    win(other)
    assert len(document(other).games) == 2
    world.stored = other.stored  # the storage event is still on its way
    world.send(s.AskErasure("records"), s.Erase())
    assert not document(world).games
    other.stored = world.stored
    other.send(SetSetting("pace", "fast"))
    assert not document(other).games, "the other tab cannot revive what it still has"


def test_erasing_everything_ends_the_running_game_without_a_loss() -> None:
    world = World()
    world.send(StartGame())
    play_one(world)
    world.send(s.AskErasure("all"), s.Erase())
    assert world.model.match is None and document(world).running is None
    assert not document(world).games and not document(world).tally("Lv.1").total
    assert "notice_taken_over" not in world.notices
