"""The opening book: the best moves of early positions, as long searches found them, up to the board's symmetries."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rsg.engines.engine import Verdict
from rsg.games.game import Position as AnyPosition
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import INDEX
from rsg.games.reversi.images import Key, canonical
from rsg.games.reversi.record import Move

START: Final = "-"
"""What stands for no moves."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the book says of a position: its value for the side to move, and its best cells as seen in its key."""

    value: float
    cells: frozenset[int]


class Book:
    """A book of openings."""

    def __init__(self, lines: Iterable[str]) -> None:
        """
        Args:
            lines: one for each position: the moves that lead to it from the start (START for none), its value for
                the side to move in points, and its best moves.
        """
        self._lines = tuple(lines)

    @cached_property
    def entries(self) -> dict[Key, Entry]:
        """What it says, by position; read when it is first needed."""
        return dict(_read(*line.split()) for line in self._lines)

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The best moves of a position, none where the book has nothing to say."""
        key, leading = canonical(*position.stones)
        entry = self.entries.get(key)
        if entry is None:
            return ()
        return tuple(
            move
            for move in position.moves()
            if any(symmetry[INDEX[move.cell]] in entry.cells for symmetry in leading)
        )

    def verdict(self, position: AnyPosition, seed: int | None) -> Verdict | None:
        """One of the best moves, each as likely as the others; None where the book has nothing to say."""
        assert isinstance(position, Position)
        moves = self.moves(position)
        if not moves:
            return None
        move = random.Random(seed).choice(moves)
        value = self.entries[canonical(*position.stones)[0]].value
        return Verdict(move, value, 1, False, (str(move),), 0, {})


def _read(record: str, value: str, *best: str) -> tuple[Key, Entry]:
    position = REVERSI.start()
    for text in () if record == START else REVERSI.read_moves(record):
        position = position.play(REVERSI.parse_move(text))
    key, (symmetry, *_) = canonical(*position.stones)
    return key, Entry(float(value), frozenset(symmetry[INDEX[text]] for text in best))
