"""Kept games through the page: replayed by keyboard, varied, shared, reviewed, printed, and carried along."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.board import Board
from tests.app.positions import recorded

GAME = recorded(3)
"""A game of 33 moves with calls, captures and passes: 39 to 1 for Black."""
MOVES = " ".join(GAME.moves)
LINK = "1/reverstargo/2TqESZSOwfKaPXVC"
"""A sample of tests/data/links.jsonl: 15 moves, then White resigns."""


def paste(page, text: str) -> None:
    """Adds a game by pasting it."""
    page.get_by_role("link", name="Games").click()
    page.get_by_role("button", name="Add games").click()
    dialog = page.get_by_role("dialog", name="Add games")
    dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog).to_have_count(0)


def where(page):
    return page.get_by_role("slider", name="Move")


def add_and_open(page) -> None:
    """Adds the game, and stands at its end."""
    paste(page, MOVES)
    expect(page.get_by_text("Move 33 of 33")).to_be_visible()


def test_a_game_is_replayed_by_keyboard(page):
    add_and_open(page)
    for key, ply in [
        ("Home", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("ArrowDown", 2),
        ("End", 33),
    ]:
        page.keyboard.press(key)
        expect(page.get_by_text(f"Move {ply} of 33")).to_be_visible()
        position = GAME.positions[ply]
        names = {0: "Black", 1: "White"}
        stones = {label: names[seat] for label, seat in position.board.items() if label != "CP"}
        seen = Board(page).stones()
        assert {label: seen.get(label) for label in stones} == stones
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_text("Move 3 of 33")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_buttons_slider_and_list_lead_to_every_move(page):
    add_and_open(page)
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text("Move 1 of 33")).to_be_visible()
    where(page).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 2 of 33")).to_be_visible()
    page.get_by_role("button", name=re.compile("^11, Black, BQ, calls Black, takes 1")).click()
    expect(page.get_by_text("Move 11 of 33")).to_be_visible()
    expect(where(page)).to_have_value("11")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()


def test_a_variation_is_played_kept_and_left_again(page):
    add_and_open(page)
    page.get_by_role("button", name=re.compile("^6, White")).click()
    expect(page.get_by_text("Move 6 of 33")).to_be_visible()
    played = GAME.moves[6].split("[")[0]
    position = GAME.positions[6]
    other = next(
        move.cell
        for move in position.moves()
        if len(position.choices(move.cell)) == 1 and move.cell != played
    )
    Board(page).cell(other).click()
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    expect(page.get_by_role("heading", name="Variations")).to_be_visible()
    for key, ply in [("ArrowLeft", 6), ("Home", 0), ("End", 7)]:
        page.keyboard.press(key)  # whoever plays by pointer has not left the game's keys
        expect(page.get_by_text(f"Move {ply} of 7")).to_be_visible()
    expect(Board(page).cell(other)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(Board(page).cell(other)).to_be_focused()
    page.keyboard.press("ArrowLeft")  # whoever comes to the board by key walks on its grid
    expect(Board(page).cell(other)).not_to_be_focused()
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text("Move 6 of 33")).to_be_visible()
    expect(where(page)).to_be_focused()
    page.get_by_role("button", name=re.compile(rf"^7, Black, {other}")).click()
    expect(page.get_by_text("Move 7 of 7")).to_be_visible()
    page.get_by_role("button", name="Remove this variation").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("Move 6 of 33")).to_be_visible()


def test_memo_and_star_stay_and_deleting_asks_first(page):
    add_and_open(page)
    hostile = "<b onclick=x>hi</b>"
    page.get_by_role("textbox", name="Memo").fill(hostile)
    page.get_by_role("textbox", name="Memo").blur()
    page.get_by_role("button", name="Star", exact=True).click()
    expect(page.get_by_role("button", name="Star", exact=True)).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("textbox", name="Memo")).to_have_value(hostile)
    page.get_by_role("link", name="Games").click()
    row = page.get_by_role("listitem").filter(has_text="33 moves")
    expect(row).to_contain_text(hostile)
    expect(row.get_by_role("button", name="Star", exact=True)).to_have_attribute("aria-pressed", "true")
    row.get_by_role("link").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No games yet")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("No games yet").or_(page.get_by_role("grid")).first).to_be_visible()


def test_a_game_and_a_position_are_shared_with_another_profile(fresh):
    giver, taker = fresh(permissions=["clipboard-read", "clipboard-write"]), fresh(locale="ja-JP")
    giver.open()
    add_and_open(giver)
    giver.get_by_role("button", name="Share the game").click()
    told = giver.locator(".notice", has_text="copied")
    first = told.get_attribute("id")  # now: it goes away by itself
    link = giver.evaluate("navigator.clipboard.readText()")
    assert "#/r/1/reverstargo/" in link and len(link) < 150
    taker.page.goto(link)
    taker.wait_ready()
    expect(taker.get_by_role("heading", name="共有された対局")).to_be_visible()
    expect(taker.get_by_text("33手中33手目")).to_be_visible()
    giver.get_by_role("button", name=re.compile("^11, ")).click()
    giver.get_by_role("button", name="Share this position").click()
    expect(giver.locator(f"#{first}")).to_have_count(0)
    expect(told).to_be_visible()
    position = giver.evaluate("navigator.clipboard.readText()")
    assert position == link + "/11"
    taker.page.goto(position)
    expect(taker.get_by_text("33手中11手目")).to_be_visible()
    assert Board(taker).stones() == {}, "the names are Japanese"
    taker.get_by_role("button", name="棋譜に残す").click()
    taker.get_by_role("link", name="棋譜").click()
    expect(taker.get_by_role("listitem").filter(has_text="39 対 1")).to_be_visible()


def test_opening_a_link_never_ends_a_running_game(page):
    board = Board(page)
    board.play("B4")
    before = board.stones()
    page.evaluate(f"location.hash = '#/r/{LINK}'")
    expect(page.get_by_role("heading", name="A shared game")).to_be_visible()
    expect(page.get_by_text("Move 15 of 15")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("link", name="ReverStarGo").click()
    page.get_by_role("link", name="Continue the game").last.click()
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert board.stones() == before


@pytest.mark.parametrize(
    "link", ["1/reverstargo/abc", "9/reverstargo/abc", "1/chess/abc", "%00", "1/reverstargo/" + "z" * 900]
)
def test_a_broken_link_says_so_and_breaks_nothing(page, link):
    page.open(f"#/r/{link}")
    page.reload()
    expect(page.get_by_role("heading", name="This link shows no game")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_review_draws_its_curve_stops_and_leads_to_a_move(page):
    add_and_open(page)
    page.get_by_role("button", name="Review the game").click()
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    expect(page.get_by_text(re.compile("Black|White")).first).to_be_visible()
    expect(page.locator("#curve .curve-line")).to_have_attribute("d", re.compile("L.*L"))
    page.get_by_role("button", name="Stop").click()
    expect(progress).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("table", name="Review")).to_be_visible(timeout=120_000)
    expect(progress).to_have_count(0, timeout=120_000)
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    box = page.locator("#curve").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 11 / 33, box["y"] + 20)
    expect(page.get_by_text("Move 11 of 33")).to_be_visible()
    expect(
        page.get_by_role("button", name=re.compile("^11, Black, BQ.*(Best|Good|Inaccuracy|Mistake|Blunder)"))
    ).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Better for Black by .*: C2\b")).click()
    expect(page.get_by_text("Before move 11")).to_be_visible()
    star = page.get_by_role("gridcell", name=re.compile("^C2.*the better cell"))
    expect(star).to_be_focused()
    star.click()
    expect(page.get_by_text("Move 11 of 11")).to_be_visible()
    expect(page.get_by_text("Variations are not reviewed")).to_be_visible()


def test_leaving_a_review_stops_it_and_a_game_can_be_played_at_once(page):
    add_and_open(page)
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name="ReverStarGo").click()
    Board(page).play("B4")


def test_the_result_leads_to_review_and_to_a_game_from_a_position(page):
    board = Board(page)
    board.play("B4")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    board.result.get_by_role("button", name="Review").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="New game from here").click()
    dialog = page.get_by_role("dialog", name="A new game from this position")
    expect(dialog).to_contain_text("casual")
    dialog.get_by_role("button", name="Play White").click()
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert board.stones()["B4"] == "Black"


def test_games_travel_as_text_and_as_files(fresh, tmp_path: Path):
    giver, taker = fresh(permissions=["clipboard-read", "clipboard-write"]), fresh()
    giver.open()
    add_and_open(giver)
    giver.get_by_role("button", name="Copy as text").click()
    expect(giver.get_by_text("Copied")).to_be_visible()
    text = giver.evaluate("navigator.clipboard.readText()")
    assert "BQ[b]+1" in text
    giver.get_by_role("link", name="Games").click()
    with giver.expect_download() as saved:
        giver.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    assert len(json.loads(file.read_text())["games"]) == 1
    taker.open("#/kifu")
    taker.get_by_role("button", name="Add games").click()
    taker.locator("#import-file").set_input_files(file)
    expect(taker.get_by_text("Move 33 of 33")).to_be_visible()
    paste(taker, text)
    expect(taker.get_by_text("already kept here")).to_be_visible()
    taker.get_by_role("link", name="Games").click()
    expect(taker.get_by_role("listitem")).to_have_count(1)
    taker.get_by_role("button", name="Add games").click()
    dialog = taker.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("<img src=x onerror=alert(1)>")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("is not a move")


def test_everything_travels_to_another_device_and_is_erased_after_a_yes(fresh, tmp_path: Path):
    giver, taker = fresh(), fresh()
    giver.open()
    add_and_open(giver)
    giver.get_by_role("link", name="Settings").click()
    giver.get_by_role("group", name="CPU pace").get_by_role("radio", name="Slow").check(force=True)
    with giver.expect_download() as saved:
        giver.get_by_role("button", name="Save everything as a file").click()
    file = tmp_path / "data.json"
    saved.value.save_as(file)
    taker.open("#/settings")
    taker.locator("#data-import").set_input_files(file)
    dialog = taker.get_by_role("dialog", name="Add the contents of this file?")
    expect(dialog).to_contain_text("1 game is added")
    dialog.get_by_role("button", name="Add").click()
    expect(taker.get_by_role("group", name="CPU pace").get_by_role("radio", name="Slow")).to_be_checked()
    taker.get_by_role("button", name="Erase everything").click()
    taker.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    taker.get_by_role("link", name="Games").click()
    expect(taker.get_by_role("listitem")).to_have_count(1)
    taker.get_by_role("link", name="Settings").click()
    taker.get_by_role("button", name="Erase everything").click()
    taker.get_by_role("dialog").get_by_role("button", name="Erase", exact=True).click()
    taker.get_by_role("link", name="Games").click()
    expect(taker.get_by_text("No games yet")).to_be_visible()
    taker.reload()
    expect(taker.get_by_text("No games yet")).to_be_visible()


def test_a_game_is_printed_with_its_numbers(page):
    add_and_open(page)
    page.get_by_role("button", name="Print", exact=True).click()
    expect(page.get_by_role("img", name="Order of moves")).to_be_visible()
    page.evaluate("window.print = () => { document.title = 'printed' }")
    page.get_by_role("button", name="Print", exact=True).click()
    expect(page.page).to_have_title("printed")
    page.page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Back to the replay")).to_be_hidden()
    expect(page.get_by_role("navigation")).to_be_hidden()
    expect(page.get_by_text("Black won 39 : 1")).to_be_visible()
    page.page.emulate_media(media="screen")
    page.get_by_role("button", name="Back to the replay").click()
    expect(page.get_by_text("Move 33 of 33")).to_be_visible()


def test_a_result_that_nobody_saw_is_told_once(fresh):
    player = fresh()
    player.open()
    board = Board(player)
    board.play("B4")
    player.get_by_role("button", name="Resign").click()
    # The tab is killed in the very second: the last thing that happens in it is the click.
    player.get_by_role("dialog").get_by_role("button", name="Resign").dispatch_event("click")
    player.page.goto("about:blank")
    player.open()
    dialog = player.get_by_role("dialog", name="Your last game")
    expect(dialog).to_contain_text("Lost")
    dialog.get_by_role("link", name="See the game").click()
    expect(player.get_by_role("heading", name="Review")).to_be_visible()
    player.open()
    player.reload()
    expect(player.get_by_role("grid")).to_be_visible()
    expect(player.get_by_role("dialog")).to_have_count(0)
