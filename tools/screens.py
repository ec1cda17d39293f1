"""Takes the pictures in docs/screens/: every screen on a phone and a desktop, both languages, light and dark.

    python -m tools.screens

It plays on dist/ in a real Chromium; the games are its own, so that the pictures differ a little from run to run. The
screens that one meets first are taken in all looks, the others once on a phone and once on a desktop.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace

from playwright.sync_api import Page, sync_playwright

from rsg.app.views.reverstargo.guide import PAGES
from rsg.play.link import write_link
from rsg.play.match import begin
from rsg.play.seats import people
from rsg.progress.counters import Counters
from rsg.progress.document import Document
from rsg.progress.merits import Ranks
from tools.build.paths import ROOT
from tools.chromium import LAUNCH
from tools.serve import Server

TARGET = ROOT / "docs" / "screens"
LOOKS = {
    "phone-ja": {"viewport": {"width": 390, "height": 844}, "locale": "ja-JP", "color_scheme": "light"},
    "phone-en": {"viewport": {"width": 390, "height": 844}, "locale": "en-GB", "color_scheme": "dark"},
    "desktop-ja": {"viewport": {"width": 1280, "height": 800}, "locale": "ja-JP", "color_scheme": "dark"},
    "desktop-en": {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "color_scheme": "light"},
}
WHOLE = ("phone-ja", "desktop-en")
"""The looks in which everything is taken."""
QUALITY = 70
SCREENS = (
    *("setup", "calendar", "ranks", "records", "kifu", "tutorial", "rules", "rules/ko", "settings"),
    *("reversi", "reversi/setup", "reversi/rules"),
)
MORE_SCREENS = (
    *(f"rules/{page}" for page in PAGES if page != "ko"),
    *("reversi/settings", "reversi/records", "reversi/kifu"),
)
NAMES = {"ja-JP": ("はな", "たろう"), "en-GB": ("Hana", "Taro")}
CHOSEN = ".cell.enabled:not(.hint-blocked)"
CALLS = "#call-black:enabled, #call-white:enabled"
RESULT = "#sheet-result"
BETWEEN = {"#handover-go": "handover", "#announce-close": "reached", "#help_reverse-go": "help-reverse"}
"""Buttons that lead on from sheets that come by themselves, and the names of their pictures."""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
REVIEWING_MS = 1500
"""Time for a review to draw some of its curve."""


def main() -> int:
    """Takes all pictures. Returns the exit code."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with Server(ROOT / "dist", "/") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**LAUNCH)
        for look, options in LOOKS.items():
            context = browser.new_context(reduced_motion="reduce", **options)  # type: ignore[arg-type]
            visit = Visit(context.new_page(), server.url, look)
            first_game(visit)
            screens(visit, SCREENS)
            study(visit)
            if look in WHOLE:
                screens(visit, MORE_SCREENS)
                lessons(visit)
                links(visit)
                two_people(visit, NAMES[str(options["locale"])])
                data(visit)
            context.close()
        browser.close()
    return 0


@dataclass
class Visit:
    """Somebody on a page in one of the looks, with a camera."""

    page: Page
    url: str
    look: str
    taken: set[str] = field(default_factory=set)

    @property
    def whole(self) -> bool:
        """Whether every sheet is taken too."""
        return self.look in WHOLE

    def show(self, name: str) -> None:
        """Takes a picture, unless there is one of this name already."""
        if name not in self.taken:
            self.taken.add(name)
            self.page.evaluate(TWO_FRAMES)
            file = TARGET / f"{name.replace('/', '-')}-{self.look}.jpg"
            self.page.screenshot(path=file, type="jpeg", quality=QUALITY)

    def go(self, address: str) -> None:
        """Goes to a screen."""
        self.page.goto(f"{self.url}#/{address}")
        self.page.locator("html[data-python=ready] main h1").wait_for(state="attached")
        self.page.wait_for_timeout(200)

    def press(self, *selectors: str) -> None:
        """Presses one after the other."""
        for selector in selectors:
            self.page.locator(selector).first.click()
            self.page.evaluate(TWO_FRAMES)

    def play(self, plies: int = 1000) -> None:
        """Plays so many moves, for both sides where they are people, until the next one or the result is waited for."""
        page = self.page
        while True:
            page.evaluate(TWO_FRAMES)
            page.locator(", ".join((CHOSEN, CALLS, RESULT, *BETWEEN))).first.wait_for()
            if between := next((button for button in BETWEEN if page.locator(button).count()), None):
                if self.whole:
                    self.show(BETWEEN[between])
                self.press(between)
            elif page.locator(RESULT).count():
                return
            elif page.locator(CALLS).count():
                self.show("call")
                self.press(CALLS)
            elif not plies:
                return
            else:
                cells = page.locator(CHOSEN)
                cells.nth((plies * 7) % cells.count()).click()
                plies -= 1


def first_game(visit: Visit) -> None:
    """A game against the CPU with its sheets, and others until a call has been asked."""
    visit.go("")
    visit.show("home")
    visit.play(4)
    visit.show("play")
    if visit.whole:
        sheets(visit)
    while True:
        visit.play()
        visit.show("result")
        if "call" in visit.taken:
            break
        visit.press("#result-again")
        visit.page.locator(RESULT).wait_for(state="detached")
    visit.press(f"{RESULT} a[href='#/']")
    visit.page.wait_for_timeout(300)
    while visit.page.locator("#announce-close").count():
        visit.press("#announce-close")


def sheets(visit: Visit) -> None:
    """What lies over a running game."""
    visit.press("#menu")
    visit.show("menu")
    visit.press("#menu-settings")
    visit.show("sheet-settings")
    visit.press("#sheet-settings-close", "#menu-home")
    visit.show("leave")
    visit.press("#leave-no", "#resign")
    visit.show("resign")
    visit.press("#resign-no")


def screens(visit: Visit, addresses: tuple[str, ...]) -> None:
    """Screens that need no more than their address."""
    for address in addresses:
        visit.go(address)
        visit.show(address)


def study(visit: Visit) -> None:
    """A kept game opened again, its review, and the page to be printed."""
    visit.go("kifu")
    visit.press("main a[href^='#/kifu/']", "#review-start")
    visit.page.mouse.move(0, 0)
    visit.page.wait_for_timeout(REVIEWING_MS)
    visit.show("replay")
    if visit.whole:
        visit.press("#print-game")
        visit.show("printed")
        visit.press("#print-back")


def lessons(visit: Visit) -> None:
    """The tutorial's third step, and the one about the call."""
    visit.go("tutorial")
    visit.press("#lessons-play", "#lesson-next", "#lesson-next")
    visit.show("tutorial-step")
    visit.press("#lesson-next", "#lesson-next", CHOSEN)
    visit.show("tutorial-call")


def links(visit: Visit) -> None:
    """A game that somebody has shared, and a link that is damaged."""
    match = begin("shared", "reverstargo", people("reverstargo"))
    for ply in range(16):
        moves = match.position.moves()
        match = match.play(str(moves[ply * 5 % len(moves)]))
    visit.go(f"r/{write_link(match, 12)}")
    visit.show("shared")
    visit.go("r/zz")
    visit.show("broken-link")


def two_people(visit: Visit, names: tuple[str, str]) -> None:
    """A Reverse Match of two people with a clock."""
    visit.go("setup")
    visit.press("#setup-mode-two-label")
    for seat, name in zip(("black", "white"), names, strict=True):
        visit.page.locator(f"#setup-{seat}-name").fill(name)
    visit.press("#setup-clock-3-30-label", "#setup-reverse-on-label")
    visit.show("setup-two")
    visit.press("#setup-start")
    visit.play(9)
    visit.show("two")
    visit.play()
    visit.show("set-game-1")
    visit.press("#result-next")
    visit.play(9)
    visit.show("set-game-2")
    visit.play()
    visit.show("set-result")


def data(visit: Visit) -> None:
    """Sheets about stored data, and what comes with the file of somebody who has climbed to the first exam."""
    visit.go("kifu")
    visit.press("#kifu-add")
    visit.show("add-games")
    visit.page.keyboard.press("Escape")
    visit.page.evaluate(TWO_FRAMES)
    visit.go("settings")
    visit.press("#erase-all")
    visit.show("erase")
    visit.press("#erase-no")
    file = {"name": "data.json", "mimeType": "application/json", "buffer": before_the_exam().text().encode()}
    visit.page.locator("#data-import").set_input_files(file)  # type: ignore[arg-type]
    visit.page.locator("#data-yes").wait_for()
    visit.show("import")
    visit.press("#data-yes")
    visit.go("")
    visit.show("exam-offered")
    visit.press("#home-exam")
    visit.page.locator("#sheet-help_exams").wait_for()
    visit.show("help-exam")


def before_the_exam() -> Document:
    """What is stored of a player of the rank below the first exam."""
    counters = Counters()
    for _ in range(3):
        counters = counters.count("Lv.1", "won", "another")
    return replace(Document(), ranks=Ranks(0, counters, Counters(), frozenset()))


if __name__ == "__main__":
    sys.exit(main())
