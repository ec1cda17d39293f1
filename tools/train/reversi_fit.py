"""Fits the weights of Reversi's learned estimate to positions of self-play, phase by phase.

python -m tools.train.reversi_fit OUT SAMPLES ...      (SAMPLES as tools.train.reversi_selfplay writes them)

Every tenth game is held back; the error on it is printed by phase. numpy is needed (requirements/train.txt).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from rsg.engines.kernel import POINT
from rsg.engines.reversi.learned import UNIT, pack
from rsg.engines.reversi.patterns import PHASES, patterns, phase, size
from rsg.engines.weights import rounded
from rsg.games.reversi.board import CELLS
from tools.train.ridge import fitted
from tools.train.samples import Array, Samples, fillings

_AROUND: Final = 3  # a phase also learns from positions with so many empty cells more or fewer


def active(digits: Array) -> Array:
    """For each position (`Samples.digits`) the numbers of the weights of a phase that it adds up."""
    found: Array = np.stack(fillings(patterns(), digits), 1)
    return found


def ridge(rows: Array, labels: Array, penalty: float, steps: int) -> Array:
    """Weights of one phase that minimise squared error + penalty."""
    terms = rows.shape[1]
    flat = rows.ravel()

    def times(w: Array) -> Array:
        return w[rows].sum(1)

    def transposed(r: Array) -> Array:
        return np.bincount(flat, np.repeat(r, terms), size())

    scale = penalty + np.bincount(flat, minlength=size())
    return fitted(times, transposed, labels, penalty, scale, steps)


def main() -> None:
    """Reads the command line, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("samples", type=Path, nargs="+")
    parser.add_argument("--penalty", type=float, default=10)
    parser.add_argument("--steps", type=int, default=60)
    asked = parser.parse_args()
    samples = Samples(asked.samples)
    digits, labels, held = samples.digits, samples.labels, samples.held
    empty = (digits == 0).sum(1)
    phases = np.array([phase(number) for number in range(CELLS + 1)])
    found = []
    for number in range(PHASES):
        own = np.flatnonzero(phases == number)
        here = (empty >= own[0]) & (empty <= own[-1])
        near = (empty >= own[0] - _AROUND) & (empty <= own[-1] + _AROUND)
        weights = ridge(active(digits[near & ~held]), labels[near & ~held], asked.penalty, asked.steps)
        errors = [
            np.sqrt(((weights[active(digits[use])].sum(1) - labels[use]) ** 2).mean())
            for use in (here & ~held, here & held)
        ]
        spread = labels[here].std()
        print(
            f"{own[0]}-{own[-1]} empty cells: {here.sum()} positions, labels spread {spread:.2f}, "
            f"error fitted {errors[0]:.2f}, held back {errors[1]:.2f}",
            flush=True,
        )
        found.append(weights * POINT / UNIT)
    file = pack(rounded(np.concatenate(found).tolist()))
    asked.out.write_bytes(file)
    print(f"{len(file)} bytes")


if __name__ == "__main__":
    main()
