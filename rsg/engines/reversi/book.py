"""The opening book: the best moves of early positions, as long searches found them, up to the board's symmetries.

One position a line: the moves that lead to it from the start (`-` for none), its value for the side to move in points,
and its best moves. `tools.train.reversi_book` makes the file.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from rsg.engines.engine import Verdict
from rsg.games.game import Position as AnyPosition
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import LABELS
from rsg.games.reversi.images import Key, canonical
from rsg.games.reversi.record import Move

START = "-"
"""What stands for no moves."""


class BadBook(ValueError):  # noqa: N818 - it names the fault
    """A book that cannot be used."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the book says of a position: its value for the side to move, and its best cells as seen in its key."""

    value: float
    cells: frozenset[int]


class Book:
    """A book of openings."""

    def __init__(self, text: str) -> None:
        """
        Args:
            text: the file.

        Raises:
            BadBook: a line cannot be read or played.
        """
        self._entries: dict[Key, Entry] = {}
        for line in text.splitlines():
            try:
                self._add(*line.split())
            except (TypeError, ValueError) as fault:
                raise BadBook(f"{line[:80]!r}: {fault}") from fault

    def __len__(self) -> int:
        return len(self._entries)

    def _add(self, record: str, value: str, *best: str) -> None:
        position = REVERSI.start()
        for text in () if record == START else REVERSI.read_moves(record):
            position = position.play(REVERSI.parse_move(text))
        moves = [REVERSI.parse_move(text) for text in best]
        for move in moves:
            position.play(move)
        key, (symmetry, *_) = canonical(*position.stones)
        cells = frozenset(symmetry[LABELS.index(move.cell)] for move in moves)
        self._entries[key] = Entry(float(value), cells)

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The best moves of a position, none where the book has nothing to say."""
        key, leading = canonical(*position.stones)
        entry = self._entries.get(key)
        if entry is None:
            return ()
        return tuple(
            move
            for move in position.moves()
            if any(symmetry[LABELS.index(move.cell)] in entry.cells for symmetry in leading)
        )

    def verdict(self, position: AnyPosition, seed: int | None) -> Verdict | None:
        """One of the best moves, each as likely as the others; None where the book has nothing to say."""
        assert isinstance(position, Position)
        moves = self.moves(position)
        if not moves:
            return None
        move = random.Random(seed).choice(moves)
        entry = self._entries[canonical(*position.stones)[0]]
        return Verdict(move, entry.value, 1, False, (str(move),), 0, {})
