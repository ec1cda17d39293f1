"""Ridge regression by conjugate gradients, for matrices that are known only by what they do."""

from __future__ import annotations

from collections.abc import Callable

from tools.train.samples import Array


def fitted(
    times: Callable[[Array], Array],
    transposed: Callable[[Array], Array],
    labels: Array,
    penalty: float,
    scale: Array,
    steps: int,
) -> Array:
    """The weights that minimise squared error + penalty times squared weights.

    Args:
        times: the samples' estimates by weights, linear.
        transposed: its transpose.
        labels: what the estimates should be.
        penalty: of large weights.
        scale: about how much each weight matters, penalty included: the diagonal of what is solved.
        steps: of the iteration.
    """
    rest = transposed(labels)
    weights = 0 * rest
    step = rest / scale
    direction, energy = step, float(rest @ step)
    for _ in range(steps):
        change = transposed(times(direction)) + penalty * direction
        length = energy / float(direction @ change)
        weights = weights + length * direction
        rest = rest - length * change
        step = rest / scale
        before, energy = energy, float(rest @ step)
        direction = step + energy / before * direction
    return weights
