"""Reversi's opening book: all of it can be played, on every turned board, and the master uses it."""

from __future__ import annotations

import pytest

from rsg.engines.reversi import ENGINE
from rsg.engines.reversi.book import Book
from rsg.engines.reversi.book_lines import LINES
from rsg.games.reversi import REVERSI, Position
from rsg.games.reversi.board import INDEX, LABELS
from tests.games.turned import STARTING, line

BOOK = Book(LINES)


def after(record: str, symmetry: tuple[int, ...] = STARTING[0]) -> Position:
    """The position after a record on a board that is turned."""
    return line(record, symmetry)[-1]


def best(book: Book, position: Position) -> set[str]:
    """The moves that a book has for a position."""
    advice = book.advice(position)
    return set(map(str, advice.moves)) if advice else set()


def test_there_is_one_entry_a_line_and_the_start_is_among_them() -> None:
    assert len(BOOK.entries) == len(LINES) >= 50
    assert best(BOOK, REVERSI.start()) == {"C4", "D3", "E6", "F5"}


@pytest.mark.parametrize("text", LINES)
def test_a_line_is_found_on_every_board(text: str) -> None:
    record, value, *moves = text.split()
    assert moves and abs(float(value)) < 10
    for symmetry in STARTING:
        position = after("" if record == "-" else record, symmetry)
        advice = BOOK.advice(position)
        assert advice is not None and advice.value == float(value)
        assert {LABELS[symmetry[INDEX[cell]]] for cell in moves} <= best(BOOK, position)


def test_a_symmetric_position_has_all_images_of_its_moves() -> None:
    book = Book(["- 0.0 F5", "F5F6 0.0 E6"])
    assert len(best(book, REVERSI.start())) == 4
    assert best(book, after("F5F6")) == {"E6"}
    assert book.advice(after("F5D6")) is None


def test_the_master_plays_from_the_book_and_values_do_not() -> None:
    start = REVERSI.start()
    chosen = {str(ENGINE.think(start, "master", seed).verdict.move) for seed in range(40)}
    assert chosen == {"C4", "D3", "E6", "F5"}
    assert ENGINE.think(start, "master", 1).verdict.nodes == 0
    thought = ENGINE.weigh(start, "master", 1)
    next(thought.slices())
    assert thought.verdict.nodes > 0 and len(thought.verdict.values) == 4
