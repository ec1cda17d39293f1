"""Alpha-beta over integer positions, for every game of two sides whose kernel sees them by the side to move.

Principal variation search with a transposition table, killer moves and history. Points won on the way
(prisoners) are banked: they shift the window instead of being part of the position, so that the table, which
knows boards only, serves every number of prisoners, and equal positions score equally. A move that would
repeat a position of the game or of the path (superko) is left out; a value that leaned on that is not stored
above the repeated position.

A node is a plain function near the leaves and a generator above, which pauses so that a search can share its
thread.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final, Protocol

Option = tuple[int, int, int, int, int, int]
"""Cell, call, mask of flips, mask of captures, own stones and the other side's stones afterwards."""

POINT: Final = 256
"""One point of score; the rest of a value breaks ties (prisoners)."""

INFINITE: Final = 1 << 40
TO_THE_END: Final = 127
"""Depth of what is known exactly."""

_SHALLOW: Final = 2  # up to this depth a node runs without pausing
_SHALLOW_EMPTY: Final = 3  # the same for searches to the end, by empty cells
_PAUSE: Final = 64  # nodes between pauses
_MAX_PLY: Final = 90  # beyond it a position is estimated: captures can make a path long
_TABLE_SIZE: Final = 200_000

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_Entry = tuple[int, int, int, int]  # depth, value, kind of bound, best move (-1 none)
_UNKNOWN: Final[_Entry] = (-1, 0, _EXACT, -1)

_FIRST, _CAPTURED, _KILLER = (
    1 << 40,
    1 << 30,
    1 << 29,
)  # order of moves: what the table says, captures, killers
_Child = tuple[int, int, int, int, int, int]
# order, the mover's and the other side's stones afterwards, prisoners' worth, number of stones, code of the
# move


class Kernel(Protocol):
    """The rules and the estimate that a search runs on; stones are integers, seen by the side to move."""

    @property
    def cells(self) -> int:
        """Mask of the playable cells in an integer of stones."""

    @property
    def prisoner(self) -> int:
        """What one captured stone is worth to the captor besides leaving the board, in parts of POINT."""

    def options(self, own: int, enemy: int) -> list[Option]:
        """Every move, ko aside."""

    def legal(self, own: int, enemy: int) -> int:
        """Mask of the legal cells."""

    def final(self, own: int, enemy: int) -> int:
        """Value of the board of a game that is over."""

    def estimate(self, own: int, enemy: int) -> int | None:
        """Expected value of the board and of the prisoners to come; None if the game is over."""


def move_code(option: Option) -> int:
    """One number for the cell and call of an option."""
    return option[0] * 3 + option[1]


