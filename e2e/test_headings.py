"""Each heading of the product by what a person finds there, in both languages; the names are those of the texts.

The tests of a language share one page, as one visitor goes through it: what was played is in the library later on.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.board import choose, drawn, the_only_dialog
from e2e.conftest import Site, open_page
from rsg.games import game
from rsg.text import Texts, text
from tests.app.positions import recorded

LOCALES = {"en": "en-GB", "ja": "ja-JP"}
GAME = recorded(24)
"""A short game of two people, without a pass, with a call to be answered."""


@pytest.fixture(scope="module", params=sorted(LOCALES))
def visit(
    request: pytest.FixtureRequest, browser: Browser, hosts: frozenset[str], site: Site
) -> Iterator[tuple[Any, Texts]]:
    """A page in one of the languages, and its texts."""
    page = open_page(browser, hosts, site.url, locale=LOCALES[request.param])
    yield page, text(request.param)
    page.context.close()
    page.watch.check()


def press(page: Any, name: str, role: Any = "button") -> None:
    page.get_by_role(role, name=name, exact=True).click()


def resign(page: Any, t: Texts) -> None:
    press(page, t.resign)
    the_only_dialog(page, t.ending.resign_title).get_by_role("button", name=t.ending.resign_yes).click()


def test_setup_board_and_levels(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/setup")
    expect(page.get_by_role("heading", level=1, name=t.setup)).to_be_visible()
    for group in (t.sets.mode, t.setup_colour, t.setup_level, t.sets.reverse, t.sets.casual):
        expect(page.get_by_role("group", name=group, exact=True)).to_be_visible()
    levels = page.get_by_role("group", name=t.setup_level, exact=True)
    expect(levels.get_by_role("radio")).to_have_count(8)
    choose(page, t.setup_colour, t.colour_first("black"))
    page.get_by_role("button", name=t.setup_start).click()
    expect(page.get_by_text(t.status_first)).to_be_visible()
    playable = page.get_by_role("gridcell", name=re.compile(t.cell_playable))
    expect(playable).to_have_count(9)
    playable.first.click()
    drawn(page)
    for name in (f"{t.undo} {t.undo_once}", t.resign, t.menu):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    resign(page, t)
    the_only_dialog(page, t.ending.result_lose).get_by_role("link", name=t.home).click()
    expect(page.get_by_role("button", name=t.home_start)).to_be_visible()


def test_two_people_a_reverse_match_and_the_call(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/settings")
    choose(page, t.looks.handover, t.off)
    page.open("#/setup")
    choose(page, t.sets.mode, t.sets.mode_two)
    for label, name in ((t.sets.black_name, "Valerie"), (t.sets.white_name, "Maximus")):
        page.get_by_role("textbox", name=label).or_(page.get_by_role("combobox", name=label)).fill(name)
    choose(page, t.sets.reverse, t.sets.reverse_on)
    press(page, t.setup_start)
    the_only_dialog(page, t.sets.help_reverse_title).get_by_role("button", name=t.sets.begin).click()
    expect(page.get_by_text(t.sets.game_of_set(1))).to_be_visible()
    calls = 0
    for move in map(game("reverstargo").parse_move, GAME.moves):
        page.get_by_role("gridcell", name=re.compile(rf"^{move.cell}\b")).click()
        drawn(page)
        if move.call is not None:
            question = page.get_by_role("group", name=t.call_question)
            expect(question.get_by_role("button")).to_have_count(3)
            question.get_by_role("button", name=t.colour(("black", "white")[move.call])).click()
            drawn(page)
            calls += 1
    assert calls
    over = the_only_dialog(page, t.sets.game_one_over)
    expect(over.get_by_text(t.sets.second_next)).to_be_visible()
    over.get_by_role("button", name=t.sets.to_second).click()
    expect(page.get_by_text(t.sets.game_of_set(2))).to_be_visible()
    press(page, t.resign)
    sheet = the_only_dialog(page, t.ending.resign_title)
    expect(sheet.get_by_text(t.sets.resign_set_two)).to_be_visible()
    sheet.get_by_role("button", name=t.ending.resign_yes).click()
    result = the_only_dialog(page, t.sets.series_winner("Valerie"))
    expect(result.get_by_role("table", name=t.sets.set_table)).to_be_visible()
    result.get_by_role("link", name=t.home).click()
    page.open("#/records")
    expect(page.get_by_role("heading", name=t.sets.series_pair("Maximus", "Valerie"))).to_be_visible()


def test_library_replay_and_review(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/kifu")
    expect(page.get_by_role("heading", level=1, name=t.kifu)).to_be_visible()
    assert GAME.result is not None
    facts = t.study.score(*GAME.result.scores)
    page.get_by_role("list", name=t.kifu).get_by_role("link", name=facts).click()
    expect(page.get_by_role("slider", name=t.study.slider)).to_have_value(str(GAME.ply))
    press(page, t.study.first)
    press(page, t.study.forward)
    expect(page.get_by_text(t.study.ply_of(1, GAME.ply))).to_be_visible()
    press(page, t.study.review_start)
    expect(page.get_by_role("button", name=t.study.review_stop)).to_be_visible()
    expect(page.get_by_role("table", name=t.study.review)).to_be_visible()
    memo = page.get_by_role("textbox", name=t.study.memo)
    leave_too_long(memo, 20)
    press(page, t.study.share_position)
    expect(page.get_by_text(t.notice_copied_link)).to_be_visible()
    press(page, t.study.print)
    expect(page.get_by_role("heading", level=2, name=t.study.move_list)).to_be_visible()
    press(page, t.study.print_back)


def leave_too_long(field: Any, length: int) -> None:
    """Types more than a field keeps: it shows what was kept when it is left."""
    field.fill("x" * (length + 5))
    field.press("Enter")
    expect(field).to_be_focused()
    field.press("Tab")
    expect(field).to_have_value("x" * length)


def test_ranks_and_records(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/ranks")
    expect(page.get_by_role("heading", level=1, name=t.sets.ranks)).to_be_visible()
    expect(page.get_by_role("heading", name=t.sets.all_ranks)).to_be_visible()
    for rank in (1, 14, 30):
        expect(page.get_by_text(t.sets.rank_name(rank)).first).to_be_attached()
    page.open("#/records")
    expect(page.get_by_role("heading", level=1, name=t.sets.records)).to_be_visible()
    table = page.get_by_role("table", name=t.sets.records_table)
    for level in ("Lv.1", "FINAL", "INFINITY"):
        expect(table.get_by_role("row", name=re.compile(f"^{t.level_short(level)}"))).to_be_visible()


def test_daily_challenge(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/calendar")
    expect(page.get_by_role("heading", level=1, name=t.calendar_title)).to_be_visible()
    now = dt.datetime.now(dt.UTC)
    today = page.get_by_role(
        "button", name=t.calendar_day((now.year, now.month, now.day), today=True, cleared=False)
    )
    expect(today).to_be_enabled()
    today.click()
    expect(page.get_by_role("heading", level=1, name=t.setup)).to_be_visible()
    page.get_by_role("button", name=t.setup_unpick).click()
    expect(page.get_by_role("button", name=t.setup_unpick)).to_have_count(0)


def test_tutorial(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/tutorial")
    page.get_by_role("button", name=t.lessons.play).first.click()
    expect(page.get_by_role("heading", level=1, name=t.lessons.heading(1))).to_be_visible()
    page.get_by_role("gridcell", name=re.compile("^CP")).click()
    press(page, t.lessons.next)
    expect(page.get_by_role("heading", level=1, name=t.lessons.heading(2))).to_be_visible()


def test_settings_sound_and_storage(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/settings")
    expect(page.get_by_role("heading", level=1, name=t.settings)).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    choose(page, t("setting_sound"), t.off)
    choose(page, t("setting_animations"), t.off)
    leave_too_long(page.get_by_role("textbox", name=t.setting_name), 7)
    page.reload()
    sound = page.get_by_role("group", name=t("setting_sound"), exact=True)
    expect(sound.get_by_role("radio", name=t.off)).to_be_checked()
    expect(page.get_by_role("heading", name=t.study.data_title)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=t.study.data_export).click()
    assert saved.value.suggested_filename.endswith(".json")
    other = text("ja" if t.lang == "en" else "en")
    choose(page, t("setting_language"), other.language_name)
    expect(page.get_by_role("heading", level=1, name=other.settings)).to_be_visible()
    expect(page.locator(f"html[lang={other.lang}]")).to_be_attached()
