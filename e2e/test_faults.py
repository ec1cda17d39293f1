"""When a part of ours breaks: update, view, worker. The game goes on, or the page says so and lets the data be kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.board import Board, the_only_dialog

PYTHON = """async (code) => {
  const core = document.querySelector('script[type=module][src*=pyscript]') && await import(
    [...document.querySelectorAll('link[rel=modulepreload]')].map(l => l.href).find(h => /core/.test(h)));
  const { interpreter } = await core.whenDefined('py');
  return interpreter.runPython(code);
}"""


def python(page, code: str) -> None:
    """Runs Python in the page, to break something from inside."""
    page.evaluate(PYTHON, code)


BREAK_UPDATE = """
from rsg.app import update
from rsg.app.messages import TapCell
def broken(model, message): raise RuntimeError("<b>broken on purpose</b>")
update.HANDLERS[TapCell] = broken
"""
BREAK_VIEW = """
from rsg.browser import loop
def broken(model): raise RuntimeError("<b>broken on purpose</b>")
loop.view = broken
"""


@pytest.mark.allow("broken on purpose")
@pytest.mark.parametrize("code", [BREAK_UPDATE, BREAK_VIEW])
def test_a_fault_of_ours_is_told_and_the_game_is_there_after_a_reload(page, code):
    board = Board(page)
    board.play("B4")
    stones = board.stones()
    page.get_by_role("button", name="Menu").click()
    the_only_dialog(page, "Menu")
    python(page, code)
    what_breaks = (
        board.playable.first if code == BREAK_UPDATE else page.get_by_role("button", name="Settings")
    )
    what_breaks.dispatch_event("click")
    sheet = the_only_dialog(page, "Something went wrong")
    assert board.stones() == stones, "the last good model stays"
    sheet.locator("summary").click()
    expect(sheet.get_by_role("textbox")).to_have_value(re.compile("<b>broken on purpose</b>"))
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Export").click()
    assert '"running"' in download.value.path().read_text()
    sheet.get_by_role("button", name="Reload").click()
    page.wait_ready()
    expect(page.get_by_text("Your turn")).to_be_visible()
    # Where only the view broke, the move had been played and stored already.
    assert board.stones().keys() >= stones.keys()


@pytest.mark.allow("broken on purpose")
def test_two_crashes_in_a_row_start_without_the_game_and_keep_it_aside(page):
    board = Board(page)
    board.play("B4")
    for _ in range(2):
        python(page, BREAK_UPDATE)
        board.playable.first.click()
        page.get_by_role("dialog").get_by_role("button", name="Reload").click()
        page.wait_ready()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_text(re.compile("set aside"))).to_be_visible()
    assert any(
        "B4" in value for key, value in page.evaluate("Object.entries(localStorage)") if "aside" in key
    )
