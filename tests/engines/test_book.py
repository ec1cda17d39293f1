"""The opening book: legal moves, the same for all images, silent where ko could matter."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rsg.engines.engine import finished
from rsg.engines.reverstargo import ENGINE, shipped
from rsg.engines.reverstargo.book import MOST, Book, Entry, key_of, pack
from rsg.games.reverstargo import REVERSTARGO, Position
from rsg.games.reverstargo.board import ALL_CELLS, SYMMETRIES
from rsg.games.reverstargo.kernel import options, stones
from rsg.games.symmetry import Symmetry
from tests.games.turned import turned

BOOK = Book(shipped.read_book())
KNOWN = list(BOOK)


def test_it_knows_the_start() -> None:
    assert len(KNOWN) == len(BOOK) > 1000
    assert BOOK.advice(REVERSTARGO.start()) is not None


def test_all_its_moves_are_legal() -> None:
    for own, enemy in KNOWN:
        entry = BOOK.entry(own, enemy)
        assert entry is not None and entry.codes
        legal = {3 * option[0] + option[1] for option in options(stones(own), stones(enemy))}
        assert entry.codes <= legal


@given(st.sampled_from(KNOWN), st.sampled_from(SYMMETRIES))
def test_images_have_the_images_of_its_moves(known: tuple[int, int], symmetry: Symmetry) -> None:
    here, there = BOOK.entry(*known), BOOK.entry(*(turned(cells, symmetry) for cells in known))
    assert here is not None and there is not None and here.value == there.value
    assert {3 * symmetry[code // 3] + code % 3 for code in here.codes} == there.codes


def test_levels_that_have_it_play_it_at_once_and_vary() -> None:
    start = REVERSTARGO.start()
    for level in ("FINAL", "INFINITY"):
        moves = set()
        for seed in range(30):
            thought = ENGINE.think(start, level, seed)
            assert list(thought.slices()) == []
            moves.add(thought.verdict.move)
        assert len(moves) > 1, "the start is symmetric"
        assert moves <= set(start.moves())
    assert finished(ENGINE.think(start, "MAX", 1)).nodes


def test_values_are_searched_all_the_same() -> None:
    verdict = finished(ENGINE.weigh(REVERSTARGO.start(), "FINAL", 1))
    assert set(verdict.values) == set(REVERSTARGO.start().moves())


def test_it_is_silent_where_ko_could_matter() -> None:
    text = REVERSTARGO.start().text
    assert BOOK.advice(REVERSTARGO.parse_position(text))
    captured = REVERSTARGO.parse_position(text.replace(" 0 0 ", " 1 0 "))
    assert BOOK.advice(captured) is None
    fuller = Position(*REVERSTARGO.start().stones, 0, peak=12)
    assert BOOK.advice(fuller) is None


def test_what_is_packed_is_read_again() -> None:
    own, enemy = (cells & ALL_CELLS for cells in REVERSTARGO.start().stones)
    key, _ = key_of(own, enemy)
    entries = {key: Entry(-300, frozenset({18, 27}))}
    book = Book(pack(entries))
    known = next(iter(book))
    found = book.entry(*known)
    assert found is not None and found.value == -300 and found.codes >= {18, 27} and len(book) == 1
    assert MOST >= 2
