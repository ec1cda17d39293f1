"""The full rules: every page in both languages, its diagrams judged by the rules, and the way to play at its end."""

from __future__ import annotations

import pytest

from rsg.app.courses.reverstargo import KO_BLOCKED, KO_EXCEPTION, KO_RESTRICTED, played
from rsg.app.routes import Route, format_hash, parse_hash
from rsg.app.views import view
from rsg.app.views.reverstargo.figures import FIGURES
from rsg.app.views.reverstargo.guide import EXAMPLE_SET, PAGES
from rsg.text import LANGUAGES, text
from tests.app.positions import model
from tests.app.seen import Page


def seen(page: str, language: str = "en") -> Page:
    return Page(str(view(model(route=Route("rules", page=page), languages=(language,)))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_what_it_is_about_and_leads_on(name: str, language: str) -> None:
    page, t = seen(name, language), text(language)
    assert page.one("heading", t.guide.titles[name]).tag == "h1"
    assert page.one("link", t.rules_page.play_now).get("href") == "#/setup"
    assert page.one("link", t.guide.short).get("href") == "#/rules"
    turned = {e.get("id"): e.get("href") for e in page.all("link") if e.get("id").startswith("guide-")}
    number = PAGES.index(name)
    if number:
        assert turned["guide-before"] == f"#/rules/{PAGES[number - 1]}"
    if number + 1 < len(PAGES):
        assert turned["guide-after"] == f"#/rules/{PAGES[number + 1]}"
    assert len(page.one("main").text) > (150 if language == "ja" else 300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_diagram_stands_on_one_page_with_its_caption(language: str) -> None:
    captions = text(language).guide.captions
    shown = []
    for name in PAGES:
        page = seen(name, language)
        shown += [page.name(e) for e in page.all("img")]
    assert sorted(shown) == sorted(captions.values())
    assert set(captions) == set(FIGURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_rules_lead_to_all_pages_and_to_the_tutorial(language: str) -> None:
    page, guide = seen("", language), text(language).guide
    for name in PAGES:
        assert page.one("link", guide.titles[name]).get("href") == f"#/rules/{name}"
    assert page.one("link", guide.tutorial).get("href") == "#/tutorial"


def test_addresses_of_pages() -> None:
    for name in PAGES:
        assert parse_hash(format_hash(Route("rules", page=name))) == Route("rules", page=name)
    assert parse_hash("#/rules/nothing") == Route("unknown") and parse_hash("#/setup/ko") == Route("unknown")


def test_the_rules_judge_the_diagrams_of_ko() -> None:
    blocked, exception, restricted = played(KO_BLOCKED), played(KO_EXCEPTION), played(KO_RESTRICTED)
    assert blocked.blocked == ("A7",) and not blocked.exception and blocked.to_move == 0
    assert (
        exception.exception and [str(move) for move in exception.moves()] == ["A7"] and exception.to_move == 0
    )
    assert [(str(c.move), c.forbidden) for c in restricted.choices("A3")] == [
        ("A3[b]", "ko"),
        ("A3[w]", None),
    ]
    hints = {
        name: {cell.hint for cell in FIGURES[name]().cells} for name in ("blocked", "exception", "restricted")
    }
    assert hints == {
        "blocked": {"", "playable", "blocked"},
        "exception": {"", "exception"},
        "restricted": {"", "playable", "restricted"},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_ko_explains_the_four_signs(language: str) -> None:
    page, r = seen("ko", language), text(language).rules_page
    for said in (r.sign_playable, r.sign_restricted, r.sign_blocked, r.sign_exception):
        assert said in page.text


def test_the_example_of_a_set_is_what_it_says() -> None:
    (first_mine, first_theirs), (second_mine, second_theirs) = EXAMPLE_SET
    assert second_mine < second_theirs, "game 2 was lost"
    assert first_mine + second_mine > first_theirs + second_theirs, "and the set won"
    table = seen("match").one("table", "Example of a set")
    assert [cell.text for cell in table if cell.tag == "td" and cell.text] == [
        "22",
        "18",
        "40",
        "17",
        "20",
        "37",
    ]


def test_nine_exams_with_their_formats() -> None:
    page = seen("ranks")
    exams = next(e for e in page.elements if "guide-exams" in e.classes).children
    assert len(exams) == 9
    assert "Stone" in exams[0].text and "est of 3" in exams[0].text  # type: ignore[union-attr]
    assert "Zeus" in exams[8].text and "est of 21" in exams[8].text  # type: ignore[union-attr]
