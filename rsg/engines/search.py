"""Alpha-beta over integer positions, for every game of two sides whose kernel sees them by the side to move.

Principal variation search with a transposition table, killer moves and history. Short of the end, ProbCut and
late move reductions leave out what is unlikely to matter. A node is a plain function near the leaves and a
generator above, which pauses so that a search can share its thread.

Points won on the way (prisoners) are banked: they shift the window, so that the table holds what is still to
come and serves every score so far.

A move that would repeat a position of the game or of the path (superko) is left out. What can still be
repeated are the positions since the last stone on a cell that nobody can ever empty again; a fingerprint of them
(`trail`) belongs to what the table knows, so that values stay true whichever way led to them. Where all of them
have fewer stones than any position that was looked at below, nothing could be repeated, and the value holds for
every way there.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final

from rsg.engines.kernel import INFINITE, POINT, Kernel, Option, Solver, move_code

TO_THE_END: Final = 127
"""Depth of what is known exactly."""

_SHALLOW: Final = 2  # up to this depth a node runs without pausing
_PAUSE: Final = 64  # nodes between pauses
EXACTLY: Final = 64  # from this depth on the search is to the end, and nothing is left out
CUT_DEPTH: Final = 4  # least depth at which a shallow search may stand for a deep one
MARGIN: Final = 5 * POINT  # how far beyond the window it must be; values change by 5 points between the two
_CARELESS: Final = 2  # empty cells up to which moves to the end are tried as they come
REPLY: Final = 8 * POINT  # what a reply that it leaves counts against such a move
LATE: Final = 4  # moves after so many are first tried with a ply less
MAX_PLY: Final = 120  # beyond it a position is estimated: captures can make a path long
_TABLE_SIZE: Final = 1 << 17

_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_Entry = tuple[int, int, int, int, int, int, int, int]
"""Own stones, the other side's; trail, 0 where it does not matter; depth, value, kind of bound, best move (-1 none);
the fewest stones of any position looked at."""
_NOTHING: Final[_Entry] = (0, 0, 0, -1, 0, _EXACT, -1, 0)

_PEAK: Final = 63  # the bits of a trail that hold the most stones of what can be repeated
_TRAIL: Final = (1 << 56) - 1  # of the rest

_FIRST, _GAIN, _KILLER = 1 << 50, 1 << 22, 1 << 29  # what the table says, prisoners by their worth, a killer

_Child = tuple[int, int, int, int, int, int]
"""Order, the mover's and the other side's stones afterwards, the prisoners' worth, the trail, code of the
move."""

_Node = tuple[int, int, int, int, int]
"""Own stones, the other side's; trail, depth, and the place in the table."""

_Outer = tuple[bool, int, int, tuple[int, int] | None]
"""What `_enter` found: guessed, fewest stones, excepted ply; and the position that it put on the path, if any."""


