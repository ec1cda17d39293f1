"""Boards as text: one sign for each cell, in the order of their indices."""

from __future__ import annotations

from collections.abc import Sequence

from rsg.games.bits import cells_of


def write_board(stones: Sequence[int], signs: str, empty: str, cells: int) -> str:
    """The signs of so many cells.

    Args:
        stones: mask of each seat's.
        signs: of the seats' stones.
        empty: of a cell without one.
        cells: how many there are.
    """
    board = [empty] * cells
    for mask, sign in zip(stones, signs, strict=True):
        for cell in cells_of(mask):
            board[cell] = sign
    return "".join(board)


def read_board(board: str, signs: str) -> tuple[int, ...]:
    """Mask of each seat's stones: the inverse of `write_board`."""
    return tuple(sum(1 << cell for cell, found in enumerate(board) if found == sign) for sign in signs)
