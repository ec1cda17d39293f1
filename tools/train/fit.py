"""Fits the weights of the learned estimate to positions of self-play, by ridge regression.

python -m tools.train.fit OUT SAMPLES ...      (SAMPLES as tools.train.selfplay writes them)

Every tenth game is held back; the error on it is printed by phase. numpy is needed (requirements/train.txt).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from rsg.engines.kernel import POINT
from rsg.engines.reverstargo.learned import pack
from rsg.engines.reverstargo.patterns import MOST_LEGAL, PATTERNS, PHASES, SIZES
from rsg.engines.weights import rounded
from rsg.games.reverstargo.board import CELLS, LINES
from rsg.games.reverstargo.kernel import legal, stones
from tools.train.ridge import fitted
from tools.train.samples import Array, Samples, fillings


class Phased(Samples):
    """Positions as the regression sees them.

    Attributes:
        labels, held: see `tools.train.samples.Samples`.
        empty: for each position the number of its empty cells.
        active: for each position the numbers of the weights of a phase that it adds up.
        early, late: for each position the two phases around it; `share` is the part of the early one.
    """

    def __init__(self, paths: list[Path]) -> None:
        super().__init__(paths)
        self.empty: Array = (self.digits[:, :CELLS] == 0).sum(1)
        columns = fillings(PATTERNS, self.digits)
        at = sum(pattern.size for pattern in PATTERNS)
        for legal_cells in _mobility(self.rows["own"], self.rows["enemy"]).T:
            columns.append(np.minimum(legal_cells, MOST_LEGAL) + at)
            at += MOST_LEGAL + 1
        columns.append(self.empty % 2 + at)
        self.active: Array = np.stack(columns, 1)
        phases = np.array(PHASES)
        self.early: Array = np.clip(np.searchsorted(phases, self.empty), 1, len(phases) - 1)
        self.late: Array = self.early - 1
        steps = phases[self.early] - phases[self.late]
        self.share: Array = np.clip((self.empty - phases[self.late]) / steps, 0, 1)


def _mobility(own: Array, enemy: Array) -> Array:
    found = []
    for mine, theirs in zip(own.tolist(), enemy.tolist(), strict=True):
        a, b = stones(mine), stones(theirs)
        found.append((legal(a, b).bit_count(), legal(b, a).bit_count()))
    return np.array(found)


def ridge(samples: Phased, use: Array, penalty: float, steps: int) -> Array:
    """Weights of all phases that minimise squared error + penalty, by conjugate gradients."""
    size = sum(SIZES)
    total, terms = size * len(PHASES), samples.active.shape[1]
    late = samples.late[use, None] * size + samples.active[use]
    early = samples.early[use, None] * size + samples.active[use]
    share = samples.share[use]

    def times(w: Array) -> Array:
        result: Array = (1 - share) * w[late].sum(1) + share * w[early].sum(1)
        return result

    def transposed(r: Array) -> Array:
        one = np.bincount(late.ravel(), np.repeat((1 - share) * r, terms), total)
        two = np.bincount(early.ravel(), np.repeat(share * r, terms), total)
        result: Array = one + two
        return result

    scale = penalty + np.bincount(late.ravel(), np.repeat((1 - share) ** 2, terms), total)
    scale += np.bincount(early.ravel(), np.repeat(share**2, terms), total)
    return fitted(times, transposed, samples.labels[use], penalty, scale, steps)


def errors(samples: Phased, weights: Array) -> Array:
    """Estimate minus label for every position, in points."""
    size = sum(SIZES)
    late = weights[samples.late[:, None] * size + samples.active].sum(1)
    early = weights[samples.early[:, None] * size + samples.active].sum(1)
    result: Array = (1 - samples.share) * late + samples.share * early - samples.labels
    return result


def _report(samples: Phased, weights: Array) -> None:
    off = errors(samples, weights)
    for name, use in (("held back", samples.held), ("fitted", ~samples.held)):
        phases = []
        for fewer in range(0, 30, 6):
            here = use & (samples.empty >= fewer) & (samples.empty < fewer + 6)
            phases.append(f"{np.sqrt((off[here] ** 2).mean()):.2f}" if here.any() else "-")
        rms = np.sqrt((off[use] ** 2).mean())
        print(f"{name}: {use.sum()} positions, error {rms:.3f}; by empty cells 0-5 ...: {' '.join(phases)}")


def main() -> None:
    """Reads the command line, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("samples", type=Path, nargs="+")
    parser.add_argument(
        "--lines-only", action="store_true", help="leave arms and notches out, as the first prototype did"
    )
    parser.add_argument("--penalty", type=float, default=10)
    parser.add_argument("--steps", type=int, default=100)
    asked = parser.parse_args()
    samples = Phased(asked.samples)
    if asked.lines_only:
        rows = sum(len(pattern.rows) for pattern in PATTERNS)
        samples.active = np.delete(samples.active, range(len(LINES), rows), 1)
    weights = ridge(samples, ~samples.held, asked.penalty, asked.steps)
    _report(samples, weights)
    asked.out.write_bytes(pack(rounded((weights * POINT).tolist())))


if __name__ == "__main__":
    main()
