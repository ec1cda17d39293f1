"""Settings of looks and sound, and trophies, as a person finds them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.messages import AnswerCall, SetSetting, StartGame, TapCell, decode
from rsg.app.model import Model
from rsg.app.routes import Route
from rsg.app.settings import ALLOWED, BACKGROUNDS, THEMES, Settings
from rsg.app.views import view
from rsg.progress.calendar import Day, Month
from rsg.progress.document import Document
from rsg.progress.merits import Cleared
from rsg.text import text
from tests.app.positions import model
from tests.app.seen import Page
from tests.app.world import World


def seen(of: Model, language: str = "en") -> Page:
    return Page(str(view(replace(of, languages=(language,)))))


def settings_page(language: str = "en", **settings: str) -> Page:
    return seen(model(route=Route("settings"), settings=Settings(**settings)), language)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_theme_and_background_has_a_swatch_and_a_name(language: str) -> None:
    page, looks = settings_page(language), text(language).looks
    for group, key, names, said in (
        (looks.theme, "theme", THEMES, looks.theme_name),
        (looks.background, "background", BACKGROUNDS, looks.background_name),
    ):
        radios = [e for e in page.one("group", group) if e.role == "radio"]
        assert [decode(radio.get("data-change")) for radio in radios] == [
            SetSetting(key, name) for name in names
        ]
        assert [page.name(radio) for radio in radios] == [said(name) for name in names]
        swatches = [e.get(f"data-{key}") for e in page.one("group", group) if e.get(f"data-{key}")]
        assert swatches == list(names)


def test_the_volume_says_its_value_and_is_off_with_the_sound() -> None:
    slider = settings_page(volume="40").one("slider", "Volume")
    assert slider.get("value") == "40" and slider.get("aria-valuetext") == "40%"
    steps = range(int(slider.get("min")), int(slider.get("max")) + 1, int(slider.get("step")))
    assert tuple(map(str, steps)) == ALLOWED["volume"]
    assert decode(slider.get("data-change"), "70") == SetSetting("volume", "70")
    assert "disabled" not in slider.attributes
    assert "disabled" in settings_page(sound="off").one("slider").attributes


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", "night"),
        ("background", "sky"),
        ("rim", "12"),
        ("names", "on"),
        ("volume", "30"),
        ("praise", "off"),
    ],
)
def test_a_setting_is_kept_and_anything_else_refused(key: str, value: str) -> None:
    world = World()
    world.send(SetSetting(key, value), SetSetting(key, "<b>"))
    assert getattr(world.model.settings, key) == value
    assert getattr(world.reload().model.settings, key) == value


def test_a_new_volume_is_heard_at_once() -> None:
    world = World()
    world.send(SetSetting("volume", "30"))
    assert world.sounds == ["place"]
    world.send(SetSetting("sound", "off"), SetSetting("sound", "on"))
    assert world.sounds == ["place", "place"], "and the sound that comes back, not the one that goes"


# --- trophies --------------------------------------------------------------------------------------------------


def calendar(days: frozenset[Day], today: Day, month: tuple[int, int] | None = None) -> Page:
    document = Document(calendar=Cleared(0, days))
    return seen(model(route=Route("calendar", month), today=today, document=document))


def earned(page: Page) -> list[str]:
    return [page.name(e) for e in page.elements if e.role in ("link", "img") and ": earned" in page.name(e)]


JANUARY = frozenset(Month(2026, 1).days)


def test_a_month_s_trophy_is_never_given_before_its_last_day() -> None:
    last = Day(2026, 1, 31)
    for until in range(1, 31):
        days = frozenset(Month(2026, 1).days[:until])
        assert not earned(calendar(days, Day(2026, 1, until))), "all days so far are not all days"
    assert not earned(calendar(JANUARY - {last}, last))
    assert not earned(calendar(JANUARY - {last}, Day(2026, 2, 1))), "nor after it, while a day is open"
    assert earned(calendar(JANUARY, last)) == ["Trophy of January 2026: earned"]
    assert earned(calendar(JANUARY, Day(2026, 7, 1))) == ["Trophy of January 2026: earned"]


def test_the_year_s_trophy_takes_all_twelve() -> None:
    year = frozenset(day for number in range(1, 13) for day in Month(2026, number).days)
    page = calendar(year, Day(2027, 1, 1), (2026, 12))
    assert len(earned(page)) == 13 and earned(page)[-1] == "Trophy of the year 2026: earned"
    assert len(earned(calendar(year - {Day(2026, 6, 15)}, Day(2027, 1, 1), (2026, 12)))) == 11
    assert not earned(calendar(year, Day(2027, 1, 1))), "another year begins with none"


def test_the_streak_and_the_best_one_are_told() -> None:
    days = frozenset(Day(2026, 1, day) for day in (1, 2, 3, 9, 10))
    assert "Streak 2 days Best streak 3 days" in calendar(days, Day(2026, 1, 11)).text


def test_cups_lead_to_their_months_but_never_to_the_future() -> None:
    page = calendar(frozenset(), Day(2026, 3, 5))
    links = {page.name(e): e.get("href") for e in page.all("link", "Trophy of")}
    assert list(links.values()) == [f"#/calendar/2026-0{n}" for n in (1, 2, 3)]
    assert len(page.all("img", "Trophy of")) == 10
    grey = [e for e in page.elements if "unearned" in e.classes]
    assert len(grey) == 14, "twelve cups, the great one, and the one of the month that is shown"


# --- a trophy is won -------------------------------------------------------------------------------------------


def win_on(day: Day, cleared: frozenset[Day]) -> World:
    """A game against the CPU that is won on this day, the days before it cleared."""
    for seed in range(40):
        document = Document(calendar=Cleared(0, cleared))
        world = World(stored=document.text(), today=day, seed=seed)
        world.send(StartGame())
        while world.model.match is not None and not world.model.match.over:
            position = world.model.match.position
            # The move after which the own side leads by most.
            move = max(
                position.moves(),
                key=lambda move: position.play(move).scores[0] - position.play(move).scores[1],
            )
            world.send(TapCell(move.cell))
            if world.model.hand.call:
                world.send(AnswerCall(str(move)))
        if world.model.cleared == day:
            return world
    raise AssertionError("no game won")


def test_the_last_day_of_a_month_brings_its_trophy() -> None:
    last = Day(2026, 1, 31)
    world = win_on(last, JANUARY - {last})
    page = seen(world.model)
    assert "Trophy of January 2026: earned" in page.one("dialog").text
    assert "fanfare" in world.sounds and world.celebrated[-1] == "rank"
    before = win_on(Day(2026, 1, 30), frozenset(list(Month(2026, 1).days)[:29]))
    assert "Trophy" not in seen(before.model).one("dialog").text and before.celebrated[-1] == "win"


def test_the_last_day_of_a_year_brings_both() -> None:
    year = frozenset(day for number in range(1, 13) for day in Month(2026, number).days)
    world = win_on(Day(2026, 12, 31), year - {Day(2026, 12, 31)})
    page = seen(world.model)
    assert "Trophy of December 2026: earned" in page.one("dialog").text
    assert "Trophy of the year 2026: earned" in page.one("dialog").text
    assert world.celebrated[-1] == "grand"
