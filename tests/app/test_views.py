"""Every screen and sheet in both languages: sound HTML, and what each person must be able to find on it."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from rsg.app.messages import decode
from rsg.app.model import SAID, Model
from rsg.app.settings import Settings
from rsg.app.views import view
from rsg.app.views.crash import crash_sheet
from rsg.app.views.drawing import SHEET
from rsg.app.views.drawings import sheet
from rsg.games import GAMES
from rsg.progress.rows import MAIN
from rsg.text import text
from tests.app.positions import model, playing, recorded
from tests.app.screens import HOSTILE, MODELS
from tests.app.seen import Page

MESSAGES = ("data-click", "data-change", "data-input", "data-hover", "data-focus", "data-cancel", "data-key")
NAMED = (
    "link",
    "button",
    "textbox",
    "radio",
    "checkbox",
    "dialog",
    "grid",
    "gridcell",
    "group",
    "table",
    "img",
    "heading",
)
DRAWN = re.findall(r'id="([\w-]+)"', sheet())


def page(shown_model: Model, language: str = "en") -> Page:
    """The page of a model, in a language."""
    return Page(str(view(replace(shown_model, languages=(language,)))))


@pytest.fixture(
    params=[(name, language) for name in MODELS for language in ("ja", "en")], ids=lambda p: f"{p[0]}-{p[1]}"
)
def any_page(request: pytest.FixtureRequest) -> Page:
    name, language = request.param
    return page(MODELS[name], language)


def test_ids_are_unique_and_refer_to_something(any_page: Page) -> None:
    ids = [element.get("id") for element in any_page.elements if "id" in element.attributes]
    assert len(ids) == len(set(ids)) and all(re.fullmatch(r"[\w.-]+", id) for id in ids)
    for element in any_page.elements:
        for attribute in ("aria-labelledby", "aria-describedby", "for"):
            assert set(element.get(attribute).split()) <= set(ids)
        if element.tag == "use":
            file, _, id = element.get("href").partition("#")
            assert id in (DRAWN if file == SHEET else ids) and file in ("", SHEET)
        for reference in re.findall(r"url\(#([\w-]+)\)", " ".join(map(str, element.attributes.values()))):
            assert reference in ids


def test_nothing_that_the_policy_refuses(any_page: Page) -> None:
    for element in any_page.elements:
        assert element.tag not in ("script", "style", "iframe", "object")
        assert not [name for name in element.attributes if name == "style" or name.startswith("on")]
        assert not element.get("href").strip().lower().startswith("javascript")
        assert "open" not in element.attributes, "the browser owns it"


def test_every_message_can_be_sent(any_page: Page) -> None:
    for element in any_page.elements:
        for attribute in MESSAGES:
            if attribute in element.attributes:
                decode(element.get(attribute), "on")
        if element.role == "button" and not element.get("id").startswith("crash-"):
            assert element.get("data-click") and element.get("id"), element


def test_everything_has_a_name(any_page: Page) -> None:
    for element in any_page.elements:
        if element.role in NAMED:
            assert any_page.name(element).strip(), element


def test_landmarks_headings_and_language(any_page: Page) -> None:
    assert any_page.by_id["page"].get("lang") in ("ja", "en")
    assert len(any_page.all("main")) == 1
    levels = [int(e.tag[1]) for e in any_page.elements if e.role == "heading"]
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


def test_a_grid_is_whole(any_page: Page) -> None:
    for grid in any_page.all("grid"):
        rows = [child for child in grid.children if getattr(child, "role", "") == "row"]
        cells = [cell for row in rows for cell in row.children]
        game = "reversi" if "grid-square" in grid.classes else MAIN
        assert len(cells) == len(GAMES[game].cells) and all(cell.role == "gridcell" for cell in cells)
        assert [cell.get("tabindex") for cell in cells].count("0") == 1


@pytest.mark.parametrize("name", MODELS)
def test_pages_stay_small(name: str) -> None:
    """A message draws its whole page: the shorter, the sooner. Settings and rules lie over the board as sheets, a page
    of rules has boards of its own to play on, and a replay lists its moves."""
    shown = MODELS[name]
    most = 52_000 if shown.route.screen == "rules" else 42_000 if shown.replay else 38_000
    if shown.match and shown.sheet not in ("settings", "rules"):
        most = 26_000
    assert len(str(view(shown)).encode()) < most


@pytest.mark.parametrize("name", ["hostile", "hostile settings"])
def test_a_hostile_name_is_text(name: str) -> None:
    found = page(MODELS[name])
    assert not [element for element in found.elements if element.tag == "img"]
    assert HOSTILE in found.text or found.one("textbox", "name").get("value") == HOSTILE


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_crash_offers_three_ways_on(language: str) -> None:
    found = Page(str(crash_sheet(language, "1.2.3", f"Traceback {HOSTILE}")))
    t = text(language)
    actions = {b.text: b.get("data-crash") for b in found.all("button")}
    assert actions == {t.crash_reload: "reload", t.crash_export: "export", t.crash_copy: "copy"}
    assert "1.2.3" in found.text and HOSTILE in found.one("textbox").text
    assert found.name(found.one("dialog")) == t.crash_title


def test_the_language_of_the_settings_outranks_the_browsers() -> None:
    found = page(model(settings=Settings(language="ja")), "en")
    assert found.by_id["page"].get("lang") == "ja" and found.one("heading", "リバースターゴ")


def test_notices_take_no_taps_and_can_be_heard() -> None:
    found = page(MODELS["notices"])
    region = found.one("status")
    assert "White cannot move and passes" in region.text
    assert not [e for e in region if any(name in e.attributes for name in MESSAGES)]


def test_the_live_region_says_what_happened() -> None:
    said = (("said_move", ("black", "B2", 2, 1)), ("said_pass", ("white",)))
    found = page(playing(recorded(0, 5), said=said))
    live = next(e for e in found.elements if e.get("aria-live") == "polite")
    assert live.text == "Black B2, turns 2, takes 1. White cannot move and passes."


@pytest.mark.parametrize("language", ["ja", "en"])
def test_all_that_the_live_region_may_say_has_its_words(language: str) -> None:
    update = Path(__file__).parents[2] / "rsg" / "app" / "update"
    said = {key for path in update.glob("*.py") for key in re.findall(r'"(said_\w+)"', path.read_text())}
    assert said == set(SAID)
    for key, parts in SAID.items():
        arguments = tuple(
            "white" if "seat" in part else "B2" if "cell" in part else 2 for part in parts.split(",") if part
        )
        live = page(playing(recorded(0, 5), said=((key, arguments),)), language).by_id["live"]
        assert len(live.text) > 3, key
