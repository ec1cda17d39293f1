"""How a move is shown, heard and said on any board."""

from __future__ import annotations

from dataclasses import replace

from rsg.app.effects import After, Effect, Sound
from rsg.app.features import features
from rsg.app.hand import FLIP_MS, LANDING_MS, Motion
from rsg.app.messages import MotionDone
from rsg.app.model import Model
from rsg.app.update.step import say
from rsg.games import game as game_named
from rsg.games.endings import RESIGNED
from rsg.games.game import Turn
from rsg.play.match import Match


def show(model: Model, before: Match, match: Match) -> tuple[Motion | None, tuple[Effect, ...]]:
    """The motion of the move that led from one moment of a match to the next, if moves are animated; its sounds and
    its timer."""
    turn = _turn(match)
    if not model.animated:
        return None, tuple(_sounds(turn, False))
    motion = _motion(before, match)
    return motion, (*_sounds(turn, True), After(motion.total_ms, MotionDone(match.ply)))


def tell(model: Model, match: Match) -> Model:
    """Lets the live region say the last move of a match with its call, who had to pass after it, and where they are
    counted how many moves the person now has."""
    turn, seats = _turn(match), game_named(match.game).seats
    seat = match.position.to_move
    counted = features(match.game).counts and model.hints
    mine = seat is not None and match.seats[seat].kind == "human"
    moves = [("said_moves", len(match.position.moves()))] if counted and mine else []
    passes = [("said_pass", seats[seat]) for seat in turn.passes]
    call = game_named(match.game).parse_move(turn.move).call
    called = [] if call is None else [("said_called", seats[call])]
    said = ("said_move", seats[turn.seat], turn.placed, len(turn.flips), len(turn.captured))
    return say(model, said, *called, *passes, *moves)


def say_result(model: Model, match: Match) -> Model:
    """Lets the live region say too how a match has ended, and why, where the points do not tell."""
    result = match.result
    assert result is not None
    seats = game_named(match.game).seats
    winner = seats[result.winners[0]] if len(result.winners) == 1 else ""
    why: list[tuple[str, tuple[str | int, ...]]] = []
    if result.reason == RESIGNED:
        why = [("said_resigned", (next(seat for seat in seats if seat != winner),))]
    elif winner and len(set(result.scores)) == 1:
        why = [("said_tie_broken", ())]
    return replace(model, said=(*model.said, *why, ("said_result", (winner, *result.scores))))


def _motion(before: Match, match: Match) -> Motion:
    """How the move is shown that led from one moment of a match to the next."""
    turn = _turn(match)
    call = game_named(match.game).parse_move(turn.move).call
    gone = {*turn.flips} - {*turn.captured} - match.position.board.keys()
    return Motion(match.ply, turn, before.position.board, call, lingers=call is not None or bool(gone))


def _sounds(turn: Turn, animated: bool) -> list[Effect]:
    """The stone, each flip a step higher, and the capture, in the time of the animation."""
    sounds: list[Effect] = [Sound("place")]
    if not animated:
        if turn.captured:
            sounds.append(Sound("capture"))
        return sounds
    sounds.extend(Sound("flip", step, LANDING_MS + FLIP_MS * step) for step in range(len(turn.flips)))
    if turn.captured:
        sounds.append(Sound("capture", len(turn.captured), LANDING_MS + FLIP_MS * len(turn.flips)))
    return sounds


def _turn(match: Match) -> Turn:
    turn = match.position.turn
    if turn is None:
        raise ValueError("no move has been played")
    return turn
