"""Random openings, for the arena and self-play."""

from __future__ import annotations

import random
from typing import TypeVar

from rsg.games.game import Position

Start = TypeVar("Start", bound=Position)


def opening(start: Start, chance: random.Random, plies: int) -> list[Start]:
    """The start and the positions after so many random moves, the last of which is still to be played on."""
    while True:
        line = [start]
        while len(line) <= plies and line[-1].to_move is not None:
            line.append(line[-1].play(chance.choice(line[-1].moves())))
        if line[-1].to_move is not None:
            return line
