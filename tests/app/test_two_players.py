"""Two people on one device: seats and names, handing over, clocks, passes; and their series."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.messages import (
    AnswerCall,
    AskEraseSeries,
    CloseSheet,
    EraseSeries,
    NextGame,
    OpenSheet,
    Rematch,
    Resign,
    SetSetting,
    StartGame,
    TapCell,
    Undo,
    decode,
)
from rsg.app.people import recent_names
from rsg.app.routes import Route
from rsg.app.views import view
from rsg.app.views.records import SHOWN
from rsg.games import game
from rsg.play import unit
from rsg.play.match import begin
from rsg.progress.names import NAME_LENGTH
from rsg.progress.series import all_series, series_key
from rsg.text import text
from tests.app.careers import stored
from tests.app.contests import series
from tests.app.kinds import two
from tests.app.play import match_of, play_one, play_out, playable
from tests.app.positions import model
from tests.app.seen import Page
from tests.app.world import World


def page(world: World) -> Page:
    return Page(str(view(world.model)))


# --- handing over ----------------------------------------------------------------------------------------------


def test_the_device_is_handed_over_after_each_move() -> None:
    world = two()
    play_one(world)
    assert world.model.sheet == "handover"
    assert page(world).one("dialog", "Hand over to Player 2")
    play_one(world)
    assert match_of(world.model).ply == 1, "nothing is played under the sheet"
    world.send(CloseSheet())
    play_one(world)
    assert match_of(world.model).ply == 2
    assert world.asked == [], "nobody else is asked for a move"


def test_the_sheet_waits_for_the_stones() -> None:
    world = World(stored=stored(1, mode="two"), reduced_motion=False)
    world.send(StartGame())
    play_one(world)
    assert world.model.sheet == ""
    world.wait(5_000)
    assert world.model.sheet == "handover"


def test_handing_over_can_be_turned_off() -> None:
    world = two(handover="off")
    play_one(world)
    assert world.model.sheet == ""
    play_one(world)
    assert match_of(world.model).ply == 2


def test_the_sheet_itself_turns_handing_over_off_and_goes_on() -> None:
    world = two("0-30")
    play_one(world)
    offered = page(world).one("button", "Do not ask again")
    assert "settings" in offered.text
    world.send(decode(str(offered.get("data-click"))))
    timed = match_of(world.model).clock
    assert world.model.sheet == "" and timed is not None and timed.running == 1, "the next person's time runs"
    assert World(stored=world.stored).model.settings.handover == "off"
    play_one(world)
    assert match_of(world.model).ply == 2 and world.model.sheet == ""


def test_a_pass_is_told_to_both_even_then() -> None:
    for seed in range(200):
        match = begin("m", "reverstargo", match_seats())
        picks = seed
        while not match.over:
            moves = match.position.moves()
            match = match.play(str(moves[picks % len(moves)]))
            picks = picks * 7 + 3
            turn = match.position.turn
            if turn and turn.passes and not match.over:
                before = replace(match, moves=match.moves[:-1], positions=match.positions[:-1])
                world = two("0-30", handover="off")
                world.model = replace(world.model, match=replace(before, clock=match_of(world.model).clock))
                last = match.moves[-1]
                world.send(TapCell(last.split("[")[0]))
                if world.model.hand.call:
                    world.send(AnswerCall(last))
                assert world.model.sheet == "handover"
                dialog = page(world).one("dialog", "goes on")
                assert "cannot move and passes" in dialog.text
                timed = match_of(world.model).clock
                assert timed is not None and timed.running is None, "the clock stands meanwhile"
                return
    raise AssertionError("nobody has passed")


def match_seats() -> tuple:
    return tuple(match_of(two().model).seats)


def test_nothing_is_taken_back_between_people() -> None:
    world = two()
    play_one(world)
    world.send(CloseSheet(), Undo())
    assert match_of(world.model).ply == 1 and not page(world).all("button", "Undo")


def test_the_side_to_move_resigns() -> None:
    world = two()
    play_one(world)
    world.send(CloseSheet(), Resign())
    result = match_of(world.model).result
    assert result is not None and result.winners == (0,)
    assert not world.model.document.tally("Lv.1").total and not world.model.document.cleared


def test_leaving_costs_nothing_and_the_game_goes_on_later() -> None:
    world = two()
    play_one(world)
    world.send(CloseSheet())
    world.follow("#/")
    assert world.model.sheet == "" and world.model.route.screen == "home"
    world.follow("#/play")
    assert match_of(world.model).ply == 1


# --- names -----------------------------------------------------------------------------------------------------


def test_names_swap_seats_after_a_named_game() -> None:
    world = two(black_name="はな", white_name="たろう")
    play_one(world)
    world.send(CloseSheet(), Resign())
    assert (world.model.settings.black_name, world.model.settings.white_name) == ("たろう", "はな")
    world.send(Rematch())
    assert [seat.name for seat in match_of(world.model).seats] == ["たろう", "はな"]


def test_people_without_names_stay_who_they_are() -> None:
    world = two()
    play_one(world)
    world.send(CloseSheet(), Resign())
    assert "Player 1 1 – 0 Player 2" in page(world).text
    world.send(Rematch())
    assert "Player 2" in page(world).by_id["score-black"].text, "colours are swapped"
    assert "Player 1 1 – 0 Player 2" in page(world).text


def test_recent_names_are_offered_the_last_one_first_and_no_more_than_twenty() -> None:
    world = World(stored=stored(1, mode="two"))
    for number in range(14):
        world.send(
            SetSetting("black_name", f"A{number}"), SetSetting("white_name", f"B{number}"), StartGame()
        )
        world.follow("#/")
    names = recent_names(world.model.settings)
    assert len(names) == 20 and names[:2] == ("A13", "B13")
    world.follow("#/setup")
    assert 'value="A13"' in str(view(world.model))


def test_names_hold_seven_characters_that_the_board_can_show() -> None:
    world = World()
    world.send(SetSetting("black_name", "  👨‍👩‍👧‍👦\u202e123456789 "))
    assert world.model.settings.black_name == "👨‍👩‍👧‍👦123456"
    assert NAME_LENGTH == 7
    family = "👨‍👩‍👧‍👦" * 7
    for number in range(25):
        world.send(
            SetSetting("mode", "two"), SetSetting("black_name", family[: -number or None]), StartGame()
        )
    assert world.reload().model.settings.mode == "two", "names of any length can be stored"


def test_a_series_is_kept_by_names_and_deleted_after_asking() -> None:
    world = two(black_name="はな", white_name="たろう")
    for _ in range(2):
        if match_of(world.model).over:
            world.send(Rematch())
        play_one(world)
        world.send(CloseSheet(), Resign())
    (series,) = all_series(world.model.document)
    assert sorted(series.total) == [0, 1, 1] and len(series.games) == 2
    assert not world.model.document.cleared and not world.model.document.ranks.career.of
    world.follow("#/records")
    assert "1, " in page(world).text and page(world).one("heading", "はな")
    key = series_key(("はな", "たろう"))
    world.send(AskEraseSeries(key))
    assert page(world).one("dialog", "Delete this series?")
    world.send(CloseSheet(), EraseSeries())
    assert all_series(world.model.document), "only what was asked about"
    world.send(AskEraseSeries(key), EraseSeries())
    assert not all_series(world.reload().model.document)


@pytest.mark.parametrize("games", [19, 20, 21, 45])
def test_all_games_of_a_series_can_be_read_the_newest_first(games: int) -> None:
    document = series("A", "B", games=games)
    newest_first = sorted(document.games, key=lambda record: record.finished, reverse=True)
    found = Page(str(view(model(route=Route("records"), document=document))))
    listed = [e.text for e in found.one("main") if e.tag == "li"]
    assert [line.split(", ")[0] for line in listed] == [text("en").date(r.date) for r in newest_first]
    assert len(listed) == games
    assert f"A {games}, B 0, draws 0" in found.text
    folded = [e for e in found.elements if e.tag == "details"]
    assert [e.text for fold in folded for e in fold if e.tag == "summary"] == ["More games"] * (games > SHOWN)
    assert sum(e.tag == "li" for fold in folded for e in fold) == max(0, games - SHOWN)


@pytest.mark.parametrize("key", ["", "Lv.1", "[1", "[]", '["a"]'])
def test_what_is_no_series_is_not_asked_about(key: str) -> None:
    assert World().send(AskEraseSeries(key)).sheet == ""


@pytest.mark.parametrize("reverse", ["on", "off"])
def test_two_people_are_told_before_they_resign_what_becomes_of_the_set(reverse: str) -> None:
    world = two(reverse=reverse, handover="off")
    play_one(world)
    world.send(OpenSheet("resign"))
    said = page(world).one("dialog").text
    assert ("This ends the whole set, and the other side wins it" in said) is (reverse == "on")
    loser = match_of(world.model).position.to_move
    assert f"Player {loser + 1} resigns." in said  # type: ignore[operator]
    world.send(Resign())
    match = match_of(world.model)
    assert unit.over(match) and unit.winner(match) == 1 - match.contest.person_on(loser or 0)


@pytest.mark.parametrize("name", ["Hana", ""])
def test_who_resigns_is_named(name: str) -> None:
    world = two(black_name="Taro", white_name=name, handover="off")
    play_one(world)
    world.send(OpenSheet("resign"))
    assert (f"{name} resigns." if name else "You resign.") in page(world).one("dialog").text


def test_a_set_of_two_people_is_one_row() -> None:
    world = two(black_name="A", white_name="B", reverse="on", handover="off")
    first = play_out(world)
    assert not world.model.document.tally(series_key("AB")).total
    assert world.model.settings.black_name == "A", "names change seats after the set"
    world.send(NextGame())
    assert [seat.name for seat in match_of(world.model).seats] == ["B", "A"]
    second = play_out(world)
    assert second.contest.earlier == (first.points,)
    assert world.model.document.tally(series_key("AB")).total == 1
    assert world.model.settings.black_name == "B"


def test_hints_are_shown_to_whoever_is_to_move() -> None:
    world = two(handover="off")
    assert len(playable(world.model)) == 9
    play_one(world)
    assert playable(world.model) and world.model.my_turn
    assert game("reverstargo").seats[match_of(world.model).position.to_move] == "white"
