"""The tutorial: its boards are judged by the rules, only the right cell answers, and it leaves nothing behind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.lesson_messages import GoToLesson, PauseLessons, StartLessons, StartTutorialGame
from rsg.app.lessons import lesson
from rsg.app.messages import (
    AnswerCall,
    BoardKey,
    CancelCall,
    Resign,
    SetSetting,
    StartGame,
    TapCell,
    decode,
)
from rsg.app.model import Model
from rsg.app.picture import board_picture
from rsg.app.routes import Route
from rsg.app.update.lessons import READ_MS
from rsg.app.views import view
from rsg.text import text
from tests.app.play import match_of, outcome, play_one
from tests.app.seen import Page
from tests.app.world import World

EXPECTED = {
    2: ("A5", [(("A3",), ())]),
    3: ("B2", [(("A3", "A5"), ())]),
    4: ("B8", [(("A7",), ("B6",))]),
    5: ("B7", [(("A7",), ()), (("A7", "CP", "A1"), ())]),
}
"""The right cell, and what each choice on it turns and takes."""


STAR, WHERE, FLANKING, SURROUNDING, CALLING, SCORING, PLAYING = range(1, 8)
STEPS = 7


def seen(model: Model, language: str = "en") -> Page:
    return Page(str(view(replace(model, languages=(language,)))))


def at(step: int, way: str = "play", **world: object) -> World:
    found = World(hash="#/tutorial", **world)  # type: ignore[arg-type]
    found.send(StartLessons(way))
    if step > 1:
        found.send(GoToLesson(step))
    return found


def now(world: World):
    assert world.model.lesson is not None
    return world.model.lesson


@pytest.mark.parametrize("step", EXPECTED)
def test_the_rules_judge_each_board(step: int) -> None:
    cell, effects = EXPECTED[step]
    begun = lesson("reverstargo", step, False)
    assert begun.answer == cell and begun.match.position.to_move == 0
    choices = begun.match.position.choices(cell)
    assert [(c.turn.flips, c.turn.captured) for c in choices] == effects
    assert all(c.forbidden is None for c in choices)


def test_the_stones_are_those_of_the_product_page() -> None:
    boards = {step: lesson("reverstargo", step, False).match.position.board for step in range(2, 6)}
    black = {step: {cell for cell, seat in board.items() if seat == 0} for step, board in boards.items()}
    white = {step: {cell for cell, seat in board.items() if seat == 1} for step, board in boards.items()}
    assert black == {2: {"B2"}, 3: {"B6"}, 4: {"A5", "B5", "C6", "C7", "B7"}, 5: {"B1"}}
    assert white == {2: {"A3"}, 3: {"A5", "A3"}, 4: {"B6", "A7"}, 5: {"A7", "A1"}}


def test_the_sample_is_full_and_its_prisoners_decide() -> None:
    position = lesson("reverstargo", SCORING, False).match.position
    assert len(position.board) == 36 and position.outcome is not None and position.outcome.reason == "full"
    on_board = [score - taken for score, taken in zip(position.scores, position.prisoners, strict=True)]
    assert on_board == [18, 18] and position.outcome.winners == (0,)
    for language in ("ja", "en"):
        assert "18" in text(language).lessons.done(SCORING)


@pytest.mark.parametrize("step", [STAR, *EXPECTED])
def test_only_the_right_cell_answers(step: int) -> None:
    world = at(step)
    answer = now(world).answer
    start = now(world).match
    page = seen(world.model)
    enabled = [e.get("id") for e in page.all("gridcell") if "enabled" in e.classes]
    assert enabled == [f"board-{answer}"]
    taps = [
        decode(cell.get("data-click")) for cell in page.all("gridcell") if "data-click" in cell.attributes
    ]
    wrong = [tap for tap in taps if tap != TapCell(answer)]
    assert len(wrong) == len(taps) - 1 > 20
    for tap in wrong:
        assert isinstance(tap, TapCell)
        world.send(tap)
        assert now(world).match == start and not now(world).done
        named = text("en").lessons.wrong(tap.cell) in seen(world.model).text
        assert named is (step != STAR), "no name is told where the board shows none"
        assert text("en").lessons.wrong("" if step == STAR else tap.cell) in seen(world.model).text
    world.send(TapCell(answer))
    if step == CALLING:
        assert now(world).hand.call == answer
        world.send(AnswerCall("B7[w]"))
    assert now(world).done
    assert text("en").lessons.done(step) in seen(world.model).text
    world.send(TapCell(answer))
    assert now(world).match.ply == (0 if step == STAR else 1), "once"


def test_both_calls_are_shown_whichever_is_made() -> None:
    for move in ("B7[b]", "B7[w]"):
        world = at(CALLING)
        world.send(TapCell("B7"))
        question = seen(world.model).one("group", "Call the core point")
        assert "turns 1" in question.text and "turns 3" in question.text
        world.send(AnswerCall(move))
        page = seen(world.model)
        figures = [page.name(e) for e in page.all("img")]
        assert figures == ["Called Black, turns 1", "Called White, turns 3"]
        assert [e.text for e in page.elements if "called-now" in e.classes] == [
            "Called Black, turns 1" if move == "B7[b]" else "Called White, turns 3"
        ]


def test_the_stone_can_be_taken_back_and_nothing_else_played_meanwhile() -> None:
    world = at(CALLING)
    world.send(TapCell("B7"), TapCell("B3"))
    assert now(world).hand.call == "B7" and not now(world).wrong
    world.send(CancelCall())
    assert not now(world).hand.call and world.focused[-1] == "board-B7"


def test_the_keyboard_plays_it() -> None:
    world = at(2)
    world.send(BoardKey("B"), BoardKey("2"))
    assert now(world).hand.cursor == "B2" and world.focused[-1] == "board-B2"
    world.send(BoardKey("ArrowLeft"), BoardKey("Enter"))
    assert now(world).wrong == "A1"
    world.send(BoardKey("A"), BoardKey("5"), BoardKey("Enter"))
    assert now(world).done
    world = at(CALLING)
    world.send(BoardKey("Enter"))
    assert now(world).hand.call == "B7" and world.focused[-1] == "call-black"
    world.send(BoardKey("Escape"))
    assert not now(world).hand.call


def test_steps_go_on_and_back() -> None:
    world = at(1)
    for step in range(2, STEPS + 1):
        page = seen(world.model)
        on = page.one("button", "Next" if world.model.lesson.done else "Skip")
        world.send(decode(on.get("data-click")))
        assert now(world).step == step and world.focused[-1] == "lesson-title"
    assert not seen(world.model).all("button", "Next")
    world.send(decode(seen(world.model).one("button", "Back").get("data-click")))
    assert now(world).step == SCORING
    world.send(GoToLesson(99), GoToLesson(-1))
    assert now(world).step == SCORING
    world.send(GoToLesson(0))
    assert world.model.lesson is None and seen(world.model).one("button", "Play it")


def test_it_can_be_watched_from_the_first_step_to_the_last() -> None:
    world = at(1, "watch", reduced_motion=False)
    calls: list[tuple[int, ...]] = []
    steps = [1]
    for _ in range(200):
        world.wait(500)
        here = now(world)
        if here.step != steps[-1]:
            steps.append(here.step)
        if here.step == CALLING and (not calls or here.seen != calls[-1]):
            calls.append(here.seen)
        if here.step == PLAYING:
            break
    assert steps == [1, 2, 3, 4, 5, 6, 7]
    assert calls == [(), (0,), (0, 1)], "both calls are shown"
    world.wait(10 * READ_MS)
    assert now(world).step == PLAYING, "the game waits for the person"
    assert "flip" in world.sounds and "capture" in world.sounds


def test_watching_can_be_paused_and_taps_change_nothing() -> None:
    world = at(2, "watch")
    assert not [e for e in seen(world.model).all("gridcell") if "data-click" in e.attributes]
    world.send(TapCell("A5"))
    assert not now(world).done
    world.send(PauseLessons())
    world.wait(10 * READ_MS)
    assert now(world).step == 2 and not now(world).done
    assert seen(world.model).one("button", "Go on")
    world.send(PauseLessons())
    world.wait(2000)
    assert now(world).done


def test_leaving_the_screen_leaves_the_tutorial() -> None:
    world = at(3, "watch")
    world.follow("#/")
    assert world.model.lesson is None
    world.wait(10 * READ_MS)
    assert world.model.route == Route("home")
    world.follow("#/tutorial")
    assert world.model.lesson is None, "and it begins with the choice of the way"


def test_the_game_at_its_end_has_hints_and_leaves_nothing_behind() -> None:
    world = at(PLAYING)
    before = world.model.document
    world.send(StartTutorialGame())
    match = world.model.match
    assert match is not None and match.level == "Lv.1" and not match.contest.reverse
    assert world.hash == "#/play"
    assert any(cell.hint == "playable" for cell in board_picture(world.model).cells)
    while not match.over:
        position = match.position
        world.send(TapCell(position.moves()[0].cell))
        if world.model.hand.call:
            world.send(AnswerCall(str(position.choices(world.model.hand.call)[-1].move)))
        match = world.model.match
        assert match is not None
    world.wait(60_000)
    document = world.model.document
    assert document.running is None
    assert world.model.sheet == "result" and not document.games and document.cleared == before.cleared
    assert document.career("Lv.1") == before.career("Lv.1") and not world.model.announcements
    assert not world.reload(hash="").model.document.games
    page = seen(world.model)
    assert not [e for e in page.elements if "cleared-mark" in e.classes]


def test_its_game_goes_on_after_a_reload_and_is_still_not_recorded() -> None:
    world = at(PLAYING)
    world.send(StartTutorialGame())
    play_one(world)
    again = world.reload()
    match = match_of(again.model)
    assert match == match_of(world.model) and match.ply == 2 and again.model.route == Route("play")
    assert any(cell.hint == "playable" for cell in board_picture(again.model).cells)
    again.send(Resign())
    assert again.model.sheet == "result" and not again.model.document.games
    assert again.model.document.running is None and again.reload(hash="").model.match is None


def test_its_game_marks_no_cells_where_somebody_does_not_want_them() -> None:
    world = at(PLAYING)
    world.send(StartTutorialGame(), SetSetting("hints", "off"))
    assert not any(cell.hint for cell in board_picture(world.model).cells)
    play_one(world)
    again = world.reload()
    assert match_of(again.model).tutorial and again.model.my_turn
    assert not any(cell.hint for cell in board_picture(again.model).cells)


def test_playing_again_after_its_game_is_playing_for_real() -> None:
    world = at(PLAYING)
    world.send(StartTutorialGame())
    play_one(world)
    world.send(Resign())
    dialog = seen(world.model).one("dialog")
    assert "colours swapped" not in dialog.text
    world.send(decode(seen(world.model).one("button", "Play now").get("data-click")))
    match = match_of(world.model)
    assert match.counting and match.kept and match.person == 0
    outcome(world, won=True)
    assert world.model.document.career("Lv.1").won == 1 and world.today in world.model.document.cleared


def test_its_game_ends_with_leaving_it() -> None:
    world = at(PLAYING)
    world.send(StartTutorialGame())
    world.send(TapCell(world.model.match.position.moves()[0].cell))  # type: ignore[union-attr]
    world.follow("#/")
    assert world.model.match is None and not world.model.sheet
    assert seen(world.model).all("button", "Start"), "the next game can be started at once"


def test_the_tutorial_is_done_with_the_first_move_of_its_game() -> None:
    world = at(PLAYING)
    world.send(StartTutorialGame())
    world.follow("#/")
    assert "home-tutorial" in seen(world.model).by_id, "nothing was played"
    world.follow("#/tutorial")
    world.send(StartTutorialGame())
    play_one(world)
    world.follow("#/")
    assert "home-records" in seen(world.model).by_id and "home-tutorial" not in seen(world.model).by_id
    assert "home-tutorial" not in seen(world.reload().model).by_id


def test_it_never_takes_the_place_of_another_game() -> None:
    world = World()
    world.send(StartGame(), TapCell("B2"))
    running = world.model.match
    away = replace(world.model, route=Route("tutorial"), lesson=lesson("reverstargo", PLAYING, False))
    assert "Finish it first" in seen(away).text and not seen(away).all("button", "Start the game")
    world.model = away
    world.send(StartTutorialGame())
    assert world.model.match == running


def test_home_offers_it_to_someone_new_alone() -> None:
    world = World()
    shown = seen(world.model)
    assert shown.one("link", "Tutorial").get("href") == "#/tutorial"
    assert shown.one("link", "Reversi and Go in one").get("href") == "#/tutorial"
    world.follow("#/tutorial")
    world.send(StartLessons("play"), GoToLesson(PLAYING), StartTutorialGame())
    play_one(world)
    world.follow("#/")
    later = world.reload(hash="")
    assert later.model.match is None and not seen(later.model).all("link", "Tutorial")
    assert not seen(later.model).all("link", "Reversi and Go in one")