class Search:
    """The tree below one root.

    Attributes:
        nodes: positions visited so far.
        guessed: whether anything since it was last cleared rested on an estimate.
    """

    def __init__(
        self, kernel: Kernel, past: Iterable[tuple[int, int]], peak: int, *, exception: bool
    ) -> None:
        """
        Args:
            kernel: the game.
            past: the stones of both seats, first seat first, in all earlier positions and the root.
            peak: the most stones that one of them has.
            exception: whether ko would forbid every move at the root, so that all are played.
        """
        self.nodes = 0
        self.guessed = False
        self.root: Final = 1 << 6 | peak
        self._fewest = _PEAK  # stones of any position looked at, since `_enter`
        self._options, self._legal = kernel.options, kernel.legal
        self._final, self._estimate, self._horizon = kernel.final, kernel.estimate, kernel.horizon
        self._cells, self._open_cells, self._prisoner = kernel.cells, kernel.open_cells, kernel.prisoner
        self._solver = kernel.solver()
        self._seen = set(past)
        self._excepted_ply = 1 if exception else -1  # the ply that an exception to ko led to
        # A list of fixed size: a dictionary halts the search when it grows and when it is emptied.
        self._table: list[_Entry] = [_NOTHING] * _TABLE_SIZE
        self._almost_full = self._cells.bit_count() - 1
        self._careful = self._almost_full + 1 - _CARELESS
        self._killers = [-1] * (MAX_PLY + 2)
        self._history: dict[int, int] = {}
        self._pause_at = 0

    def trail(self, own: int, enemy: int, trail: int, cell: int) -> int:
        """The trail after a move.

        Args:
            own, enemy: stones before it, of the mover and of the other side.
            trail: the trail before it; `root` at the root.
            cell: where the stone is put.
        """
        if not self._open_cells >> cell & 1:
            return 0
        return _longer(trail, own, enemy, ((own | enemy) & self._cells).bit_count())

    # One node is written twice, as a generator and as a function: a generator all the way costs a tenth of
    # the speed. What they share stands below them.

    def explore(
        self, own: int, enemy: int, side: int, depth: int, alpha: int, beta: int, ply: int, trail: int
    ) -> Generator[None, None, int]:
        """Value of a position for its side to move, within a window; pauses now and then.

        Args:
            own, enemy: stones of the side to move and of the other.
            side: which seat moves, 0 or 1.
            depth: plies to look ahead, TO_THE_END for all.
            alpha, beta: the window; a value outside it is only a bound.
            ply: moves from the root, passes not counted.
            trail: fingerprint of what can be repeated, see `trail`.

        Returns:
            The value in parts of POINT, prisoners taken before not counted.
        """
        if depth >= EXACTLY and self._solver:
            return (yield from self._solve(self._solver, own, enemy, alpha, beta))
        if self.nodes >= self._pause_at:
            self._pause_at = self.nodes + _PAUSE
            yield
        if depth <= _SHALLOW or ply > MAX_PLY:
            return self.explore_at_once(own, enemy, side, depth, alpha, beta, ply, trail)
        self.nodes += 1
        place = hash((own, enemy)) % _TABLE_SIZE
        mine, theirs, known, reach, value, kind, first, fewest = self._table[place]
        if mine != own or theirs != enemy:
            first = -1
        elif (
            reach >= depth
            and (kind == _EXACT or (value >= beta if kind == _AT_LEAST else value <= alpha))
            and (known == trail or (not known and trail & _PEAK < fewest))
        ):
            self.guessed |= reach != TO_THE_END
            if fewest < self._fewest:
                self._fewest = fewest
            return value
        if beta - alpha == 1 and CUT_DEPTH <= depth < EXACTLY:
            # ProbCut: what half the depth finds far outside the window is believed to stay outside.
            shallow = depth // 2 - (depth - depth // 2) % 2
            bound = beta + MARGIN
            value = yield from self.explore(own, enemy, side, shallow, bound - 1, bound, ply, trail)
            if value >= bound:
                return beta
            bound = alpha - MARGIN
            value = yield from self.explore(own, enemy, side, shallow, bound, bound + 1, ply, trail)
            if value <= bound:
                return alpha
            if first < 0:
                first = self.known_move(own, enemy)
        options = self._options(own, enemy)
        filled = ((own | enemy) & self._cells).bit_count()
        if filled == self._almost_full and options:
            filling = self._fill(options)
            if filling is not None:
                return filling
        outer = self._enter(own, enemy, side, filled)
        children = self._children(options, own, enemy, side, filled, ply, trail, first, depth >= EXACTLY)
        best, low, best_move = -INFINITE, alpha, -1
        if not children:
            if self._must_pass(own, enemy):
                best = -(yield from self.explore(enemy, own, 1 - side, depth, -beta, -alpha, ply, trail))
            else:
                best = self._final(own, enemy)
        late = LATE if depth < EXACTLY else INFINITE
        for number, (_, mine, theirs, gain, after, move) in enumerate(children):
            high = beta if best_move < 0 else low + 1  # after the first: is it better at all?
            if number >= late:
                value = gain - (
                    yield from self.explore(
                        theirs, mine, 1 - side, depth - 2, gain - high, gain - low, ply + 1, after
                    )
                )
                if value <= low:
                    best = max(best, value)
                    continue
            value = gain - (
                yield from self.explore(
                    theirs, mine, 1 - side, depth - 1, gain - high, gain - low, ply + 1, after
                )
            )
            if low < value < beta and high < beta:
                value = gain - (
                    yield from self.explore(
                        theirs, mine, 1 - side, depth - 1, gain - beta, gain - low, ply + 1, after
                    )
                )
            if value > best:
                best, best_move = value, move
                if value > low:
                    low = value
                    if value >= beta:
                        self._cut(move, ply, depth)
                        break
        self._leave(outer, (own, enemy, trail, depth, place), best, best_move, alpha, beta)
        return best

    def explore_at_once(
        self, own: int, enemy: int, side: int, depth: int, alpha: int, beta: int, ply: int, trail: int
    ) -> int:
        """The same without pauses, for few plies."""
        self.nodes += 1
        if depth == 0 or ply > MAX_PLY:
            estimate = self._estimate(own, enemy)
            if estimate is None:
                return self._final(own, enemy)
            self.guessed = True
            return estimate
        if depth == 1:
            value, visited = self._horizon(own, enemy, beta)
            if visited:
                self.nodes += visited
                self.guessed = True
                return value
        place = hash((own, enemy)) % _TABLE_SIZE
        mine, theirs, known, reach, value, kind, first, fewest = self._table[place]
        if mine != own or theirs != enemy:
            first = -1
        elif (
            reach >= depth
            and (kind == _EXACT or (value >= beta if kind == _AT_LEAST else value <= alpha))
            and (known == trail or (not known and trail & _PEAK < fewest))
        ):
            self.guessed |= reach != TO_THE_END
            if fewest < self._fewest:
                self._fewest = fewest
            return value
        options = self._options(own, enemy)
        filled = ((own | enemy) & self._cells).bit_count()
        if filled == self._almost_full and options:
            filling = self._fill(options)
            if filling is not None:
                return filling
        outer = self._enter(own, enemy, side, filled)
        children = self._children(options, own, enemy, side, filled, ply, trail, first, depth >= EXACTLY)
        best, low, best_move = -INFINITE, alpha, -1
        if not children:
            if self._must_pass(own, enemy):
                best = -self.explore_at_once(enemy, own, 1 - side, depth, -beta, -alpha, ply, trail)
            else:
                best = self._final(own, enemy)
        for _, mine, theirs, gain, after, move in children:
            value = gain - self.explore_at_once(
                theirs, mine, 1 - side, depth - 1, gain - beta, gain - low, ply + 1, after
            )
            if value > best:
                best, best_move = value, move
                if value > low:
                    low = value
                    if value >= beta:
                        self._cut(move, ply, depth)
                        break
        self._leave(outer, (own, enemy, trail, depth, place), best, best_move, alpha, beta)
        return best

    def _solve(
        self, solver: Solver, own: int, enemy: int, alpha: int, beta: int
    ) -> Generator[None, None, int]:
        """Leaves it to the solver, and counts what it visits."""
        others = self.nodes - solver.nodes
        solving = solver.solve(own, enemy, alpha, beta)
        while True:
            try:
                next(solving)
            except StopIteration as solved:
                value: int = solved.value
                return value
            finally:
                self.nodes = others + solver.nodes
            yield

    def known_move(self, own: int, enemy: int) -> int:
        """Code of the best move that is remembered for a position, -1 for none."""
        if self._solver and (solved := self._solver.best(own, enemy)) >= 0:
            return solved
        mine, theirs, *_, move, _ = self._table[hash((own, enemy)) % _TABLE_SIZE]
        return move if mine == own and theirs == enemy else -1

    def _children(
        self,
        options: list[Option],
        own: int,
        enemy: int,
        side: int,
        filled: int,
        ply: int,
        trail: int,
        first: int,
        exactly: bool,
    ) -> list[_Child]:
        """The moves that may be played, likely best first; none where the side has none or ko ends the
        game."""
        cells, open_cells, prisoner, history = self._cells, self._open_cells, self._prisoner, self._history
        estimate, final, legal = self._estimate, self._final, self._legal
        count = filled + 1
        trail = _longer(trail, own, enemy, filled)
        peak = trail & _PEAK
        killer = self._killers[ply]
        careful = exactly and count <= self._careful
        children: list[_Child] = []
        forbidden: list[_Child] = []
        for cell, call, _, captures, mine, theirs in options:
            move = move_code(cell, call)
            after = trail if open_cells >> cell & 1 else 0
            stones, gain = count, 0
            if captures:
                stones -= (captures & cells).bit_count()
                gain = prisoner * captures.bit_count()
            if move == first:
                order = _FIRST
            elif careful:
                guess = estimate(theirs, mine)
                order = -(final(theirs, mine) if guess is None else guess)
                order -= REPLY * legal(theirs, mine).bit_count()
            else:
                order = history.get(move, 0) + gain * _GAIN
                if move == killer:
                    order += _KILLER
            child = order, mine, theirs, gain, after, move
            # Without captures on the path, positions are new by their number of stones alone.
            if after and stones <= peak and ((theirs, mine) if side else (mine, theirs)) in self._seen:
                forbidden.append(child)
            else:
                children.append(child)
        if forbidden:
            self._fewest = 0  # what follows leans on the way here
        if forbidden and not children and self._excepted_ply != ply:
            self._excepted_ply = ply + 1
            children = forbidden
        children.sort(reverse=True)
        return children

    def _must_pass(self, own: int, enemy: int) -> bool:
        return not self._legal(own, enemy) and bool(self._legal(enemy, own))

    def _fill(self, options: list[Option]) -> int | None:
        """Exact value where one cell is empty, unless a stone on it makes room again."""
        best = -INFINITE
        for _, _, _, captures, mine, theirs in options:
            if captures & self._cells:
                return None
            best = max(best, self._prisoner * captures.bit_count() - self._final(theirs, mine))
        self.nodes += len(options)
        return best

    def _enter(self, own: int, enemy: int, side: int, filled: int) -> _Outer:
        """Puts a position on the path; whether it rests on an estimate is noted afresh until `_leave`."""
        position = (enemy, own) if side else (own, enemy)
        added = None  # a position is there already after a pass, or by an exception
        if position not in self._seen:
            added = position
            self._seen.add(position)
        outer = self.guessed, self._fewest, self._excepted_ply, added
        self.guessed, self._fewest = False, filled
        return outer

    def _leave(self, outer: _Outer, node: _Node, value: int, move: int, alpha: int, beta: int) -> None:
        """Takes it off again, and stores what was found."""
        own, enemy, trail, depth, place = node
        guessed, fewest, self._excepted_ply, added = outer
        if added is not None:
            self._seen.remove(added)
        kind = _AT_LEAST if value >= beta else _AT_MOST if value <= alpha else _EXACT
        if trail & _PEAK < self._fewest:
            trail = 0
        reach = depth if self.guessed else TO_THE_END
        self._table[place] = own, enemy, trail, reach, value, kind, move, self._fewest
        self.guessed |= guessed
        self._fewest = min(self._fewest, fewest)

    def _cut(self, move: int, ply: int, depth: int) -> None:
        """Notes a move that refuted what came before, to be tried early elsewhere."""
        self._killers[ply] = move
        self._history[move] = self._history.get(move, 0) + depth * depth


def _longer(trail: int, own: int, enemy: int, filled: int) -> int:
    """The trail with one more position on it, which can be repeated and has so many stones."""
    return (hash((own, enemy, trail)) & _TRAIL) << 6 | max(filled, trail & _PEAK)
