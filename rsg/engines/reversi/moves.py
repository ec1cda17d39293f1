"""All moves of a position at once: what each filling of each line lets be turned, looked up and added up.

A filling is worked out when it is first met. Most never are: a start that filled all tables would take longer
than a game's searches spend on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import getitem
from typing import Final

from rsg.engines.reversi.lanes import LINES, STATE_BYTES, STONE, digits, read_lines

Turns = tuple[tuple[int, int], ...]
"""Cells where the side to move turns stones, each with the set of those stones."""

_UNKNOWN: Final = -1
_TO_DO: Final[Turns] = ((_UNKNOWN, 0),)

_TURNS: Final[tuple[list[Turns], ...]] = tuple([_TO_DO] * 3 ** len(line) for line in LINES)
"""For each line by its filling."""


def _run(line: Sequence[int], filling: Sequence[int], places: range) -> int:
    """The enemy's stones in these places up to one of our own; nothing if there is none."""
    run = 0
    for place in places:
        if filling[place] == 1:
            return run
        if filling[place] == 0:
            break
        run += STONE[line[place]]
    return 0


def turns_on(line: Sequence[int], index: int) -> Turns:
    """What a filling of a line lets be turned on it."""
    filling = digits(index, len(line))
    found = []
    for place, digit in enumerate(filling):
        if digit == 0:
            turned = _run(line, filling, range(place + 1, len(line)))
            turned += _run(line, filling, range(place - 1, -1, -1))
            if turned:
                found.append((line[place], turned))
    return tuple(found)


def turns(state: int) -> dict[int, int]:
    """The legal cells, each with the set of stones that turn.

    Args:
        state: own stones plus twice the enemy's.
    """
    lanes = read_lines(state.to_bytes(STATE_BYTES, "little"))
    found: dict[int, int] = {}
    by_line: Iterator[Turns] = map(getitem, _TURNS, lanes)
    for on_line in filter(None, by_line):
        for cell, turned in on_line:
            if cell in found:
                found[cell] += turned
            else:
                found[cell] = turned
    if _UNKNOWN in found:
        for line, table, index in zip(LINES, _TURNS, lanes, strict=True):
            if table[index] is _TO_DO:
                table[index] = turns_on(line, index)
        return turns(state)
    return found
