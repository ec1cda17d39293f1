"""What is stored: hostile, broken, forbidden, full, and shared by two tabs. Nothing earned is ever lost."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from e2e.board import Board
from e2e.conftest import READY
from rsg.progress.document import Document
from rsg.progress.storage import KEY

HOSTILE = "<img src=x onerror=\"document.title='owned'\">"


def stored(page):
    return page.evaluate("Object.entries(localStorage)")


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "null",
        "[]",
        '"text"',
        "[" * 20_000,
        '{"format":"somebody-else","version":1}',
        '{"format":"reverstargo","version":0}',
        '{"format":"reverstargo","version":1,"library":7,"settings":[],"calendar":{"days":["2026-02-31",5,null]}}',
        HOSTILE,
    ],
)
def test_bad_content_is_set_aside_and_told(fresh, text):
    player = fresh()
    player.store(text)
    player.open()
    board = Board(player)
    board.play("B4")
    kept = dict(stored(player))
    asides = [value for key, value in kept.items() if key.startswith(f"{KEY}.aside.")]
    assert asides == [text]
    expect(player.get_by_text(re.compile("set aside|could not be read"))).to_be_visible()
    assert json.loads(kept[KEY])["running"]["game"]
    assert player.title() != "owned"
    player.reload()
    expect(player.get_by_text("Your turn")).to_be_visible()


def test_hostile_settings_are_text_or_nothing(fresh):
    settings = {key: [HOSTILE, 1, "w"] for key in ("name", "level", "colour")}
    # What the shell reads before Python.
    settings |= {"language": [["ja"], 1, "w"], "theme": [{"toString": 1}, 1, "w"]}
    player = fresh()
    player.store(json.dumps({"format": Document.FORMAT, "version": 1, "settings": settings}))
    player.open()
    Board(player).play("B4")
    expect(player.get_by_role("region", name="Score")).to_contain_text("You")
    assert player.locator("img").count() == 0
    assert player.title() != "owned"


NAMES = f"""
localStorage.setItem('{KEY}.writer', '<img>');
sessionStorage.setItem('{KEY}.tab', 'x'.repeat(500));
"""


def test_hostile_names_of_browser_and_tab_give_way_to_new_ones(fresh):
    player = fresh()
    player.add_init_script(f"if (!localStorage.length) {{ {NAMES} }}")
    player.open()
    Board(player).play("B4")
    kept = dict(stored(player))
    assert {"<img>", "x" * 500}.isdisjoint(
        (kept[f"{KEY}.writer"], json.loads(kept[KEY])["running"]["game"]["owner"])
    )
    player.reload()
    expect(player.get_by_text("Your turn")).to_be_visible()


def test_a_newer_document_is_read_but_never_written(fresh):
    newer = json.dumps(
        {"format": Document.FORMAT, "version": 99, "settings": {"language": ["ja", 5, "w"]}, "future": [1]}
    )
    player = fresh()
    player.store(newer)
    player.open()
    expect(player.locator("html")).to_have_attribute("lang", "ja")
    player.locator("[role=gridcell][aria-label^=B4]").click()
    expect(player.get_by_text("あなたの番です")).to_be_visible()
    assert dict(stored(player))[KEY] == newer


FULL = "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError') };"
WITHOUT = """
const keepers = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches'];
for (const name of keepers) Object.defineProperty(window, name, { get() { %s } });
for (const name of ['locks', 'serviceWorker']) Object.defineProperty(navigator, name, { get() { %s } });
"""
REFUSED, NULL, LACKING = (
    WITHOUT.replace("%s", answer)
    for answer in ("throw new DOMException('no', 'SecurityError')", "return null", "")
)


@pytest.mark.parametrize("script", [NULL, LACKING], ids=["null", "lacking"])
def test_starts_where_the_browser_keeps_nothing(fresh, script):
    """Databases, channels, locks and whatever else keeps or shares something: not there at all."""
    player = fresh()
    player.add_init_script(script)
    player.open()
    Board(player).play("B4")
    expect(player.get_by_text(re.compile("Nothing can be saved"))).to_be_visible()


@pytest.mark.parametrize(("script", "told"), [(REFUSED, "Nothing can be saved"), (FULL, "full")])
def test_play_goes_on_in_memory(fresh, script, told):
    player = fresh()
    player.add_init_script(script)
    player.open()
    board = Board(player)
    board.play("B4")
    expect(player.get_by_text(re.compile(told))).to_be_visible()
    board.play_out()
    expect(board.result).to_be_visible()


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("x" * 500, "xxxxxxx"),
        ("  はなこ  ", "はなこ"),
        (HOSTILE, "<img sr"),
        ("👨‍👩‍👧‍👦🇯🇵👍🏽", "👨‍👩‍👧‍👦🇯🇵👍🏽"),
        ("\u202eabc\u202c", "abc"),
        ("שלום עולם", "שלום עו"),
        ("   ", ""),
    ],
)
def test_any_name_is_text(page, typed, shown):
    page.open("#/settings")
    field = page.get_by_role("textbox", name="Your name")
    field.fill(typed)
    page.keyboard.press("Tab")
    expect(field).to_have_value(shown)
    page.get_by_role("link", name="ReverStarGo").click()
    Board(page).play("B4")
    expect(page.get_by_role("region", name="Score")).to_contain_text(shown or "You")
    assert page.locator("img").count() == 0
    assert page.title() != "owned"


@pytest.mark.parametrize(
    "address",
    [
        "#/nowhere",
        "#%3Cimg%20src=x%20onerror=alert(1)%3E",
        "#/calendar/9999-99",
        "#" + "a" * 5000,
    ],
)
def test_garbage_in_the_address_leads_home(page, address):
    page.open("#/rules")
    page.open(address)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_text(re.compile("no such page"))).to_be_visible()


def test_two_tabs_never_play_one_game_twice(fresh):
    one = fresh()
    one.open()
    board = Board(one)
    board.play("B4")
    stones = board.stones()
    other = one.page.context.new_page()
    other.goto(one.url)
    other.locator(READY).wait_for(state="attached")
    expect(other.get_by_text(re.compile("another tab"))).to_be_visible()
    other.get_by_role("button", name=re.compile("here", re.IGNORECASE)).click()
    second = Board(other)
    expect(other.get_by_text("Your turn")).to_be_visible()
    assert second.stones() == stones
    expect(one.get_by_text(re.compile("another tab")).first).to_be_visible()
    second.playable.first.click()
    second.result.or_(second.question).or_(second.playable).first.wait_for()
    assert second.stones().keys() > stones.keys()
    expect(one.get_by_role("button", name="Undo")).to_have_count(0)
    one.page.close()
    other.reload()
    other.locator(READY).wait_for(state="attached")
    expect(other.get_by_role("button", name="Menu")).to_be_visible()


def test_two_tabs_keep_what_both_have_set(fresh):
    one = fresh()
    one.open("#/settings")
    other = one.page.context.new_page()
    other.goto(one.url + "#/settings")
    other.locator(READY).wait_for(state="attached")
    one.get_by_role("group", name="Show playable cells").get_by_role("radio", name="Off").check()
    other.get_by_role("group", name="CPU pace").get_by_role("radio", name="Slow").check()
    for tab in (one.page, other):
        expect(
            tab.get_by_role("group", name="Show playable cells").get_by_role("radio", name="Off")
        ).to_be_checked()
        expect(tab.get_by_role("group", name="CPU pace").get_by_role("radio", name="Slow")).to_be_checked()
