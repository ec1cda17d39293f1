"""The opening book: the best moves of early positions, as long searches found them, up to the board's symmetries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rsg.engines.book import Advice
from rsg.games.game import Position as AnyPosition
from rsg.games.replay import after
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import INDEX, SYMMETRIES
from rsg.games.symmetry import Key, canonical

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

    def advice(self, position: AnyPosition) -> Advice | None:
        """What it says of a position; None where it has nothing to say."""
        assert isinstance(position, Position)
        key, leading = canonical(*position.stones, SYMMETRIES)
        entry = self.entries.get(key)
        if entry is None:
            return None
        moves = tuple(
            move
            for move in position.moves()
            if any(symmetry[INDEX[move.cell]] in entry.cells for symmetry in leading)
        )
        return Advice(moves, entry.value)


def _read(record: str, value: str, *best: str) -> tuple[Key, Entry]:
    moves = () if record == START else REVERSI.read_moves(record)
    position = after(REVERSI, REVERSI.start(), moves)
    key, (symmetry, *_) = canonical(*position.stones, SYMMETRIES)
    return key, Entry(float(value), frozenset(symmetry[INDEX[text]] for text in best))
