"""What teaches Reversi: the boards of its page, all of which can be played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rsg.app.courses.course import Course

MARKS: Final[Mapping[str, Mapping[str, str]]] = {
    "A1": {"B2": "X", "B1": "C", "A2": "C"},
    "H1": {"G2": "X", "G1": "C", "H2": "C"},
    "A8": {"B7": "X", "A7": "C", "B8": "C"},
    "H8": {"G7": "X", "H7": "C", "G8": "C"},
}
"""By corner the squares that give it away while it is empty: X diagonally beside it, C along the edges."""


def _black(*rows: str) -> str:
    """A position of these rows from the top, Black to move; empty rows below may be left out."""
    return f"{''.join(rows):-<64} X"


def _white(*rows: str) -> str:
    """The same with White to move."""
    return f"{''.join(rows):-<64} O"


COURSE: Final = Course(
    boards={
        "begin": "",
        "flank": _black(
            "--------",
            "--------",
            "---OOXO-",
            "--OO----",
            "--O-O---",
            "--X--X--",
        ),
        "pass": _black(
            "----XOO-",
            "--------",
            "--------",
            "---O----",
            "--X-----",
            "-O------",
            "-O------",
        ),
        "end": _black(
            "XOOOOOOO",
            "OXOOXOOO",
            "OOXXXXOO",
            "OOXXXXXO",
            "OOXXXXOO",
            "-OXXXXOO",
            "OXOXXOOO",
            "XXXXXOOX",
        ),
        "corners": _black(
            "-OOX----",
            "OXOOX---",
            "OOOXO---",
            "XXXO----",
            "--OO----",
        ),
        "danger": _white(
            "--------",
            "--X-OX--",
            "--XOO---",
            "--XOO---",
            "-OXOX---",
            "--X--X--",
        ),
        "mobility": _black(
            "--------",
            "--------",
            "--OOOO--",
            "--OXXOO-",
            "--OXOO--",
            "--OOO---",
        ),
    },
)
