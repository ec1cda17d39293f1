"""The tutorial and the full rules through the page: by touch from the first step to the game at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.board import PHONE, Board, drawn

ANSWERS = {1: "CP", 2: "A5", 3: "B2", 4: "B8", 5: "B7"}


def title(player, text: str) -> None:
    expect(player.get_by_role("heading", level=1)).to_have_text(text)


def test_a_newcomer_plays_it_by_touch_to_the_game_at_its_end(fresh):
    player = fresh(**PHONE, reduced_motion="no-preference")
    player.open()
    player.get_by_role("link", name="Tutorial").tap()
    player.get_by_role("button", name="Play it").tap()
    board = Board(player)
    told = player.locator("#lesson-asked")
    for step in range(1, 6):
        expect(player.get_by_text(f"Step {step} of 7")).to_be_visible()
        board.cell("D2").tap()
        expect(told).to_contain_text("Not there" if step == 1 else "Not D2")
        board.cell(ANSWERS[step]).tap()
        if step == 5:
            question = player.get_by_role("group", name=re.compile("call", re.IGNORECASE))
            expect(question.get_by_role("button", name=re.compile("^Black.*turns 1"))).to_be_visible()
            question.get_by_role("button", name=re.compile("^White.*turns 3")).tap()
            expect(player.get_by_role("img", name="Called Black, turns 1")).to_be_visible()
            expect(player.get_by_role("img", name="Called White, turns 3")).to_be_visible()
        expect(told).to_have_class(re.compile("lesson-done"))
        player.get_by_role("button", name="Next").tap()
    title(player, "End and score")
    expect(player.get_by_text("18 on the board + 6 prisoners = 24")).to_be_visible()
    player.get_by_role("button", name="Next").tap()
    title(player, "A first game")
    player.get_by_role("button", name="Start the game").tap()
    expect(player.get_by_text("Your turn")).to_be_visible()
    expect(board.playable.first).to_be_visible()
    player.get_by_role("link", name=re.compile("home")).tap()
    expect(player.get_by_role("dialog")).to_have_count(0)
    player.reload()
    expect(player.get_by_role("button", name="Start")).to_be_visible()
    expect(player.get_by_role("link", name="Tutorial")).to_be_visible()  # nothing was played yet


def test_it_can_be_watched_paused_and_left(fresh):
    player = fresh(locale="ja-JP")
    player.clock.install()
    player.open("#/tutorial")
    player.get_by_role("button", name="見て覚える").click()
    title(player, "星の盤")
    player.clock.run_for(6000)
    expect(player.locator("#lesson-asked")).to_have_class(re.compile("lesson-done"))
    player.clock.run_for(6000)
    title(player, "打てるマス")
    player.get_by_role("button", name="一時停止").click()
    player.clock.run_for(60_000)
    title(player, "打てるマス")
    player.get_by_role("button", name="続ける").click()
    player.clock.run_for(1000)
    expect(player.get_by_role("gridcell", name=re.compile("^A3")).first).to_have_accessible_name(
        re.compile("黒")
    )
    player.get_by_role("button", name="戻る").click()
    title(player, "星の盤")
    player.get_by_role("button", name="進め方を選ぶ").click()
    expect(player.get_by_role("button", name="打って覚える")).to_be_visible()


def test_the_keyboard_is_enough(page):
    page.open("#/tutorial")
    page.get_by_role("button", name="Play it").press("Enter")
    expect(page.locator(":focus")).to_have_text("The star")
    page.get_by_role("button", name="Skip").press("Enter")
    expect(page.locator(":focus")).to_have_text("Where you may play")
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.get_by_role("grid").evaluate("grid => grid.contains(document.activeElement)"):
            break
    page.keyboard.type("A5")
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-asked")).to_contain_text("A3 was flanked")


@pytest.mark.parametrize(
    ("locale", "first", "then", "play"),
    [("en-GB", "At a glance", "The board", "Play now"), ("ja-JP", "あらまし", "盤", "対局する")],
)
def test_the_rules_lead_from_page_to_page_and_to_a_game(fresh, locale, first, then, play):
    player = fresh(locale=locale)
    player.open("#/rules")
    player.get_by_role("link", name=first).click()
    title(player, first)
    for _ in range(8):
        player.locator("#guide-after").click()
        drawn(player)
    expect(player.locator("#guide-after")).to_have_count(0)
    player.open("#/rules/board")
    title(player, then)
    expect(player.get_by_role("img").first).to_be_visible()
    player.get_by_role("link", name=play).click()
    expect(player.get_by_role("heading", level=1)).to_have_text(re.compile("New game|新しい対局|対局"))
