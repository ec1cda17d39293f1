"""Exams and what is announced, through `update`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.messages import (
    CloseSheet,
    Leave,
    NextGame,
    PickDay,
    Proceed,
    Rematch,
    SetSetting,
    StartExam,
    StartGame,
    TapCell,
    decode,
)
from rsg.app.model import Announcement
from rsg.app.routes import Route
from rsg.app.study_messages import ReviewResult
from rsg.app.update import reached
from rsg.app.update.unseen import KEY as UNSEEN
from rsg.app.update.unseen import SEEN_MS
from rsg.app.views import view
from rsg.progress.ranks import ALWAYS_SETS, EXAMS, exam_wins, open_exam, rank_of
from rsg.progress.storage import load, save
from tests.app.careers import career, stored
from tests.app.play import match_of, outcome
from tests.app.seen import Page
from tests.app.world import World


def exam(rank: int, **changes: object) -> World:
    world = World(stored=stored(rank - 1), **changes)  # type: ignore[arg-type]
    world.send(StartExam())
    return world


def rank(world: World) -> int:
    return rank_of(world.reload().model.document).number


def test_an_exam_is_passed_by_its_wins_and_opens_a_level() -> None:
    world = exam(4)
    match = match_of(world.model)
    assert (match.level, match.contest.exam, match.contest.best_of, match.contest.reverse) == (
        "Lv.1",
        4,
        3,
        False,
    )
    outcome(world, won=True)
    assert world.model.sheet == "result" and world.model.next is not None
    assert not world.model.announcements
    world.send(NextGame())
    assert match_of(world.model).person == 1, "colours are swapped"
    outcome(world, won=True)
    assert world.model.next is None and rank(world) == 4
    assert Page(str(view(world.model))).one("dialog", "Exam passed")
    assert world.model.announcements == (Announcement("rank", 4), Announcement("level", level="Lv.2"))
    assert world.model.document.tally("Lv.1").won == 2, "they are ordinary games too"
    assert world.today in world.model.document.cleared


def test_an_exam_is_failed_by_as_many_games_that_are_not_won_and_may_be_retried_at_once() -> None:
    world = exam(4)
    outcome(world, won=False)
    world.send(NextGame())
    outcome(world, won=False)
    assert world.model.next is None and rank(world) == 3
    page = Page(str(view(world.model)))
    assert page.one("dialog", "Exam not passed") and page.one("button", "Try again")
    world.send(StartExam())
    assert match_of(world.model).contest.exam == 4 and not match_of(world.model).contest.begun


def test_a_draw_counts_as_not_won() -> None:
    world = exam(4)
    match = match_of(world.model)
    assert match.contest.after_unit(None).lost == 1


def test_an_exam_of_sets_starts_as_a_set() -> None:
    world = exam(19, answers=False)
    match = match_of(world.model)
    assert match.level == "Lv.5" and match.contest.part == 1 and match.contest.exam == 19


def test_an_ordinary_game_counts_for_no_exam() -> None:
    world = World(stored=stored(23))
    world.send(SetSetting("level", "Lv.1"), StartGame())
    outcome(world, won=True)
    assert not world.model.document.ranks.exams.of and open_exam(world.model.document).number == 24
    world = World(stored=stored(3))
    for _ in range(3):
        world.send(StartGame())
        outcome(world, won=True)
        world.send(CloseSheet())
    assert rank(world) == 3, "wins at its level outside the exam do not pass it"


def test_twenty_wins_over_all_attempts_pass_at_once() -> None:
    document = load(stored(9)).document
    ranks = document.ranks
    exams = ranks.exams
    for _ in range(19):
        exams = exams.count("10", "won", "other")
    document = replace(document, ranks=replace(ranks, exams=exams))
    world = World(stored=document.text())
    assert exam_wins(document, open_exam(document)) == 19
    world.send(StartExam())
    assert match_of(world.model).contest.enough == 1
    outcome(world, won=True)
    assert world.model.next is None and rank(world) == 10


def test_an_exam_survives_reloads() -> None:
    world = exam(4)
    outcome(world, won=True)
    again = world.reload()
    assert (match_of(again.model).contest.won, match_of(again.model).contest.exam) == (1, 4)
    outcome(again, won=True)
    assert rank(again) == 4


def test_leaving_between_games_fails_the_attempt_without_a_loss_and_is_told() -> None:
    world = exam(7)
    outcome(world, won=True)
    world.follow("#/")
    assert (
        world.model.sheet == "leave" and "fail this exam" in Page(str(view(world.model))).one("dialog").text
    )
    world.send(Leave())
    again = world.reload()
    assert again.model.match is None and again.model.document.tally("Lv.2") == (1, 0, 0)
    again.send(StartExam())
    assert not match_of(again.model).contest.begun


def test_leaving_a_game_of_an_exam_is_a_loss_and_fails_it() -> None:
    world = exam(4)
    world.send(TapCell(match_of(world.model).position.moves()[0].cell))
    world.follow("#/")
    world.send(Leave())
    again = world.reload()
    assert again.model.match is None and again.model.document.tally("Lv.1") == (0, 1, 0)
    assert again.model.document.ranks.exams.tally("4") == (0, 1, 0)


def test_an_exam_before_the_first_own_stone_is_left_freely() -> None:
    world = exam(4)
    world.follow("#/")
    assert world.model.sheet == "" and not world.model.document.games


def test_an_exam_clears_today_not_the_picked_day() -> None:
    world = World(stored=stored(3), hash="#/calendar")
    world.send(PickDay("2026-02-01"), StartExam())
    outcome(world, won=True)
    assert world.model.document.cleared == {world.today}


def test_no_exam_is_open_below_its_rank() -> None:
    world = World(stored=stored(2))
    world.send(StartExam())
    assert world.model.match is None


def test_exams_are_explained_the_first_time() -> None:
    world = World(stored=stored(18, helped=False), answers=False)
    world.send(StartExam())
    assert world.model.sheet == "help_exams" and world.model.match is None
    world.send(Proceed())
    assert world.model.sheet == "help_reverse", "then what a set is"
    world.send(Proceed())
    assert match_of(world.model).contest.exam == 19


@pytest.mark.parametrize(("reached", "open_"), [(2, False), (3, True), (4, False)])
@pytest.mark.parametrize("hash", ["#/", "#/setup", "#/ranks"])
def test_an_open_exam_is_offered_wherever_games_begin(reached: int, open_: bool, hash: str) -> None:
    world = World(stored=stored(reached), hash=hash)
    offers = Page(str(view(world.model))).all("button", "Take the exam")
    assert [decode(offer.get("data-click")) for offer in offers] == [StartExam()] * open_


def test_the_rank_page_shows_the_own_place_and_how_far_the_next_rank_is() -> None:
    page = Page(str(view(World(stored=stored(5), hash="#/ranks").model)))
    here = [e.get("id") for e in page.elements if e.get("aria-current") == "step"]
    assert here == ["rank-5"] and "You are here" in page.by_id["rank-5"].text
    reached = [number for number in range(1, 31) if "Reached" in page.by_id[f"rank-{number}"].text]
    assert reached == [1, 2, 3, 4]
    assert "Next: rank 6 Steel 10 wins against Lv.2 Beginner 5 of 10" in page.text
    assert "Exam, best of 3 against Lv.1 Entry" in page.by_id["rank-4"].text
    assert "Exam, Reverse Match, best of 15 against MAX" in page.by_id["rank-25"].text


def test_the_rank_page_says_what_passes_and_fails_each_exam() -> None:
    page = Page(str(view(World(hash="#/ranks").model)))
    assert len(EXAMS) == 9
    for rank in EXAMS:
        assert rank.exam is not None
        unit = "sets" if rank.exam.level in ALWAYS_SETS else "games"
        needed = (rank.exam.best_of + 1) // 2
        said = f"{needed} wins pass; {needed} {unit} not won fail it."
        assert said in page.by_id[f"exam-{rank.number}"].text


# --- announcements -------------------------------------------------------------------------------------------------


def won_once(**settings: str) -> World:
    """A player one win below rank 3, who has just won."""
    world = World(stored=stored(2, **settings))
    for _ in range(2):
        world.send(StartGame())
        outcome(world, won=True)
        if not world.model.announcements:
            world.send(CloseSheet())
    return world


def test_rank_and_exam_are_announced_in_order_after_the_result() -> None:
    world = won_once()
    assert world.model.sheet == "result"
    assert world.model.announcements == (Announcement("rank", 3), Announcement("exam", 4))
    world.send(CloseSheet())
    assert Page(str(view(world.model))).one("dialog", "Wood")
    assert "fanfare" in world.sounds and world.celebrated[-1] == "rank"
    world.send(CloseSheet())
    dialog = Page(str(view(world.model))).one("dialog", "exam is open")
    assert "Best of 3" in dialog.text and world.sounds[-1] == "praise"
    world.send(CloseSheet())
    assert world.model.sheet == "" and not world.model.announcements
    world.follow("#/")
    assert world.model.sheet == "", "each once"


def test_each_thing_reached_is_celebrated_once() -> None:
    world = World()
    several = (Announcement("rank", 4), Announcement("level", level="Lv.2"), Announcement("exam", 7))
    world.model = replace(world.model, announcements=several, route=Route("ranks"))
    world.follow("#/")
    for told in several:
        assert world.model.announcements[0] == told
        world.send(CloseSheet())
    assert world.celebrated == ["rank", "rank", "win"]


def test_what_was_reached_is_told_in_one_tab_even_where_two_are_open() -> None:
    one = won_once()
    two = one.reload(tab="tab-2", alive=frozenset({one.tab}), hash="")
    assert two.model.sheet == "" and not two.model.announcements, "the other tab tells it"
    two.send(SetSetting("pace", "slow"))
    one.stored = two.stored
    one.send(CloseSheet())
    assert one.model.announcements[0] == Announcement("rank", 3)
    after = two.reload(tab="tab-3", stored=one.stored, alive=frozenset({"tab-2"}), hash="")
    assert after.model.announcements[0] == Announcement("rank", 3), "that tab is gone"


@pytest.mark.parametrize("next_step", [Rematch(), StartExam()])
def test_announcements_come_before_the_next_game_and_never_in_it(next_step: object) -> None:
    world = won_once()
    world.send(next_step)  # type: ignore[arg-type]
    assert world.model.sheet == "announce" and match_of(world.model).over
    world.send(CloseSheet(), CloseSheet())
    assert world.model.running and world.model.sheet == "" and not world.model.announcements
    assert bool(match_of(world.model).contest.exam) == isinstance(next_step, StartExam)


def test_announcements_follow_to_another_screen() -> None:
    world = won_once()
    world.follow("#/calendar")
    assert world.model.route.screen == "calendar" and world.model.sheet == "announce"
    world.send(CloseSheet(), CloseSheet())
    assert world.model.sheet == ""


def test_the_exam_may_be_taken_from_its_announcement() -> None:
    world = won_once()
    world.send(CloseSheet(), CloseSheet())
    assert world.model.announcements == (Announcement("exam", 4),)
    world.send(StartExam())
    assert match_of(world.model).contest.exam == 4 and not world.model.announcements


def test_a_review_that_an_announcement_held_up_is_there_once_it_was_read() -> None:
    world = won_once()
    world.send(ReviewResult())
    assert world.model.sheet == "announce"
    assert world.model.route.screen == "play" and world.model.replay is None, (
        "over the result that brought it"
    )
    world.send(CloseSheet(), CloseSheet())
    assert world.model.sheet == "" and world.model.replay is not None
    assert world.model.replay.review.state == "done" and world.model.route.screen == "replay"


def test_what_was_not_told_before_the_tab_was_killed_is_told_at_the_next_start_once() -> None:
    world, told = won_once(), []
    world.wait(SEEN_MS)
    world = world.reload(hash="")
    for _ in range(2):
        told += world.model.announcements[:1]
        world.send(CloseSheet())
        world = world.reload(hash="")
    assert told == [Announcement("rank", 3), Announcement("exam", 4)]
    assert world.model.sheet == "" and not world.model.announcements


def test_what_was_reached_in_a_game_that_nobody_saw_the_end_of_is_told_after_its_result() -> None:
    world = won_once()
    match = match_of(world.model)
    world.stored = save(world.stored, world.model.document.set(UNSEEN, match.id, world.now, "writer")).text
    world = world.reload(hash="")
    assert world.model.sheet == "unseen"
    world.send(CloseSheet())
    assert world.model.sheet == "announce" and world.model.announcements[0] == Announcement("rank", 3)


@pytest.mark.parametrize(
    "text", ["writer", "other rank:3", "writer rank:0 level:Lv.9 exam:x peace:1 rank", "", "  "]
)
def test_what_nobody_here_has_reached_is_not_told(text: str) -> None:
    world = World(stored=career(3).set(reached.KEY, text, 5, "writer").text())
    assert world.model.sheet == "" and not world.model.announcements


def test_infinity_is_celebrated_and_counts_for_no_rank() -> None:
    world = World(stored=stored(1))
    world.send(SetSetting("level", "INFINITY"), StartGame())
    outcome(world, won=True)
    assert world.celebrated == ["grand"] and rank(world) == 1
    assert world.model.document.tally("INFINITY").won == 1 and world.today in world.model.document.cleared
    assert Page(str(view(world.model))).one("dialog", "beaten Infinity")
