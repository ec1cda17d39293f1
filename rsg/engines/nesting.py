"""How deeply a JSON text nests; looked at first, since Python's reader recurses: in Pyodide a parser out of stack is
fatal."""

from __future__ import annotations

import re
from typing import Final

# Possessive, and content with an open end: no text makes it look at a character twice.
_STRINGS: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?+', re.DOTALL)
_BRACKETS: Final = re.compile(r"[\[\]{}]")


def nesting(text: str) -> int:
    """The most brackets that are open at once, those inside of strings left out, whatever else the text is."""
    depth = deepest = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest
