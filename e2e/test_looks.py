"""Looks and feel through the page: themes, the first view, celebrations, sound, and nothing that is lost by a pull."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.board import PHONE, Board, drawn
from e2e.conftest import READY
from rsg.progress.document import Document
from tests.app.careers import career

FILL = "selector => getComputedStyle(document.querySelector(selector)).fill"
PAPER = "() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"
SHIFTS = """() => new Promise((resolve) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(moved), 300);
})"""


def test_a_theme_and_a_background_are_seen_at_once_and_kept(page):
    page.open("#/settings")
    board = page.get_by_role("group", name="Board", exact=True)
    expect(board.get_by_role("radio")).to_have_count(9)
    expect(board.get_by_role("radio", name="Green")).to_be_checked()
    board.get_by_role("radio", name="Night").check()
    page.get_by_role("group", name="Background").get_by_role("radio", name="Sky").check()
    drawn(page)
    assert page.evaluate(PAPER) == "#b8d8f0"
    page.reload()
    expect(board.get_by_role("radio", name="Night")).to_be_checked()
    assert page.evaluate(PAPER) == "#b8d8f0"
    page.get_by_role("link", name="ReverStarGo").click()
    expect(Board(page).playable.first).to_be_visible()
    assert page.evaluate(FILL, "#board-DQ .hex") == "rgb(30, 40, 80)"


def test_the_first_view_has_the_own_colours_before_python_is_there(fresh, site):
    player = fresh()
    player.store(Document().set("theme", "night", 1, "w").set("background", "sky", 1, "w").text())
    arrives = site.hold(r"\.snap$")
    try:
        player.page.goto(site.url)
        expect(player.page.locator("meta[name=theme-color]")).to_have_attribute("content", "#b8d8f0")
        assert player.evaluate(FILL, "#board-DQ .hex") == "rgb(30, 40, 80)"
        assert player.page.locator("html").get_attribute("data-python") == "loading"
    finally:
        arrives.set()
    expect(player.page.locator(READY)).to_be_attached()


def test_dark_follows_the_system_without_a_reload(page):
    bars = page.locator("meta[name=theme-color]")
    light = page.evaluate(PAPER)
    page.page.emulate_media(color_scheme="dark")
    assert light == "#e8d8a8" and page.evaluate(PAPER) == "#2e2619"
    expect(bars).to_have_attribute("content", "#2e2619")
    page.page.emulate_media(color_scheme="light")
    assert page.evaluate(PAPER) == "#e8d8a8"
    expect(bars).to_have_attribute("content", "#e8d8a8")


def test_labels_around_the_board_and_in_its_cells(page):
    page.open("#/settings")
    page.get_by_role("group", name="Labels around the board").get_by_role("radio", name="12").check()
    page.get_by_role("group", name="Labels in the cells").get_by_role("radio", name="On").check()
    page.get_by_role("link", name="ReverStarGo").click()
    expect(page.locator("#board .rim text")).to_have_text(list("Q123456789XJ"))
    expect(page.locator("#board-DQ .cell-name")).to_have_text("DQ")


@pytest.mark.parametrize("look", ["phone", "desktop"])
@pytest.mark.parametrize("locale", ["ja-JP", "en-GB"])
def test_the_first_view_does_not_move(fresh, locale, look):
    size = {"width": 390, "height": 844} if look == "phone" else {"width": 1280, "height": 800}
    player = fresh(locale=locale, viewport=size, reduced_motion="no-preference")
    player.open()
    assert player.evaluate(SHIFTS) == 0


@pytest.mark.parametrize("reached", [3, 14], ids=["an exam is open", "no exam is open"])
def test_the_first_view_does_not_move_for_someone_who_comes_back(fresh, reached):
    player = fresh(viewport={"width": 390, "height": 844})
    player.store(career(reached).text())
    player.open()
    expect(player.get_by_role("link", name=re.compile(f"Rank {reached}"))).to_be_visible()
    assert player.evaluate(SHIFTS) == 0


def test_a_win_is_celebrated_and_in_nobodys_way(fresh):
    player = fresh(reduced_motion="no-preference")
    player.open("#/settings")
    player.get_by_role("group", name="CPU pace").get_by_role("radio", name="Fast").check()
    player.get_by_role("link", name="ReverStarGo").click()
    board = Board(player)
    board.win()
    confetti = player.locator("canvas.confetti")
    expect(confetti).to_be_attached()
    assert confetti.evaluate("canvas => getComputedStyle(canvas).pointerEvents") == "none"
    assert confetti.evaluate("canvas => canvas.matches(':popover-open')"), "above the sheet"
    board.result.get_by_role("button", name="View board").click()
    expect(board.result).to_have_count(0)
    expect(confetti).to_have_count(0, timeout=10_000)


def test_the_library_of_the_confetti_comes_when_it_is_needed(fresh):
    player = fresh()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.open()
    expect(Board(player).playable.first).to_be_visible()
    assert any("celebrate" in url for url in asked) and not any("confetti" in url for url in asked)


LISTEN = """
globalThis.steps = [];
globalThis.started = 0;
globalThis.felt = 0;
navigator.vibrate = () => { felt++; return true; };
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { started++; return make.call(this); };
globalThis.AudioContext = class extends AudioContext { constructor() { super(); steps.push("opened"); } };
globalThis.Audio = class extends Audio {
  constructor() { super(); this.addEventListener("canplaythrough", () => steps.push("roused")); }
};
globalThis.until = async (happened) => {
  for (let tries = 0; tries < 500 && !happened(); tries++) await new Promise((done) => setTimeout(done, 20));
  return happened();
};
"""


def listened_to(fresh, **options):
    """A page that notes how sounds come about."""
    player = fresh(**options)
    player.page.add_init_script(LISTEN)
    player.open()
    return player


def test_nothing_sounds_before_the_first_tap_and_then_it_does(fresh):
    player = listened_to(fresh)
    assert player.evaluate("started") == 0
    board = Board(player)
    board.cell("B4").click()
    expect(player.get_by_text("Your turn")).to_be_visible()
    assert min(player.evaluate("[started, felt]")) > 0
    player.get_by_role("button", name="Menu").click()
    player.get_by_role("button", name="Settings").click()
    player.get_by_role("group", name="Sound").get_by_role("radio", name="Off").check()
    silent = player.evaluate("[started, felt]")
    player.keyboard.press("Escape")
    player.keyboard.press("Escape")
    before = board.stones_and_prisoners()
    board.playable.first.click()
    drawn(player)
    expect(player.get_by_text("Your turn")).to_be_visible()
    assert board.stones_and_prisoners() > before
    assert player.evaluate("[started, felt]") == silent


def test_the_first_tap_of_a_finger_sounds_and_the_page_does_not_stand_still_for_it(fresh):
    player = listened_to(fresh, **PHONE)
    player.evaluate("until(() => steps.length)")
    assert player.evaluate("steps") == ["roused"], "what plays sounds runs before it is needed"
    Board(player).cell("B4").tap()
    assert player.evaluate("until(() => started)")
    assert player.evaluate("steps") == ["roused", "opened"]


def test_with_the_sound_off_nothing_that_plays_sounds_is_opened_until_it_is_on(fresh):
    player = listened_to(fresh)
    player.get_by_role("link", name="Settings").click()
    sound = player.get_by_role("group", name="Sound")
    sound.get_by_role("radio", name="Off").check()
    drawn(player)
    player.reload()
    player.get_by_role("link", name="ReverStarGo").click()
    board = Board(player)
    board.cell("B4").click()
    expect(player.get_by_text("Your turn")).to_be_visible()
    assert player.evaluate("[started, steps]") == [0, []]
    player.get_by_role("button", name="Menu").click()
    player.get_by_role("button", name="Settings").click()
    sound.get_by_role("radio", name="On").check()
    assert player.evaluate("until(() => steps.includes('opened'))"), "by the very click"
    player.keyboard.press("Escape")
    player.keyboard.press("Escape")
    board.playable.first.click()
    assert player.evaluate("until(() => started)")


def test_pulling_the_page_down_loads_nothing(page):
    style = "() => getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert page.evaluate(style) == "contain"
    assert page.locator("meta[name=viewport]").get_attribute("content").endswith("viewport-fit=cover")
