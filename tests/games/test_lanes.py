"""Lanes: whatever the rows, what is read of a state is what stands on them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rsg.games.bits import cells_of
from rsg.games.lanes import bytes_of, reader, stones_on

CELLS = 20
rows_of_cells = st.lists(
    st.lists(st.integers(0, CELLS), min_size=1, max_size=10, unique=True).map(tuple), min_size=1, max_size=6
)


@given(
    rows=rows_of_cells, own=st.integers(0, 2**CELLS - 1), other=st.integers(0, 2**CELLS - 1), data=st.data()
)
def test_fillings_are_read_from_sums_of_stones(
    rows: list[tuple[int, ...]], own: int, other: int, data: st.DataObject
) -> None:
    enemy = other & ~own
    stone = stones_on(rows, CELLS, 32)
    state = sum(stone[cell] for cell in cells_of(own)) + 2 * sum(stone[cell] for cell in cells_of(enemy))
    digits = {cell: (own >> cell & 1) + 2 * (enemy >> cell & 1) for cell in range(CELLS + 1)}
    expected = [sum(digits[cell] * 3**place for place, cell in enumerate(row)) for row in rows]
    start = data.draw(st.integers(0, len(rows)))
    some = slice(start, data.draw(st.integers(start, len(rows))))
    read = reader(rows, 32, some)
    assert list(read(state.to_bytes(bytes_of(rows, 32), "little"))) == expected[some]
