"""All data as a file, erased, and a result that nobody saw."""

from __future__ import annotations

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import CloseSheet, Leave, NextGame, Resign, SetSetting, StartExam, StartGame
from rsg.app.model import Announcement
from rsg.app.update.reached import KEY as REACHED
from rsg.app.update.unseen import KEY, SEEN_MS
from rsg.app.views import view
from rsg.games import GAMES
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.rows import MAIN
from rsg.progress.storage import load, save
from rsg.progress.transfer import export
from rsg.text import text
from tests.app.careers import career, stored
from tests.app.kept import library, record, world_with
from tests.app.play import match_of, outcome, play_one, play_out, win
from tests.app.seen import Page
from tests.app.world import World


def won(document: str | None = None) -> World:
    """A tab that has won a game."""
    world = World(stored=document)
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
    assert "1 game comes in" in said and "1 cleared day comes in" in said and "1 more game" in said
    other.send(CloseSheet(), s.ImportData())
    assert not other.model.document.games, "closed is no"
    other.send(s.OpenData(text), s.ImportData())
    assert document(other).games == document(world).games
    assert document(other).cleared == document(world).cleared
    assert document(other).tally("Lv.1").won == 1
    assert other.model.settings.pace == "slow"
    other.send(s.OpenData(text))
    assert "here already" in Page(str(view(other.model))).one("dialog").text


@pytest.mark.parametrize(
    ("theirs", "words"),
    [
        (career(5, helped=False), "Your rank becomes Iron"),
        (career(5, helped=False).erase_records(9, "phone"), "Your rank becomes Iron"),
        (library(record(3)).vary("g3", ("1 A5[w]",), 9, "phone"), "variation"),
        (Document().set("pace", "slow", 9, "phone"), "1 setting changes"),
        (Document().set("reversi-level", "master", 9, "phone"), "1 setting changes"),
    ],
)
def test_whatever_a_file_has_that_is_not_here_is_told_and_can_be_added(theirs: Document, words: str) -> None:
    world = world_with(record(3), hash="#/settings")
    world.send(s.OpenData(export(theirs)))
    dialog = Page(str(view(world.model))).one("dialog")
    assert words in dialog.text
    world.send(s.ImportData(), s.OpenData(export(theirs)))
    assert "here already" in Page(str(view(world.model))).one("dialog").text


def test_settings_that_nobody_sees_are_not_counted_as_changes() -> None:
    theirs = (
        career(1)
        .set("tutorial", "done", 9, "phone")
        .set(KEY, "g9", 9, "phone")
        .set("unknown", "x", 9, "phone")
    )
    world = World(hash="#/settings")
    world.send(s.OpenData(export(theirs)))
    assert "here already" in Page(str(view(world.model))).one("dialog").text


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
    assert world.model.sheet != "data" and key in [notice.key for notice in world.model.notices]
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
    assert "notice_taken_over" not in [notice.key for notice in world.model.notices]


# --- a result that nobody saw ------------------------------------------------------------------------------------


def killed_at_the_end() -> tuple[World, str]:
    """A tab that was killed as its game, which has brought no rank, ended, and the game's id."""
    world = won(stored(4))
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
    assert document(again).settings[KEY] == ""
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
    assert match.unit_winner is not None
    assert f"Set, {(('Ada won', 'Ben won') if names else ('Won', 'Lost'))[match.unit_winner]}" in told


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
    assert document(world).settings[KEY] == match_of(world.model).id
    kept = world_with(record(3))
    assert kept.model.sheet == "", "a game that came in is no result of ours"
