"""A new user with nothing but the address: from the tutorial to the first exam, a review, and a shared game."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from e2e.board import Board, drawn
from e2e.test_tutorial import ANSWERS

GAMES = 40
"""Games within which three are won and the exam is passed; a player who takes the most fails now and then."""
NEWS = re.compile("^(Go on|Later|Begin)$")


def read_news(page: Any) -> None:
    """Reads what was reached, one sheet after the other."""
    drawn(page)
    while (news := page.get_by_role("dialog").get_by_role("button", name=NEWS)).count():
        news.first.click()
        drawn(page)


def learn(page: Any, board: Board) -> None:
    page.get_by_role("link", name="Tutorial").click()
    page.get_by_role("button", name="Play it").click()
    for step, cell in ANSWERS.items():
        expect(page.get_by_text(f"Step {step} of 7")).to_be_visible()
        board.cell(cell).click()
        if step == max(ANSWERS):
            board.question.get_by_role("button", name=re.compile("^White")).click()
        page.get_by_role("button", name="Next").click()
        drawn(page)
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Start the game").click()
    board.playable.first.click()
    page.get_by_role("link", name=re.compile("home")).click()


def win_three(page: Any, board: Board) -> None:
    """Plays against Lv.1 from home until three games are won."""
    page.get_by_role("button", name="Start").click()
    won = 0
    for _ in range(GAMES):
        won += board.play_well()
        if won == 3:
            board.see_board()
            return
        board.again()
    raise AssertionError("too many games")


def pass_exam(page: Any, board: Board) -> None:
    page.get_by_role("button", name="Take the exam").first.click()
    read_news(page)
    for _ in range(GAMES):
        board.play_well()
        drawn(page)
        sheet = page.get_by_role("dialog")
        if sheet.get_by_text("Exam passed!").count():
            sheet.get_by_role("button", name="View board").click()
            return
        sheet.get_by_role("button", name=re.compile("^(Next game of the exam|Try again)$")).first.click()
        drawn(page)
    raise AssertionError("too many games")


def test_a_new_user_gets_all_the_way(fresh: Any) -> None:
    player = fresh(permissions=["clipboard-read", "clipboard-write"])
    player.open()
    board = Board(player)
    learn(player, board)
    player.get_by_role("link", name="Settings").click()
    player.get_by_role("group", name="CPU pace").get_by_role("radio", name="Fast").check()
    player.get_by_role("link", name="ReverStarGo").click()
    win_three(player, board)
    player.get_by_role("link", name=re.compile("home")).first.click()
    expect(player.get_by_role("link", name=re.compile("Today.*Cleared today", re.DOTALL))).to_be_visible()
    expect(player.get_by_text("Rank 3 Wood").first).to_be_visible()
    pass_exam(player, board)
    read_news(player)
    player.get_by_role("link", name=re.compile("home")).first.click()
    expect(player.get_by_text("Rank 4 Stone").first).to_be_visible()
    player.get_by_role("link", name="Games", exact=True).click()
    expect(player.get_by_role("heading", level=1, name="Games")).to_be_visible()
    player.get_by_role("main").get_by_role("link", name=re.compile("Lv.1")).first.click()
    player.get_by_role("button", name="Review the game").click()
    expect(player.get_by_role("table", name="Review")).to_be_visible(timeout=180_000)
    player.get_by_role("button", name="Share the game").click()
    expect(player.get_by_text("Copied").first).to_be_visible()
    link = player.evaluate("navigator.clipboard.readText()")
    friend = fresh(locale="ja-JP")
    friend.page.goto(link)
    friend.wait_ready()
    expect(friend.get_by_role("heading", name="共有された対局")).to_be_visible()
