"""What a person finds on each screen and sheet, by role and name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.courses.reverstargo import CALL, FLANK, ROWS, SURROUND, set_up
from rsg.app.messages import (
    ApplyUpdate,
    CloseSheet,
    Leave,
    OpenSheet,
    PickDay,
    Rematch,
    Resign,
    SetSetting,
    StartGame,
    TakeOver,
    Undo,
    UnpickDay,
    decode,
)
from rsg.app.model import Model
from rsg.app.routes import Route
from rsg.app.settings import Settings, allowed
from rsg.app.study_messages import ReviewResult, ShareGame
from rsg.app.views import view
from rsg.games import GAMES
from rsg.play.seats import Seat
from rsg.progress.calendar import Day
from rsg.progress.document import Document
from rsg.progress.record import Player, Record
from rsg.text import text
from tests.app import kept
from tests.app.careers import career
from tests.app.positions import BLOCKED, TODAY, model, playing, recorded
from tests.app.screens import MODELS
from tests.app.seen import Element, Page
from tests.app.world import World


def seen(of: Model) -> Page:
    return Page(str(view(of)))


def sends(element: Element) -> object:
    return decode(element.get("data-click"))


# --- a match ---------------------------------------------------------------------------------------------------


def test_scores_are_told_for_both_sides() -> None:
    match = recorded(0, 30, name="Ada")
    page = seen(playing(match))
    for seat, colour in enumerate(("black", "white")):
        total, prisoners = match.position.scores[seat], match.position.prisoners[seat]
        said = page.by_id[f"score-{colour}"].text
        assert f"{total - prisoners} on the board" in said and f"{total} in total" in said
        assert f"{prisoners} prisoner" in said
        assert ("Ada" in said) is (match.seats[seat].kind == "human")
        assert ("CPU Lv.3" in said) is (match.seats[seat].kind == "cpu")


@pytest.mark.parametrize(
    ("name", "long"),
    [("Ada", False), ("abcdefg", False), ("あなた", False), ("さくらももこさ", True), ("WWWWWWW", True)],
)
def test_a_name_that_is_long_may_be_read_in_full(name: str, long: bool) -> None:
    seats = (Seat("human", name=name), Seat("cpu", level="Lv.1"))
    page = seen(playing(replace(recorded(0, 4), seats=seats)))
    line = next(e for e in page.by_id["score-black"] if "seat-name" in e.classes)
    assert name in line.text
    assert ("long" in line.classes, line.get("title")) == (long, name if long else "")


@pytest.mark.parametrize(("person", "words"), [(True, "To move"), (False, "Thinking")])
def test_whose_turn_it_is_is_said_in_words(person: bool, words: str) -> None:
    match = recorded(0, 6)
    colours = ["black", "white"]
    to_move = colours[match.position.to_move or 0]
    other = colours[1 - (match.position.to_move or 0)]
    page = seen(playing(recorded(0, 6, person=to_move if person else other)))
    assert words in page.by_id[f"score-{to_move}"].text and words not in page.by_id[f"score-{other}"].text


def test_undo_is_offered_while_it_is_allowed() -> None:
    before, after = recorded(0, 0), recorded(0, 6)
    assert "aria-disabled" in seen(playing(before)).one("button", "Undo").attributes
    undo = seen(playing(after)).one("button", "Undo")
    assert "aria-disabled" not in undo.attributes and sends(undo) == Undo()
    assert "aria-disabled" in seen(playing(replace(after, undos=1))).one("button", "Undo").attributes


def test_menu_and_resigning() -> None:
    page = seen(playing(recorded(0, 6)))
    assert sends(page.one("button", "Menu")) == OpenSheet("menu")
    assert sends(page.one("button", "Resign")) == OpenSheet("resign")
    menu = seen(playing(recorded(0, 6), sheet="menu")).one("dialog", "Menu")
    assert {"Rules", "Settings"} <= {e.text for e in menu if e.role == "button"}
    resign = seen(playing(recorded(0, 6), sheet="resign"))
    assert "loss" in resign.one("dialog", "Resign this game?").text
    assert [sends(e) for e in resign.one("dialog") if e.role == "button"] == [CloseSheet(), Resign()]


def test_leaving_says_what_it_costs() -> None:
    costly = seen(playing(recorded(0, 6), sheet="leave")).one("dialog", "Leave this game?")
    assert "recorded as a loss" in costly.text
    assert [sends(e) for e in costly if e.role == "button"] == [CloseSheet(), Leave()]
    free = seen(playing(recorded(0, 0), sheet="leave")).one("dialog", "Leave this game?")
    assert "not recorded" in free.text and "loss" not in free.text


def test_a_blocked_cell_is_explained_with_help() -> None:
    sheet = seen(playing(recorded(*BLOCKED), sheet="blocked", explained="A7")).one(
        "dialog", "A7 is blocked by ko"
    )
    assert "opens again once the board has changed elsewhere" in sheet.text
    assert sheet.text.endswith("Keep playing")
    studied = seen(MODELS["replay, blocked"]).one("dialog", "A7 is blocked by ko")
    assert "Keep playing" not in studied.text and studied.text.endswith("Close"), "nothing is being played"


def test_sheets_close_by_escape() -> None:
    for name in ("menu", "leave", "resign", "settings", "rules", "blocked"):
        dialog = seen(playing(recorded(0, 6), sheet=name)).one("dialog")
        assert decode(dialog.get("data-cancel")) == CloseSheet() and dialog.get("id") == f"sheet-{name}"


# --- the result ------------------------------------------------------------------------------------------------


def result(person: str, **changes: object) -> Page:
    return seen(playing(recorded(0, person=person), sheet="result", **changes))


def test_the_result_says_who_won_and_why() -> None:
    match = recorded(0)
    outcome = match.result
    assert outcome is not None and len(outcome.winners) == 1
    winner = ("black", "white")[outcome.winners[0]]
    loser = ("white", "black")[outcome.winners[0]]
    assert result(winner).one("dialog", "You win!") and result(loser).one("dialog", "You lose")
    reasons = {
        "full": "All 36 cells are full.",
        "no_moves": "Neither side can move.",
        "ko": "Ko ended the game.",
    }
    assert reasons[outcome.reason] in result(winner).one("dialog").text
    rows = [e.text.split() for e in result("black").one("table") if e.tag == "tr"][1:]
    for seat, row in enumerate(rows):
        total, prisoners = outcome.scores[seat], outcome.prisoners[seat]
        assert row[-3:] == [str(total - prisoners), str(prisoners), str(total)]


def test_resigning_loses_whatever_the_score() -> None:
    match = recorded(0, 30, person="black").give_up(0, "resigned")
    dialog = seen(playing(match, sheet="result")).one("dialog", "You lose")
    assert "Black resigned." in dialog.text


def test_where_to_go_from_the_result() -> None:
    page = result("black")
    dialog = page.one("dialog")
    buttons = {e.text: sends(e) for e in dialog if e.role == "button"}
    assert buttons == {
        "Play again with colours swapped": Rematch(),
        "View board": CloseSheet(),
        "Review": ReviewResult(),
        "Share": ShareGame("result"),
    }
    assert {e.text: e.get("href") for e in dialog if e.role == "link"} == {
        "Calendar": "#/calendar",
        "Home": "#/",
    }


def test_the_day_that_was_cleared_is_shown_with_the_streak() -> None:
    document = model().document
    cleared = replace(document.calendar, days=document.cleared | {TODAY})
    page = result("black", cleared=TODAY, document=replace(document, calendar=cleared))
    assert "5 March cleared" in page.one("dialog").text and "3-day streak" in page.one("dialog").text
    assert "cleared" not in result("black").one("dialog").text


# --- home, set-up, settings ------------------------------------------------------------------------------------


def test_home_leads_everywhere() -> None:
    page = seen(model(document=career(14), settings=Settings(level="Lv.4", colour="white")))
    links = {page.name(e): e.get("href") for e in page.all("link")}
    assert {"Calendar", "Rules", "Settings"} <= set(links)
    assert set(links.values()) >= {
        "#/",
        "#/calendar",
        "#/rules",
        "#/settings",
        "#/setup",
        "#/ranks",
        "#/records",
    }
    setup = next(name for name, href in links.items() if href == "#/setup")
    assert "Lv.4 Advanced" in setup and "White" in setup
    assert sends(page.one("button", "Start")) == StartGame()


@pytest.mark.parametrize(("days", "words"), [((), "Win against the CPU"), ((TODAY,), "Cleared today")])
def test_home_tells_todays_challenge(days: tuple[Day, ...], words: str) -> None:
    document = Document()
    document = replace(document, calendar=replace(document.calendar, days=frozenset(days)))
    today = seen(model(document=document)).one("link", "Today's challenge")
    assert words in today.text and ("-day streak" in today.text) is bool(days)


@pytest.mark.parametrize(
    ("record", "played"),
    [
        (kept.record(3), True),
        (kept.record(3, writer="phone", tally="Lv.3", outcome="won"), True),
        (kept.record(3, writer="friend"), False),
        (kept.record(3, players=(Player("remote"), Player("remote"))), False),
    ],
    ids=["casual", "on another device", "a friend's file", "a link"],
)
def test_home_teaches_until_a_game_was_played(record: Record, played: bool) -> None:
    teaching = {"home-tutorial", "home-about"}
    page = Page(str(view(World().model)))
    assert teaching <= page.by_id.keys() and "home-records" not in page.by_id
    page = Page(str(view(World(stored=Document().finish(record).text()).model)))
    assert (teaching & page.by_id.keys() == set()) == played == ("home-records" in page.by_id)
    assert played or teaching <= page.by_id.keys()


def test_home_goes_on_with_a_running_game() -> None:
    page = seen(model(match=recorded(0, 6)))
    assert {e.get("href") for e in page.all("link", "Continue the game")} == {"#/play"}
    assert not page.all("grid") and not page.all("button", "Start")


def test_a_game_in_another_tab_can_be_taken_over_but_not_played() -> None:
    page = seen(model(elsewhere=True))
    assert sends(page.one("button", "Continue here")) == TakeOver() and not page.all("grid")


def test_a_new_build_is_offered_between_games() -> None:
    assert sends(seen(model(update_waiting=True)).one("button", "Update")) == ApplyUpdate()
    assert not seen(playing(recorded(0, 6), update_waiting=True)).all("button", "Update")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_setup_shows_what_is_chosen(language: str) -> None:
    chosen = Settings(colour="white", level="MAX", hints="off", pace="fast", language=language)
    page = seen(model(route=Route("setup"), settings=chosen, document=career(19)))
    t = text(language)
    for legend, key, value in (
        (t.setup_colour, "colour", "white"),
        (t.setup_level, "level", "MAX"),
        (t.setting_hints, "hints", "off"),
        (t.setting_pace, "pace", "fast"),
    ):
        radios = [e for e in page.one("group", legend) if e.role == "radio"]
        assert [decode(e.get("data-change"), "on") for e in radios] == [
            SetSetting(key, v) for v in allowed("reverstargo", key)
        ]
        assert [e.get("value") for e in radios if "checked" in e.attributes] == [value]
    levels = page.one("group", t.setup_level).text
    assert all(t.level(level) in levels for level in allowed("reverstargo", "level"))
    assert sends(page.one("button", t.setup_start)) == StartGame()


def test_setup_tells_the_picked_day_and_lets_it_go() -> None:
    page = seen(model(route=Route("setup"), picked=Day(2026, 2, 28)))
    assert "28 February 2026" in page.text and sends(page.one("button", "Play without it")) == UnpickDay()
    assert not seen(model(route=Route("setup"))).all("button", "Play without it")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", ["setup", "settings"])
def test_the_own_name_can_be_given_where_games_are_set_up_too(screen: str, game: str) -> None:
    """One setting in both places; two people have names of their own."""
    page = seen(model(route=Route(screen, game=game), settings=Settings(name="Ada")))
    name = page.one("textbox", "Your name")
    assert name.get("value") == "Ada" and name.get("placeholder") == "You"
    assert decode(name.get("data-change"), "Bob") == SetSetting("name", "Bob")
    for_two = seen(model(route=Route("setup", game=game), settings=Settings(mode="two")))
    assert not for_two.all("textbox", "Your name") and len(for_two.all("textbox")) == 2


def test_settings_show_every_value_and_the_version() -> None:
    page = seen(model(route=Route("settings"), settings=Settings(name="Ada", sound="off", language="en")))
    checked = {e.get("id") for e in page.all("radio") if "checked" in e.attributes}
    assert checked == {
        "set-hints-on",
        "set-sound-off",
        "set-animations-on",
        "set-pace-normal",
        "set-language-en",
        "set-praise-on",
        "set-handover-on",
        "set-theme-green",
        "set-background-cream",
        "set-rim-off",
        "set-names-off",
    }
    assert "Version" in page.text and "saved in this browser" in page.text


@pytest.mark.parametrize("problem", ["unavailable", "full", "newer"])
def test_settings_tell_when_nothing_can_be_saved(problem: str) -> None:
    page = seen(model(route=Route("settings"), storage=problem))
    assert text("en")(f"storage_{problem}") in page.text and "are saved" not in page.text


# --- the calendar ----------------------------------------------------------------------------------------------


def test_the_month_names_each_day() -> None:
    page = seen(model(route=Route("calendar")))
    days = [e for e in page.one("table", "March 2026") if e.role == "button"]
    assert len(days) == 31 and page.name(days[2]) == "3 March 2026, cleared"
    assert page.name(days[4]) == "5 March 2026, today" and days[4].get("aria-current") == "date"
    assert ["disabled" in day.attributes for day in days] == [False] * 5 + [True] * 26
    assert sends(days[0]) == PickDay("2026-03-01")
    first_week = next(e for e in page.one("table") if e.tag == "tbody").children[0]
    assert [cell.text for cell in first_week.children] == list("1234567"), "March 2026 begins on a Sunday"
    assert "3 of 31 days cleared" in page.text
    assert "Streak 2 days" in page.text and "Best streak 2 days" in page.text


def test_months_turn_from_the_first_to_this_one() -> None:
    def turns(route: Route) -> dict[str, str]:
        page = seen(model(route=route))
        return {page.name(e): e.get("href") for e in page.all("link", " month")}

    assert turns(Route("calendar")) == {"Previous month": "#/calendar/2026-02"}
    assert turns(Route("calendar", (2026, 1))) == {"Next month": "#/calendar/2026-02"}
    assert turns(Route("calendar", (2031, 7))) == turns(Route("calendar")), "never the future"


# --- the rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stones", "choice", "flips", "captures"),
    [
        (FLANK, 0, {"A3", "A5"}, set()),
        (CALL, 0, {"A7"}, set()),
        (CALL, 1, {"A7", "CP", "A1"}, set()),
        (SURROUND, 0, {"A7"}, {"B6"}),
        (ROWS, 0, {"A1", "B2", "B4"}, set()),
    ],
)
def test_the_figures_are_what_their_captions_say(
    stones: tuple[str, str, str], choice: int, flips: set[str], captures: set[str]
) -> None:
    choices = set_up(*stones[:2]).choices(stones[2])
    turn = choices[choice].turn
    assert (set(turn.flips), set(turn.captured)) == (flips, captures)
    assert len(choices) == (2 if stones == CALL else 1)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_rules_show_figures_and_the_four_signs(language: str) -> None:
    page = seen(model(route=Route("rules"), languages=(language,)))
    r = text(language).rules_page
    captions = [
        r.board_caption,
        r.flank_caption,
        r.call_black_caption,
        r.call_white_caption,
        r.surround_caption,
    ]
    assert [page.name(e) for e in page.all("img")] == captions
    for said in (r.sign_playable, r.sign_restricted, r.sign_blocked, r.sign_exception, *r.end, *r.ko):
        assert said in page.text
    assert page.one("link", r.play_now).get("href") == "#/setup"
