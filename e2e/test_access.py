"""Everyone can play: axe-core finds nothing on any screen, and every screen fits where it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from e2e.board import Board

AXE = (Path(__file__).resolve().parents[1] / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const seen = (nodes) => nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ");
  return violations.map(({ id, nodes }) => `${id}: ${seen(nodes)}`);
}"""
RULES = ("overview", "board", "setup", "basics", "core", "winning", "ko", "match", "ranks")
SCREENS = (
    "",
    "#/setup",
    "#/calendar",
    "#/rules",
    *(f"#/rules/{page}" for page in RULES),
    "#/settings",
    "#/tutorial",
    "#/kifu",
    "#/ranks",
    "#/records",
    *(f"#/reversi{page}" for page in ("", "/setup", "/rules", "/settings", "/kifu", "/records")),
)


def faults(player) -> list[str]:
    if not player.evaluate("'axe' in window"):
        player.evaluate(AXE)
    return player.evaluate(RUN)


def go(player, address: str) -> None:
    """Goes to a screen of the page as it stands, without loading it again."""
    player.evaluate("hash => { location.hash = hash; }", address or "#/")
    player.wait_for_timeout(60)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["ja-JP", "en-GB"])
def test_axe_finds_nothing_on_any_screen(fresh, locale, scheme):
    player = fresh(locale=locale, color_scheme=scheme, viewport={"width": 390, "height": 844})
    player.open()
    found = {}
    # The pages of the rules are built alike: all of them once, one of them in every look.
    once = locale == "ja-JP" and scheme == "light"
    for address in (address for address in SCREENS if once or "/rules/" not in address or "/ko" in address):
        go(player, address)
        if wrong := faults(player):
            found[address] = wrong
    assert not found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["ja-JP", "en-GB"])
def test_axe_finds_nothing_in_the_tutorial_and_in_a_game(fresh, locale, scheme):
    player = fresh(locale=locale, color_scheme=scheme)
    found = {}

    def check(name: str) -> None:
        if wrong := faults(player):
            found[name] = wrong

    player.open("#/tutorial")
    player.locator("#lessons-play").click()
    for step in range(1, 8):
        check(f"lesson {step}")
        if step == 5:
            player.locator("#board-B7").click()
            player.locator("#call-black").wait_for()
            check("the question of the call")
            player.locator("#call-black").click()
        if step < 7:
            player.locator("#lesson-next").click()
    player.locator("#lesson-game").click()
    player.locator("#board .enabled").first.wait_for()
    check("a game")
    for name, buttons in (
        ("menu", ("#menu",)),
        ("settings", ("#menu-settings",)),
        ("rules", ("#sheet-settings-close", "#menu-rules")),
        ("resign", ("#sheet-rules-close", "#menu-resign")),
        ("result", ("#resign-yes",)),
    ):
        for button in buttons:
            player.locator(button).click()
        player.locator(f"#sheet-{name}").wait_for()
        check(f"sheet {name}")
    assert not found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["ja-JP", "en-GB"])
def test_axe_finds_nothing_around_kept_games_and_between_people(fresh, locale, scheme):
    player = fresh(locale=locale, color_scheme=scheme, viewport={"width": 390, "height": 844})
    found = {}

    def check(name: str) -> None:
        if wrong := faults(player):
            found[name] = wrong

    player.open("#/setup")
    player.locator("#setup-mode-two").check()
    check("set-up for two")
    player.locator("#setup-start").click()
    player.locator("#board-B4").click()
    player.locator("#sheet-handover").wait_for()
    check("the sheet for handing over")
    player.locator("#sheet-handover .primary").click()
    player.locator("#menu").click()
    player.locator("#menu-resign").click()
    player.locator("#resign-yes").click()
    player.locator("#sheet-result").wait_for()
    check("the result of two")
    go(player, "#/kifu")
    check("a list of games")
    go(player, "#/records")
    check("records")
    go(player, "#/kifu")
    player.locator(".game-link").first.click()
    player.locator("#slider").wait_for()
    check("a game opened again")
    go(player, "#/settings")
    player.locator("#data").wait_for()
    check("settings with data")
    assert not found


@pytest.mark.parametrize(
    "size",
    [
        {"width": 320, "height": 568},
        {"width": 568, "height": 320},
        {"width": 640, "height": 400},
        {"width": 1280, "height": 800},
    ],
    ids=["narrow", "landscape", "zoomed to 200 %", "desktop"],
)
@pytest.mark.parametrize("locale", ["ja-JP", "en-GB"])
def test_nothing_is_wider_than_the_screen(fresh, locale, size):
    player = fresh(locale=locale, viewport=size)
    player.open()
    wide = []

    def check(name: str) -> None:
        if (width := player.evaluate("document.documentElement.scrollWidth")) > size["width"]:
            wide.append((name, width))

    for address in SCREENS:
        go(player, address)
        check(address)
    go(player, "")
    Board(player).playable  # noqa: B018 - the board is there
    player.locator("#home-start").click()
    player.locator("#board .enabled").first.wait_for()
    check("play")
    box = player.locator("#board").bounding_box()
    assert min(box["width"], box["height"]) >= 200, "the board is large enough to be touched"
    assert not wide


def test_the_language_of_the_page_is_told(fresh):
    player = fresh(locale="ja-JP")
    player.open("#/settings")
    assert player.evaluate("document.documentElement.lang") == "ja"
    player.get_by_role("radio", name="English").check()
    player.locator("html[lang=en]").wait_for()
    assert re.match("Settings", player.locator("h1").inner_text())