class Search:
    """The tree below one root.

    Attributes:
        nodes: positions visited so far.
        guessed: whether anything since it was last cleared rested on an estimate.
        table: position (`own + 2 * enemy`) to what is known of it.
    """

    def __init__(self, kernel: Kernel, past: Iterable[int], superko: bool) -> None:
        """
        Args:
            kernel: the game.
            past: `first + 2 * second` for all earlier positions and the root, with the stones of the two
            seats.
            superko: whether repetition is forbidden at all.
        """
        self.nodes = 0
        self.guessed = False
        self.table: dict[int, _Entry] = {}
        self._options, self._legal = kernel.options, kernel.legal
        self._final, self._estimate = kernel.final, kernel.estimate
        self._cells, self._prisoner = kernel.cells, kernel.prisoner
        self._late = kernel.cells.bit_count() - _SHALLOW_EMPTY
        self._superko = superko
        self._seen = dict.fromkeys(
            past, -1
        )  # position to the ply where it stands on the path; -1 before the root
        self._leaned = TO_THE_END  # the ply nearest to the root whose position forbade a move
        self._killers = [-1] * (_MAX_PLY + 2)
        self._history: dict[int, int] = {}
        self._pause_at = 0

    # One node is written twice, as a generator and as a function: a generator all the way costs a tenth of
    # the speed. What they share stands below them.

    def explore(
        self,
        own: int,
        enemy: int,
        side: int,
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        peak: int,
        excepted: bool,
    ) -> Generator[None, None, int]:
        """Value of a position for its side to move, within a window; pauses now and then.

        Args:
            own, enemy: stones of the side to move and of the other.
            side: which seat moves, 0 or 1.
            depth: plies to look ahead, TO_THE_END for all.
            alpha, beta: the window; a value outside it is only a bound.
            ply: distance from the root.
            peak: the most stones of any position so far, this one included.
            excepted: whether the last move was one that ko forbids, passes aside.

        Returns:
            The value in parts of POINT, prisoners taken before not counted.
        """
        if depth <= _SHALLOW or ((own | enemy) & self._cells).bit_count() >= self._late:
            value = self.explore_at_once(own, enemy, side, depth, alpha, beta, ply, peak, excepted)
            if self.nodes >= self._pause_at:
                self._pause_at = self.nodes + _PAUSE
                yield
            return value
        self.nodes += 1
        position = own + enemy + enemy
        reach, value, kind, first = self.table.get(position, _UNKNOWN)
        if reach >= depth and (kind == _EXACT or (value >= beta if kind == _AT_LEAST else value <= alpha)):
            self.guessed |= reach != TO_THE_END
            return value
        outer = self._enter(own, enemy, side, ply)
        children, excepting = self._children(own, enemy, side, ply, peak, excepted, first)
        best, low, best_move = -INFINITE, alpha, -1
        if not children:
            if self._must_pass(own, enemy):
                best = -(
                    yield from self.explore(enemy, own, 1 - side, depth, -beta, -alpha, ply, peak, excepted)
                )
            else:
                best = self._final(own, enemy)
        for _, mine, theirs, gain, stones, move in children:
            deeper = self.explore
            high = peak if peak > stones else stones
            if best_move < 0:
                value = yield from deeper(
                    theirs, mine, 1 - side, depth - 1, gain - beta, gain - low, ply + 1, high, excepting
                )
            else:
                value = yield from deeper(
                    theirs, mine, 1 - side, depth - 1, gain - low - 1, gain - low, ply + 1, high, excepting
                )
                if low < gain - value < beta:
                    value = yield from deeper(
                        theirs, mine, 1 - side, depth - 1, gain - beta, gain - low, ply + 1, high, excepting
                    )
            value = gain - value
            if value > best:
                best, best_move = value, move
                if value > low:
                    low = value
                    if value >= beta:
                        self._cut(move, ply, depth)
                        break
        self._leave(outer, position, depth, best, best_move, alpha, beta, ply)
        return best

    def explore_at_once(
        self,
        own: int,
        enemy: int,
        side: int,
        depth: int,
        alpha: int,
        beta: int,
        ply: int,
        peak: int,
        excepted: bool,
    ) -> int:
        """The same without pauses, for few plies."""
        self.nodes += 1
        if depth == 0 or ply > _MAX_PLY:
            estimate = self._estimate(own, enemy)
            if estimate is None:
                return self._final(own, enemy)
            self.guessed = True
            return estimate
        position = own + enemy + enemy
        reach, value, kind, first = self.table.get(position, _UNKNOWN)
        if reach >= depth and (kind == _EXACT or (value >= beta if kind == _AT_LEAST else value <= alpha)):
            self.guessed |= reach != TO_THE_END
            return value
        outer = self._enter(own, enemy, side, ply)
        children, excepting = self._children(own, enemy, side, ply, peak, excepted, first)
        best, low, best_move = -INFINITE, alpha, -1
        if not children:
            if self._must_pass(own, enemy):
                best = -self.explore_at_once(enemy, own, 1 - side, depth, -beta, -alpha, ply, peak, excepted)
            else:
                best = self._final(own, enemy)
        for _, mine, theirs, gain, stones, move in children:
            high = peak if peak > stones else stones
            value = gain - self.explore_at_once(
                theirs, mine, 1 - side, depth - 1, gain - beta, gain - low, ply + 1, high, excepting
            )
            if value > best:
                best, best_move = value, move
                if value > low:
                    low = value
                    if value >= beta:
                        self._cut(move, ply, depth)
                        break
        self._leave(outer, position, depth, best, best_move, alpha, beta, ply)
        return best

    def _children(
        self, own: int, enemy: int, side: int, ply: int, peak: int, excepted: bool, first: int
    ) -> tuple[list[_Child], bool]:
        """The moves that may be played, likely best first, and whether they are exceptions to ko."""
        cells, prisoner, history = self._cells, self._prisoner, self._history
        count = ((own | enemy) & cells).bit_count() + 1
        killer = self._killers[ply]
        children: list[_Child] = []
        forbidden: list[_Child] = []
        for cell, call, _, captures, mine, theirs in self._options(own, enemy):
            move = cell * 3 + call
            order = history.get(move, 0)
            if move == first:
                order = _FIRST
            elif move == killer:
                order += _KILLER
            if captures:
                taken = captures.bit_count()
                stones = count - (captures & cells).bit_count()
                child = order + taken * _CAPTURED, mine, theirs, prisoner * taken, stones, move
            else:
                stones = count
                child = order, mine, theirs, 0, count, move
            # Without captures every move adds a stone: most positions are new by their number of stones
            # alone.
            if stones <= peak and self._superko:
                at = self._seen.get(theirs + mine + mine if side else mine + theirs + theirs)
                if at is not None:
                    self._leaned = min(self._leaned, at)
                    forbidden.append(child)
                    continue
            children.append(child)
        exception = not children and bool(forbidden) and not excepted
        if exception:
            children = forbidden
        children.sort(reverse=True)
        return children, exception

    def _must_pass(self, own: int, enemy: int) -> bool:
        return not self._legal(own, enemy) and bool(self._legal(enemy, own))

    def _enter(self, own: int, enemy: int, side: int, ply: int) -> tuple[int, bool, int]:
        """Puts a position on the path; what it rests on is noted afresh until `_leave`."""
        outer = self._leaned, self.guessed
        self._leaned, self.guessed = TO_THE_END, False
        position = enemy + own + own if side else own + enemy + enemy
        if position in self._seen:  # after a pass, or by an exception
            return *outer, 0
        self._seen[position] = ply
        return *outer, position

    def _leave(
        self,
        outer: tuple[int, bool, int],
        position: int,
        depth: int,
        value: int,
        move: int,
        alpha: int,
        beta: int,
        ply: int,
    ) -> None:
        leaned, guessed, added = outer
        if added:
            del self._seen[added]
        if self._leaned >= ply:  # it leaned on nothing, or on positions from here on only
            if len(self.table) >= _TABLE_SIZE:
                self.table.clear()
            kind = _AT_LEAST if value >= beta else _AT_MOST if value <= alpha else _EXACT
            self.table[position] = depth if self.guessed else TO_THE_END, value, kind, move
            self._leaned = leaned
        else:
            self._leaned = min(leaned, self._leaned)
        self.guessed |= guessed

    def _cut(self, move: int, ply: int, depth: int) -> None:
        """Notes a move that refuted what came before, to be tried early elsewhere."""
        self._killers[ply] = move
        self._history[move] = self._history.get(move, 0) + depth * depth
