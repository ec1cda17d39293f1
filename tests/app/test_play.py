"""Games played through `update`, without a browser."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rsg.app.effects import Sound
from rsg.app.hand import FLIP_MS, LANDING_MS, UNANSWERED_MS, Hand
from rsg.app.messages import (
    AnswerCall,
    BoardKey,
    CancelCall,
    Environment,
    FocusCell,
    MotionDone,
    NextGame,
    PaceDone,
    Rematch,
    Replied,
    Resign,
    SetSetting,
    StartGame,
    TapCell,
    Undo,
)
from rsg.app.picture import board_picture
from rsg.app.update.shown import say_result, show
from rsg.app.views import view
from rsg.play import unit
from rsg.play.seats import Seat
from tests.app.careers import stored
from tests.app.play import due_call, match_of, play_one, play_out, playable
from tests.app.positions import BLOCKED, EXCEPTION, RESTRICTED, playing, recorded
from tests.app.seen import Page
from tests.app.world import START, World


@pytest.mark.parametrize("level", ["Lv.1", "Lv.2", "Lv.3", "Lv.4", "Lv.5"])
@pytest.mark.parametrize("colour", ["black", "white"])
def test_a_whole_game_is_played_stored_and_shown(level: str, colour: str) -> None:
    world = World(seed=len(level + colour), stored=stored(14))
    world.send(SetSetting("level", level), SetSetting("colour", colour), StartGame())
    match = play_out(world)
    games = [match.id]
    if level == "Lv.5":
        assert world.model.sheet == "result"
        world.send(NextGame())
        games.insert(0, play_out(world).id)
        match = match_of(world.model)
        assert match.seats[colour != "black"] == Seat("cpu", level), "colours are swapped in game 2"
    else:
        assert match.seats[colour == "black"] == Seat("cpu", level)
    assert world.model.sheet == "result"
    assert world.model.said[-1][0] == "said_result"
    assert world.hash == "#/play"
    again = world.reload()
    assert again.model.match is None, "a finished game does not run on"
    assert [record.id for record in again.model.document.games] == games
    assert (world.today in again.model.document.cleared) == (unit.winner(match) == 0)
    assert again.model.settings.colour != colour, "the next game starts with the colours swapped"


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_points_do_not_tell_of_a_result_is_said(seat: int) -> None:
    world = World()
    world.send(SetSetting("colour", ("black", "white")[seat]), StartGame(), Resign())
    name, other = (("Black", "White"), ("White", "Black"))[seat]
    heard = Page(str(view(world.model))).by_id["live"].text
    assert f"{name} resigned. The game is over. {other} wins:" in heard


@pytest.mark.parametrize(
    ("number", "heard"),
    [
        (23, "Equal points: more prisoners win. The game is over. Black wins: Black 20, White 20."),
        (68, "The game is over. A draw: Black 19, White 19."),
        (0, "The game is over. White wins: Black 18, White 30."),
    ],
)
def test_so_is_what_decides_between_equal_points(number: int, heard: str) -> None:
    page = Page(str(view(say_result(World().model, recorded(number)))))
    assert page.by_id["live"].text.startswith(heard)


def test_home_star_is_the_next_game() -> None:
    world = World()
    assert world.model.route.screen == "home"
    assert set(playable(world.model)) == {"B1", "B2", "B4", "B5", "B6", "B8", "B9", "BX", "BQ"}
    world.send(TapCell("B4"))
    assert world.model.route.screen == "play"
    assert match_of(world.model).moves[0] == "B4"
    assert match_of(world.model).ply == 2, "the CPU has answered"


def test_home_star_starts_for_white_with_any_tap() -> None:
    world = World()
    world.send(SetSetting("colour", "white"), TapCell("CP"))
    assert match_of(world.model).ply == 1
    assert match_of(world.model).position.to_move == 1


def test_an_early_tap_is_kept_and_played() -> None:
    world = World(early_tap="B4")
    assert match_of(world.model).moves[0] == "B4"


@pytest.mark.parametrize(
    ("pace", "least", "most"), [("slow", 2500, 3500), ("normal", 1000, 1500), ("fast", 350, 550)]
)
def test_each_pace_takes_its_time_and_none_without_animations(pace: str, least: int, most: int) -> None:
    waited = []
    for seed in range(8):
        world = World(reduced_motion=False, seed=seed)
        world.send(SetSetting("pace", pace), SetSetting("colour", "white"), StartGame())
        while not match_of(world.model).ply:
            world.wait(10)
        waited.append(world.now - START)
    assert least <= min(waited) and max(waited) <= most + 10 and len(set(waited)) > 2
    world.send(SetSetting("animations", "off"), Resign(), SetSetting("colour", "white"), Rematch())
    assert match_of(world.model).ply == 1


def test_the_cpu_waits_for_motion_and_pace() -> None:
    world = World(reduced_motion=False)
    world.send(TapCell("B4"))
    model = world.model
    assert match_of(model).ply == 1
    assert model.hand.motion is not None
    assert model.thinking is not None
    assert model.thinking.move, "it thinks while the stones turn"
    world.wait(model.hand.motion.total_ms)
    assert world.model.hand.motion is None
    assert match_of(world.model).ply == 1, "the pace is not over"
    while match_of(world.model).ply == 1:
        world.wait(10)
    assert 1000 <= world.now - START <= 1500
    assert world.model.hand.motion is not None
    assert world.model.hand.motion.ply == 2


def test_a_tap_ends_the_animation_and_is_not_lost() -> None:
    world = World(reduced_motion=False)
    world.send(TapCell("B4"))
    while match_of(world.model).ply == 1:
        world.wait(10)
    assert world.model.hand.motion is not None
    cell = playable(world.model)[0]
    world.send(TapCell(cell))
    played = match_of(world.model).moves[2:]
    assert (played[0].split("[")[0] if played else world.model.hand.call) == cell


def test_a_double_tap_plays_once() -> None:
    world = World(reduced_motion=False)
    world.send(TapCell("B4"), TapCell("B4"), TapCell("B6"))
    assert match_of(world.model).moves == ("B4",)


def test_taps_during_the_cpus_turn_do_nothing() -> None:
    world = World(answers=False)
    world.send(TapCell("B4"))
    for cell in board_picture(world.model).cells:
        assert not cell.enabled
        assert not cell.hint
        world.send(TapCell(cell.label))
    assert match_of(world.model).ply == 1


def test_stale_timers_and_replies_do_nothing() -> None:
    world = World(answers=False, reduced_motion=False)
    world.send(TapCell("B4"))
    request = world.asked[-1]["id"]
    before = world.model
    for message in (
        MotionDone(7),
        PaceDone("another"),
        Replied({"id": "another", "ok": True, "move": "B6"}),
        Replied({"id": request, "ok": True, "progress": 0.5}),
    ):
        world.send(message)
    assert match_of(world.model) == match_of(before)
    assert world.model.thinking == before.thinking


@pytest.mark.parametrize(
    "reply",
    [
        {"ok": False, "error": {"kind": "internal", "message": "gone"}},
        {"ok": True, "move": "B4"},
        {"ok": True, "move": "<img onerror=alert(1)>"},
        {"ok": True, "move": None},
        {"ok": True, "move": ["B6"]},
        {"ok": True},
    ],
)
def test_the_game_goes_on_when_the_engine_fails(reply: dict) -> None:
    world = World(answers=False)
    world.send(TapCell("B4"))
    world.send(Replied({"id": world.asked[-1]["id"], **reply}))
    assert match_of(world.model).ply == 2
    assert "notice_engine_failed" in world.notices


def test_the_call_is_asked_and_nothing_else_may_be_played() -> None:
    world = World()
    cell, choices = due_call(world)
    before = match_of(world.model)
    assert world.model.hand.call == cell
    shown = {c.label: c for c in board_picture(world.model).cells}
    assert shown[cell].pending
    assert shown[cell].stone == before.position.to_move
    assert not any(c.enabled or c.hint for c in shown.values())
    for other in shown:
        world.send(TapCell(other))
    assert match_of(world.model) == before
    world.send(BoardKey("Escape"))
    assert world.model.hand.call == ""
    world.send(TapCell(cell), AnswerCall("B2[x]"))
    assert world.model.hand.call == cell
    world.send(AnswerCall(str(choices[1].move)))
    assert match_of(world.model).moves[before.ply] == str(choices[1].move)
    assert world.model.hand.call == ""


def test_a_call_is_heard_when_it_is_asked_and_when_it_is_made() -> None:
    world = World()
    cell, choices = due_call(world)
    assert f"A stone on {cell}. Call the core point" in Page(str(view(world.model))).by_id["live"].text
    world.answers = False
    world.send(AnswerCall(str(choices[1].move)))
    assert "The call is White." in Page(str(view(world.model))).by_id["live"].text


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_pressed_twice_does_not_answer_the_call_that_it_has_opened(key: str) -> None:
    world = World()
    cell, choices = due_call(world)
    answer, before = AnswerCall(str(choices[0].move)), match_of(world.model).ply
    world.send(CancelCall(), FocusCell(cell), BoardKey(key))
    assert world.model.hand.call == cell
    world.wait(UNANSWERED_MS - 1)
    world.send(BoardKey(key), answer)
    assert world.model.hand.call == cell and match_of(world.model).ply == before
    world.wait(1)
    world.send(answer)
    assert match_of(world.model).ply > before and not world.model.hand.call


def test_a_call_that_was_opened_by_a_tap_is_answered_as_fast_as_one_likes() -> None:
    world = World()
    cell, choices = due_call(world)
    before = match_of(world.model).ply
    world.send(CancelCall(), FocusCell(cell), BoardKey("Enter"), BoardKey("Escape"))
    assert not world.model.hand.call, "a key takes the stone up as fast"
    world.send(TapCell(cell), AnswerCall(str(choices[0].move)))
    assert match_of(world.model).ply > before


def test_an_open_call_survives_a_reload() -> None:
    world = World()
    cell, _ = due_call(world)
    again = world.reload()
    assert again.model.hand.call == cell
    assert match_of(again.model).moves == match_of(world.model).moves
    again.send(CancelCall())
    assert again.reload().model.hand.call == ""


@pytest.mark.parametrize("screen", ["#/kifu", "#/setup", "#/reversi", "#/settings"])
def test_a_key_on_another_screen_leaves_an_open_call_alone(screen: str) -> None:
    world = World()
    cell, _ = due_call(world)
    again = world.reload(hash=screen)
    again.send(BoardKey("Escape"))
    again.follow("#/play")
    assert again.model.hand.call == cell == again.reload().model.hand.call


def test_undo_once_takes_back_the_own_move_and_the_reply() -> None:
    world = World()
    world.send(TapCell("B4"))
    play_one(world)
    first = match_of(world.model)
    world.send(Undo())
    undone = match_of(world.model)
    assert undone.moves == first.moves[:2]
    assert undone.position == first.positions[2]
    assert Page(str(view(world.model))).by_id["live"].text == "The last move was taken back."
    world.send(Undo())
    assert match_of(world.model) == undone, "once a game"
    assert match_of(world.reload().model).undos == 1, "also after a reload"


@pytest.mark.parametrize(
    ("moment", "sign"), [(BLOCKED, "blocked"), (EXCEPTION, "exception"), (RESTRICTED, "restricted")]
)
def test_what_ko_forbids_is_shown_again_after_an_undo(moment: tuple[int, int], sign: str) -> None:
    def signs(world: World) -> dict[str, str]:
        return {cell.label: cell.hint for cell in board_picture(world.model).cells if cell.hint}

    def said(world: World) -> list[str]:
        page = Page(str(view(world.model)))
        return [page.name(cell) for cell in page.all("gridcell")]

    world = World()
    world.send(StartGame())
    world.model = replace(world.model, match=recorded(*moment), hand=Hand())
    before, names = signs(world), said(world)
    (cell,) = (label for label, found in before.items() if found == sign)
    play_one(world)
    assert match_of(world.model).ply == moment[1] + 2 and signs(world) != before
    world.send(Undo())
    assert signs(world) == before and signs(world.reload()) == before
    assert said(world) == names
    world.send(TapCell(cell))
    assert world.model.explained == (cell if sign == "blocked" else "")


def test_the_button_says_that_a_counting_game_has_one_undo_and_when_it_is_used() -> None:
    match = recorded(0, 6)
    casual = replace(match, counting=False)
    matches = (match, replace(match, undos=1), casual, replace(casual, undos=1))
    shown = [Page(str(view(playing(each)))).one("button", "Undo").text for each in matches]
    assert shown == ["Undo once", "Undo used", "Undo", "Undo"]


def test_no_undo_after_the_end() -> None:
    world = World()
    world.send(TapCell("B4"))
    match = play_out(world)
    assert match.undo_to is None
    world.send(Undo())
    assert match_of(world.model) == match


def test_resigning_is_a_loss_at_once() -> None:
    world = World(reduced_motion=False)
    world.send(TapCell("B4"), Resign())
    result = match_of(world.model).result
    assert result is not None
    assert (result.reason, result.winners) == ("resigned", (1,))
    assert world.model.sheet == "result"
    assert world.model.hand.motion is None
    world.wait(10_000)
    assert match_of(world.model).ply == 1, "the CPU plays no more"


def test_rematch_swaps_the_colours() -> None:
    world = World()
    world.send(TapCell("B4"), Resign(), Rematch())
    assert [seat.kind for seat in match_of(world.model).seats] == ["cpu", "human"]
    assert world.model.sheet == ""


def test_turning_animations_off_ends_the_one_that_runs() -> None:
    world = World(reduced_motion=False)
    world.send(TapCell("B4"), SetSetting("animations", "off"))
    assert world.model.hand.motion is None


def test_sounds_follow_the_flips_each_higher_than_the_one_before() -> None:
    model, game = World(reduced_motion=False).model, recorded(0)
    turns = enumerate(position.turn for position in game.positions)
    ply, flips = next((n, len(t.flips)) for n, t in turns if t and len(t.flips) > 2 and not t.captured)
    _, effects = show(model, recorded(0, ply - 1), recorded(0, ply))
    heard = [(sound.name, sound.step, sound.after) for sound in effects if isinstance(sound, Sound)]
    rising = [("flip", step, LANDING_MS + FLIP_MS * step) for step in range(flips)]
    assert heard == [("place", 0, 0), *rising]


def test_the_whole_board_by_keyboard() -> None:
    world = World()
    world.send(BoardKey("b"), BoardKey("4"), BoardKey("Enter"))
    assert match_of(world.model).moves[0] == "B4"
    world.model = replace(world.model, hand=Hand(cursor="CP"))
    seen, frontier = {"CP"}, ["CP"]
    while frontier:
        here = frontier.pop()
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            world.model = replace(world.model, hand=Hand(cursor=here))
            world.send(BoardKey(key))
            if world.model.hand.cursor not in seen:
                seen.add(world.model.hand.cursor)
                frontier.append(world.model.hand.cursor)
    assert len(seen) == 37, "every cell is reached by the arrows"


def test_a_call_is_shown_on_the_core_point_while_the_move_is() -> None:
    world = World()
    _, choices = due_call(world)
    world.send(Environment(reduced_motion=False), AnswerCall(str(choices[1].move)))
    motion = world.model.hand.motion
    assert motion is not None
    assert motion.call == 1
    assert motion.lingers
    core = next(cell for cell in board_picture(world.model).cells if cell.label == "CP")
    assert core.called == 1
    world.send(MotionDone(motion.ply))
    core = next(cell for cell in board_picture(world.model).cells if cell.label == "CP")
    assert (core.called, core.flip, core.stone) == (None, None, None)


def test_enter_plays_the_cell_that_has_the_focus() -> None:
    world = World()
    world.send(FocusCell("B4"), BoardKey("Enter"))
    assert match_of(world.model).moves[0] == "B4"
    cell = playable(world.model)[-1]
    world.send(BoardKey("b"), BoardKey("2"), FocusCell(cell), BoardKey("Enter"))
    played = match_of(world.model).moves[2:]
    assert (played[0].split("[")[0] if played else world.model.hand.call) == cell
