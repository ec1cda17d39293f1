"""Every screen and sheet in both languages: sound HTML, and what each person must be able to find on it."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from rsg.app.courses import course
from rsg.app.features import levels
from rsg.app.hand import Hand
from rsg.app.lessons import lesson
from rsg.app.messages import decode
from rsg.app.model import NOTICES, SHEETS, Model, Notice
from rsg.app.routes import SCREENS, Route, offered
from rsg.app.settings import Settings
from rsg.app.views import view
from rsg.app.views.crash import crash_sheet
from rsg.app.views.drawing import SHEET
from rsg.app.views.drawings import sheet
from rsg.app.views.reverstargo.guide import PAGES
from rsg.games import GAMES
from rsg.games.endings import RESIGNED
from rsg.play.match import Seat, begin
from rsg.progress.rows import MAIN
from rsg.text import text
from tests.app import contests
from tests.app.positions import BLOCKED, RESTRICTED, TODAY, model, playing, recorded, shown
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
HOSTILE = "<img src=x onerror=alert(1)>\"'&"


DRAWN = re.findall(r'id="([\w-]+)"', sheet())


def _models() -> dict[str, Model]:
    models = {screen: model(route=Route(screen)) for screen in SCREENS if screen != "play"}
    over = recorded(0)
    middle = recorded(*BLOCKED)
    models |= {
        "no game": model(route=Route("play")),
        "play": playing(middle),
        "call": playing(recorded(*RESTRICTED), hand=Hand(call="A3")),
        "preview": playing(recorded(*RESTRICTED), hand=Hand(preview="A3")),
        "motion": shown(recorded(0, 12)),
        "thinking": playing(recorded(0, 3, person="white")),
        "over": playing(over),
        "home, running": model(match=middle),
        "home, elsewhere": model(elsewhere=True),
        "home, update": model(update_waiting=True),
        "home, white": model(settings=Settings(colour="white", hints="off")),
        "setup, picked": model(route=Route("setup"), picked=TODAY),
        "notices": model(
            notices=tuple(
                Notice(n, key, tuple("white" if "seat" in part else 2 for part in kind.split(",") if part))
                for n, (key, kind) in enumerate(NOTICES.items())
            )
        ),
        **{
            f"lesson {step}": model(
                route=Route("tutorial"), lesson=lesson("reverstargo", step, step % 2 == 0)
            )
            for step in range(1, len(course("reverstargo").steps) + 1)
        },
        **{f"rules {page}": model(route=Route("rules", page=page)) for page in PAGES},
        "lesson, call": model(
            route=Route("tutorial"), lesson=replace(lesson("reverstargo", 5, False), hand=Hand(call="B7"))
        ),
        "lesson, called": model(
            route=Route("tutorial"), lesson=replace(lesson("reverstargo", 5, False), seen=(1,), done=True)
        ),
        "hostile": playing(recorded(0, 4, name=HOSTILE)),
        "hostile settings": model(route=Route("settings"), settings=Settings(name=HOSTILE)),
    }
    models |= contests.models(HOSTILE)
    models |= {
        f"settings, {kind}": model(route=Route("settings"), storage=kind) for kind in ("full", "newer")
    }
    models |= {
        f"sheet {name}": playing(
            over if name == "result" else middle, sheet=name, explained="A7", cleared=TODAY
        )
        for name in SHEETS
    }
    return models | _other_games()


def _other_games() -> dict[str, Model]:
    """The screens of the games beside the main one, a game of each, and the sheets over it."""
    models = {}
    for name in GAMES:
        if name == MAIN:
            continue
        models |= {
            f"{name} {screen}": model(route=Route(screen, game=name))
            for screen in SCREENS
            if screen != "play" and offered(name, screen)
        }
        match = begin("match", name, (Seat("human"), Seat("cpu", levels(name)[0])))
        for _ in range(2):
            match = match.play(str(match.position.moves()[0]))
        over = match.give_up(0, RESIGNED)
        models[f"{name} play"] = playing(match)
        models |= {
            f"{name} sheet {sheet}": playing(over if sheet == "result" else match, sheet=sheet)
            for sheet in SHEETS
            if sheet != "blocked"
        }
    return models


MODELS = _models()


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
    """A message draws its whole page: the shorter, the sooner. Settings and rules lie over the board as sheets, and
    a page of rules has boards of its own to play on."""
    shown = MODELS[name]
    most = 42_000 if shown.route.screen == "rules" else 38_000
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
