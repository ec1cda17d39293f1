"""An engine (`engine.Engine`) made of a game's kernel and ladder: the same for every game of two sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rsg.engines.counting import count_leaves
from rsg.engines.deepening import Deepening, SearchablePosition
from rsg.engines.engine import Limits, Thought, Verdict
from rsg.engines.faulty import Faulty, FaultyThought
from rsg.engines.kernel import POINT, Kernel
from rsg.engines.levels import Level, level
from rsg.engines.onestep import OneStep, one_step
from rsg.games.game import Game, Position

_DEEP: Final = 12
"""Plies that a search without a limit of its own rarely goes beyond, and prepares for."""


class Known:
    """A thought (`engine.Thought`) that needs no thinking."""

    def __init__(self, verdict: Verdict) -> None:
        """
        Args:
            verdict: what it says.
        """
        self.verdict = verdict

    def slices(self) -> Iterator[None]:
        """There is nothing to think."""
        return iter(())


class SearchEngine:
    """See `engine.Engine`.

    Attributes:
        game: whose positions it takes.
        levels: names of its levels, weakest first.
        fault: why it plays worse than it should, None if all is well.
    """

    def __init__(
        self, game: Game, kernel: Kernel, ladder: tuple[Level, ...], fault: str | None = None
    ) -> None:
        """
        Args:
            game: the rules; its positions are `deepening.SearchablePosition`.
            kernel: the same rules over integers, and the estimate.
            ladder: its levels, weakest first.
            fault: see the attributes.
        """
        self.game, self.fault = game, fault
        self.levels = tuple(step.name for step in ladder)
        self._ladder, self._kernel = ladder, kernel
        self._positions = type(game.start())

    def prepare(self, position: Position, how: str | Limits) -> Iterator[None]:
        """Loads what thinking needs. Raises KeyError for an unknown level."""
        self._check(position)
        step = self._step(how)
        plies = 1 if isinstance(step.how, OneStep) else step.how.depth or _DEEP
        kernel = step.kernel or self._kernel
        return kernel.prepare(kernel.cells.bit_count() - len(position.board), plies)

    def think(self, position: Position, how: str | Limits, seed: int | None = None) -> Thought:
        """Chooses a move. Raises KeyError for an unknown level, ValueError when the game is over."""
        return self.as_level(position, self._step(how), seed)

    def weigh(self, position: Position, how: str | Limits, seed: int | None = None) -> Thought:
        """Values every legal move; errors as for `think`."""
        return self.as_level(position, self._step(how), seed, every_move=True)

    def count(self, position: Position, depth: int) -> Iterator[int]:
        """Perft, yielding the leaves so far, last all; ko is ignored, except that a game which it ended is
        over."""
        if position.to_move is None:
            return iter((1,))
        return count_leaves(self._kernel, *self._ours(position).stones, depth)

    def as_level(
        self, position: Position, step: Level, seed: int | None, *, every_move: bool = False
    ) -> Thought:
        """Thinks as a level that need not be in the ladder."""
        ours, kernel, how = self._ours(position), step.kernel or self._kernel, step.how
        if step.book and not every_move and (advice := step.book.advice(position)):
            return Known(advice.verdict(seed))
        if isinstance(how, OneStep):
            return Known(one_step(position, how, seed, self.expected))
        if isinstance(how, Faulty):
            inner = Deepening(ours, kernel, how.limits, seed, every_move=True)
            return FaultyThought(position, how, seed, inner)
        return Deepening(ours, kernel, how, seed, every_move=every_move)

    def expected(self, position: Position) -> float:
        """Expected final score difference for the first seat, without looking ahead."""
        first, second = position.scores
        more = None if position.to_move is None else self._kernel.estimate(*self._ours(position).stones)
        if more is None:
            return first - second
        of_first, of_second = position.prisoners
        return of_first - of_second + round((-more if position.to_move else more) / POINT, 2)

    def _step(self, how: str | Limits) -> Level:
        return level(self._ladder, how) if isinstance(how, str) else Level("", how)

    def _ours(self, position: Position) -> SearchablePosition:
        self._check(position)
        return position  # type: ignore[return-value]

    def _check(self, position: Position) -> None:
        if not isinstance(position, self._positions):
            raise TypeError(f"not a position of {self.game.name}: {position!r}")
