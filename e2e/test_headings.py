"""Each heading of the product by what a person finds there, in both languages; the names are those of the texts."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.board import drawn
from rsg.text import Texts, text

LOCALES = {"en": "en-GB", "ja": "ja-JP"}


@pytest.fixture(params=sorted(LOCALES))
def visit(request: pytest.FixtureRequest, fresh: Any) -> tuple[Any, Texts]:
    """A page in one of the languages, and its texts."""
    return fresh(locale=LOCALES[request.param]), text(request.param)


def choose(page: Any, group: str, choice: str) -> None:
    page.get_by_role("group", name=group, exact=True).get_by_role("radio", name=choice).first.check()


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
    for name in (t.undo, t.resign, t.menu):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


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
    page.locator("#lessons-play").click()
    expect(page.get_by_role("heading", level=1, name=t.lessons.heading(1))).to_be_visible()
    page.get_by_role("gridcell", name=re.compile("^CP")).click()
    page.locator("#lesson-next").click()
    expect(page.get_by_role("heading", level=1, name=t.lessons.heading(2))).to_be_visible()


def test_settings_sound_and_storage(visit: tuple[Any, Texts]) -> None:
    page, t = visit
    page.open("#/settings")
    expect(page.get_by_role("heading", level=1, name=t.settings)).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    choose(page, t("setting_sound"), t.off)
    choose(page, t("setting_animations"), t.off)
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
