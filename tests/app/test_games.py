"""Several games in one house: each has its own address, settings, records and features; all share the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import courses
from rsg.app.courses.course import Course
from rsg.app.features import features, levels
from rsg.app.lesson_messages import ResetTrial
from rsg.app.messages import (
    BoardKey,
    CloseSheet,
    FocusCell,
    OpenSheet,
    PreviewCell,
    Resign,
    SetSetting,
    StartGame,
    TapCell,
)
from rsg.app.routes import SCREENS, Route, format_hash, offered, parse_hash, shared_hash, shared_link
from rsg.app.study_messages import ExportGames
from rsg.app.views import view
from rsg.games import GAMES
from rsg.progress.rows import MAIN, day_row, row, split_row
from rsg.progress.series import all_series, is_series, series_key, series_names
from rsg.text import text
from tests.app.seen import Page
from tests.app.world import World

OTHERS = [name for name in GAMES if name != MAIN]


def page(world: World) -> Page:
    return Page(str(view(world.model)))


def to_the_end(world: World) -> None:
    """Plays the first legal move each time, whoever is asked."""
    for _ in range(200):
        match = world.model.match
        assert match is not None
        if match.over:
            return
        if world.model.sheet:
            world.send(CloseSheet())
        else:
            world.send(TapCell(match.position.moves()[0].cell))
    raise AssertionError("no end")


def test_there_is_another_game() -> None:
    assert MAIN == "reverstargo" and OTHERS
    assert [name for name in GAMES if features(name).career] == [MAIN], "ranks know one game's levels"


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_a_game_has_its_address(game: str) -> None:
    routes = [Route(screen, game=game) for screen in SCREENS if offered(game, screen)]
    assert [parse_hash(format_hash(route)) for route in routes] == routes
    below = "#/" if game == MAIN else f"#/{game}"
    assert all(format_hash(route).startswith(below) for route in routes)
    assert format_hash(Route("home", game=game)) == below


@pytest.mark.parametrize(
    "address", ["calendar", "calendar/2026-01", "ranks", "tutorial", "rules/ko", "play/x", "kifu/abc"]
)
def test_what_a_game_does_not_have_leads_to_its_home(address: str) -> None:
    world = World(hash=f"#/reversi/{address}")
    assert world.model.route == Route("home", game="reversi") and world.hash == "#/reversi"
    assert world.model.notices


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_link_of_a_screen_stays_with_its_game_or_names_another(game: str, screen: str) -> None:
    world = World(hash=format_hash(Route(screen, game=game)))
    links = {e.get("href") for e in page(world).all("link")}
    assert format_hash(Route("home", game=game)) in links
    assert all(parse_hash(link).screen != "unknown" for link in links)
    ways = {"#/" + name for name in SCREENS if name != "home"}
    assert not links & ways, "these would lead to the main game's"


@pytest.mark.parametrize("game", OTHERS)
def test_settings_of_a_game_are_its_own_and_the_others_are_shared(game: str) -> None:
    world = World(hash=f"#/{game}/setup")
    strongest = levels(game)[-1]
    world.send(
        SetSetting("level", strongest), SetSetting("colour", "white"), SetSetting("hints", "off"),
        SetSetting("theme", "night"), SetSetting("name", "Ada"),
    )  # fmt: skip
    world.send(SetSetting("level", "Lv.1"))  # no level of this game
    mine = world.model.settings
    assert (mine.level, mine.colour, mine.hints, mine.theme, mine.name) == (
        strongest,
        "white",
        "off",
        "night",
        "Ada",
    )
    world.follow("#/setup")
    main = world.model.settings
    assert (main.level, main.colour, main.hints, main.theme, main.name) == (
        "Lv.1",
        "black",
        "on",
        "night",
        "Ada",
    )
    assert world.reload(hash=f"#/{game}").model.settings == mine


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_counts_in_rows_of_its_own_and_for_no_career(game: str) -> None:
    world = World(hash=f"#/{game}")
    world.send(StartGame())
    match = world.model.match
    assert match is not None and match.game == game and world.hash == f"#/{game}/play"
    level = match.level
    assert level in levels(game)
    to_the_end(world)
    document = world.model.document
    record = document.games[0]
    assert (record.game, record.tally) == (game, row(game, level))
    assert document.tally(row(game, level)).total == 1
    assert set(document.library.tallies.of) == {row(game, level)}
    assert set(document.library.days.of) == {day_row(game, world.today)}
    assert set(world.model.session) == {row(game, level)}
    assert not document.ranks.career.of and not document.cleared and not world.model.announcements
    rows = [
        cell.text
        for cell in page(World(stored=world.stored, hash=f"#/{game}/records")).one("table")
        if cell.tag == "td"
    ]
    assert "1" in rows
    main = [
        cell.text
        for cell in page(World(stored=world.stored, hash="#/records")).one("table")
        if cell.tag == "td"
    ]
    assert main and "1" not in main


def test_each_game_lists_and_saves_its_own_games() -> None:
    world = World(hash="#/reversi")
    world.send(StartGame())
    to_the_end(world)
    kept = world.model.document.games[0].id
    world.send(CloseSheet())
    world.follow("#/reversi/kifu")
    assert f"game-{kept}" in page(world).by_id
    world.send(ExportGames("all"))
    assert [kept in text for text in world.files.values()] == [True]
    world.follow("#/kifu")
    assert f"game-{kept}" not in page(world).by_id
    world.send(ExportGames("all"))
    assert len(world.files) == 1, "there is nothing to save"
    world.follow(f"#/kifu/{kept}")
    assert world.model.game == "reversi" and "#/reversi/kifu" in {
        e.get("href") for e in page(world).all("link")
    }


@pytest.mark.parametrize("game", OTHERS)
def test_two_people_have_a_series_in_each_game(game: str) -> None:
    world = World(hash=f"#/{game}/setup")
    world.send(
        SetSetting("mode", "two"),
        SetSetting("black_name", "Ada"),
        SetSetting("white_name", "Bea"),
        StartGame(),
    )
    to_the_end(world)
    key = series_key(("Bea", "Ada"), game)
    document = world.model.document
    assert document.games[0].tally == key and is_series(key) and series_names(key) == ("Ada", "Bea")
    assert [one.key for one in all_series(document, game)] == [key] and not all_series(document)


def test_rows_say_whose_they_are() -> None:
    names = ("a/b", 'x/["y"')
    for game in GAMES:
        for key in ("Lv.1", "INFINITY", "two", series_key(names)):
            assert split_row(row(game, key)) == (game, key)
        assert row(game, "") == ""
    assert row(MAIN, "MAX") == "MAX", "rows from before there were other games"


@pytest.mark.parametrize("game", OTHERS)
def test_a_running_game_goes_on_wherever_the_page_is_opened(game: str) -> None:
    world = World(hash=f"#/{game}")
    world.send(StartGame())
    moves = world.model.match.position.moves()  # type: ignore[union-attr]
    world.send(TapCell(moves[0].cell))
    again = world.reload(hash=f"#/{game}")
    assert again.model.match is not None and again.model.match.ply >= 1
    assert again.model.route == Route("play", game=game)
    other = world.reload(hash="#/records")
    assert other.model.game == MAIN and other.model.running
    other.follow("#/")
    links = {e.get("href") for e in page(other).all("link")}
    assert f"#/{game}/play" in links, "home of the other game leads back to it"
    other.follow("#/play")
    assert other.model.route == Route("play", game=game) and other.hash == f"#/{game}/play"


@pytest.mark.parametrize("game", GAMES)
def test_on_touch_a_game_may_show_first_and_play_then(game: str) -> None:
    world = World(hash=format_hash(Route("home", game=game)), answers=False)
    world.send(StartGame())
    match = world.model.match
    assert match is not None
    cell, other = match.position.moves()[0].cell, match.position.moves()[-1].cell
    world.send(TapCell(cell, touch=True))
    now = world.model.match
    assert now is not None
    if not features(game).shows_first:
        assert now.ply == 1
        return
    assert now.ply == 0 and world.model.hand.preview == cell
    assert "Tap again to play" in Page(str(view(world.model))).text
    world.send(TapCell(other, touch=True))
    assert world.model.hand.preview == other, "another cell is shown before it is played"
    world.send(TapCell(other, touch=True))
    assert world.model.match is not None and world.model.match.ply == 1


@pytest.mark.parametrize("added", ["%20", "?utm=1", "&fbclid=2", "%20and%20more"])
def test_what_is_appended_to_a_link_is_left_out(added: str) -> None:
    assert parse_hash(f"#/r/1/reversi/abc{added}") == parse_hash("#/r/1/reversi/abc")


@pytest.mark.parametrize("link", ["1/reversi/abc", "1/reverstargo/x9/12"])
def test_the_address_of_a_shared_game_opens_it_and_its_link_is_found_in_a_message(link: str) -> None:
    hash = shared_hash(link)
    assert parse_hash(hash) == Route("shared", page=link) and format_hash(parse_hash(hash)) == hash
    assert shared_link(f"Look,\nhttps://game.invalid/{hash} is mine") == link
    assert shared_link(f"#/r/1/reversi/old {hash}") == link and shared_link("#/r/") == ""
    assert shared_link("no link at all") is None


@pytest.mark.parametrize(("played", "home"), [(a, b) for a in GAMES for b in GAMES])
def test_home_shows_the_board_of_its_heading_and_says_which_game_is_being_played(
    played: str, home: str
) -> None:
    world = World(hash=format_hash(Route("home", game=played)), answers=False)
    world.send(StartGame(), TapCell(GAMES[played].start().moves()[0].cell))
    address = format_hash(Route("home", game=home))
    world = world.reload(hash=address)
    if played == home:
        assert world.model.route.screen == "play"
        world.model = replace(world.model, route=Route("home", game=home))
    html = str(view(world.model))
    shown, name = Page(html), text("en").game
    headings = [f"A game of {name(played)} is in progress", name(home)]
    assert sorted(shown.name(heading) for heading in shown.all("heading")) == headings
    board = next(e for e in shown.elements if "board-link" in e.classes)
    assert [grid for grid in ("hex", "square") if f"beside-{grid}" in html] == [GAMES[home].grid], (
        "room for it"
    )
    go_on = f"#/{'' if played == MAIN else played + '/'}play"
    assert {e.get("href") for e in shown.all("link", "Continue the game")} == {go_on}
    if played == home:
        assert board.get("href") == go_on
        return
    stones = [e for e in board if (e.get("href") or "").startswith("#disc-")]
    assert len(stones) == len(GAMES[home].start().board), "the next game of this home"
    setup = format_hash(Route("setup", game=home))
    assert {e.get("href") for e in shown.all("link", "New game")} == {board.get("href")} == {setup}
    world.follow(setup)
    assert world.model.route == Route("setup", game=home) and world.model.running
    world.send(StartGame())
    assert world.model.sheet == "leave", "what it costs is asked about first"


def test_a_game_of_one_kind_leaves_the_tutorial_of_the_other_on_its_home() -> None:
    world = World(hash="#/reversi", answers=False)
    world.send(StartGame(), TapCell("D3"), OpenSheet("resign"), Resign())
    world.follow("#/")
    assert world.model.document.games and Page(str(view(world.model))).all("link", "Tutorial")


def test_a_mouse_and_keys_play_at_once_in_every_game() -> None:
    for game in GAMES:
        world = World(hash=format_hash(Route("home", game=game)), answers=False)
        cell = GAMES[game].start().moves()[0].cell
        world.send(PreviewCell(cell), FocusCell(cell), TapCell(cell))
        assert world.model.match is not None and world.model.match.ply == 1, game


def test_a_tally_of_the_day_is_of_one_game() -> None:
    world = World(hash="#/reversi")
    world.send(StartGame())
    to_the_end(world)
    won, lost, drawn = world.model.document.tally(row("reversi", "beginner"))
    assert won + lost + drawn == 1
    today = "Today {} won, {} lost, {} drawn".format
    assert page(world).by_id["tallies"].text.startswith(today(won, lost, drawn))
    world.send(CloseSheet())
    world.follow("#/setup")
    world.send(StartGame())
    assert page(world).by_id["tallies"].text == today(0, 0, 0)


def test_home_shows_what_a_touched_cell_would_do_before_the_game_begins() -> None:
    world = World(hash="#/reversi", answers=False)
    world.send(TapCell("D3", touch=True))
    assert world.model.match is None
    assert [e.get("id") for e in page(world).elements if "turning" in e.classes] == [""], "D4 would turn"
    world.send(TapCell("D3", touch=True))
    assert world.model.match is not None and world.model.match.moves == ("D3",)


def tried(monkeypatch: pytest.MonkeyPatch, **changes: object) -> World:
    """Reversi's rules with two boards to try things on: the start, and one on which White must pass."""
    boards = {"try-start": "", "try-pass": PASSES}
    monkeypatch.setitem(courses._COURSES, "reversi", Course(boards=boards))  # type: ignore[arg-type]
    world = World(**changes)  # type: ignore[arg-type]
    world.model = replace(world.model, route=Route("rules", game="reversi"))
    return world


PASSES = "XXXXXXXX" * 7 + "XXXXXO-- X"
"""Black plays G8, after which White has no move, as before it."""


def test_boards_of_the_rules_answer_each_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    world = tried(monkeypatch)
    world.send(TapCell("D3", "try-start"), TapCell("C3", "try-start"), TapCell("G8", "try-pass"))
    assert world.model.trial("try-start").match.moves == ("D3", "C3")
    assert world.model.trial("try-pass").match.moves == ("G8",)
    assert world.model.match is None and not world.model.document.games
    world.send(FocusCell("E6", "try-start"), PreviewCell("E6", "try-start"))
    assert (
        world.model.trial("try-start").hand.cursor == "E6" and not world.model.trial("try-pass").hand.preview
    )
    world.send(BoardKey("ArrowUp"))
    assert not world.focused, "keys lead to cells that may be played alone, a tap moves no focus"
    world.send(FocusCell("C4", "try-start"), BoardKey("f"), BoardKey("5"))
    assert world.focused[-1] == "try-start-F5"
    world.send(PreviewCell("G8", "try-pass"))
    assert not world.model.trial("try-start").hand.preview, "one cell at a time is pointed at"
    world.send(PreviewCell("E6", "try-start"), PreviewCell(""))
    assert not world.model.trial("try-start").hand.preview
    world.send(ResetTrial("try-start"))
    assert not world.model.trial("try-start").match.moves and world.model.trial("try-pass").match.moves
    world.follow("#/reversi")
    assert not world.model.trials


def test_what_is_tried_moves_and_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    world = tried(monkeypatch, reduced_motion=False)
    world.send(TapCell("D3", "try-start"))
    motion = world.model.trial("try-start").hand.motion
    assert motion is not None and motion.turn.flips == ("D4",) and "flip" in world.sounds
    assert world.model.said == (("said_move", ("black", "D3", 1, 0)), ("said_moves", (3,)))
    world.wait(motion.total_ms)
    assert world.model.trial("try-start").hand.motion is None


def test_touch_shows_first_on_the_boards_of_the_rules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    world = tried(monkeypatch)
    tap = TapCell("D3", "try-start", touch=True)
    world.send(tap)
    assert (
        world.model.trial("try-start").hand.preview == "D3" and not world.model.trial("try-start").match.ply
    )
    world.send(tap)
    assert world.model.trial("try-start").match.ply == 1
