"""In a frame on another site's page, as docs/embedding.md gives it, with storage and without."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import READY

EMBEDDING = Path(__file__).resolve().parents[1] / "docs" / "embedding.md"


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


def test_plays_where_storage_is_blocked(blocked, site, other_site):
    blocked.page.goto(other_site.page(tag(site.url)))
    frame = blocked.frame_locator("iframe")
    play(frame)
    with pytest.raises(Exception, match="Access is denied"):
        blocked.page.frames[1].evaluate("localStorage.length")
    expect(frame.locator("#app")).to_contain_text("Nothing can be saved in this browser")
