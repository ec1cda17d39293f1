"""Sets, ranks and exams, casual games, two players and records, by what a person sees."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.board import STEPS, Board, choose, dialog, drawn
from rsg.app.update.unseen import SEEN_MS
from tests.app.careers import stored


@pytest.fixture
def career(fresh: Any) -> Any:
    """Opens the page for a player of this rank."""

    def opened(rank: int, hash: str = "", *, helped: bool = True, **settings: str) -> Any:
        player = fresh()
        player.store(stored(rank, helped=helped, **settings))
        player.open(hash)
        return player

    return opened


def give_up(page: Any) -> None:
    board = Board(page)
    board.playable.first.wait_for()
    board.playable.first.click()
    drawn(page)
    if board.question.count():
        board.question.get_by_role("button", name=re.compile("^(Black|White)"), disabled=False).first.click()
    page.get_by_role("button", name="Resign").click()
    dialog(page, "resign").get_by_role("button", name="Resign").click()


def test_a_reverse_match_from_setup_to_its_warned_loss(page: Any) -> None:
    page.open("#/setup")
    choose(page, "Format", "Reverse Match")
    page.get_by_role("button", name="Start").click()
    help_sheet = dialog(page, "Reverse Match")
    expect(help_sheet).to_contain_text("two games against the same opponent")
    help_sheet.get_by_role("button", name="Begin").click()
    board = Board(page)
    for _ in range(STEPS):
        dialog(page, "Game 1 of 2").or_(board.question).or_(board.playable).first.wait_for()
        if dialog(page, "Game 1 of 2").count():
            break
        board.play_on()
    points = dialog(page, "Game 1 of 2").get_by_role("table").get_by_role("row").all_inner_texts()[1:]
    mine = int(re.findall(r"\d+", next(row for row in points if "You" in row))[-1])
    page.wait_for_timeout(SEEN_MS + 200)  # a result that nobody has seen would be told again
    page.reload()
    expect(page.get_by_role("heading", name="Game 2 of 2")).to_be_visible()
    board.playable.first.wait_for()
    panel = page.get_by_role("region", name="Score").locator("#score-white")
    expect(panel).to_contain_text("You")
    on_board = int(re.search(r"(\d+) in total", panel.inner_text() or panel.text_content() or "")[1])
    expect(panel).to_contain_text(f"{mine + on_board} in both games")
    page.get_by_role("link", name=re.compile("home")).first.click()
    warning = dialog(page, "leave")
    expect(warning).to_contain_text("whole set is recorded as a loss")
    warning.get_by_role("button", name="Leave and lose").click()
    page.get_by_role("link", name="Records").click()
    row = page.get_by_role("table", name="By level").get_by_role("row", name=re.compile("^Lv.1"))
    assert re.findall(r"\d+%?", row.inner_text())[1:] == ["0", "1", "0", "0%"]


def test_locked_levels_say_what_opens_them_and_infinity_is_open(page: Any) -> None:
    page.open("#/setup")
    levels = page.get_by_role("group", name="CPU level")
    expect(levels.get_by_role("radio", name=re.compile("^Lv.1"))).to_be_enabled()
    expect(levels.get_by_role("radio", name=re.compile("Lv.2.*Unlocks at rank.4 Stone"))).to_be_disabled()
    expect(
        levels.get_by_role("radio", name=re.compile("FINAL.*Unlocks at rank.25 Grandmaster"))
    ).to_be_disabled()
    expect(levels.get_by_role("radio", name="∞ Infinity")).to_be_enabled()


def test_the_rank_page_shows_ranks_exams_and_the_own_place(career: Any) -> None:
    page = career(5, "#/ranks")
    expect(page.get_by_role("heading", level=1, name="Ranks")).to_be_visible()
    own = page.get_by_role("region", name="Your rank")
    expect(own.get_by_text("Next: rank 6 Steel")).to_be_visible()
    expect(own.get_by_text("10 wins against Lv.2 Beginner")).to_be_visible()
    expect(page.locator("[aria-current=step]")).to_contain_text("Rank 5 Iron")
    expect(page.locator(".rank-list > li")).to_have_count(30)
    expect(page.locator(".exam-list > li")).to_have_count(9)
    expect(page.get_by_text("Reverse Match, best of 21 against FINAL")).to_have_count(2)


def test_an_exam_is_taken_failed_and_tried_again(career: Any) -> None:
    page = career(3, helped=False)
    page.get_by_role("button", name="Take the exam").click()
    dialog(page, "How exams work").get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Exam: 0 won, 0 not won, 2 wins pass")).to_be_visible()
    give_up(page)
    dialog(page, "You lose").get_by_role("button", name="Next game of the exam").click()
    page.reload()
    expect(page.get_by_role("heading", name="Exam: 0 won, 1 not won")).to_be_visible()
    give_up(page)
    failed = dialog(page, "Exam not passed")
    expect(failed).to_contain_text("It costs nothing")
    failed.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Exam: 0 won, 0 not won")).to_be_visible()


def test_a_first_win_is_announced_once_after_its_result_and_never_in_the_next_game(page: Any) -> None:
    board = Board(page)
    board.win()
    board.result.get_by_role("button", name="Play again").click()
    news = dialog(page, "Promoted to Leather!")
    expect(news).to_contain_text("Rank 2 Leather")
    expect(board.result).to_have_count(0)
    news.get_by_role("button", name="Go on").click()
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_leaving_an_exam_between_its_games_is_warned_about(career: Any) -> None:
    page = career(3)
    page.get_by_role("button", name="Take the exam").click()
    give_up(page)
    dialog(page, "You lose").get_by_role("link", name="Home").click()
    warning = dialog(page, "leave")
    expect(warning).to_contain_text("you fail this exam")
    warning.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="Take the exam")).to_be_visible()


def test_a_casual_game_gives_hints_and_undo_at_will(page: Any) -> None:
    page.open("#/setup")
    choose(page, "Kind of game", "Casual")
    page.get_by_role("button", name="Start").click()
    board = Board(page)
    for _ in range(2):
        board.playable.first.click()
        expect(page.get_by_text("Your turn")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("gridcell", name=re.compile("expected lead")).first).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
    assert len(board.stones()) == 6
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("link", name=re.compile("home")).first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_players_with_names_a_clock_and_their_series(page: Any) -> None:
    page.open("#/setup")
    choose(page, "Opponent", "Two players")
    page.get_by_label("Black's name").fill("Hana")
    page.get_by_label("White's name").fill("  Taro123456 ")
    choose(page, "Clock", "3 min + 30 s")
    page.get_by_role("button", name="Start").click()
    black, white = page.locator("#score-black"), page.locator("#score-white")
    expect(black).to_contain_text("Hana")
    expect(white).to_contain_text("Taro123")
    expect(white.get_by_role("timer")).to_contain_text("3:00")
    Board(page).cell("B4").click()
    hand_over = dialog(page, "Hand over to Taro123")
    hand_over.get_by_role("button", name="Go on").click()
    expect(white.get_by_role("timer")).to_contain_text(re.compile("2:5[0-9]"))
    page.reload()
    expect(white.get_by_role("timer")).to_contain_text(re.compile("2:[345]"))
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    dialog(page, "resign").get_by_role("button", name="Resign").click()
    dialog(page, "Hana won").get_by_role("button", name="Play again").click()
    expect(black).to_contain_text("Taro123")
    page.get_by_role("link", name=re.compile("home")).first.click()
    page.open("#/records")
    expect(page.get_by_text("Hana 1, Taro123 0, draws 0")).to_be_visible()
    page.get_by_role("button", name="Delete this series").click()
    dialog(page, "Delete this series").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="Hana and Taro123")).to_have_count(0)
    page.open("#/setup")
    expect(page.locator("#recent-names option[value=Hana]")).to_be_attached()


def test_handing_over_can_be_turned_off(page: Any) -> None:
    page.open("#/settings")
    page.get_by_role("group", name=re.compile("hand", re.IGNORECASE)).get_by_role("radio", name="Off").check()
    page.open("#/setup")
    choose(page, "Opponent", "Two players")
    page.get_by_role("button", name="Start").click()
    board = Board(page)
    board.cell("B4").click()
    expect(page.get_by_text("Player 2's turn")).to_be_visible()
    board.playable.first.click()
    expect(page.get_by_text("Player 1's turn")).to_be_visible()


def test_the_screens_in_japanese(fresh: Any) -> None:
    player = fresh(locale="ja-JP")
    for hash, heading in (("#/ranks", "段位"), ("#/records", "戦績")):
        player.open(hash)
        expect(player.get_by_role("heading", level=1, name=heading)).to_be_visible()
    player.open("#/setup")
    player.get_by_role("group", name="対戦相手").get_by_role("radio", name="ふたりで対局").check()
    player.get_by_role("button", name="対局開始").click()
    Board(player).cell("B4").click()
    expect(player.get_by_role("dialog", name="2Pに交代してください")).to_be_visible()
