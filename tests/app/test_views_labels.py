"""Labels around the board and in its cells: all can be read, whatever lies there."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from rsg.app.features import features
from rsg.app.hand import Hand
from rsg.app.messages import SetSetting, StartGame
from rsg.app.model import Model
from rsg.app.picture import HINTS, board_picture, still
from rsg.app.routes import Route, format_hash
from rsg.app.settings import Settings
from rsg.app.views import view
from rsg.app.views.diagram import diagram
from rsg.games import GAMES, game
from tests.app.positions import model, playing, recorded, shown, with_settings
from tests.app.seen import Element, Page
from tests.app.world import World

STAR = game("reverstargo")
START = still(STAR, STAR.start())
MOTION = (Path(__file__).parents[2] / "static" / "css" / "motion.css").read_text()


def seen(of: Model) -> Page:
    return Page(str(view(of)))


def cell_of(page: Page, label: str) -> Element:
    return page.by_id[f"board-{label}"]


@pytest.mark.parametrize(("rim", "hours"), [("off", ""), ("4", "Q369"), ("12", "Q123456789XJ")])
def test_the_rim_shows_the_hours(rim: str, hours: str) -> None:
    board = seen(model(settings=Settings(rim=rim))).by_id["board"]
    labels = [part for part in board if part.tag == "g" and "rim" in part.classes]
    assert "".join(text.children[0] for group in labels for text in group.children) == hours  # type: ignore[union-attr]
    assert all(group.get("aria-hidden") == "true" for group in labels), "cells say where they are"
    left, top, width, height = map(float, board.get("viewbox").split())
    for text in (text for group in labels for text in group.children):
        x, y = float(text.get("x")), float(text.get("y"))  # type: ignore[union-attr]
        assert left + 5 < x < left + width - 5 and top + 5 < y < top + height - 5


def name_on(element: Element) -> tuple[str, set[str]] | None:
    """The name that is drawn on a cell, and on whose stone."""
    found = [part for part in element if "cell-name" in part.classes]
    assert len(found) <= 1 and all(part.get("aria-hidden") == "true" for part in found)
    return (str(found[0].children[0]), found[0].classes - {"cell-name"}) if found else None


def test_all_cells_show_their_labels_when_asked() -> None:
    match = recorded(0, 12)
    page, board = seen(playing(match, settings=Settings(names="on"))), match.position.board
    assert {*board.values()} == {0, 1} and len(board) < 36
    for c in STAR.cells:
        on = {f"on-{board[c.label]}"} if c.label in board else set()
        assert name_on(cell_of(page, c.label)) == ((c.label, on) if c.playable else None)
    assert not [e for e in seen(playing(match)).elements if "cell-name" in e.classes]


def test_a_name_lies_on_what_is_drawn_there() -> None:
    match = recorded(0, 12)
    page = seen(with_settings(shown(match), names="on"))
    named = [c for c in page.all("gridcell") if name_on(c)]
    assert len(named) == 36
    for c in named:
        parts = [part for part in c.children if "focus" not in part.classes]  # type: ignore[union-attr]
        assert "cell-name" in parts[-1].classes  # type: ignore[union-attr]
    hidden = re.search(r":is\(\.motion-even, \.motion-odd\) \.cell:has\(([^)]*)\) > \.cell-name", MOTION)
    assert hidden and hidden[1] == ".land, .to, .ghost", "no name on what turns, lands or leaves"


def test_the_name_of_a_cell_that_is_pointed_at_is_that_of_the_stone_to_come() -> None:
    page = seen(model(hand=Hand(preview="B2"), settings=Settings(names="on")))
    assert name_on(cell_of(page, "B2")) == ("B2", {"on-0"})
    assert name_on(cell_of(page, "A1")) == ("A1", {"on-1"}), (
        "and of one that would turn, what still lies there"
    )


@pytest.mark.parametrize("hint", HINTS)
def test_signs_make_room_for_a_name(hint: str) -> None:
    cells = tuple(replace(c, hint=hint) if c.label == "B2" else c for c in START.cells)
    plain = Page(str(diagram(replace(START, cells=cells), "Board")))
    named = Page(str(diagram(replace(START, cells=cells, names="on"), "Board")))
    found = []
    for page in (plain, named):
        (raised,) = [[part.get("transform") for part in e.children if part.tag == "g"]  # type: ignore[union-attr]
                     for e in page.elements if f"hint-{hint}" in e.classes]  # fmt: skip
        found.append(raised)
    assert found == [[], ["translate(0 -3)"]]


@pytest.mark.parametrize(("names", "above"), [("off", ["g"]), ("on", ["g", "g"])])
def test_so_does_the_sign_of_a_refusal(names: str, above: list[str]) -> None:
    page = seen(model(hand=Hand(refused="D2", refusals=1), settings=Settings(names=names)))
    around = [e for e in cell_of(page, "D2") if any("refused" in part.classes for part in e)]
    assert [e.tag for e in around[:-1]] == above and around[-1].classes == {"refused"}


def test_diagrams_name_stones_too() -> None:
    page = Page(str(diagram(replace(START, names="on"), "Board")))
    names = {e.children[0]: e.classes for e in page.elements if "cell-name" in e.classes}
    assert len(names) == 36 and names["A3"] == {"cell-name", "on-0"} and names["A1"] == {"cell-name", "on-1"}
    stones = Page(str(diagram(replace(START, names="stones"), "Board")))
    assert {e.children[0] for e in stones.elements if "cell-name" in e.classes} == {*STAR.start().board}
    assert not [e for e in Page(str(diagram(START, "Board"))).elements if "cell-name" in e.classes]


@pytest.mark.parametrize("name", GAMES)
def test_labels_are_drawn_only_where_the_settings_offer_them(name: str) -> None:
    world = World()
    world.send(SetSetting("names", "on"), SetSetting("rim", "12"))
    world.follow(format_hash(Route("settings", game=name)))
    offered = "set-names" in seen(world.model).by_id
    assert offered == ("set-rim" in seen(world.model).by_id) == features(name).labels
    world.follow(format_hash(Route("home", game=name)))
    drawn = [board_picture(world.model)]
    drawn.append(board_picture(world.send(StartGame())))
    assert [picture.game.name for picture in drawn] == [name, name]
    for picture in drawn:
        assert (picture.names, picture.rim) == (("on", "12") if offered else ("off", "off"))
