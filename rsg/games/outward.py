"""What a stone turns, in the order in which it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rsg.games.bits import cells_of


def outward(
    placed: int, flips: int, distance: Callable[[int, int], int], labels: Sequence[str]
) -> tuple[tuple[str, ...], ...]:
    """Labels of flipped cells, one tuple a distance step from the placed stone outward (`Turn.flipped`).

    Args:
        placed: the stone's cell.
        flips: mask of at least one cell.
        distance: steps between two cells.
        labels: of all cells.
    """
    steps: dict[int, list[str]] = {}
    for cell in cells_of(flips):
        steps.setdefault(distance(placed, cell), []).append(labels[cell])
    return tuple(tuple(steps.get(step, ())) for step in range(1, max(steps) + 1))
