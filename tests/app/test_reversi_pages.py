"""Reversi's pages: they speak of Reversi alone, count the moves, name the opening, and keep games apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rsg.app.messages import CloseSheet, OpenSheet, Resign, SetSetting, StartGame, TapCell
from rsg.app.shelf import ERASABLE
from rsg.app.shell import shells
from rsg.app.study_messages import (
    AskDeletion,
    AskErasure,
    GoToPly,
    ImportPasted,
    OpenImport,
    PasteText,
    ShareGame,
    ShowPrint,
)
from rsg.app.views import texts, view
from rsg.text import text
from tests.app.seen import Page
from tests.app.world import World

ROOT = Path(__file__).resolve().parents[2]
GAME = "F5D6C3D3C4F4F6F3E6E7"
FOREIGN = {
    "en": r"prisoner|core point|hexagon|\bdots?\b|\b3[67]\b|ReverStarGo|Reverse Match|\bko\b|\bcall|rank|exam|"
    r"calendar|captur|Lv\.|\bstar\b",
    "ja": r"アゲハマ|コア|CP(?!U)|六角|3[67]|リバースターゴ|リバースマッチ|コウ|コール|段位|ランク|昇段|昇格|"
    r"カレンダー|Lv\.|星",
}
"""What belongs to the main game."""


def page(world: World) -> Page:
    return Page(str(view(world.model)))


def started(language: str = "en", **settings: str) -> World:
    """A world at Reversi's set-up with these settings."""
    world = World()
    world.follow("#/reversi/setup")
    for key, value in {"language": language, "pace": "fast", **settings}.items():
        world.send(SetSetting(key, value))
    return world


def playing(language: str = "en", **settings: str) -> World:
    """A game just begun."""
    world = started(language, **settings)
    world.send(StartGame())
    return world


def imported(language: str, record: str = GAME) -> World:
    """A replay of a game that was pasted."""
    world = started(language)
    world.follow("#/reversi/kifu")
    world.send(OpenImport(), PasteText(record), ImportPasted())
    world.wait(7000)
    return world


def _plain(address: str) -> Callable[[str], World]:
    def visit(language: str) -> World:
        world = started(language)
        world.follow(address)
        return world

    return visit


def _sheet(*messages: object) -> Callable[[str], World]:
    def visit(language: str) -> World:
        world = playing(language)
        world.send(*messages)  # type: ignore[arg-type]
        return world

    return visit


def _full_board(language: str) -> World:
    """Two players until neither can move or the board is full."""
    world = playing(language, mode="two", handover="off")
    while world.model.match is not None and not world.model.match.over:
        if world.model.sheet:
            world.send(CloseSheet())
        move = world.model.match.position.moves()[-1]
        world.send(TapCell(move.cell))
        world.wait(3000)
    return world


def _erasing(what: str) -> Callable[[str], World]:
    def visit(language: str) -> World:
        world = imported(language)
        world.follow("#/reversi/settings")
        world.send(AskErasure(what))
        return world

    return visit


def _deleting(language: str) -> World:
    world = imported(language)
    world.send(AskDeletion(world.model.records[0].id))
    return world


def _printing(language: str) -> World:
    world = imported(language)
    world.send(ShowPrint(True))
    return world


def _two(language: str) -> World:
    return started(language, mode="two")


PAGES: dict[str, Callable[[str], World]] = {
    "home": _plain("#/reversi"),
    "set-up": _plain("#/reversi/setup"),
    "set-up for two": _two,
    "rules": _plain("#/reversi/rules"),
    "settings": _plain("#/reversi/settings"),
    "games": _plain("#/reversi/kifu"),
    "records": _plain("#/reversi/records"),
    "game": playing,
    "menu": _sheet(OpenSheet("menu")),
    "sheet of rules": _sheet(OpenSheet("rules")),
    "sheet of settings": _sheet(OpenSheet("settings")),
    "resigning": _sheet(OpenSheet("resign")),
    "resigned": _sheet(Resign()),
    "full board": _full_board,
    "replay": imported,
    "print": _printing,
    "deleting": _deleting,
    "erasing records": _erasing("records"),
    "erasing all": _erasing("all"),
}


