"""The rules of one move over bitboards, seen by the side to move: legal cells and what turns.

An integer can also hold many boards, one in each lane of 64 bits: a shift or an AND works on all of them for
little more than on one.
"""

from __future__ import annotations

from typing import Final

from rsg.games.reversi.board import ALL_CELLS, CELLS, RAYS

_INNER_COLUMNS: Final = 0x7E7E7E7E7E7E7E7E
_INNER_ROWS: Final = 0x00FFFFFFFFFFFF00
_INNER: Final = _INNER_COLUMNS & _INNER_ROWS
"""What can be turned lies between two stones: along a row or column never at its ends, on a diagonal never on
the rim. So runs are looked for in these cells only, and no shift leads around an edge."""

Shifts = tuple[tuple[int, int], ...]
"""Distance of neighbours' bits on each kind of line, and the cells of it that can be turned."""

SHIFTS: Final[Shifts] = ((1, _INNER_COLUMNS), (8, _INNER_ROWS), (7, _INNER), (9, _INNER))

LANES: Final = 256
"""Boards that one integer may hold."""

_IN_LANES: Final[Shifts] = tuple(
    (shift, sum(inner << CELLS * lane for lane in range(LANES))) for shift, inner in SHIFTS
)


def reached(own: int, enemy: int, shifts: Shifts = _IN_LANES) -> int:
    """Mask of the cells behind runs of the enemy's stones that begin beside own stones.

    Only its empty cells mean anything, and there they are the legal ones.

    Args:
        own, enemy: stones of the side to move and of the other, of one board or of up to LANES.
        shifts: SHIFTS where these are arrays of numpy's, with one board a place.
    """
    found = 0
    for shift, inner in shifts:
        through = enemy & inner
        double = shift + shift
        up = own << shift & through
        down = own >> shift & through
        up |= up << shift & through
        down |= down >> shift & through
        pairs = through & through << shift
        up |= up << double & pairs
        up |= up << double & pairs
        pairs >>= shift
        down |= down >> double & pairs
        down |= down >> double & pairs
        found |= up << shift | down >> shift
    return found


def turned(own: int, enemy: int, stone: int, shifts: Shifts = _IN_LANES) -> int:
    """Mask of what a stone turns, of one board or of up to LANES.

    Args:
        own, enemy: stones of the side to move and of the other.
        stone: in each lane one legal cell's bit.
        shifts: as for `reached`.
    """
    found = 0
    for shift, inner in shifts:
        through = enemy & inner
        double = shift + shift
        pairs = through & through << shift
        # What runs seen from the stone and runs seen from the other end have in common lies between the two.
        for here, there in ((stone, own), (own, stone)):
            up = here << shift & through
            up |= up << shift & through
            up |= up << double & pairs
            up |= up << double & pairs
            down = there >> shift & through
            down |= down >> shift & through
            down |= down >> double & pairs >> shift
            down |= down >> double & pairs >> shift
            found |= up & down
    return found


def legal(own: int, enemy: int) -> int:
    """Mask of the empty cells where a stone turns something."""
    return reached(own, enemy) & ~(own | enemy) & ALL_CELLS


_MASKS: Final = tuple(tuple(sum(1 << cell for cell in ray) for ray in rays) for rays in RAYS)
_RISING: Final = tuple(tuple((mask, ALL_CELLS & ~mask) for mask in masks[:4] if mask) for masks in _MASKS)
_FALLING: Final = tuple(tuple(mask for mask in masks[4:] if mask) for masks in _MASKS)


def flips(own: int, enemy: int, cell: int) -> int:
    """Mask of the stones that one on an empty cell turns; none if it may not be played there.

    Args:
        own, enemy: stones of the side to move and of the other.
        cell: its index.
    """
    turned = 0
    for ray, others in _RISING[cell]:  # a carry runs over the enemy's stones to the first other cell
        end = (enemy | others) + 1 & own & ray
        if end:
            turned |= end - 1 & ray
    for ray in _FALLING[cell]:
        end = 1 << (ray & ~enemy).bit_length() >> 1
        if end & own:
            turned |= ray & -end & ~end
    return turned


def final_scores(black: int, white: int) -> tuple[int, int]:
    """Stones of both sides at the end of a game; empty cells count for the winner."""
    of_black, of_white = black.bit_count(), white.bit_count()
    if of_black > of_white:
        of_black = CELLS - of_white
    elif of_white > of_black:
        of_white = CELLS - of_black
    return of_black, of_white
