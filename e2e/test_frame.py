"""In a frame on another site's page, as docs/embedding.md gives it, with storage and without, and in any size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import READY, Player, open_page
from e2e.still import everywhere, open_still

EMBEDDING = Path(__file__).resolve().parents[1] / "docs" / "embedding.md"


@pytest.fixture(scope="module")
def still(browser, site, hosts) -> Iterator[Player]:
    """All screens, without a program."""
    player = open_page(browser, hosts, site.url)
    open_still(player, site, "en")
    yield player
    player.page.context.close()
    player.watch.check()


def tag(url: str, sandbox: str = "") -> str:
    """The frame tag of docs/embedding.md, for this site."""
    [found] = re.findall(r"<iframe\b.*?</iframe>", EMBEDDING.read_text(encoding="utf-8"), re.DOTALL)
    assert found.count("https://example.org/reverstargo/") == 1
    return found.replace("https://example.org/reverstargo/", url).replace("<iframe", f"<iframe {sandbox}")


def play(frame) -> None:
    frame.locator(READY).wait_for(state="attached", timeout=30_000)
    frame.locator(".cell.enabled").first.click()
    expect(frame.locator("#app")).to_contain_text("CPU Lv.1")
    expect(frame.locator(".cell.enabled").first).to_be_attached()


@pytest.mark.parametrize(
    "sandbox", ["", 'sandbox="allow-scripts allow-same-origin"', 'sandbox="allow-scripts"']
)
def test_plays_in_a_frame(fresh, site, other_site, sandbox):
    player = fresh()
    player.page.goto(other_site.page(tag(site.url, sandbox)))
    play(player.frame_locator("iframe"))
    # A frame without an origin has no worker: none is tried, since not every try is told to have failed.
    assert len(player.page.workers) == (0 if sandbox == 'sandbox="allow-scripts"' else 1)


def test_plays_where_storage_is_blocked(blocked, site, other_site):
    blocked.page.goto(other_site.page(tag(site.url)))
    frame = blocked.frame_locator("iframe")
    play(frame)
    with pytest.raises(Exception, match="Access is denied"):
        blocked.page.frames[1].evaluate("localStorage.length")
    expect(frame.locator("#app")).to_contain_text("Nothing can be saved in this browser")


BOARD = """() => {
  const { width, height, top, bottom } = document.querySelector("#board")?.getBoundingClientRect() ?? {};
  return width === undefined ? [] : [[Math.min(width, height), top >= 0 && bottom <= innerHeight]];
}"""
BOARDS = {"home", "play", "call", "replay", "lesson, call", "reversi home", "reversi play"}


@pytest.mark.parametrize(
    ("width", "height", "least"),
    [(320, 480, 200), (480, 320, 200), (568, 320, 220), (640, 400, 300), (844, 390, 300)],
)
def test_a_frame_of_any_shape_has_a_board_to_play_on(still, width, height, least):
    """Upright or wide; where it is wide, whatever stands beside the board leaves it the height."""
    still.set_viewport_size({"width": width, "height": height})
    boards = everywhere(still, BOARD)
    assert boards.keys() >= BOARDS
    del boards["home, update"]  # a banner comes first
    wide = width > height
    assert {name: seen for name, [seen] in boards.items() if seen[0] < least or (wide and not seen[1])} == {}
