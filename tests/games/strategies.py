"""Random games for hypothesis: a game is drawn as a list of numbers that pick among the legal moves."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from rsg.games import GAMES
from rsg.games.game import Position


def _numbers(seed: int, length: int) -> list[int]:
    chance = random.Random(seed)
    return [chance.randrange(10**6) for _ in range(length)]


# Lists drawn one by one are short, and most of what can go wrong needs a full board.
picks = st.builds(_numbers, st.integers(0, 10**9), st.integers(0, 75))


def walk(start: Position, choices: list[int]) -> list[Position]:
    """The positions of the game that the numbers pick, the start first; it ends early when the game does."""
    line = [start]
    for number in choices:
        moves = line[-1].moves()
        if not moves:
            break
        line.append(line[-1].play(moves[number % len(moves)]))
    return line


def finish(position: Position, number: int) -> list[Position]:
    """Plays on to the end of the game, always by the same rule."""
    line = [position]
    while line[-1].to_move is not None:
        moves = line[-1].moves()
        line.append(line[-1].play(moves[(number + len(line)) % len(moves)]))
    return line


@st.composite
def positions(draw: Any, game: str = "reverstargo") -> Position:
    """A position some way into a random game."""
    return walk(GAMES[game].start(), draw(picks))[-1]
