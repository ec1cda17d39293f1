"""The files that ship with the engines: small and in use; where one is damaged or missing that is told, and the engine
goes on without it."""

from __future__ import annotations

import re
from array import array
from typing import Any, NamedTuple

import pytest

from rsg.engines import ENGINES
from rsg.engines.reversi import handmade as reversi_by_hand
from rsg.engines.reversi import learned as reversi_learned
from rsg.engines.reversi import shipped as reversi
from rsg.engines.reversi.root import Root
from rsg.engines.reverstargo import handmade as reverstargo_by_hand
from rsg.engines.reverstargo import learned as reverstargo_learned
from rsg.engines.reverstargo import shipped as reverstargo
from rsg.engines.reverstargo.book import Book
from rsg.engines.sealed import BadFile
from rsg.games.reversi import REVERSI
from rsg.games.reverstargo import REVERSTARGO


class Modules(NamedTuple):
    """An engine's modules around its weights, and the stones of its game's start."""

    shipped: Any
    learned: Any
    by_hand: Any
    start: tuple[int, int]


ENGINE = {
    "reverstargo": Modules(reverstargo, reverstargo_learned, reverstargo_by_hand, REVERSTARGO.start().stones),
    "reversi": Modules(reversi, reversi_learned, reversi_by_hand, Root(REVERSI.start()).stones),
}
WEIGHTS = {name: modules.shipped.read_weights() for name, modules in ENGINE.items()}
BOOK = reverstargo.read_book()


def spoilt(file: bytes) -> dict[str, bytes]:
    """Files that cannot be used, by the start of what is told of them."""
    return {
        "cut short: no header": file[:10],
        f"cut short: {len(file) - 18} of": file[:-2],
        f"cut short: {len(file) - 15} of": file + b"\0",
        "not a file for this": b"PNG\r\n\0\0\0" + file[8:],
        "damaged": file[:100] + bytes([file[100] ^ 1]) + file[101:],
    }


def missing() -> bytes:
    raise FileNotFoundError(2, "No such file", "some.bin")


def test_files_are_small() -> None:
    assert all(10_000 < len(file) <= 300_000 for file in WEIGHTS.values()) and len(WEIGHTS) == len(ENGINES)
    assert 10_000 < len(BOOK) <= 200_000


@pytest.mark.parametrize("name", ENGINE)
def test_the_weights_are_used_and_nothing_is_told(name: str) -> None:
    shipped, learned, by_hand, start = ENGINE[name]
    kernel, told = shipped.kernel()
    assert told is None and ENGINES[name].fault is None
    assert kernel.estimate(*start) == learned.kernel(WEIGHTS[name]).estimate(*start)
    assert kernel.estimate(*start) != by_hand.KERNEL.estimate(*start)


@pytest.mark.parametrize(
    ("name", "fault", "file"),
    [(name, fault, spoiled) for name, file in WEIGHTS.items() for fault, spoiled in spoilt(file).items()],
)
def test_bad_weights_are_told_and_replaced(name: str, fault: str, file: bytes) -> None:
    shipped, learned, by_hand, start = ENGINE[name]
    with pytest.raises(BadFile, match=fault):
        learned.Learned(file)
    kernel, told = shipped.kernel(lambda: file)
    assert re.match(rf"no learned estimate \({fault}.*\): playing with the hand-made one", told)
    assert kernel.estimate(*start) == by_hand.KERNEL.estimate(*start)


@pytest.mark.parametrize(("fault", "file"), [*spoilt(BOOK).items(), ("not a file", WEIGHTS["reverstargo"])])
def test_a_bad_book_is_told_and_left_out(fault: str, file: bytes) -> None:
    with pytest.raises(BadFile, match=fault):
        Book(file)
    book, told = reverstargo.book(lambda: file)
    assert book is None and told
    assert re.match(rf"no opening book \({fault}.*\): thinking from the first move", told)


@pytest.mark.parametrize("load", [reverstargo.kernel, reversi.kernel, reverstargo.book])
def test_a_missing_file_is_told_by_its_name(load: Any) -> None:
    _, told = load(missing)
    assert "some.bin" in told


@pytest.mark.parametrize("name", ENGINE)
def test_weights_of_the_wrong_number_are_not_packed(name: str) -> None:
    with pytest.raises(BadFile, match="3 weights, not"):
        ENGINE[name].learned.pack(array("h", [1, 2, 3]))
