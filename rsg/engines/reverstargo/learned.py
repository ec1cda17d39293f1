"""The learned estimate: what fillings of the lines and arms, and the moves of both sides, are worth by phase.

The weights come from `tools/train` as one file. They are mixed into the tables of a number of empty cells when
such a position is first met, or prepared: a few milliseconds, and nothing at the start.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from rsg.engines.kernel import INFINITE, POINT
from rsg.engines.patterns import swapped
from rsg.engines.reverstargo.kernel import PRISONER, SearchKernel
from rsg.engines.reverstargo.patterns import MOST_LEGAL, PATTERNS, PHASES, SIZES
from rsg.engines.sealed import seal, unseal
from rsg.engines.weights import from_bytes, to_bytes
from rsg.games.reverstargo.board import ALL_CELLS, CELLS, CORE, RING_D
from rsg.games.reverstargo.kernel import legal as legal_cells
from rsg.games.reverstargo.kernel import options_on
from rsg.games.reverstargo.lines import (
    LEGAL,
    STATE_BYTES,
    WITH_CORE_ENEMY,
    WITH_CORE_OWN,
    read_all_lanes,
    read_lanes,
)

_MAGIC: Final = b"RSGEVAL3"
_COUNT: Final = len(PHASES) * sum(SIZES)

_CAPTURED: Final = 4
"""Few moves capture more stones."""

Tables = tuple[list[int], ...]
"""By index: lines of 7, 6, 5 cells, arms, notches; by legal cells: the side to move's, the other side's."""


def pack(weights: array[int]) -> bytes:
    """The file for the weights of all phases, each in the order of SIZES, in parts of POINT."""
    return seal(_MAGIC, to_bytes(weights, _COUNT))


def unpack(file: bytes) -> array[int]:
    """The weights in a file. Raises BadFile."""
    return from_bytes(unseal(_MAGIC, file), _COUNT)


THEIRS: Final = CORE + 1
"""Shift of the other side's legal cells in a mask of both."""


def _both_sides() -> list[list[int]]:
    """For each line, by index, the legal cells of the side to move and, shifted, those of the other."""
    tables = []
    for lane, legal in enumerate(LEGAL):
        mine = list(legal)
        other = swapped(7 if lane < 6 else 6 if lane < 12 else 5)
        if lane >= 12:  # with either call
            mine = [
                mine[i + WITH_CORE_OWN] | mine[i + WITH_CORE_ENEMY] if i // WITH_CORE_OWN % 3 == 0 else 0
                for i in range(len(mine))
            ]
        tables.append([cells | mine[other[i]] << THEIRS for i, cells in enumerate(mine)])
    return tables


MOBILITY: Final = tuple(_both_sides())
"""For each line, by its index, the legal cells of both sides."""


class Learned:
    """The estimate with one set of weights."""

    def __init__(self, file: bytes) -> None:
        """
        Args:
            file: the weights, as `pack` makes them.

        Raises:
            BadFile: they cannot be used.
        """
        self._weights = unpack(file)
        self._tables: list[Tables | None] = [None] * (CELLS + 1)

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """See `rsg.engines.kernel.Kernel`; captures leave more cells empty."""
        for number in range(max(empty - plies, 0), min(empty + _CAPTURED, CELLS) + 1):
            self.tables(number)
            yield

    def tables(self, empty: int) -> Tables:
        """The tables for a number of empty cells."""
        if known := self._tables[empty]:
            return known
        number = next(n for n, most in enumerate(PHASES[1:]) if empty <= most or most == PHASES[-1])
        late, early = PHASES[number : number + 2]
        share = min((empty - late) / (early - late), 1)
        a, b = self._phase(number), self._phase(number + 1)
        mixed = [round(x + (y - x) * share) for x, y in zip(a, b, strict=True)]
        parts, at = [], 0
        for size in SIZES:
            parts.append(mixed[at : at + size])
            at += size
        mine, theirs, odd = parts[len(PATTERNS) :]
        tables = (
            *([part[number] for number in p.classes] for p, part in zip(PATTERNS, parts, strict=False)),
            [w + odd[empty & 1] for w in mine] + mine[-1:] * (CELLS - MOST_LEGAL),
            theirs + theirs[-1:] * (CELLS - MOST_LEGAL),
        )
        self._tables[empty] = tables
        return tables

    def _phase(self, number: int) -> array[int]:
        size = sum(SIZES)
        return self._weights[number * size : (number + 1) * size]

    def estimate(self, own: int, enemy: int) -> int | None:
        """Expected final score difference for the side to move, prisoners so far left out, in parts of POINT.

        Args:
            own, enemy: stones as in `rsg.games.reverstargo.lines`.

        Returns:
            None if neither side has a legal move.
        """
        a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa = read_all_lanes(
            (own + enemy + enemy).to_bytes(STATE_BYTES, "little")
        )
        la, lb, lc, ld, le, lf, lg, lh, li, lj, lk, ll, lm, ln, lo = MOBILITY
        legal = (
            la[a] | lb[b] | lc[c] | ld[d] | le[e] | lf[f] | lg[g] | lh[h]
            | li[i] | lj[j] | lk[k] | ll[l] | lm[m] | ln[n] | lo[o]
        )  # fmt: skip
        if not legal:
            return None
        empty = CELLS - ((own | enemy) & ALL_CELLS).bit_count()
        seven, six, five, arm, notch, mine, theirs = self.tables(empty)
        value: int = (
            seven[a] + seven[b] + seven[c] + seven[d] + seven[e] + seven[f]
            + six[g] + six[h] + six[i] + six[j] + six[k] + six[l]
            + five[m] + five[n] + five[o]
            + arm[p] + arm[q] + arm[r] + arm[s] + arm[t] + arm[u]
            + notch[v] + notch[w] + notch[x] + notch[y] + notch[z] + notch[aa]
            + mine[(legal & ALL_CELLS).bit_count()] + theirs[(legal >> THEIRS).bit_count()]
        )  # fmt: skip
        return value

    def horizon(self, own: int, enemy: int, beta: int) -> tuple[int, int]:
        """The best of the moves by the estimate after each: a search of one ply, ko aside, in one loop.

        Args:
            own, enemy: stones of the side to move, which has a move, and of the other.
            beta: value from which on a lower bound is enough.

        Returns:
            The value, or that bound, and how many positions were looked at.
        """
        la, lb, lc, ld, le, lf, lg, lh, li, lj, lk, ll, lm, ln, lo = MOBILITY
        empty = CELLS - 1 - ((own | enemy) & ALL_CELLS).bit_count()
        usual = self.tables(empty)
        best, visited = -INFINITE, 0
        lanes = read_lanes((own + enemy + enemy).to_bytes(STATE_BYTES, "little"))
        cells = legal_cells(own, enemy)
        while cells:
            bit = cells & RING_D or cells
            bit &= -bit
            cells ^= bit
            for _, _, _, captures, theirs, mine in options_on(own, enemy, lanes, bit):
                visited += 1
                a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa = (
                    read_all_lanes((mine + theirs + theirs).to_bytes(STATE_BYTES, "little"))
                )
                legal = (
                    la[a] | lb[b] | lc[c] | ld[d] | le[e] | lf[f] | lg[g] | lh[h]
                    | li[i] | lj[j] | lk[k] | ll[l] | lm[m] | ln[n] | lo[o]
                )  # fmt: skip
                if captures:
                    gain = PRISONER * captures.bit_count()
                    now = empty + (captures & ALL_CELLS).bit_count()
                    seven, six, five, arm, notch, moves, replies = self.tables(now)
                else:
                    gain = 0
                    seven, six, five, arm, notch, moves, replies = usual
                if legal:
                    value = gain - (
                        seven[a] + seven[b] + seven[c] + seven[d] + seven[e] + seven[f]
                        + six[g] + six[h] + six[i] + six[j] + six[k] + six[l]
                        + five[m] + five[n] + five[o]
                        + arm[p] + arm[q] + arm[r] + arm[s] + arm[t] + arm[u]
                        + notch[v] + notch[w] + notch[x] + notch[y] + notch[z] + notch[aa]
                        + moves[(legal & ALL_CELLS).bit_count()] + replies[(legal >> THEIRS).bit_count()]
                    )  # fmt: skip
                else:
                    value = gain + POINT * ((theirs & ALL_CELLS).bit_count() - (mine & ALL_CELLS).bit_count())
                if value > best:
                    best = value
                    if value >= beta:
                        return best, visited
        return best, visited


def kernel(file: bytes) -> SearchKernel:
    """What the search runs on with the weights in a file. Raises BadFile."""
    return SearchKernel(Learned(file))
