"""ReverStarGo's engine: its kernel and estimate behind the search that all games share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rsg.engines.counting import count_leaves
from rsg.engines.deepening import Deepening
from rsg.engines.engine import Limits, Thought
from rsg.engines.faulty import Faulty, FaultyThought
from rsg.engines.levels import LEVELS, Taste, level
from rsg.engines.onestep import OneStep, OneStepThought
from rsg.engines.reverstargo import shipped
from rsg.engines.search import POINT
from rsg.games.game import Position as AnyPosition
from rsg.games.reverstargo import REVERSTARGO, Position

_KERNEL, _FAULT = shipped.kernel()


def _ours(position: AnyPosition) -> Position:
    if not isinstance(position, Position):
        raise TypeError(f"not a position of ReverStarGo: {position!r}")
    return position


def expected(position: AnyPosition) -> float:
    """Expected final score difference for black, without looking ahead."""
    black, white = position.scores
    own, enemy = _ours(position).stones
    more = None if position.to_move is None else _KERNEL.estimate(own, enemy)
    if more is None:
        return black - white
    of_black, of_white = position.prisoners
    return of_black - of_white + round((-more if position.to_move else more) / POINT, 2)


class ReverStarGoEngine:
    """See `rsg.engines.engine.Engine`."""

    game: Final = REVERSTARGO
    levels: Final = tuple(step.name for step in LEVELS[REVERSTARGO.name])
    fault: Final = _FAULT

    def think(self, position: AnyPosition, how: str | Limits, seed: int | None = None) -> Thought:
        """Chooses a move. Raises KeyError for an unknown level, ValueError when the game is over."""
        return self._thought(position, how, seed, every_move=False)

    def weigh(self, position: AnyPosition, how: str | Limits, seed: int | None = None) -> Thought:
        """Values every legal move; errors as for `think`."""
        return self._thought(position, how, seed, every_move=True)

    def count(self, position: AnyPosition, depth: int) -> Iterator[int]:
        """Perft, yielding the leaves so far, last all; ko is ignored, except that a game which it ended is
        over."""
        if position.to_move is None:
            return iter((1,))
        return count_leaves(_KERNEL, *_ours(position).stones, depth)

    def _thought(
        self, position: AnyPosition, how: str | Limits, seed: int | None, *, every_move: bool
    ) -> Thought:
        ours = _ours(position)
        if isinstance(how, str):
            return self.as_level(ours, level(self.game.name, how).how, seed, every_move=every_move)
        return Deepening(ours, _KERNEL, how, seed, every_move=every_move)

    @staticmethod
    def as_level(ours: Position, taste: Taste, seed: int | None, *, every_move: bool = False) -> Thought:
        """Thinks as a level that need not be in the ladder."""
        if isinstance(taste, OneStep):
            return OneStepThought(ours, taste, seed, expected)
        if isinstance(taste, Faulty):
            inner = Deepening(ours, _KERNEL, taste.limits, seed, every_move=True)
            return FaultyThought(ours, taste, seed, inner)
        return Deepening(ours, _KERNEL, taste, seed, every_move=every_move)
