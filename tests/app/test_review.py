"""The engine goes through a game: the curve grows, it stops when told, and a CPU's move is never kept waiting."""

from __future__ import annotations

import pytest

from rsg.app import study_messages as s
from rsg.app.effects import Ask, StopEngine
from rsg.app.ids import cell_id
from rsg.app.messages import Replied, Resign, Routed, StartGame, TapCell
from rsg.app.replay import judge
from rsg.app.update import review, update
from rsg.app.views.review import points
from rsg.engines.marks import MARKS
from rsg.play.link import write_link
from tests.app.kept import open_game, record, replay_of, world_with
from tests.app.play import match_of, play_one, playable
from tests.app.positions import recorded
from tests.app.world import World


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "NODES", 40)


def answer(world: World, **fields: object) -> dict:
    """The reply to what was asked last."""
    return {"id": world.asked[-1]["id"], "ok": True, **fields}


def values_of(world: World) -> dict[str, float]:
    """Equal values for all moves of the position that was asked about."""
    replay = replay_of(world)
    position = replay.game.positions[len(replay.review.judged)]
    return {str(move): 1.0 for move in position.moves()}


def test_a_whole_game_is_judged() -> None:
    world = open_game()
    world.send(s.StartReview())
    done = replay_of(world).review
    game = recorded(3)
    assert done.state == "done" and len(done.judged) == game.ply
    assert {one.mark for one in done.judged} <= {name for name, _ in MARKS} | {"blunder"}
    assert len(world.asked) == game.ply, "one request a move"
    for position, move, one in zip(game.positions, game.moves, done.judged, strict=False):
        sign = -1 if position.to_move else 1
        assert sign * (one.before - one.after) >= 0
        assert (one.best == move) == (one.before == one.after)
        assert one.best in {str(legal) for legal in position.moves()}
    curve = points(replay_of(world))
    assert len(curve) == game.ply + 1
    black, white = game.position.scores
    assert curve[-1] == black - white


def test_the_curve_grows_with_every_reply() -> None:
    world = open_game(answers=False)
    world.send(s.StartReview())
    for length in range(5):
        assert len(points(replay_of(world))) == (length + 1 if length else 0)
        world.send(Replied(answer(world, values=values_of(world))))
    assert replay_of(world).review.state == "running"


def test_equal_moves_get_equal_marks_and_the_call_is_judged_with_the_cell() -> None:
    game = recorded(3)
    ply = next(n for n, move in enumerate(game.moves) if "[" in move)
    position, move = game.positions[ply], game.moves[ply]
    other = move[:-2] + ("w]" if move.endswith("b]") else "b]")
    values = {str(legal): 0.0 for legal in position.moves()}
    assert {judge(position, text, values, move).mark for text in values} == {"best"}
    assert all(judge(position, text, values, move).best == text for text in values)
    values |= {move: -9.0, other: 3.0}
    assert judge(position, move, values, other).mark == "blunder"
    assert judge(position, move, values, other).best == other
    assert judge(position, other, values, other).mark == "best"


@pytest.mark.parametrize(("loss", "told"), [(0.04, False), (0.06, True)])
def test_what_would_be_told_as_nothing_is_no_better_move(loss: float, told: bool) -> None:
    position, move = recorded(3).positions[4], recorded(3).moves[4]
    other = next(str(legal) for legal in position.moves() if str(legal) != move)
    judged = judge(position, move, {move: 2.0, other: 2.0 + loss}, other)
    assert (judged.best, judged.mark) == ((other, "good") if told else (move, "best"))


def test_it_stops_when_told_and_goes_on_where_it_was() -> None:
    world = open_game(answers=False)
    world.send(s.StartReview(), Replied({"id": "x", "ok": True}))
    world.send(Replied(answer(world, values=values_of(world))))
    before = len(world.asked)
    late = answer(world, values=values_of(world))
    world.send(s.StopReview(), Replied(late))
    stopped = replay_of(world).review
    assert (stopped.state, len(stopped.judged), len(world.asked)) == ("stopped", 1, before)
    world.send(s.StartReview())
    assert len(world.asked[-1]["moves"]) == 1
    world.answers = True
    world.send(s.StartReview())
    assert replay_of(world).review.state == "done"


def test_another_screen_stops_it_and_it_goes_on_when_the_game_is_open_again() -> None:
    world = open_game(answers=False)
    world.send(s.StartReview())
    world.send(Replied(answer(world, values=values_of(world))))
    late = answer(world, values=values_of(world))
    _, effects = update(world.model, Routed("#/kifu"))
    assert StopEngine() in effects
    world.follow("#/kifu")
    assert world.model.replay is None
    world.send(Replied(late))
    asked = len(world.asked)
    world.follow("#/kifu/g3")
    reopened = replay_of(world).review
    assert (reopened.state, len(reopened.judged), len(world.asked)) == ("running", 1, asked + 1)
    world.send(Replied(late))
    assert len(replay_of(world).review.judged) == 1, "a late reply says nothing"
    world.answers = True
    world.send(s.StopReview(), s.StartReview())
    assert replay_of(world).review.state == "done"
    world.follow("#/")
    world.follow("#/kifu/g3")
    assert replay_of(world).review.state == "done" and len(points(replay_of(world))) == recorded(3).ply + 1


def test_reviews_are_those_of_their_games_and_the_latest_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review, "REVIEWS_KEPT", 2)
    world = world_with(record(0), record(3), record(5))
    for number in (0, 3, 5):
        world.follow(f"#/kifu/g{number}")
        assert not replay_of(world).review.judged
        world.send(s.StartReview())
        assert replay_of(world).review.state == "done"
    assert [key[2] for key in world.model.shelf.reviews] == [recorded(3).moves, recorded(5).moves]
    world.follow(f"#/r/{write_link(recorded(5))}")
    assert replay_of(world).review.state == "done", "the same game, wherever it comes from"


