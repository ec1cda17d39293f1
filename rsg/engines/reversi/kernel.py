"""What the search runs on (`rsg.engines.kernel.Kernel`): the rules over lanes, with one estimate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from rsg.engines.kernel import INFINITE, POINT, Option
from rsg.engines.reversi.lanes import STATE_BYTES, STONE, read_patterns
from rsg.engines.reversi.moves import turns
from rsg.engines.reversi.solver import Solver
from rsg.games.reversi.board import ALL_CELLS, CELLS
from rsg.games.reversi.kernel import final_scores
from rsg.games.reversi.kernel import legal as legal_cells

Tables = tuple[list[int], ...]
"""What each filling of each of `lanes.PATTERNS` is worth to the side to move, in parts of POINT."""

_BOTH: Final = tuple(2 * stone for stone in STONE)


class Estimate(Protocol):
    """Where the tables come from."""

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """`Kernel.prepare`."""

    def tables(self, empty: int) -> Tables:
        """Those for so many empty cells; made when they are first asked for."""


class SearchKernel:
    """See `rsg.engines.kernel.Kernel`; stones are those of `lanes`."""

    cells: Final = ALL_CELLS
    open_cells: Final = 0
    prisoner: Final = 0

    def __init__(self, estimate: Estimate) -> None:
        """
        Args:
            estimate: values positions.
        """
        self.prepare: Final = estimate.prepare
        self._tables: Final = estimate.tables

    @staticmethod
    def nodes_to_the_end(empty: int) -> float:
        """Measured on games of the engine; it varies by a factor of five either way."""
        return 6000 * 2.35 ** (empty - 12)

    @staticmethod
    def solver() -> Solver:
        """Knows stones only."""
        return Solver()

    @staticmethod
    def options(own: int, enemy: int) -> list[Option]:
        """Every move."""
        return [
            (cell, 0, turned & ALL_CELLS, 0, own + STONE[cell] + turned, enemy - turned)
            for cell, turned in turns(own + enemy + enemy).items()
        ]

    @staticmethod
    def legal(own: int, enemy: int) -> int:
        """Mask of the legal cells."""
        return legal_cells(own & ALL_CELLS, enemy & ALL_CELLS)

    @staticmethod
    def final(own: int, enemy: int) -> int:
        """The difference at the end, empty cells being the winner's."""
        mine, theirs = final_scores(own & ALL_CELLS, enemy & ALL_CELLS)
        return POINT * (mine - theirs)

    def estimate(self, own: int, enemy: int) -> int | None:
        """Expected final difference for the side to move; None if neither side has a move."""
        if not self.legal(own, enemy) and not self.legal(enemy, own):
            return None
        tables = self._tables(CELLS - ((own | enemy) & ALL_CELLS).bit_count())
        fillings: tuple[int, ...] = read_patterns((own + enemy + enemy).to_bytes(STATE_BYTES, "little"))
        return sum(table[filling] for table, filling in zip(tables, fillings, strict=True))

    def horizon(self, own: int, enemy: int, beta: int) -> tuple[int, int]:
        """The best of the moves by the estimate after each: a search of one ply in one loop.

        Args:
            own, enemy: stones of the side to move and of the other.
            beta: value from which on a lower bound is enough.

        Returns:
            The value, or that bound, and how many positions were looked at: none if there
            is no move.
        """
        state = enemy + own + own
        moves = turns(own + enemy + enemy)
        empty = CELLS - 1 - ((own | enemy) & ALL_CELLS).bit_count()
        best, visited = -INFINITE, 0
        (
            a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t,
            u, v, w, x, y, z, aa, ab, ac, ad, ae, af, ag, ah, ai, aj, ak, al,
        ) = self._tables(empty)  # fmt: skip
        for cell, turned in moves.items():
            visited += 1
            (
                a_, b_, c_, d_, e_, f_, g_, h_, i_, j_, k_, l_, m_, n_, o_, p_, q_, r_, s_, t_,
                u_, v_, w_, x_, y_, z_, aa_, ab_, ac_, ad_, ae_, af_, ag_, ah_, ai_, aj_, ak_, al_,
            ) = read_patterns((state + _BOTH[cell] + turned).to_bytes(STATE_BYTES, "little"))  # fmt: skip
            value = -(
                a[a_] + b[b_] + c[c_] + d[d_] + e[e_] + f[f_] + g[g_] + h[h_] + i[i_] + j[j_]
                + k[k_] + l[l_] + m[m_] + n[n_] + o[o_] + p[p_] + q[q_] + r[r_] + s[s_] + t[t_]
                + u[u_] + v[v_] + w[w_] + x[x_] + y[y_] + z[z_] + aa[aa_] + ab[ab_] + ac[ac_] + ad[ad_]
                + ae[ae_] + af[af_] + ag[ag_] + ah[ah_] + ai[ai_] + aj[aj_] + ak[ak_] + al[al_]
            )  # fmt: skip
            if turned == enemy or not empty:
                value = self.final(own + STONE[cell] + turned, enemy - turned)
            if value > best:
                best = value
                if value >= beta:
                    break
        return best, visited
