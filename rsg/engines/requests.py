"""Answers the requests of the engine protocol, in slices: one generator for each `do`."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any, Final

from rsg.engines import ENGINES, fields
from rsg.engines.counting import DEEPEST
from rsg.engines.engine import Engine, Limits, Thought, Verdict
from rsg.engines.fields import Refusal, Reply, Request
from rsg.engines.marks import mark
from rsg.games import GAMES
from rsg.games.game import PASS, Game, IllegalMove, InvalidText, Position
from rsg.games.replay import BadPly, replay

Work = Generator[Reply | None, None, Reply]
"""Yields None where it may be interrupted, or a reply on the way (`progress`); returns the last reply's
fields."""


class Asked:
    """A request under way.

    Attributes:
        stopped: set from outside; the work then ends with what it has.
    """

    def __init__(self, request: Request) -> None:
        self.request = request
        self.stopped = False

    def answer(self) -> Work:
        """Checks the request and does its work. Raises Refusal."""
        do = self.request.get("do")
        work = _WORK.get(do) if isinstance(do, str) else None
        if work is None:
            raise Refusal("unknown_request", "do must be one of " + ", ".join([*_WORK, "stop"]))
        name = self.request.get("game")
        if name is None:
            name = next(iter(GAMES))
        if not isinstance(name, str) or name not in GAMES:
            raise Refusal("unknown_game", "game must be one of " + ", ".join(GAMES))
        reply = yield from work(self, GAMES[name])
        fault = ENGINES[name].fault
        return {**reply, "warning": fault} if fault and do in _THINKING else reply

    def line_of_play(self, game: Game) -> Generator[None, None, list[Position]]:
        """The positions of the request's match, its start first. Raises Refusal."""
        texts, written = fields.texts(self.request, "moves"), fields.text(self.request, "position")
        try:
            start = game.start() if written is None else game.parse_position(written)
        except InvalidText as fault:
            raise Refusal("invalid_text", str(fault)) from fault
        line = [start]
        try:
            for position in replay(game, start, texts):
                line.append(position)
                yield
        except BadPly as bad:
            if isinstance(bad.fault, IllegalMove):
                kind = "game_over" if bad.fault.reason == "over" else "illegal_move"
            else:
                kind = "invalid_text"
            raise Refusal(kind, str(bad.fault), bad.at) from bad
        return line

    def position(self, game: Game) -> Generator[None, None, Position]:
        """The last position of that line, to be played on. Raises Refusal."""
        position = (yield from self.line_of_play(game))[-1]
        if position.to_move is None:
            raise Refusal("game_over", "the game is over")
        return position

    def limits(self, game: Game) -> tuple[Engine, str | Limits, int | None]:
        """Who thinks, how long, and the seed. Raises Refusal."""
        engine = ENGINES[game.name]
        how = fields.how(self.request, engine.levels)
        seed = self.request.get("seed")
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise Refusal("bad_field", "seed must be a whole number")
        return engine, how, seed

    def prepared(self, engine: Engine, position: Position, how: str | Limits) -> Generator[None, None, None]:
        """Loads what thinking needs, unless the request is stopped."""
        for _ in engine.prepare(position, how):
            yield
            if self.stopped:
                break

    def follow(self, thought: Thought) -> Generator[None, None, Verdict]:
        """Lets a thought run until it ends or is stopped."""
        for _ in thought.slices():
            yield
            if self.stopped:
                break
        return thought.verdict


