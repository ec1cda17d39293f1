"""The opening book: moves that long searches found equally good, up to the star's symmetries.

The file (`tools.train.book` makes it) is sealed like weights. It holds records of one size, sorted by their position:
the cells of the side to move and of the other as one number, of its twelve images the least; the value for the side
to move; and codes of moves. Nothing is unpacked before it is looked up.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from struct import Struct
from typing import Final

from rsg.engines.book import Advice
from rsg.engines.kernel import POINT, move_code
from rsg.engines.sealed import BadFile, seal, unseal
from rsg.games.game import Position as AnyPosition
from rsg.games.reverstargo import Position
from rsg.games.reverstargo.board import ALL_CELLS, CELLS, SYMMETRIES
from rsg.games.symmetry import Symmetry, canonical

MOST: Final = 3
"""Moves of one position."""

_MAGIC: Final = b"RSGBOOK1"
_KEY_BYTES: Final = 2 * CELLS // 8
_RECORD: Final = Struct(f">{_KEY_BYTES}sh{MOST}B")
_NONE: Final = 255  # no move


@dataclass(frozen=True, slots=True)
class Entry:
    """What the book says of a position: its value for the side to move, in parts of POINT, and codes of its best
    moves (`rsg.engines.kernel.move_code`)."""

    value: int
    codes: frozenset[int]


def key_of(own: int, enemy: int) -> tuple[bytes, tuple[Symmetry, ...]]:
    """The key of a position (masks of cells) in the file, and the symmetries that lead to it."""
    (mine, theirs), leading = canonical(own, enemy, SYMMETRIES)
    return (mine << CELLS | theirs).to_bytes(_KEY_BYTES, "big"), leading


def pack(entries: Mapping[bytes, Entry]) -> bytes:
    """The file of a book: entries by the key of their position, their moves as seen there."""
    records = []
    for key, entry in sorted(entries.items()):
        codes = sorted(entry.codes)[:MOST]
        records.append(_RECORD.pack(key, entry.value, *codes, *[_NONE] * (MOST - len(codes))))
    return seal(_MAGIC, b"".join(records))


class Book:
    """A book of openings."""

    def __init__(self, file: bytes) -> None:
        """
        Args:
            file: as `pack` makes it.

        Raises:
            BadFile: it cannot be used.
        """
        self._records = unseal(_MAGIC, file)
        if len(self._records) % _RECORD.size:
            raise BadFile("cut short")

    def __len__(self) -> int:
        return len(self._records) // _RECORD.size

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """The positions that it knows, one of the images of each: own cells, enemy's cells."""
        for number in range(len(self)):
            both = int.from_bytes(self._key(number), "big")
            yield both >> CELLS, both & ALL_CELLS

    def entry(self, own: int, enemy: int) -> Entry | None:
        """What it says of a position (masks of cells)."""
        key, leading = key_of(own, enemy)
        number = bisect_left(range(len(self)), key, key=self._key)
        if number == len(self) or self._key(number) != key:
            return None
        _, value, *codes = _RECORD.unpack_from(self._records, number * _RECORD.size)
        found = set()
        for symmetry in leading:
            for code in codes:
                if code != _NONE:
                    cell, call = divmod(code, 3)
                    found.add(move_code(symmetry.index(cell), call))
        return Entry(value, frozenset(found))

    def advice(self, position: AnyPosition) -> Advice | None:
        """What it says of a position; None where it has nothing to say or ko could matter."""
        assert isinstance(position, Position)
        own, enemy = (stones & ALL_CELLS for stones in position.stones)
        if any(position.prisoners) or position.peak > (own | enemy).bit_count():
            return None
        entry = self.entry(own, enemy)
        if entry is None:
            return None
        moves = tuple(move for move, option in position.options if move_code(*option[:2]) in entry.codes)
        return Advice(moves, round(entry.value / POINT, 2)) if moves else None

    def _key(self, number: int) -> bytes:
        at = number * _RECORD.size
        return self._records[at : at + _KEY_BYTES]
