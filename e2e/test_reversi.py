"""Reversi in the same house, on a phone: preview, then play; passes; its page to learn from; and what is kept."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.board import PHONE, Board, choose, drawn

BLACK_MUST_PASS = ("D3", "C3", "E6", "D2", "D1", "E1", "B2", "C1")
"""Eight moves after which Black has none."""


@pytest.fixture
def phone(fresh: Any) -> Any:
    return fresh(**PHONE)


def test_home_leads_to_reversi_and_back(phone: Any) -> None:
    phone.open()
    phone.get_by_role("navigation", name="Choose a game").get_by_role("link", name="Reversi").tap()
    expect(phone.page).to_have_url(re.compile("#/reversi$"))
    expect(phone.page).to_have_title("Reversi")
    expect(phone.get_by_role("heading", name="Reversi")).to_be_attached()
    assert len(Board(phone).stones()) == 4
    phone.page.wait_for_timeout(400)  # sooner, the way back close by is the second tap of a double one
    phone.get_by_role("navigation", name="Choose a game").get_by_role("link", name="ReverStarGo").tap()
    expect(phone.page).to_have_title("ReverStarGo")
    assert len(Board(phone).stones()) == 6


def test_a_second_tap_leaves_alone_what_the_first_has_brought(phone: Any) -> None:
    phone.open("#/reversi")
    phone.get_by_role("button", name="Start").tap()
    box = phone.get_by_role("button", name="Menu").bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(2):
        phone.page.touchscreen.tap(*at)
    sheet = phone.get_by_role("dialog", name="Menu")
    expect(sheet).to_be_visible()
    phone.page.wait_for_timeout(600)
    expect(sheet).to_be_visible()
    phone.page.touchscreen.tap(*at)
    expect(sheet).to_be_hidden()


def test_a_game_by_touch_shows_first_then_plays_and_is_kept(phone: Any) -> None:
    phone.open("#/reversi/settings")
    choose(phone, "CPU pace", "Fast")
    phone.open("#/reversi")
    board = Board(phone)
    board.cell("D3").tap()
    assert len(board.stones()) == 4, "the first tap only shows"
    board.cell("D3").tap()
    expect(phone.get_by_text("Your turn")).to_be_visible()
    assert len(board.stones()) == 6
    for _ in range(64):
        board.result.or_(board.playable).first.wait_for()
        if board.result.count():
            break
        label = (board.playable.first.get_attribute("aria-label") or "").split(",")[0]
        for _ in range(2):
            board.cell(label).tap()
            drawn(phone)
    rows = board.result.get_by_role("table").get_by_role("row").all_inner_texts()
    assert sum(int(re.findall(r"\d+", row)[-1]) for row in rows[1:]) == 64, "empty squares are the winner's"
    board.see_board()
    phone.get_by_role("link", name=re.compile("home")).first.tap()
    phone.get_by_role("link", name="Games", exact=True).tap()
    expect(phone.get_by_role("heading", level=1, name="Games")).to_be_visible()
    phone.get_by_role("main").get_by_role("link", name=re.compile("Beginner")).first.tap()
    phone.get_by_role("button", name="To the start").tap()
    expect(phone.get_by_role("slider", name="Move")).to_have_value("0")
    assert len(board.stones()) == 4


def test_a_pass_is_announced(phone: Any) -> None:
    phone.open("#/settings")
    phone.get_by_role("group", name=re.compile("hand", re.IGNORECASE)).get_by_role(
        "radio", name="Off"
    ).check()
    phone.open("#/reversi/setup")
    choose(phone, "Opponent", "Two players")
    phone.get_by_role("button", name="Start").tap()
    board = Board(phone)
    for label in BLACK_MUST_PASS:
        expect(phone.get_by_role("dialog")).to_have_count(0)
        for _ in range(2):
            board.cell(label).tap()
            drawn(phone)
        assert label in board.stones()
    told = phone.get_by_role("dialog", name="Player 2 goes on")
    expect(told).to_contain_text("Player 1 cannot move and passes")
    told.get_by_role("button", name="Go on").tap()
    expect(board.playable.first).to_be_visible()


def test_the_boards_of_the_page_to_learn_from_answer(fresh: Any) -> None:
    page = fresh()
    page.open("#/reversi/rules")
    flanking = page.get_by_role("figure").filter(has_text="six stones turn")
    expect(flanking).to_contain_text(re.compile("Black\\s*3.*White\\s*7", re.DOTALL))
    flanking.get_by_role("button", name=re.compile("^C3")).click()
    expect(flanking).to_contain_text(re.compile("Black\\s*10.*White\\s*1", re.DOTALL))
    flanking.get_by_role("button", name="Start over").click()
    expect(flanking.get_by_role("button", name=re.compile("^C3"))).to_be_visible()
    answer = page.get_by_text("There is no account")
    expect(answer).to_be_hidden()
    page.get_by_text("Is it free?").click()
    expect(answer).to_be_visible()


def test_the_boards_of_the_page_are_played_by_keys(fresh: Any) -> None:
    page = fresh()
    page.open("#/reversi/rules")
    start = page.get_by_role("figure").filter(has_text="four first moves")
    heading = page.get_by_role("navigation").get_by_role("link", name="Settings")
    heading.focus()
    page.keyboard.press("Tab")
    expect(start.get_by_role("button", name=re.compile("^D3"))).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Black C4, turns 1. 3 possible moves.")).to_be_attached()
    page.keyboard.press("Tab")
    expect(start.get_by_role("button").first).to_be_focused()
    page.keyboard.press(" ")
    expect(page.get_by_text(re.compile(r"White \w\d, turns 1\."))).to_be_attached()
    expect(start).to_contain_text(re.compile("Black\\s*3.*White\\s*3", re.DOTALL))


@pytest.mark.parametrize(("options", "played"), [({}, True), (PHONE, False)], ids=["mouse", "touch"])
def test_the_board_is_there_before_python_and_keeps_a_tap(
    fresh: Any, site: Any, options: Any, played: bool
) -> None:
    player = fresh(**options)
    held = site.hold(r"\.snap$")
    player.open(wait=False)
    player.locator("html[data-python=loading]").wait_for(state="attached")
    player.locator(".cell.enabled").first.click()
    player.get_by_role("link", name="Reversi", exact=True).click()
    expect(player.locator(".cell")).to_have_count(64)
    expect(player.locator(".cell.kept")).to_have_count(0)
    place = player.locator("#board").bounding_box()
    cell = player.locator("#board-F5")
    cell.tap() if options else cell.click()
    expect(player.locator(".cell.kept")).to_have_count(1)
    held.set()
    player.wait_ready()
    board = Board(player)
    if played:
        expect(player.get_by_text("Your turn")).to_be_visible()
        assert board.stones()["F5"] == "Black"
    else:
        assert len(board.stones()) == 4 and player.locator("#board").bounding_box() == place, "it only shows"
        cell.tap()
        expect(player.get_by_text("Your turn")).to_be_visible()
        assert board.stones()["F5"] == "Black"


def test_a_pasted_game_is_shared_and_opened_elsewhere(fresh: Any) -> None:
    page = fresh(permissions=["clipboard-read", "clipboard-write"])
    page.open("#/reversi/kifu")
    page.get_by_role("button", name="Add games").click()
    page.get_by_label("Link or text of a game").fill("f5d6c3d3c4f4")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Aubrey").or_(page.get_by_text("Tiger"))).to_be_visible()
    page.get_by_role("button", name="Share the game").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = fresh(locale="ja-JP")
    other.open(link.removeprefix(other.url))
    expect(other.get_by_text("共有された対局")).to_be_visible()
    expect(other.get_by_role("link", name="リバーシ")).to_have_attribute("href", "#/reversi")
    expect(other.get_by_role("gridcell")).to_have_count(64)
