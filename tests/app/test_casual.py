"""Casual games, hints on demand, and praise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.hand import Hand
from rsg.app.messages import AnswerCall, AskHint, PickDay, Replied, Resign, StartGame, TapCell, Undo
from rsg.app.model import Weighed
from rsg.app.picture import best_moves, board_picture
from rsg.app.routes import Route
from rsg.app.update.praises import place, watch
from rsg.app.update.turns import end
from rsg.app.views import view
from rsg.games import game
from rsg.play.match import Match, begin
from rsg.play.seats import Seat
from tests.app.careers import stored
from tests.app.play import match_of, outcome, play_one
from tests.app.positions import playing, recorded
from tests.app.seen import Page
from tests.app.world import World


def casual(**settings: str) -> World:
    world = World(stored=stored(7, casual="on", **settings))
    world.send(StartGame(), TapCell("B4"))
    return world


def test_a_casual_game_counts_for_nothing() -> None:
    world = casual()
    before = world.model.document
    outcome(world, won=True)
    after = world.reload().model.document
    assert (
        after.ranks == before.ranks and after.library.tallies == before.library.tallies and not after.cleared
    )
    (record,) = after.games
    assert not record.counting and not world.model.session and world.model.announcements == ()


def test_a_casual_game_is_left_freely() -> None:
    world = casual()
    world.follow("#/calendar")
    assert world.model.sheet == "" and world.model.route.screen == "calendar"


def test_a_picked_day_is_played_for_against_the_cpu_and_counts() -> None:
    world = World(stored=stored(1, casual="on", mode="two"), hash="#/calendar")
    world.send(PickDay("2026-02-01"))
    page = Page(str(view(world.model)))
    assert (
        not page.all("group", "Opponent")
        and not page.all("group", "Kind of game")
        and page.one("group", "CPU level")
    )
    world.send(StartGame())
    assert match_of(world.model).counting and match_of(world.model).person == 0
    assert match_of(world.model).day == "2026-02-01"


def test_undo_at_will_in_casual_games() -> None:
    world = casual()
    for _ in range(3):
        play_one(world)
    for ply in (6, 4, 2, 0):
        world.send(Undo())
        assert match_of(world.model).ply == ply
    world.send(TapCell("B4"), Resign(), Undo())
    assert match_of(world.model).over, "never after the end"


def test_a_hint_shows_the_best_moves_is_counted_and_stands_in_the_record() -> None:
    world = casual()
    before = match_of(world.model)
    world.send(AskHint())
    values = {cell.label: cell.value for cell in board_picture(world.model).cells if cell.value is not None}
    legal = {move.cell for move in before.position.moves()}
    assert 0 < len(values) <= len(legal) and set(values) <= legal
    page = Page(str(view(world.model)))
    assert "aria-disabled" in page.one("button", "Hint").attributes
    assert any("expected lead" in page.name(cell) for cell in page.all("gridcell"))
    assert match_of(world.model).hints == 1 == match_of(world.reload().model).hints
    play_one(world)
    assert world.model.hint is None
    world.send(AskHint(), Resign())
    assert world.model.document.games[0].hints == 2
    told = Page(str(view(world.model))).one("dialog").text
    assert "2 hints used" in told and "records, ranks and calendar stay as they are" in told
    world.follow("#/kifu")
    assert "casual, 2 hints used" in Page(str(view(world.model))).one("main").text


def test_no_hints_on_demand_in_counting_games() -> None:
    world = World()
    world.send(StartGame(), AskHint())
    assert world.model.hint is None and match_of(world.model).hints == 0
    assert not Page(str(view(world.model))).all("button", "Hint")


def test_a_move_goes_on_while_a_hint_is_being_looked_for() -> None:
    world = casual()
    world.answers = False
    world.send(AskHint())
    late = world.asked[-1]["id"]
    play_one(world)
    world.send(Replied({"id": late, "ok": True, "values": {"B2": 3.0}}))
    assert world.model.hint is None and world.model.thinking is not None


def test_best_moves_are_cells_with_their_better_call_and_equals_together() -> None:
    values = {"A1[b]": 1.0, "A1[w]": 4.0, "B2": 4.0, "C3": -2.4, "C4": -2.4, "D4": -9.0}
    assert best_moves(game("reverstargo"), values) == {"A1": 4, "B2": 4, "C3": -2, "C4": -2}
    assert best_moves(game("reverstargo"), {}) == {}


# --- praise ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "move", "found"),
    [
        ({"a": 3.0, "b": 1.0, "c": 0.0}, "a", 1),
        ({"a": 3.0, "b": 1.0, "c": 0.0}, "b", 0),
        ({"a": 3.0, "b": 1.0, "c": 0.0, "d": 0.0}, "b", 2),
        ({"a": 3.0, "b": 3.0, "c": 0.0}, "b", 1),
        ({"a": 3.0, "b": 3.0, "c": 1.0, "d": 1.0, "e": 0.0, "f": 0.0}, "d", 3),
        ({"a": 3.0, "b": 2.0, "c": 1.0, "d": 0.0, "e": 0.0}, "c", 0),
        ({"a": 1.0, "b": 1.0, "c": 1.0}, "a", 0),
        ({"a": 3.0, "b": 1.0}, "a", 0),
        ({}, "a", 0),
    ],
)
def test_places_of_moves_equal_ones_together(values: dict, move: str, found: int) -> None:
    assert place(values, move) == found


def at(ply: int, level: str = "Lv.3", **settings: str) -> World:
    """A counting game in which the person is to move after so many plies, as Black after an even number of them."""
    world = World(stored=stored(10, level=level, **settings), answers=False)
    world.send(StartGame())
    seats, mine = (Seat("human"), Seat("cpu", level)), ply % 2
    match: Match = begin("m", "reverstargo", seats[::-1] if mine else seats)
    while match.ply < ply or match.position.to_move != mine:
        match = match.play(str(match.position.moves()[0]))
    world.model = replace(world.model, match=match, hand=Hand())
    return world


def praised(world: World, value_of_move: float) -> list[str]:
    """Plays the first move, worth so much more than all others, and gives the praise."""
    position = match_of(world.model).position
    first = str(position.moves()[0])
    values = {str(move): 0.0 for move in position.moves()} | {first: value_of_move}
    world.model = replace(world.model, judged=Weighed("x", match_of(world.model).ply, values))
    choice = next(c for c in position.choices(first.split("[")[0]) if str(c.move) == first)
    assert len(choice.turn.captured) < 3
    world.send(TapCell(first.split("[")[0]))
    if world.model.hand.call:
        world.send(AnswerCall(first))
    return [notice.key for notice in world.model.notices if notice.key.startswith("praise")]


def test_the_best_move_is_praised_and_others_are_not() -> None:
    world = at(14)
    assert praised(world, 2.0) == ["praise_best"]
    assert "The best move!" in Page(str(view(world.model))).text
    assert praised(at(14), -2.0) == []


@pytest.mark.parametrize("praise", ["on", "off"])
def test_all_praise_follows_its_switch(praise: str) -> None:
    """The best move, a large capture, a swept board: words and sounds."""
    on = praise == "on"
    assert praised(at(14, praise=praise), 2.0) == ["praise_best"] * on
    world = captured_in(7, 25, praise=praise)
    assert ("praise_capture" in world.notices, "big_capture" in world.sounds) == (on, on)
    for game_number in (3, 110):
        result = recorded(game_number).result
        assert result is not None
        over = recorded(game_number, person=("black", "white")[result.winners[0]])
        world = World(stored=stored(1, praise=praise))
        world.take(*end(replace(world.model, route=Route("play"), match=over, hand=Hand())))
        assert world.model.sheet == "result" and "win" in world.sounds
        assert ("applause" in world.sounds) is on
        assert any("result-praise" in e.classes for e in Page(str(view(world.model))).elements) is on


@pytest.mark.parametrize(
    ("level", "ply", "asks"),
    [("Lv.2", 14, False), ("Lv.3", 10, False), ("Lv.3", 11, True), ("Lv.3", 14, True), ("Lv.4", 12, True)],
)
def test_moves_are_weighed_from_level_three_and_the_twelfth_on(level: str, ply: int, asks: bool) -> None:
    world = at(ply, level)
    assert match_of(world.model).ply == ply
    one, other = match_of(world.model).position.scores
    assert abs(one - other) <= 12 and len(match_of(world.model).position.moves()) >= 3
    model, effects = watch(world.model)
    assert bool(effects) == asks
    if asks:
        world.answers = True
        world.take(model, effects)
        legal = {str(move) for move in match_of(world.model).position.moves()}
        assert world.model.judged is not None and set(world.model.judged.values) == legal
        assert watch(world.model)[1] == (), "once a move"


@pytest.mark.parametrize(("ahead", "asks"), [(12, True), (13, False)])
def test_no_move_is_weighed_in_a_game_that_is_decided(ahead: int, asks: bool) -> None:
    world = at(14)
    match = match_of(world.model)
    board, to_move, *_ = match.position.text.split()
    prisoners = ahead - board.count("b") + board.count("w")
    far = begin("m", "reverstargo", match.seats, start=f"{board} {to_move} {prisoners} 0 -")
    one, other = far.position.scores
    assert one - other == ahead and len(far.position.moves()) >= 3
    assert bool(watch(replace(world.model, match=replace(far, moves=match.moves)))[1]) is asks


@pytest.mark.parametrize("praise", ["on", "off"])
def test_two_people_are_praised_too(praise: str) -> None:
    people = (Seat("human"), Seat("human"))
    world = at(14, praise=praise, handover="off")
    world.model = replace(world.model, match=replace(match_of(world.model), seats=people))
    assert bool(watch(world.model)[1]) is (praise == "on")
    assert praised(world, 2.0) == ["praise_best"] * (praise == "on")
    world = captured_in(7, 25, seats=people, praise=praise, handover="off")
    assert ("praise_capture" in world.notices) is (praise == "on")


def captured_in(game: int, ply: int, seats: tuple[Seat, ...] = (), **settings: str) -> World:
    """A world in which the person has just played the recorded move after so many plies."""
    before, after = recorded(game, ply, level="Lv.1"), recorded(game, ply + 1)
    before = replace(before, seats=seats or before.seats)
    world = World(stored=stored(1, **settings), answers=False)
    world.send(StartGame())
    world.model = replace(world.model, match=before, hand=Hand())
    text = after.moves[-1]
    world.send(TapCell(text.split("[")[0]))
    if world.model.hand.call:
        world.send(AnswerCall(text))
    return world


@pytest.mark.parametrize(
    ("game", "ply", "said"),
    [
        (7, 25, "3 stones captured"),
        (0, 31, "4 stones captured"),
        (2, 24, "Great! 5 stones captured"),
        (17, 29, "Great! 6 stones captured"),
        (71, 30, "Superb! 7 stones captured"),
        (139, 24, "Superb! 8 stones captured"),
    ],
)
def test_large_captures_are_praised_at_every_level(game: int, ply: int, said: str) -> None:
    world = captured_in(game, ply)
    page = Page(str(view(world.model)))
    assert page.one("status").text.startswith(said)
    assert "big_capture" in world.sounds
    (captured,) = (word for word in said.split() if word.isdecimal())
    assert f"takes {captured}." in page.by_id["live"].text


@pytest.mark.parametrize(("game", "words"), [(3, "whole board is yours"), (110, "Perfect"), (0, "")])
def test_a_swept_board_is_praised_where_a_person_has_won(game: int, words: str) -> None:
    over = recorded(game)
    result = over.result
    assert result is not None
    winner, loser = ("black", "white")[result.winners[0]], ("white", "black")[result.winners[0]]
    mine, theirs = recorded(game, person=winner), recorded(game, person=loser)
    assert words in Page(str(view(playing(mine, sheet="result")))).one("dialog").text
    assert (bool(mine.sweep), theirs.sweep) == (bool(words), "")
    said = Page(str(view(playing(theirs, sheet="result")))).one("dialog").text
    assert not words or words not in said


def test_a_late_verdict_praises_nothing() -> None:
    world = at(14)
    world.model = replace(world.model, judged=Weighed("late", match_of(world.model).ply))
    play_one(world)
    world.send(Replied({"id": "late", "ok": True, "values": {"B2": 1.0}}))
    assert world.model.judged is None and not [n for n in world.model.notices if "praise" in n.key]
