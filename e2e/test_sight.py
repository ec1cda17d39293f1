"""What a person sees stays in sight, is covered by nothing, and is never contradicted by what Python draws later."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.board import Board, drawn
from e2e.conftest import READY
from e2e.still import open_still
from tests.app.careers import career

PHONE, SMALL, LOW, WIDE = (
    {"width": width, "height": height} for width, height in ((390, 844), (360, 640), (640, 400), (1280, 800))
)
COVERED = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const notices = [...document.querySelectorAll(".notice")].map((e) => e.getBoundingClientRect());
  const covered = (e) => {
    const box = e.getBoundingClientRect();
    // What lies behind a bar or a sheet is covered by that; messages themselves are never hit.
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const seen = e.contains(hit) && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return seen && notices.some((notice) => meet(notice, box));
  };
  const parts = [...document.querySelectorAll("h1, h2, button, a, input, .cell.enabled")];
  return { notices: notices.length, covered: parts.filter(covered).map((e) => e.id || e.outerHTML.slice(0, 80)) };
}"""


def covers_nothing(player) -> None:
    expect(player.locator(".notice").first).to_be_visible()
    assert player.evaluate(COVERED) == {"notices": player.locator(".notice").count(), "covered": []}


@pytest.mark.parametrize(
    "size", [PHONE, SMALL, LOW, WIDE], ids=lambda size: f"{size['width']}x{size['height']}"
)
def test_short_messages_cover_no_heading_and_nothing_that_can_be_pressed(fresh, size):
    player = fresh(viewport=size, permissions=["clipboard-read", "clipboard-write"])
    for address in ("#/kifu/none", "#/nowhere", "#/reversi/nowhere"):
        player.page.goto("about:blank")
        player.open(address)
        covers_nothing(player)
    Board(player).playable.first.click()
    expect(player.get_by_text("Your turn")).to_be_visible()
    player.reload()
    covers_nothing(player)
    player.get_by_role("button", name="Resign").click()
    player.get_by_role("dialog").get_by_role("button", name="Resign").click()
    player.get_by_role("button", name="Share").click()
    expect(player.get_by_text("Link copied")).to_be_visible()
    covers_nothing(player)
    player.get_by_role("button", name="Review").click()
    player.locator("#copy-game").click()
    expect(player.get_by_text("Game copied as text")).to_be_visible()
    covers_nothing(player)


@pytest.mark.parametrize("size", [SMALL, LOW], ids=["upright", "on its side"])
def test_the_way_out_of_a_long_page_stays_in_sight(fresh, size):
    player = fresh(viewport=size)
    player.open("#/settings")
    player.evaluate("scrollTo(0, 900)")
    drawn(player)
    assert player.evaluate("scrollY") > 500
    expect(player.locator("#nav-kifu")).to_be_in_viewport(ratio=1)
    player.open("#/")
    player.locator("#home-start").click()
    player.locator("#menu").click()
    player.locator("#menu-settings").click()
    expect(player.locator("#sheet-settings-close")).to_be_visible()
    player.locator(".sheet").evaluate("sheet => sheet.scrollTo(0, 900)")
    drawn(player)
    assert player.locator(".sheet").evaluate("sheet => sheet.scrollTop") > 100
    expect(player.locator("#sheet-settings-close")).to_be_in_viewport(ratio=1)
    player.locator("#sheet-settings-close").click()
    expect(player.locator("#menu-settings")).to_be_visible()


@pytest.mark.parametrize("size", [SMALL, LOW, WIDE], ids=lambda size: f"{size['width']}x{size['height']}")
def test_home_tells_someone_new_what_it_is_without_covering_the_star(fresh, size):
    player = fresh(viewport=size)
    player.open()
    about = player.get_by_role("link", name="Reversi and Go in one. How to play")
    for words in about.locator("span").all():
        expect(words).to_be_in_viewport(ratio=1)
    expect(player.locator("#home-tutorial")).to_be_in_viewport(ratio=1)
    for cell in player.locator("#board .cell").all():
        label = cell.get_attribute("id")
        box = cell.bounding_box()
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('.cell')?.id"
        assert player.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) == label
    about.get_by_text("How to play").click()
    expect(player.get_by_role("heading", name="Tutorial")).to_be_visible()


@pytest.mark.parametrize("running", [False, True], ids=["between games", "in a game"])
def test_the_first_view_contradicts_nothing_that_is_stored(fresh, site, running):
    player = fresh(viewport=PHONE)
    player.store(career(14).text())
    player.open()
    if running:
        Board(player).playable.first.click()
        expect(player.get_by_text("Your turn")).to_be_visible()
    held = site.hold(r"\.snap$")
    player.page.reload(wait_until="commit")
    player.locator("html[data-python=loading]").wait_for(state="attached")
    expect(player.get_by_text("Rank 1 Paper")).to_be_hidden()
    expect(player.get_by_text(re.compile("Lv.1 *Entry"))).to_be_hidden()
    expect(player.locator("#board")).to_be_visible(visible=not running)
    held.set()
    expect(player.locator(READY)).to_be_attached()
    if running:
        expect(player.get_by_text("Your turn")).to_be_visible()
    else:
        expect(player.get_by_text("Rank 14 Topaz")).to_be_visible()


OUTLINED = """(cell) => {
  const box = (e) => e.getBoundingClientRect();
  const ground = box(cell.firstElementChild);
  const scale = cell.getScreenCTM().a;
  return [...cell.children].filter((e) => getComputedStyle(e).stroke === "rgb(255, 255, 255)").map((e) => {
    const { left, right, top, bottom } = box(e);
    const half = (scale * parseFloat(getComputedStyle(e).strokeWidth)) / 2;
    return left - half > ground.left && right + half < ground.right && top - half > ground.top
      && bottom + half < ground.bottom;
  });
}"""


@pytest.mark.parametrize("screen", ["home", "play", "reversi play"])
def test_the_sign_under_the_pointer_is_whole(fresh, site, screen):
    """It lies within its cell: the neighbours that are drawn later cover half of the line between them."""
    player = fresh()
    open_still(player, site, "en")
    player.evaluate("name => draw(name)", screen)
    cell = player.locator("#board .cell.enabled").first
    before = cell.evaluate(OUTLINED)
    cell.hover()
    after = cell.evaluate(OUTLINED)
    assert len(after) == len(before) + 1
    assert all(after)