def test_a_review_that_failed_can_be_started_when_the_game_is_open_again() -> None:
    world = open_game(answers=False)
    world.send(s.StartReview())
    world.send(Replied(answer(world, values=values_of(world))), Replied({"id": "", "ok": True}))
    world.send(Replied({"id": world.asked[-1]["id"], "ok": False, "error": {}}))
    assert replay_of(world).review.state == "failed"
    world.follow("#/")
    world.follow("#/kifu/g3")
    assert (replay_of(world).review.state, len(replay_of(world).review.judged)) == ("stopped", 1)


@pytest.mark.parametrize("reply", [{"ok": False, "error": {}}, {"ok": True}, {"ok": True, "values": {}}])
def test_an_engine_that_fails_is_told_and_can_be_asked_again(reply: dict) -> None:
    world = open_game(answers=False)
    world.send(
        s.StartReview(),
    )
    world.send(Replied({"id": world.asked[-1]["id"], **reply}))
    assert replay_of(world).review.state == "failed"
    world.answers = True
    world.send(s.StartReview())
    assert replay_of(world).review.state == "done"


def test_progress_lines_and_stopped_replies_are_no_failures() -> None:
    world = open_game(answers=False)
    world.send(s.StartReview())
    world.send(Replied(answer(world, progress=0.5)))
    assert replay_of(world).review.state == "running" and len(world.asked) == 1
    world.send(Replied(answer(world, values={}, stopped=True)))
    assert replay_of(world).review.state == "running" and len(world.asked) == 2


def test_the_cpu_of_a_running_game_thinks_first() -> None:
    world = World(answers=False)
    world.send(StartGame())
    world.send(TapCell(playable(world.model)[0]))
    assert world.model.thinking is not None and len(world.asked) == 1
    world.follow(f"#/r/{write_link(recorded(12))}")
    world.send(s.StartReview())
    assert replay_of(world).review.state == "running"
    assert [ask["do"] for ask in world.asked] == ["go"], "the review waits"
    world.answers = True
    world.send(s.StepPly("back"))
    assert replay_of(world).review.state == "done"
    assert match_of(world.model).ply == 2, "and the CPU has moved"


def test_a_cpu_that_is_to_move_takes_the_engine_from_a_review() -> None:
    world = open_game(answers=False)
    world.send(s.StartReview())
    asked = replay_of(world).review.request
    assert asked
    model, effects = review.follow(world.model, world.model, (Ask({"id": "go", "do": "go"}),))
    assert effects[0] == StopEngine() and isinstance(effects[1], Ask)
    assert model.replay is not None and not model.replay.review.request
    model, effects = review.follow(world.model, world.model, (StopEngine(),))
    assert isinstance(effects[-1], Ask) and effects[-1].request["id"] != asked, "asked once more"


def test_the_better_move_is_shown_before_the_one_played_and_can_be_played_there() -> None:
    world = open_game()
    world.send(s.StartReview())
    game, review = recorded(3), replay_of(world).review
    missed = [
        ply
        for ply, (move, one) in enumerate(zip(game.moves, review.judged, strict=True), start=1)
        if one.best != move and "[" not in one.best
    ]
    assert missed
    for ply in missed:
        best = review.judged[ply - 1].best
        world.send(s.GoToPly(0, ply), s.ShowBetter())
        shown = replay_of(world)
        assert (shown.line, shown.ply) == (0, ply - 1)
        assert shown.hand.cursor == shown.hand.preview == best == shown.better.best
        assert world.focused[-1] == cell_id(best), "the button that was pressed is gone"
        world.send(TapCell(best))
        varied = replay_of(world)
        assert varied.line and varied.ply == ply and varied.shown.match.moves[-1] == best
        assert varied.better is None


def test_nothing_better_is_shown_of_a_best_move_or_of_what_is_not_judged() -> None:
    world = open_game()
    world.send(s.GoToPly(0, 9), s.ShowBetter())
    assert replay_of(world).ply == 9
    world.send(s.StartReview())
    game, review = recorded(3), replay_of(world).review
    pairs = enumerate(zip(game.moves, review.judged, strict=True), start=1)
    best = next(ply for ply, (move, one) in pairs if one.best == move)
    world.send(s.GoToPly(0, best), s.ShowBetter())
    assert (replay_of(world).ply, replay_of(world).better) == (best, None)
    world.send(s.GoToPly(0, 0), s.ShowBetter())
    assert (replay_of(world).ply, replay_of(world).better) == (0, None)


def test_a_result_leads_to_the_review_of_its_game() -> None:
    world = World()
    world.send(StartGame())
    for _ in range(3):
        play_one(world)
    match_id = match_of(world.model).id
    world.send(s.ReviewResult())
    assert world.model.replay is None, "not while it runs"
    world.send(Resign(), s.ReviewResult())
    assert world.hash == f"#/kifu/{match_id}"
    assert replay_of(world).review.state == "done"
    world.send(Routed("#/play"))
    assert world.model.route.screen == "play" and match_of(world.model).id == match_id, "the way back"
    assert world.model.replay is None and match_of(world.model).over
    world.follow(f"#/kifu/{match_id}")
    world.follow("#/")
    assert world.model.match is None


def test_a_game_from_a_position_is_judged_from_there() -> None:
    start = recorded(3, 11).position.text
    later = record(3, start=start, moves=recorded(3).moves[11:14], winners=(), reason="unfinished")
    world = world_with(later, hash="#/kifu/g3")
    world.send(s.StartReview())
    assert world.asked[0]["position"] == start
    assert replay_of(world).review.state == "done"
    assert len(points(replay_of(world))) == 4
