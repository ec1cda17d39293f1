"""Iterative deepening: one search at the root of a position, read at any time."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol, Self

from rsg.engines.engine import Limits, Verdict
from rsg.engines.kernel import INFINITE, POINT, Kernel, Option, move_code
from rsg.engines.search import TO_THE_END, Search
from rsg.games.game import Move, Position


class SearchablePosition(Position, Protocol):
    """A position that shows its integers to the search."""

    @property
    def stones(self) -> tuple[int, int]:
        """Stones of the side to move and of the other."""

    @property
    def past(self) -> frozenset[tuple[int, int]]:
        """The first and the second seat's stones in every position that superko forbids."""

    @property
    def peak(self) -> int:
        """The most stones that one of them has."""

    @property
    def options(self) -> tuple[tuple[Move, Option], ...]:
        """Every move that may be played now and what it does."""

    def play(self, move: Move) -> Self:
        """The position after a move."""


_PREPARED: Final = 6  # plies after which moves are ordered well enough to try a search to the end
_NEAR: Final = 6 * POINT  # how far values usually stay from those of a ply less
_FEW: Final = 3000  # nodes to the end for which nothing need be prepared
_FORCED: Final = 4  # plies after which a clock need not run on for the only move
_TOO_MANY: Final = 3e6  # nodes to the end for which a search without limits still goes on ply by ply


@dataclass(frozen=True, slots=True)
class _Found:
    """What the last iteration says, or the one under way once its first move is done."""

    move: Move
    value: int
    depth: int
    exact: bool
    values: Mapping[Move, int]


class Deepening:
    """A thought (`engine.Thought`) that looks one ply further each time.

    The first ply is done in the first slice, whatever the limits. Equal moves are played with equal chance.
    """

    def __init__(
        self,
        position: SearchablePosition,
        kernel: Kernel,
        limits: Limits,
        seed: int | None,
        *,
        every_move: bool = False,
    ) -> None:
        """
        Args:
            position: not over.
            kernel: rules and estimate.
            limits: when to stop.
            seed: for the choice among equal moves.
            every_move: whether to value all moves exactly as deep as the best (`Verdict.values`).
        """
        side = position.to_move
        if side is None:
            raise ValueError("the game is over")
        self._position, self._side, self._kernel, self._limits = position, side, kernel, limits
        self._every_move = every_move
        self._search = Search(kernel, position.past, position.peak, exception=position.exception)
        self._banked = kernel.prisoner * (position.prisoners[side] - position.prisoners[1 - side])
        own, enemy = position.stones
        self._empty = (kernel.cells & ~(own | enemy)).bit_count()
        self._started = 0.0
        self._order = list(position.options)
        random.Random(seed).shuffle(self._order)
        move, _ = self._order[0]
        self._found = _Found(move, 0, 0, False, {})

    def slices(self) -> Iterator[None]:
        """Thinks on; pauses every few milliseconds, and ends when the limits are reached."""
        self._started = perf_counter()
        for _ in self._iterations():
            yield
            if self._nodes_left() <= 0:
                return

    @property
    def verdict(self) -> Verdict:
        """What it would say now."""
        found = self._found
        return Verdict(
            move=found.move,
            value=self._points(found.value, found.exact),
            depth=min(found.depth, self._empty) if found.exact else found.depth,
            exact=found.exact,
            pv=self._line(found.move, found.depth),
            nodes=self._search.nodes,
            values={move: self._points(value, found.exact) for move, value in found.values.items()},
        )

    def _points(self, value: int, exact: bool) -> float:
        total = value + self._banked
        return (total + POINT // 2) // POINT if exact else round(total / POINT, 2) + 0.0  # never -0.0

    def _iterations(self) -> Generator[None, None, None]:
        for _ in self._iteration(1):
            pass
        yield
        last = self._limits.depth or TO_THE_END
        if len(self._order) == 1 and self._limits.time_s is not None:
            last = _FORCED
        depth = 1
        while depth < last and not self._found.exact:
            depth = TO_THE_END if self._can_reach_the_end(depth) else depth + 1
            yield from self._iteration(depth)

    def _nodes_left(self) -> float:
        """About how many positions the limits still allow."""
        time_s, nodes = self._limits.time_s, self._limits.nodes
        if time_s is not None:
            elapsed = perf_counter() - self._started
            return (time_s - elapsed) * self._search.nodes / max(elapsed, 1e-6)
        return INFINITE if nodes is None else nodes - self._search.nodes

    def _can_reach_the_end(self, depth: int) -> bool:
        needed = self._kernel.nodes_to_the_end(self._empty)
        if self._limits.depth is not None:  # captures can make the way longer than there are empty cells
            return self._limits.depth >= self._empty and needed <= _FEW
        return (depth >= _PREPARED or needed <= _FEW) and needed <= min(self._nodes_left(), _TOO_MANY)

    def _iteration(self, depth: int) -> Generator[None, None, None]:
        self._search.guessed = False
        values: dict[Move, int] = {}
        done: list[tuple[int, tuple[Move, Option]]] = []
        best, before = -INFINITE, self._found.depth
        for chosen in self._order:
            move, option = chosen
            if self._every_move or (not done and depth == 1):
                value = yield from self._value(option, depth, -INFINITE, INFINITE)
            elif not done:  # most likely it is worth about what it was worth a ply ago
                low, high = self._found.value - _NEAR, self._found.value + _NEAR
                value = yield from self._value(option, depth, low, high)
                if not low < value < high:
                    value = yield from self._value(option, depth, -INFINITE, INFINITE)
            else:  # is it better at all?
                value = yield from self._value(option, depth, best, best + 1)
                if value > best:
                    value = yield from self._value(option, depth, best, INFINITE)
            values[move] = value
            done.append((value, chosen))
            if value > best:
                best = value
                if not self._every_move:
                    self._found = _Found(move, best, before, False, {})
        done.sort(key=lambda pair: pair[0], reverse=True)  # stable: among equals the order stays
        self._order = [chosen for _, chosen in done]
        (move, _), exact = self._order[0], not self._search.guessed
        self._found = _Found(move, best, depth, exact, values if self._every_move else {})

    def _value(self, option: Option, depth: int, alpha: int, beta: int) -> Generator[None, None, int]:
        cell, _, _, captures, mine, theirs = option
        gain = self._kernel.prisoner * captures.bit_count()
        trail = self._search.trail(*self._position.stones, self._search.root, cell)
        value = yield from self._search.explore(
            theirs, mine, 1 - self._side, depth - 1, gain - beta, gain - alpha, 1, trail
        )
        return gain - value

    def _line(self, move: Move, length: int) -> tuple[str, ...]:
        """The expected moves as far as the table remembers them."""
        position, line = self._position, [str(move)]
        while len(line) <= length:
            position = position.play(move)
            if position.to_move is None:
                break
            known = self._search.known_move(*position.stones)
            found = [pair for pair in position.options if move_code(*pair[1][:2]) == known]
            if not found:
                break
            move, _ = found[0]
            line.append(str(move))
        return tuple(line)
