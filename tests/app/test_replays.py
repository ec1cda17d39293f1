"""Games opened again: plies, keys, variations, links, and new games from their positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app import study_messages as s
from rsg.app.messages import (
    AnswerCall,
    BoardKey,
    CancelCall,
    CloseSheet,
    Leave,
    MotionDone,
    StartGame,
    TapCell,
)
from rsg.app.replay import cut
from rsg.app.update.replays import TICK_MS
from rsg.app.update.turns import end
from rsg.app.views import view
from rsg.play.link import write_link
from tests.app.kept import free_cell, open_game, record, replay_of, world_with
from tests.app.play import match_of, play_one
from tests.app.positions import BLOCKED, recorded
from tests.app.seen import Page
from tests.app.world import World


def test_a_game_opens_at_its_end_and_every_ply_can_be_reached() -> None:
    world = open_game()
    game = recorded(3)
    assert replay_of(world).ply == game.ply
    world.send(s.StepPly("first"))
    for ply in range(game.ply + 1):
        assert replay_of(world).ply == ply
        assert replay_of(world).position == game.positions[ply]
        world.send(s.StepPly("forward"))
    assert replay_of(world).ply == game.ply
    world.send(s.StepPly("back"))
    assert replay_of(world).ply == game.ply - 1
    world.send(s.SlidePly("5"))
    assert replay_of(world).ply == 5
    world.send(s.SlidePly("99999999"), s.SlidePly("-1"), s.SlidePly("x"))
    assert replay_of(world).ply == game.ply
    world.send(s.GoToPly(0, 7), s.GoToPly(4, 2))
    assert replay_of(world).ply == 7


@pytest.mark.parametrize(
    ("key", "ply"),
    [
        ("ArrowLeft", 9),
        ("ArrowUp", 9),
        ("ArrowRight", 11),
        ("ArrowDown", 11),
        ("Home", 0),
        ("End", 33),
        ("x", 10),
    ],
)
def test_keys_go_through_the_game(key: str, ply: int) -> None:
    world = open_game()
    world.send(s.GoToPly(0, 10), s.ReplayKey(key))
    assert replay_of(world).ply == ply


def test_space_plays_and_stops_and_the_end_stops_it_too() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 30), s.ReplayKey(" "))
    assert replay_of(world).ply == 31
    world.wait(TICK_MS)
    assert replay_of(world).ply == 32
    world.send(s.ReplayKey(" "))
    world.wait(5 * TICK_MS)
    assert replay_of(world).ply == 32 and not replay_of(world).playing
    world.send(s.PlayReplay())
    world.wait(5 * TICK_MS)
    assert replay_of(world).ply == 33 and not replay_of(world).playing
    world.send(s.PlayReplay())
    assert replay_of(world).ply == 0, "from the start again"
    world.wait(2 * TICK_MS)
    assert replay_of(world).ply == 2
    world.send(s.GoToPly(0, 20))
    world.wait(3 * TICK_MS)
    assert replay_of(world).ply == 20, "whoever looks elsewhere has stopped it"


def test_an_animated_step_ends_and_an_old_timer_says_nothing() -> None:
    world = open_game(reduced_motion=False)
    world.send(s.GoToPly(0, 10), s.StepPly("forward"))
    motion = replay_of(world).hand.motion
    assert motion is not None and motion.ply == 11
    world.send(MotionDone(3))
    assert replay_of(world).hand.motion is not None
    world.wait(motion.total_ms)
    assert replay_of(world).hand.motion is None
    world.send(s.StepPly("back"))
    assert replay_of(world).hand.motion is None


def test_an_unknown_game_leads_to_the_list() -> None:
    for hash in ("#/kifu/nowhere", "#/kifu/__proto__", "#/kifu/constructor"):
        world = world_with(hash=hash)
        assert (world.model.route.screen, world.hash) == ("kifu", "#/kifu")
        assert world.notices == ["notice_no_such_game"]
        world = world_with()
        world.follow(hash)
        assert world.notices == ["notice_no_such_game"]


@pytest.mark.parametrize("fault", [{"revision": 99}, {"moves": ("B4", "B4")}])
@pytest.mark.parametrize("opened", ["as the page starts", "from the list"])
def test_a_damaged_game_leads_to_the_list_and_can_be_deleted(fault: dict, opened: str) -> None:
    world = world_with(record(5, **fault), hash="#/kifu/g5" if "starts" in opened else "#/kifu")
    world.follow("#/kifu/g5")
    assert (world.model.route.screen, world.hash) == ("kifu", "#/kifu") and not world.model.notices
    assert Page(str(view(world.model))).one("dialog", "cannot be shown")
    world.send(s.DeleteGame())
    assert not world.model.document.games and world.model.sheet == ""
    assert not Page(str(view(world.model))).all("dialog")


# --- variations ------------------------------------------------------------------------------------------------


def test_a_move_elsewhere_is_a_variation_that_stays_with_the_game() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6))
    cell = free_cell(world)
    world.send(TapCell(cell))
    replay = replay_of(world)
    assert (replay.line, replay.ply, len(replay.lines)) == (1, 7, 2)
    assert replay.shown.match.moves == (*recorded(3).moves[:6], cell)
    assert replay.game.moves == recorded(3).moves
    world.send(TapCell(free_cell(world)))
    assert (replay_of(world).line, replay_of(world).ply, len(replay_of(world).lines)) == (1, 8, 2)
    world.send(s.GoToPly(0, 6), TapCell(cell))
    assert (replay_of(world).line, replay_of(world).ply, len(replay_of(world).lines)) == (1, 7, 2), "known"
    world.send(s.AskDropLine(1), s.DropLine())
    assert (replay_of(world).line, replay_of(world).ply, len(replay_of(world).lines)) == (0, 6, 1)
    world.send(s.AskDropLine(0), s.AskDropLine(5), s.DropLine())
    assert len(replay_of(world).lines) == 1 and not world.model.sheet
    assert world.model.document.library.games["g3"].moves == recorded(3).moves


@pytest.mark.parametrize(("ply", "at"), [(8, 6), (7, 6), (6, 6), (3, 3)])
def test_the_way_back_leads_to_the_game_where_the_variation_leaves_it_and_keeps_it(ply: int, at: int) -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6))
    for _ in range(2):
        world.send(TapCell(free_cell(world)))
    lines, kept = replay_of(world).lines, world.model.document.library.variations_of("g3")
    assert len(lines) == 2 and len(kept) == 1
    world.send(s.GoToPly(1, ply), s.BackToGame())
    assert (replay_of(world).line, replay_of(world).ply, replay_of(world).lines) == (0, at, lines)
    assert world.model.document.library.variations_of("g3") == kept
    assert world.focused[-1] == "slider", "the button that was pressed is gone"
    world.send(s.StepPly("forward"), s.BackToGame())
    assert (replay_of(world).line, replay_of(world).ply) == (0, at + 1), (
        "in the game there is nothing to leave"
    )


def test_variations_are_kept_with_their_game() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6))
    cell = free_cell(world)
    world.send(TapCell(cell))
    world.send(TapCell(free_cell(world)))
    lines = replay_of(world).lines
    assert world.model.document.library.variations_of("g3") == replay_of(world).variations != ()
    again = world.reload()
    assert replay_of(again).lines == lines and replay_of(again).line == 0
    again.send(s.AskDropLine(1), s.DropLine())
    assert len(replay_of(again.reload()).lines) == 1


def test_a_variation_is_only_forgotten_when_asked_and_confirmed() -> None:
    world = open_game()
    for ply in (6, 4):
        world.send(s.GoToPly(0, ply))
        world.send(TapCell(free_cell(world)))
    lines = replay_of(world).lines
    world.send(s.DropLine(), s.AskDropLine(1), CloseSheet(), s.DropLine())
    assert replay_of(world).lines == lines and len(lines) == 3, "without a yes nothing goes"
    world.send(s.PlayReplay(), s.AskDropLine(1))
    asked = Page(str(view(world.model))).one("dialog", "Remove this variation")
    assert "From move 7, 1 move" in asked.text
    assert not replay_of(world).playing, "nothing moves behind the question"
    world.send(s.DropLine())
    assert replay_of(world).lines == (lines[0], lines[2]) and not world.model.sheet
    assert world.focused[-1] == "slider"


def test_two_tabs_keep_their_variations_side_by_side() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6))
    world.send(TapCell(free_cell(world)))
    mine = replay_of(world).variations
    theirs = ("2 B4",) if recorded(3).moves[2] != "B4" else ("2 B8",)
    document = world.model.document.vary("g3", (*mine, *theirs), world.model.now + 1, "other")
    world.model = replace(world.model, document=document)
    world.send(s.GoToPly(0, 0), TapCell(recorded(3).moves[0].split("[")[0]))
    assert world.model.document.library.variations_of("g3") == (*mine, *theirs), "nothing of mine has changed"
    world.send(s.GoToPly(0, 8))
    world.send(TapCell(free_cell(world)))
    assert world.model.document.library.variations_of("g3")[:2] == (*mine, *theirs)
    assert len(world.model.document.library.variations_of("g3")) == 3
    world.send(s.AskDropLine(1), s.DropLine())
    assert mine[0] not in world.model.document.library.variations_of("g3")
    assert theirs[0] in world.model.document.library.variations_of("g3")


def test_of_too_many_variations_the_oldest_gives_way_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rsg.app.replay.MOST", 2)
    world = open_game()
    for ply in (4, 6, 8):
        world.send(s.GoToPly(0, ply))
        world.send(TapCell(free_cell(world)))
    lines = replay_of(world).lines
    assert [line.fork for line in lines[1:]] == [6, 8] and replay_of(world).line == 2
    assert world.model.document.library.variations_of("g3") == replay_of(world).variations


def test_a_kept_variation_that_cannot_be_played_is_left_out() -> None:
    world = open_game()
    document = world.model.document.vary("g3", ("6 CP", "999 B2", "0 B4"), 1, "w")
    world.model = replace(world.model, document=document, replay=None)
    world.send(s.StepPly("first"))
    lines = replay_of(world).lines
    assert [line.match.moves for line in lines[1:]] == [("B4",)]


def test_the_move_of_the_game_goes_along_the_game() -> None:
    world = open_game()
    played = recorded(3).moves
    ply = next(n for n in range(4, 30) if "[" not in played[n])
    world.send(s.GoToPly(0, ply), TapCell(played[ply]))
    assert (replay_of(world).line, replay_of(world).ply, len(replay_of(world).lines)) == (0, ply + 1, 1)


def test_a_variation_asks_for_the_call_and_takes_it_back() -> None:
    world = open_game()
    game = recorded(3)
    ply, cell = next(
        (ply, move.cell)
        for ply, position in enumerate(game.positions)
        for move in position.moves()
        if len(position.choices(move.cell)) == 2
    )
    world.send(s.GoToPly(0, ply), TapCell(cell))
    assert replay_of(world).hand.call == cell
    world.send(TapCell("D2"), AnswerCall("A1"))
    assert replay_of(world).hand.call == cell, "nothing else is played meanwhile"
    world.send(CancelCall())
    assert not replay_of(world).hand.call
    world.send(TapCell(cell), BoardKey("Escape"))
    assert not replay_of(world).hand.call
    world.send(TapCell(cell))
    choice = next(c for c in replay_of(world).position.choices(cell) if not c.forbidden)
    world.send(AnswerCall(str(choice.move)))
    assert replay_of(world).shown.match.moves[ply] == str(choice.move)


def test_a_cell_that_ko_blocks_is_explained_here_too() -> None:
    number, ply = BLOCKED
    world = open_game(number)
    world.send(s.GoToPly(0, ply), TapCell("A7"))
    assert (world.model.sheet, world.model.explained) == ("blocked", "A7")
    assert len(replay_of(world).lines) == 1


def test_the_board_of_a_replay_has_its_keys() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 6))
    cell = free_cell(world)
    for key in cell:
        world.send(BoardKey(key))
    assert replay_of(world).hand.cursor == cell
    assert world.focused[-1] == f"board-{cell}"
    world.send(BoardKey("Enter"))
    assert replay_of(world).shown.match.moves[6] == cell
    assert world.model.match is None


def test_one_can_play_on_where_somebody_had_resigned() -> None:
    given_up = record(3, 15, winners=(0,), reason="resigned")
    world = world_with(given_up, hash="#/kifu/g3")
    assert replay_of(world).game.over
    world.send(TapCell(free_cell(world)))
    assert replay_of(world).ply == 16 and replay_of(world).line == 1


# --- links -----------------------------------------------------------------------------------------------------


def test_a_link_opens_its_game_and_position() -> None:
    game = recorded(12)
    world = World(hash=f"#/r/{write_link(game)}")
    assert replay_of(world).game.moves == game.moves and replay_of(world).ply == game.ply
    world = World(hash=f"#/r/{write_link(game, 9)}")
    assert replay_of(world).ply == 9


def test_a_second_link_replaces_the_first_and_leaving_closes_it() -> None:
    world = World(hash=f"#/r/{write_link(recorded(12))}")
    world.follow(f"#/r/{write_link(recorded(5))}")
    assert replay_of(world).game.moves == recorded(5).moves
    world.follow("#/rules")
    assert world.model.replay is None


@pytest.mark.parametrize(
    "link", ["x", "1/reverstargo/x", "7/reverstargo/abc", "1/chess/abc", "1/reverstargo/" + "z" * 2000]
)
def test_a_broken_link_is_told_and_ends_nothing(link: str) -> None:
    world = World(hash=f"#/r/{link}")
    assert world.model.replay is None and world.model.shelf.broken[0] == link
    assert world.model.route.screen == "shared"
    world.follow("#/")
    assert not world.model.shelf.broken


def test_opening_a_link_never_ends_a_running_game() -> None:
    world = World()
    world.send(StartGame())
    for _ in range(2):
        play_one(world)
    before = match_of(world.model)
    assert world.model.costs_to_leave
    world.follow(f"#/r/{write_link(recorded(12))}")
    assert world.model.sheet == "" and match_of(world.model) == before
    assert replay_of(world).game.moves == recorded(12).moves
    world.send(TapCell("A1"), BoardKey("Enter"), s.StepPly("back"))
    assert match_of(world.model) == before, "the board of the replay is not that of the game"
    assert world.model.document.running is not None and not world.model.document.games
    world.follow("#/play")
    assert match_of(world.model) == before and world.model.replay is None
    play_one(world)
    assert match_of(world.model).ply > before.ply
    world.follow("#/kifu")
    assert world.model.sheet == "leave", "going to the own list is leaving, and asked about"
    world.send(Leave())
    assert world.model.route.screen == "kifu" and world.model.document.games


def test_a_game_that_ends_behind_a_shared_one_is_told_and_done_with() -> None:
    world = World(answers=False)
    world.send(StartGame())
    play_one(world)
    world.follow(f"#/r/{write_link(recorded(12))}")
    running = match_of(world.model)
    world.model, _ = end(replace(world.model, match=running.give_up(1, "resigned")))
    assert (world.model.route.screen, world.model.sheet) == ("shared", "result")
    world.send(CloseSheet())
    world.follow("#/")
    assert world.model.match is None
    world.send(TapCell("B4"))
    assert match_of(world.model).id != running.id, "home's star starts the next game"


def test_a_link_at_the_start_leaves_the_stored_game_alone() -> None:
    world = World()
    world.send(StartGame())
    play_one(world)
    before = match_of(world.model)
    again = world.reload(hash=f"#/r/{write_link(recorded(12), 5)}")
    assert replay_of(again).ply == 5
    assert match_of(again.model).moves[: before.ply] == before.moves
    again.follow("#/play")
    assert match_of(again.model).moves[: before.ply] == before.moves


# --- the printable page --------------------------------------------------------------------------------------------


def test_the_printable_page_prints_only_when_it_is_shown() -> None:
    world = open_game()
    world.send(s.PrintGame())
    assert world.printed == 0
    world.send(s.ShowPrint(True), s.PrintGame(), s.ShowPrint(False), CloseSheet())
    assert world.printed == 1 and not replay_of(world).printing


def test_the_printable_page_opens_at_its_button_and_leaves_where_it_was_opened() -> None:
    world = open_game()
    world.send(s.ShowPrint(True))
    assert world.focused[-1] == "print-now"
    world.send(s.ShowPrint(False))
    assert world.focused[-1] == "print-game"


def test_cutting_a_match_forgets_who_gave_up() -> None:
    match = recorded(3, 15).give_up(0, "left")
    assert not cut(match, 15).over and cut(match, 4).moves == match.moves[:4]
