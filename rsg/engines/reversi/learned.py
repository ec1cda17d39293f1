"""The learned estimate: what the fillings of all patterns are worth, by phase.

The weights come from `tools/train` as one file. The tables of a phase are made when it is first met, or prepared: some
milliseconds, and nothing at the start.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final
from zlib import compress, decompress
from zlib import error as Damaged  # noqa: N812 - an exception

from rsg.engines.kernel import POINT
from rsg.engines.reversi.kernel import SearchKernel, Tables
from rsg.engines.reversi.patterns import KINDS_SEEN, PHASES, pattern_of, patterns, phase, size
from rsg.engines.sealed import BadFile, seal, unseal
from rsg.engines.weights import from_bytes, to_bytes
from rsg.games.reversi.board import CELLS

UNIT: Final = POINT // 16
"""What the weights in the file count, in parts of POINT."""

_MAGIC: Final = b"REVEVAL1"


def pack(weights: array[int]) -> bytes:
    """The file for the weights of all phases, in parts of UNIT."""
    return seal(_MAGIC, compress(to_bytes(weights, PHASES * size()), 9))


def unpack(file: bytes) -> array[int]:
    """The weights in a file. Raises BadFile."""
    try:
        data = decompress(unseal(_MAGIC, file))
    except Damaged as fault:
        raise BadFile(f"damaged: {fault}") from fault
    return from_bytes(data, PHASES * size())


class Learned:
    """The estimate with one set of weights."""

    def __init__(self, file: bytes) -> None:
        """
        Args:
            file: the weights, as `pack` makes them.

        Raises:
            BadFile: they are cut short, damaged or another version's.
        """
        unseal(_MAGIC, file)
        self._file = file
        self._weights: array[int] | None = None
        self._phases: list[Tables | None] = [None] * PHASES
        self._tables: list[Tables | None] = [None] * (CELLS + 1)

    def prepare(self, empty: int, plies: int) -> Iterator[None]:
        """See `rsg.engines.kernel.Kernel`."""
        for kind in KINDS_SEEN:
            pattern_of(kind)
            yield
        for number in range(empty, max(empty - plies, 0) - 1, -1):
            self.tables(number)
            yield

    def tables(self, empty: int) -> Tables:
        """The tables for a number of empty cells."""
        return self._tables[empty] or self._found(empty)

    def _found(self, empty: int) -> Tables:
        number = phase(empty)
        self._phases[number] = self._tables[empty] = tables = self._phases[number] or self._made(number)
        return tables

    def _made(self, number: int) -> Tables:
        if self._weights is None:
            self._weights = unpack(self._file)
        tables: list[list[int]] = []
        at = number * size()
        for kind in patterns():
            weights = [UNIT * weight for weight in self._weights[at : at + kind.size]]
            tables += [[weights[number] for number in kind.classes]] * len(kind.rows)
            at += kind.size
        return tuple(tables)


def kernel(file: bytes) -> SearchKernel:
    """What the search runs on with the weights in a file. Raises BadFile."""
    return SearchKernel(Learned(file))