def words(world: World) -> Iterator[str]:
    """All that is read on the page, names of elements too; without the other games' names on home, and without the
    star that a kept game may have."""
    t = texts(world.model)
    seen = page(world)
    others = {f"game-{name}" for name in ("reverstargo",)}
    stars = (t.study.star, t.study.lead)
    for element in seen.elements:
        if element.get("id") in others or element.tag == "symbol":
            continue
        own = [child for child in element.children if isinstance(child, str)]
        for said in (
            *own,
            element.get("aria-label"),
            element.get("aria-valuetext"),
            element.get("placeholder"),
        ):
            if said.strip() and said.strip() not in stars:
                yield said


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_of_the_main_game_is_said(name: str, language: str) -> None:
    world = PAGES[name](language)
    assert world.model.game == "reversi"
    said = list(words(world))
    assert len(said) > 5
    found = [one for one in said if re.search(FOREIGN[language], one, re.IGNORECASE)]
    assert not found


def test_the_words_looked_for_are_those_of_the_main_game() -> None:
    for language, foreign in FOREIGN.items():
        t = text(language)
        said = (
            t.score_prisoners,
            t.cell_core,
            t.ending.result_full,
            t.sets.casual_help,
            t.storage_good,
            t.game("reverstargo"),
        )
        assert [one for one in said if not re.search(foreign, one, re.IGNORECASE)] == []


def test_what_only_the_main_game_has_cannot_be_erased_from_here() -> None:
    world = started()
    world.follow("#/reversi/settings")
    offered = {what for what in ERASABLE if f"erase-{what}" in page(world).by_id}
    assert offered == {"records", "all"}
    world.follow("#/settings")
    assert {what for what in ERASABLE if f"erase-{what}" in page(world).by_id} == set(ERASABLE)


@pytest.mark.parametrize(("language", "said"), [("en", "4 possible moves"), ("ja", "打てるマスは4か所です")])
@pytest.mark.parametrize("mode", ["cpu", "two"])
def test_moves_are_counted_in_the_status(language: str, said: str, mode: str) -> None:
    world = playing(language, mode=mode)
    assert said in page(world).by_id["status"].text
    world.send(SetSetting("hints", "off"))
    assert said not in page(world).by_id["status"].text, "what is not marked is not counted"


def test_a_screen_reader_hears_how_many_moves_there_are() -> None:
    world = playing()
    world.answers = False
    world.send(TapCell("F5"))
    assert page(world).by_id["live"].text == "Black F5, turns 1.", "the CPU's moves are its own"
    world.answers = True
    world.send(CloseSheet())  # anything, so that the engine's turn comes
    world.wait(5000)
    assert world.model.my_turn
    match = world.model.match
    assert match is not None
    moves = len(match.position.moves())
    assert page(world).by_id["live"].text.endswith(f"{moves} possible moves.")


@pytest.mark.parametrize(("language", "tiger"), [("en", "Opening: Tiger"), ("ja", "定石：虎")])
def test_the_opening_is_named_while_playing_and_in_a_replay(language: str, tiger: str) -> None:
    world = playing(language, mode="two", handover="off")
    assert tiger not in page(world).one("heading").text
    for cell in ("F5", "D6", "C3", "D3", "C4"):
        world.send(TapCell(cell))
        world.wait(3000)
    assert tiger in page(world).one("heading").text

    world = imported(language, "f5d6c3d3c4f4f6f3")
    world.send(GoToPly(0, 5))
    assert page(world).by_id["opening"].text == tiger
    world.send(GoToPly(0, 0))
    assert page(world).by_id["opening"].text == "", "its line is there, so that nothing moves"
    world = imported(language, "f5")
    assert "opening" not in page(world).by_id


def test_the_main_game_has_no_openings_and_counts_nothing() -> None:
    world = World()
    world.send(StartGame())
    assert "possible moves" not in page(world).text


def test_wins_stay_and_are_told_on_home() -> None:
    world = playing()
    world.send(TapCell("F5"))
    world.wait(5000)
    world.send(Resign(), CloseSheet())
    world = world.reload(hash="#/reversi")
    assert page(world).by_id["home-account"].text == "0 won, 1 lost, 0 drawn"
    world.follow("#/reversi/records")
    assert page(world).by_id["record-beginner"].text == "Beginner 0 1 0 0%"
    world.follow("#/records")
    assert "record-beginner" not in page(world).by_id
    assert "0 1 0" not in page(world).one("table").text, "the main game's records are its own"


def test_each_list_of_games_has_its_own() -> None:
    world = imported("en")
    game_id = world.model.records[0].id
    world.follow("#/reversi/kifu")
    assert f"game-{game_id}" in page(world).by_id
    world.follow("#/kifu")
    assert f"game-{game_id}" not in page(world).by_id


@pytest.mark.parametrize("before", ["#/", "#/reversi"])
def test_a_kept_game_opens_from_any_page_and_leads_back_to_its_own_game(before: str) -> None:
    world = imported("en")
    game_id = world.model.records[0].id
    world.follow(before)
    world.follow(f"#/kifu/{game_id}")
    assert world.model.game == "reversi"
    links = {link.get("href") for link in page(world).all("link")}
    assert "#/reversi/kifu" in links and "#/kifu" not in links


def test_a_tap_before_python_is_played_on_its_own_board() -> None:
    world = World(hash="#/reversi", early_tap="F5")
    assert world.model.match is not None and world.model.match.game == "reversi"
    assert world.model.match.moves[:1] == ("F5",)


def test_a_touch_before_python_shows_what_it_would_turn() -> None:
    world = World(hash="#/reversi", early_tap="F5", early_touch=True)
    assert world.model.match is None and world.model.hand.preview == "F5"


@pytest.mark.parametrize("hash", ["#/reversi/rules", "#/reversi/setup", "#/kifu"])
def test_a_tap_before_python_is_not_played_elsewhere(hash: str) -> None:
    world = World(hash=hash, early_tap="F5")
    assert world.model.match is None and not world.model.hand.preview


def test_a_tap_before_python_leaves_a_running_game_of_another_kind_alone() -> None:
    world = World()
    world.send(StartGame(), TapCell("B4"))
    match = world.model.match
    assert match is not None
    again = world.reload(hash="#/reversi", early_tap="F5")
    assert again.model.match is not None and again.model.match.moves[:1] == match.moves[:1] == ("B4",)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_game_has_a_first_view_in_every_language(language: str) -> None:
    first = Page(shells()[f"reversi-{language}"])
    assert len([e for e in first.elements if "cell" in e.classes]) == 64
    assert text(language).own("reversi", "home_hint", "") in first.text
    assert len([e for e in Page(shells()[language]).elements if "cell" in e.classes]) == 37


def shared(world: World) -> str:
    """The hash of a link to the game that is open."""
    world.send(ShareGame("game"))
    return world.copied[-1]


@pytest.mark.parametrize("before", ["#/", "#/setup", "#/reversi/rules"])
def test_shared_games_open_from_the_pages_of_either_game(before: str) -> None:
    reversi = shared(imported("en"))
    world = World()
    world.send(StartGame(), TapCell("B4"))
    world.wait(5000)
    world.send(Resign(), CloseSheet())
    world.follow(f"#/kifu/{world.model.records[0].id}")
    star = shared(world)

    visitor = World()
    visitor.follow(before)
    for link, game, cells in ((reversi, "reversi", 64), (star, "reverstargo", 37), (reversi, "reversi", 64)):
        visitor.follow(link)
        assert visitor.model.route.screen == "shared" and visitor.model.game == game
        assert len(page(visitor).all("gridcell")) == cells


def test_whoever_looks_at_a_shared_game_of_the_other_kind_goes_on_with_the_own_one() -> None:
    link = shared(imported("en"))
    world = World()
    world.send(StartGame(), TapCell("B4"))
    world.wait(5000)
    world.follow(link)
    assert world.model.game == "reversi" and world.model.running
    world.follow("#/reversi")
    assert page(world).by_id["home-continue"].get("href") == "#/play"
    world.follow("#/play")
    assert world.model.game == "reverstargo" and world.model.my_turn


@pytest.mark.parametrize("name", PAGES)
def test_no_id_stands_twice_or_is_one_of_the_shell(name: str) -> None:
    """The shell around the app looks for its own elements by their ids."""
    shell = set(re.findall(r'\bid="([^"]+)"', (ROOT / "index.html").read_text(encoding="utf-8")))
    assert {"app", "start", "start-failure"} <= shell
    ids = [element.get("id") for element in page(PAGES[name]("en")).elements if element.get("id")]
    assert len(ids) == len(set(ids)) > 5 and not shell & set(ids)