def _state(asked: Asked, game: Game) -> Work:
    position = (yield from asked.line_of_play(game))[-1]
    seats = game.seats

    def by_seat(numbers: tuple[int, ...]) -> Reply:
        return dict(zip(seats, numbers, strict=True))

    turn, outcome = position.turn, position.outcome
    return {
        "to_move": None if position.to_move is None else seats[position.to_move],
        "legal": [str(move) for move in position.moves()],
        "blocked": list(position.blocked),
        "exception": position.exception,
        "board": {label: seats[seat] for label, seat in position.board.items()},
        "prisoners": by_seat(position.prisoners),
        "scores": by_seat(position.scores),
        "turn": None
        if turn is None
        else {
            "move": turn.move,
            "seat": seats[turn.seat],
            "flips": list(turn.flips),
            "captures": list(turn.captured),
            "passes": [seats[seat] for seat in turn.passes],
        },
        "outcome": None
        if outcome is None
        else {
            "winner": seats[outcome.winners[0]] if len(outcome.winners) == 1 else None,
            "reason": outcome.reason,
        },
        "position": position.text,
    }


def _perft(asked: Asked, game: Game) -> Work:
    depth = fields.whole(asked.request, "depth", 1)
    if depth is None or depth > DEEPEST:
        raise Refusal("bad_field", f"depth must be a whole number from 1 to {DEEPEST}")
    position = (yield from asked.line_of_play(game))[-1]
    started, leaves = perf_counter(), 0
    for counted in ENGINES[game.name].count(position, depth):
        leaves = counted
        yield None
        if asked.stopped:
            break
    return {"leaves": leaves, "time_ms": _since(started)}


def _go(asked: Asked, game: Game) -> Work:
    engine, how, seed = asked.limits(game)
    position = yield from asked.position(game)
    yield from asked.prepared(engine, position, how)
    started = perf_counter()
    verdict = yield from asked.follow(engine.think(position, how, seed))
    return {
        "move": str(verdict.move),
        "value": verdict.value,
        "depth": verdict.depth,
        "exact": verdict.exact,
        "pv": list(verdict.pv),
        "nodes": verdict.nodes,
        "time_ms": _since(started),
    }


def _values(asked: Asked, game: Game) -> Work:
    engine, how, seed = asked.limits(game)
    position = yield from asked.position(game)
    yield from asked.prepared(engine, position, how)
    verdict = yield from asked.follow(engine.weigh(position, how, seed))
    return {
        "values": {str(move): value for move, value in verdict.values.items()},
        "depth": verdict.depth,
        "exact": verdict.exact,
    }


def _review(asked: Asked, game: Game) -> Work:
    """One entry for each text of `moves`; a stopped review has those that it has reached.

    Beside what the protocol names, each says whether its values are `exact`, and the best `line`.
    """
    engine, how, seed = asked.limits(game)
    line = yield from asked.line_of_play(game)
    texts = fields.texts(asked.request, "moves")
    moves: list[Reply] = []
    for ply, (position, text) in enumerate(zip(line, texts, strict=False)):
        if asked.stopped:
            break
        yield {"progress": round(ply / len(texts), 3)}
        yield from asked.prepared(engine, position, how)
        verdict = yield from asked.follow(engine.weigh(position, how, seed))
        values = {str(move): value for move, value in verdict.values.items()}
        best = max(values.values())
        if text == PASS:  # forced, and the position is already the one after it
            value, better = best, PASS
        else:
            played = str(game.parse_move(text))  # as positions write it
            value = values[played]
            better = played if value == best else str(verdict.move)
        for_black = -1 if position.to_move else 1
        moves.append(
            {
                "value_before": for_black * best + 0,  # + 0: never -0.0
                "value_after": for_black * value + 0,
                "best": better,
                "mark": mark(best - value),
                "exact": verdict.exact,
                "line": list(verdict.pv),
            }
        )
    return {"moves": moves}


def _since(started: float) -> float:
    return round((perf_counter() - started) * 1000, 3)


_WORK: Final[dict[Any, Callable[[Asked, Game], Work]]] = {
    "state": _state,
    "perft": _perft,
    "go": _go,
    "values": _values,
    "review": _review,
}

_THINKING: Final = frozenset({"go", "values", "review"})
"""What is answered with a `warning` while the engine is not what it should be."""
