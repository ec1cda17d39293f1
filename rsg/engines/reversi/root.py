"""A Reversi position as the search wants it (`deepening.SearchablePosition`): its stones in lanes."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rsg.engines.kernel import Option
from rsg.engines.reversi.kernel import SearchKernel
from rsg.engines.reversi.lanes import stones
from rsg.games.game import Move
from rsg.games.reversi import Position
from rsg.games.reversi.board import LABELS
from rsg.games.reversi.record import MOVES


class Root:
    """Passes everything on to the position of the rules, except what is said in stones."""

    past: frozenset[tuple[int, int]] = frozenset()
    peak = 0

    def __init__(self, position: Position) -> None:
        self._position = position

    def __getattr__(self, name: str) -> Any:
        return getattr(self._position, name)

    @cached_property
    def stones(self) -> tuple[int, int]:
        """Sets of stones (`lanes`) of the side to move and of the other."""
        own, enemy = self._position.stones
        return stones(own), stones(enemy)

    @property
    def options(self) -> tuple[tuple[Move, Option], ...]:
        """Every move and what it does, in the order of `moves`."""
        options = sorted(SearchKernel.options(*self.stones))
        return tuple((MOVES[LABELS[option[0]]], option) for option in options)

    def play(self, move: Move) -> Root:
        """The position after a move."""
        return Root(self._position.play(move))
