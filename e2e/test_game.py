"""Whole games through the page, by what a person sees: mouse, touch and keyboard, and everything around a match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.board import PHONE, STEPS, Board, dialog, drawn, the_only_dialog
from rsg.app.hand import UNANSWERED_MS
from tests.app.careers import stored

LABEL = re.compile(r"^(\w+),")


def labels(page: Page) -> list[str]:
    drawn(page)
    names = page.get_by_role("gridcell", name=re.compile("playable")).evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label'))"
    )
    return [LABEL.match(name)[1] for name in names]


def reach_a_call(page: Page, board: Board) -> None:
    """Starts games until the core point has to be called."""
    for _ in range(20):
        while True:
            board.result.or_(board.question).or_(board.playable).first.wait_for()
            if board.question.count():
                return
            if board.result.count():
                break
            board.playable.first.click()
            drawn(page)
        board.again()
    raise AssertionError("no call came up in 20 games")


def test_a_whole_game_and_what_is_left_of_it_after_a_reload(page):
    board = Board(page)
    board.play_out()
    result = board.result
    expect(result).to_be_visible()
    title = result.get_by_role("heading", level=2).inner_text()
    cleared = result.get_by_text("cleared").count() > 0
    assert cleared == ("win" in title)
    totals = result.get_by_role("table").get_by_role("row").all_inner_texts()[1:]
    assert len(totals) == 2
    for row in totals:
        on_board, prisoners, total = map(int, re.findall(r"\d+", row.replace("Lv.1", ""))[-3:])
        assert on_board + prisoners == total
    board.see_board()
    page.reload()
    expect(board.result).to_have_count(0)
    page.get_by_role("link", name="Calendar").click()
    today = page.get_by_role("button", name=re.compile("today"))
    expect(today).to_be_visible()
    assert ("cleared" in (today.get_attribute("aria-label") or today.inner_text())) == cleared
    expect(page.get_by_text("1 day" if cleared else "0 days").first).to_be_visible()


def test_a_whole_game_with_the_keyboard_alone(page):
    board = Board(page)
    grid = page.get_by_role("grid")
    for _ in range(30):
        page.keyboard.press("Tab")
        if grid.evaluate("grid => grid.contains(document.activeElement)"):
            break
    for _ in range(STEPS):
        board.result.or_(board.question).or_(board.playable).first.wait_for()
        if board.result.count():
            break
        if board.question.count():
            page.wait_for_timeout(UNANSWERED_MS)
            page.keyboard.press("Enter")
            drawn(page)
            continue
        label = labels(page)[0]
        assert grid.evaluate("grid => grid.contains(document.activeElement)"), "the focus stays on the board"
        page.keyboard.type(label)
        expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile(rf"^{label}\b"))
        page.keyboard.press("Enter")
        expect(page.get_by_role("gridcell", name=re.compile(rf"^{label}, .*playable"))).to_have_count(0)
    expect(board.result).to_be_visible()
    page.keyboard.press("Escape")
    expect(board.result).to_have_count(0)


def test_a_whole_game_by_touch_with_animations(fresh):
    player = fresh(**PHONE, reduced_motion="no-preference")
    player.open("#/settings")
    player.get_by_role("group", name="CPU pace").get_by_role("radio", name="Fast").tap()
    player.get_by_role("link", name="ReverStarGo").tap()
    board = Board(player)
    for _ in range(STEPS):
        board.result.or_(board.question).or_(board.playable).first.wait_for()
        if board.result.count():
            break
        if board.question.count():
            board.question.get_by_role("button", name=re.compile("^(Black|White)"), disabled=False).last.tap()
        else:
            board.playable.last.tap()
        drawn(player)
    expect(board.result).to_be_visible()


def test_flips_show_in_order_and_only_in_motion(fresh):
    player = fresh(reduced_motion="no-preference")
    player.open()
    board = Board(player)
    board.cell("B5").click()
    svg = player.get_by_role("grid")
    expect(svg).to_have_class(re.compile("motion-"))
    assert board.stones()["B5"] == "Black", "the view is the final state"
    expect(svg).not_to_have_class(re.compile("motion-"), timeout=5000)
    expect(player.get_by_text("Your turn")).to_be_visible()


def test_double_taps_and_taps_on_the_cpus_turn_play_once(fresh):
    player = fresh(reduced_motion="no-preference")
    player.open("#/settings")
    # On a busy machine the taps take longer than the usual pace.
    player.get_by_role("group", name="CPU pace").get_by_role("radio", name="Slow").check()
    player.get_by_role("link", name="ReverStarGo").click()
    board = Board(player)
    board.cell("B4").dblclick()
    for label in ("B6", "B8", "BX", "A1", "CP", "D2"):
        board.cell(label).click()
    assert len(board.stones()) == 7
    expect(player.get_by_text("Your turn")).to_be_visible()
    assert len(board.stones()) == 8


def test_pointing_previews_the_flips(page):
    board = Board(page)
    board.cell("B4").hover()
    turning = page.get_by_role("grid").locator(".turning")
    expect(turning).to_have_count(1)
    board.cell("D2").hover()
    expect(turning).to_have_count(0)
    board.cell("B5").hover()
    expect(turning).to_have_count(2)
    assert len(board.stones()) == 6, "nothing is played"


def test_a_long_press_previews_and_plays_nothing(fresh):
    player = fresh(**PHONE)
    player.open()
    board, turning = Board(player), player.get_by_role("grid").locator(".turning")
    box = board.cell("B5").bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = player.context.new_cdp_session(player.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(turning).to_have_count(2)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(turning).to_have_count(0)
    assert len(board.stones()) == 6


def test_the_call_is_asked_on_the_board(page):
    board = Board(page)
    reach_a_call(page, board)
    stones = board.stones()
    expect(board.playable).to_have_count(0)
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^(Black|White)"))
    for label in ("D2", "D4", "D6", "CP"):
        board.cell(label).click()
    expect(board.question).to_be_visible()
    page.reload()
    expect(board.question).to_be_visible()
    assert board.stones() == stones
    page.keyboard.press("Escape")
    expect(board.question).to_have_count(0)
    assert len(board.stones()) == len(stones) - 1
    expect(page.get_by_text("Your turn")).to_be_visible()


def test_taking_the_stone_back_and_calling(page):
    board = Board(page)
    reach_a_call(page, board)
    board.question.get_by_role("button", name="Take the stone back").click()
    expect(board.question).to_have_count(0)
    expect(board.playable.first).to_be_visible()
    reach_a_call(page, board)
    stones = board.stones_and_prisoners()
    board.question.get_by_role("button", name=re.compile("^(Black|White)"), disabled=False).first.click()
    expect(board.question).to_have_count(0)
    board.result.or_(board.question).or_(board.playable).first.wait_for()
    assert board.stones_and_prisoners() >= stones, "the stone stays down"


def test_undo_takes_back_once(page):
    board = Board(page)
    undo = page.get_by_role("button", name="Undo")
    board.play("B4")
    before = board.stones()
    moved = labels(page)[0]
    board.cell(moved).click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(board.cell(moved)).to_have_accessible_name(re.compile("playable"))
    assert board.stones() == before
    expect(undo).to_be_disabled()
    page.reload()
    assert board.stones() == before
    expect(undo).to_be_disabled()


def test_resigning_asks_and_counts_as_a_loss(page):
    board = Board(page)
    board.play("B4")
    page.get_by_role("button", name="Resign").click()
    dialog(page, "resign").get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    dialog(page, "resign").get_by_role("button", name="Resign").click()
    expect(board.result).to_have_accessible_name("You lose")
    board.result.get_by_role("button", name="View board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    assert len(board.stones()) == 8


def test_there_is_one_sheet_at_a_time_and_nothing_over_it(page):
    Board(page).play("B4")
    page.get_by_role("button", name="Menu").click()
    for name in ("Settings", "Rules"):
        the_only_dialog(page, "Menu").get_by_role("button", name=name).click()
        the_only_dialog(page, name).get_by_role("button", name="Close").click()
    the_only_dialog(page, "Menu").get_by_role("link", name="To the home page").click()
    the_only_dialog(page, "Leave this game?").get_by_role("button", name="Keep playing").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    the_only_dialog(page, "Resign this game?").get_by_role("button", name="Resign").click()
    the_only_dialog(page, "You lose").get_by_role("button", name="Review").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_leaving_warns_that_it_is_a_loss(page):
    board = Board(page)
    board.play("B4")
    page.get_by_role("link", name=re.compile("home")).click()
    warning = dialog(page, "leave")
    expect(warning).to_contain_text(re.compile("loss", re.IGNORECASE))
    warning.get_by_role("button", name="Keep playing").click()
    expect(warning).to_have_count(0)
    page.page.go_back()
    expect(warning).to_be_visible()
    warning.get_by_role("button", name=re.compile("leave", re.IGNORECASE)).click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_the_browsers_back_closes_what_lies_over_the_game_and_never_loses_it(page):
    board = Board(page)
    board.play("B4")
    page.get_by_role("button", name="Menu").click()
    the_only_dialog(page, "Menu").get_by_role("button", name="Settings").click()
    the_only_dialog(page, "Settings")
    page.page.go_back()
    the_only_dialog(page, "Menu")
    page.page.go_back()
    for _ in range(2):
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.page.go_back()
        the_only_dialog(page, "Leave this game?")
        page.page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert page.page.url.endswith("#/play")
    page.get_by_role("button", name="Menu").click()
    the_only_dialog(page, "Menu")
    page.evaluate("location.hash = '#/rules'")
    the_only_dialog(page, "Leave this game?").get_by_role("button", name="Leave and lose").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.evaluate("scrollTo(0, 500); location.hash = '#/settings'")
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    assert page.evaluate("scrollY") == 0, "a new screen begins at its top"


def test_leaving_before_the_first_move_costs_nothing(page):
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.get_by_role("link", name=re.compile("home")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_running_game_is_there_after_a_reload(page):
    board = Board(page)
    board.play("B4")
    stones = board.stones()
    page.reload()
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert board.stones() == stones


@pytest.mark.parametrize("level", ["MAX", "FINAL", "∞"])
def test_the_strong_levels_answer_and_survive_a_reload_while_thinking(fresh, level):
    page = fresh()
    page.store(stored(25))
    page.open("#/setup")
    page.get_by_role("group", name="CPU level").get_by_role("radio", name=level).check()
    page.get_by_role("group", name="Your colour").get_by_role("radio", name="White").check()
    page.get_by_role("button", name="Start").click()
    page.reload()
    board = Board(page)
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert len(board.stones()) == 7


def test_the_language_changes_in_the_middle_of_a_game(page):
    board = Board(page)
    board.play("B4")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Language").get_by_role("radio", name="日本語").check()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("あなたの番です")).to_be_visible()
    page.reload()
    expect(page.get_by_text("あなたの番です")).to_be_visible()


def test_playing_again_swaps_the_colours(page):
    board = Board(page)
    board.play("B4")
    page.get_by_role("button", name="Resign").click()
    dialog(page, "resign").get_by_role("button", name="Resign").click()
    board.again()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert len(board.stones()) == 7, "the CPU has begun"


def test_a_press_counts_where_its_preview_is_drawn_before_it_ends(page):
    box = Board(page).cell("B4").bounding_box()
    page.mouse.move(1, 1)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    drawn(page)
    page.mouse.up()
    expect(Board(page).cell("B4")).to_have_accessible_name(re.compile("Black|White"))
