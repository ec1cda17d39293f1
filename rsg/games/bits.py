"""Sets of cells as masks: bit n is the cell of index n."""

from __future__ import annotations


def cells_of(mask: int) -> list[int]:
    """Indices of the cells in a mask, ascending."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells
