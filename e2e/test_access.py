"""Everyone can play: axe-core finds nothing on any screen, and every screen fits where it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Player, open_page
from e2e.still import everywhere, open_still

AXE = (Path(__file__).resolve().parents[1] / "node_modules" / "axe-core" / "axe.min.js").read_text()
FAULTS = """async () => {
  const options = RULES.length ? { runOnly: RULES } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...options });
  const seen = (nodes) => nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ");
  return violations.map(({ id, nodes }) => `${id}: ${seen(nodes)}`);
}"""
WIDER = """() => {
  // An inline element has no width of its own, what only is heard has one pixel, a field scrolls what it holds, and
  // an ellipsis says that it cuts off.
  const own = "svg *, input, textarea, select";
  const wide = (e) => e.clientWidth > 1 && e.scrollWidth > e.clientWidth && !e.matches(own)
    && getComputedStyle(e).textOverflow !== "ellipsis" && e.checkVisibility();
  const page = document.documentElement;
  return [page, ...page.querySelectorAll("#app *, #start-failure, #start-failure *")].filter(wide)
    .map((e) => `${e.localName}#${e.id}.${e.className} ${e.scrollWidth} in ${e.clientWidth}`);
}"""
STICKING = """() => [...document.querySelectorAll("main *")].filter(element => {
  const { position, containerType } = getComputedStyle(element);
  return position === "sticky" && containerType !== "normal";
}).map(element => element.className)"""
"""Size containers that stick: Chromium's renderer crashes where a part of another screen becomes one."""
BELOW = """() => [...document.querySelectorAll("main #board")].map(board => board.getBoundingClientRect().bottom)
  .filter(bottom => bottom > innerHeight)"""
"""Boards that reach below the window."""
TOUCHED = """() => [...document.querySelectorAll(".notices, .notice")].filter((e) => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  const hits = [left + 2, (left + right) / 2, right - 2].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
  return right > left && bottom > top && hits.some((hit) => hit?.closest(".notices"));
}).map((e) => e.outerHTML.slice(0, 160))"""

PLACES = """name => {
  draw(name);
  const panel = document.getElementById("actions");
  const { left, top } = panel.getBoundingClientRect();
  return Object.fromEntries([...panel.querySelectorAll("button")].map((e) => {
    const box = e.getBoundingClientRect();
    return [e.id, [box.left - left, box.top - top, box.width, box.height].map(Math.round)];
  }));
}"""
"""Where each button stands among what can be done with a game."""


@pytest.fixture(scope="module", params=["ja", "en"])
def still(request, browser, site, hosts) -> Iterator[Player]:
    """All screens in one language, without a program."""
    player = open_page(browser, hosts, site.url)
    open_still(player, site, request.param)
    yield player
    player.page.context.close()
    player.watch.check()


@pytest.mark.parametrize(
    ("scheme", "rules"), [("light", []), ("dark", ["color-contrast", "link-in-text-block"])]
)
def test_axe_finds_nothing_on_any_screen(still, scheme, rules):
    """All rules in the light, and in the dark those that ask for colours."""
    still.set_viewport_size({"width": 390, "height": 844})
    still.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    still.evaluate(AXE)
    assert everywhere(still, FAULTS.replace("RULES", str(rules))) == {}


@pytest.mark.parametrize(
    "size",
    [(320, 568), (375, 553), (480, 320), (568, 320), (640, 400), (1280, 800)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def test_nothing_is_wider_than_its_place(still, size):
    """Neither the page nor any part of it, sheets too, with the longest names, and zoomed to 200 %."""
    still.set_viewport_size({"width": size[0], "height": size[1]})
    assert everywhere(still, WIDER) == {}


@pytest.mark.parametrize(
    "size", [(1024, 768), (1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_a_wide_window_shows_the_whole_board(still, size):
    still.set_viewport_size({"width": size[0], "height": size[1]})
    assert still.evaluate("draw('play'), document.querySelectorAll('#board').length") == 1
    assert everywhere(still, BELOW) == {}
    assert everywhere(still, STICKING) == {}


@pytest.mark.parametrize(
    "size", [(360, 640), (390, 844), (640, 400), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_what_can_be_done_with_a_game_stays_in_its_place_wherever_one_steps(still, size):
    """Within the game, in a variation, at the end: what the buttons say changes, where they are does not."""
    still.set_viewport_size({"width": size[0], "height": size[1]})
    within = still.evaluate(PLACES, "replay")
    assert {"share-game", "from-here", "delete-game"} < within.keys()
    assert still.evaluate(PLACES, "replay, varied") == within
    assert still.evaluate(PLACES, "replay, two people") == within


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("size", "like"), [((390, 844), "html"), ((1280, 800), ".panel")], ids=["phone", "desktop"]
)
def test_what_sticks_in_a_replay_shows_no_ground_of_its_own(still, size, like, scheme):
    """On a phone it is the page's, on a desktop that of the panels around it; nothing shines through."""
    still.set_viewport_size({"width": size[0], "height": size[1]})
    still.emulate_media(color_scheme=scheme)
    still.evaluate("draw('replay')")
    grounds = {
        selector: still.locator(selector).first.evaluate(
            "e => { const s = getComputedStyle(e); return [s.backgroundColor, s.backgroundImage] }"
        )
        for selector in (like, ".replay .dock")
    }
    assert grounds[like] == grounds[".replay .dock"]
    assert grounds[like][0].startswith(("rgb(", "color(srgb ")) and " / " not in grounds[like][0]
    assert grounds[like][1] == "none"


def test_the_panel_that_needs_no_python_is_for_everyone_too(still):
    still.set_viewport_size({"width": 320, "height": 568})
    still.evaluate(AXE)
    still.evaluate("draw('play'); document.getElementById('start-failure').showModal()")
    expect(still.get_by_role("alertdialog")).to_be_visible()
    assert still.evaluate(FAULTS.replace("RULES", "[]")) == []
    assert still.evaluate(WIDER) == []


def test_short_messages_take_no_taps(still):
    """Neither where they are seen nor where their place is empty."""
    still.set_viewport_size({"width": 390, "height": 844})
    assert everywhere(still, TOUCHED) == {}


@pytest.mark.parametrize(
    "size", [(320, 568), (375, 553), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_tallies_can_be_read_and_take_nothing_of_a_small_board(still, size):
    still.set_viewport_size({"width": size[0], "height": size[1]})
    still.evaluate("draw('play')")
    board, tallies = still.locator("#board"), still.locator("#tallies")
    before = board.bounding_box()
    tallies.scroll_into_view_if_needed()
    expect(tallies).to_be_in_viewport(ratio=1)
    still.evaluate("document.getElementById('tallies').remove(); scrollTo(0, 0)")
    assert size[1] > 640 or board.bounding_box() == before


def test_the_cups_of_a_row_stand_at_one_height(still):
    """Those of months to come, which lead nowhere yet, too."""
    still.set_viewport_size({"width": 390, "height": 844})
    still.evaluate("draw('calendar')")
    tops = still.locator(".cups > :not(.great) svg").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().top)"
    )
    assert len(tops) == 12 and len(set(tops)) == 2
