"""Takes the pictures in docs/screens/: every screen on a phone and a desktop, both languages, light and dark.

    python -m tools.screens

It plays on dist/ in a real Chromium; the games are its own, so that the pictures differ a little from run to run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.serve import Server

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "screens"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
LOOKS = {
    "phone-ja": {"viewport": {"width": 390, "height": 844}, "locale": "ja-JP", "color_scheme": "light"},
    "phone-en": {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "color_scheme": "dark"},
    "desktop-ja": {"viewport": {"width": 1280, "height": 800}, "locale": "ja-JP", "color_scheme": "dark"},
    "desktop-en": {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "color_scheme": "light"},
}
SCREENS = (
    *("setup", "calendar", "ranks", "records", "kifu", "tutorial", "rules", "rules/ko", "settings"),
    *("reversi", "reversi/setup", "reversi/rules"),
)
CHOSEN = ".cell.enabled"
CALLS = "#call-black:enabled, #call-white:enabled"
RESULT = "#sheet-result"
REACHED = "#announce-close"
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
REVIEWING_MS = 4000
"""Time for a review to draw some of its curve."""


def main() -> int:
    """Takes all pictures. Returns the exit code."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with Server(ROOT / "dist", "/") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        for look, options in LOOKS.items():
            context = browser.new_context(reduced_motion="reduce", **options)  # type: ignore[arg-type]
            page = context.new_page()
            _tour(page, server.url, look)
            context.close()
        browser.close()
    return 0


def _tour(page: Page, url: str, look: str) -> None:
    def show(name: str) -> None:
        page.screenshot(path=TARGET / f"{name}-{look}.jpg", type="jpeg", quality=70)

    page.goto(url)
    page.locator("html[data-python=ready]").wait_for(state="attached")
    show("home")
    _play(page, show)
    page.locator(f"{RESULT} a[href='#/']").click()
    page.wait_for_timeout(300)
    while page.locator(REACHED).count():
        page.locator(REACHED).first.click()
        page.evaluate(TWO_FRAMES)
    for screen in SCREENS:
        page.goto(f"{url}#/{screen}")
        page.locator("main h1").wait_for(state="attached")
        page.wait_for_timeout(200)
        show(screen.replace("/", "-"))
        if screen == "kifu":
            page.locator("main a[href^='#/kifu/']").first.click()
            page.locator("#review-start").click()
            page.wait_for_timeout(REVIEWING_MS)
            show("replay")


def _play(page: Page, show: Callable[[str], None]) -> None:
    """Plays until a call has been asked and a game has ended, with pictures of both and of a game's middle."""
    asked = False
    for ply in range(1000):
        page.evaluate(TWO_FRAMES)
        page.locator(f"{CHOSEN}, {CALLS}, {RESULT}, {REACHED}").first.wait_for()
        if page.locator(REACHED).count():
            page.locator(REACHED).first.click()
            continue
        if page.locator(RESULT).count():
            show("result")
            if asked:
                return
            page.locator("#result-again").click()
            page.locator(RESULT).wait_for(state="detached")
            continue
        if page.locator(CALLS).count():
            if not asked:
                show("call")
            asked = True
            page.locator(CALLS).first.click()
            continue
        if ply == 7:
            show("play")
        cells = page.locator(CHOSEN)
        cells.nth((ply * 7) % cells.count()).click()


if __name__ == "__main__":
    sys.exit(main())
