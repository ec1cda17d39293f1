"""Weak levels, for any game: they look at what their own moves do at once, and at nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Literal

from rsg.engines.engine import Verdict
from rsg.games.game import Move, Position


@dataclass(frozen=True, slots=True)
class OneStep:
    """How such a level chooses: it ranks its moves and picks one of the first at random.

    Attributes:
        likes: whether it ranks moves that do more or that do less first.
        share: the part of the ranking that it picks from, 1 for all of it, 0 for the first and its equals.
        gain: how much a stone turned or captured counts.
        places: how much the cell counts, by label.
    """

    likes: Literal["more", "less"] = "more"
    share: float = 0.0
    gain: int = 1
    places: Mapping[str, int] = field(default_factory=dict)


def one_step(
    position: Position, how: OneStep, seed: int | None, estimate: Callable[[Position], float]
) -> Verdict:
    """What such a level says of a position.

    Args:
        position: not over.
        how: the taste of the level.
        seed: for its random choice.
        estimate: the expected final score difference of a position, for the first seat.

    Raises:
        ValueError: the game is over.
    """
    seat = position.to_move
    if seat is None:
        raise ValueError("the game is over")
    chance = random.Random(seed)
    moves = list(position.moves())
    chance.shuffle(moves)
    worth = {move: _worth(position, move, how) for move in moves}
    moves.sort(key=worth.__getitem__, reverse=how.likes == "more")
    equals = sum(worth[move] == worth[moves[0]] for move in moves)
    first = max(ceil(how.share * len(moves)), 1) if how.share else equals
    move = chance.choice(moves[:first])
    sign = -1 if seat else 1
    values = {move: sign * estimate(position.play(move)) for move in moves}
    return Verdict(move, values[move], 1, False, (str(move),), len(moves), values)


def _worth(position: Position, move: Move, how: OneStep) -> int:
    turn = position.play(move).turn
    assert turn is not None
    return how.gain * (len(turn.flips) + len(turn.captured)) + how.places.get(move.cell, 0)
