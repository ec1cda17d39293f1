"""docs/protocol.md: its examples run, and it leaves nothing out."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

from rsg.engines import ENGINES, counting, marks, protocol, requests
from rsg.engines.fields import KINDS
from rsg.engines.protocol import Desk
from rsg.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text()
EXAMPLES = re.findall(r"^```\n(> .*?)^```", TEXT, re.DOTALL | re.MULTILINE)

pytestmark = pytest.mark.native  # the page is no part of the package


def like(expected: str, line: str) -> bool:
    """Whether a reply is the one of the page: blanks do not count, `...` is anything."""
    want, got = ("".join(text.split()) for text in (expected, line))
    return doctest.OutputChecker().check_output(want, got, doctest.ELLIPSIS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split("\n")[0])
def test_the_examples_are_true(example: str) -> None:
    exchanges = re.findall(r"((?:^> .*\n)+)((?:^< .*\n(?:   .*\n)*)+)", example, re.MULTILINE)
    assert "".join(sent + expected for sent, expected in exchanges) == example
    for sent, expected in exchanges:
        desk = Desk()
        replies = [reply for line in sent.splitlines() for reply in desk.receive(line[2:])]
        while desk.busy:
            replies += desk.step()
        for text, reply in zip(re.split("^< ", expected, flags=re.MULTILINE)[1:], replies, strict=True):
            assert like(text, reply), f"{text}\nis not\n{reply}"


def test_the_program_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS) == (0, 4)


def test_everything_is_said() -> None:
    """What can be asked, every level, mark and kind of error, and the limits of a line."""
    assert len(EXAMPLES) >= 8
    for do in [*requests._WORK, "stop"]:
        assert f"### `{do}`" in TEXT and f'"do": "{do}"' in "".join(EXAMPLES)
    levels = [level for engine in ENGINES.values() for level in engine.levels]
    shortened = {"Lv.2", "Lv.3", "Lv.4"}  # `Lv.1` ... `Lv.5`
    assert len(levels) > 9 and all(f"`{name}`" in TEXT for name in {*GAMES, *levels} - shortened)
    assert all(f"`{name}`" in TEXT for name, _ in marks.MARKS) and "`blunder`" in TEXT
    assert f"over {protocol.LONGEST_LINE} bytes" in TEXT and f"deeper than {protocol._DEEPEST}," in TEXT
    assert f"1 to {counting.DEEPEST} |" in TEXT
    assert f"over {sys.int_info.default_max_str_digits} digits" in TEXT


def test_every_kind_of_error_has_a_line_and_an_example() -> None:
    lines = re.findall(r"^\| `(\w+)` \|", TEXT.split("## Errors")[1], re.MULTILINE)
    assert sorted(lines) == sorted(KINDS)
    shown = set(re.findall(r'"kind": "(\w+)"', "".join(EXAMPLES)))
    assert shown == {*KINDS} - {"internal"}
