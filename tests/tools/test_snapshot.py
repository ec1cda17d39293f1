"""The snapshot's parts: what is in it, how it is packed, how modules are found without files."""

from __future__ import annotations

import ast
import gzip
import importlib.util
import struct
import sys
import traceback
from pathlib import Path

import pytest

from tools.build import snapshot
from tools.build.paths import ROOT, python_sources
from tools.snapshot.frozen import FrozenFinder
from tools.snapshot.prepare import HAS_DOCSTRING, on_first_line, without_docstrings

# Brought by the browser or by PyScript, whose own sources are compiled in.
ELSEWHERE = {"js", "pyodide", "pyodide_js", "pyscript", "polyscript", "_pyscript", "rsg"}
# Only `python -m rsg`, which the page never runs.
NEVER_IN_THE_PAGE = {"rsg/__main__.py", "rsg/engines/stdio.py"}


def imported_by(path: Path) -> set[str]:
    """Names of all modules that a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.native
def test_no_import_after_the_start_lacks_its_module():
    """Files do not exist in the page: whatever is ever imported must be in the snapshot."""
    made = snapshot.make()
    imports, compiled = snapshot._modules()
    there = {*made.modules, *imports, *compiled}
    for path in python_sources(ROOT / "rsg"):
        name = str(path.relative_to(ROOT))
        if name not in NEVER_IN_THE_PAGE:
            lacking = {
                module
                for module in imported_by(path)
                if module.split(".")[0] not in ELSEWHERE and module not in there and module != "__future__"
            }
            assert not lacking, f"{name} imports {lacking}: add it to STANDARD in tools/build/snapshot.py"


@pytest.mark.native
def test_packing_leaves_out_what_is_zero_and_what_webassembly_fills():
    block = snapshot.BLOCK
    zero, table, kept = bytes(block), b"\1\0\0\0" * (block // 4), b"k" * block
    head = struct.pack("<4I", 7, 16, 7, 7)
    python = zero + kept + table + table + kept + kept + zero + table + b"end"
    fresh = zero + zero + table + table + table + zero + zero + table
    plain = gzip.decompress(snapshot.pack(head + python, fresh))
    assert struct.unpack_from("<5I", plain) == (16, 6, 4, 3 * block // 4, block)
    assert struct.unpack_from("<6I", plain, 20) == (1, 1, 4, 2, 8, 1)
    assert struct.unpack_from("<4I", plain, 44) == (2, 2, 7, 1)
    assert plain[60:] == head + 3 * kept + b"end"


def test_modules_are_found_without_files():
    finder = FrozenFinder()
    finder.add("ghost", "value = 1", "ghost/__init__.py", package=True)
    finder.add(
        "ghost.part", "from ghost import value\nraise_here = lambda: 1 / 0", "ghost/part.py", package=False
    )
    sys.meta_path.insert(0, finder)
    try:
        part = importlib.import_module("ghost.part")
        assert part.value == 1
        with pytest.raises(ZeroDivisionError) as error:
            part.raise_here()
        assert str(error.traceback[-1].path) == "ghost/part.py"
        assert finder.find_spec("json") is None
    finally:
        sys.meta_path.remove(finder)
        sys.modules.pop("ghost", None)
        sys.modules.pop("ghost.part", None)


SOURCE = '''
def plain():
    """Gone."""
    return "kept"
def shared():
    """Both."""
    return "Both."
def outer():
    """Gone too."""
    def inner():
        """And this."""
        return 1
    return inner
'''


@pytest.mark.skipif(
    sys.version_info < (3, 13), reason="code says whether it has a docstring since Python 3.13"
)
def test_docstrings_go_but_values_stay():
    namespace: dict = {}
    exec(without_docstrings(compile(SOURCE, "source", "exec")), namespace)
    plain, shared, inner = namespace["plain"], namespace["shared"], namespace["outer"]()
    assert (plain(), shared(), inner()) == ("kept", "Both.", 1)
    assert (plain.__doc__, inner.__doc__) == (None, None)
    assert not plain.__code__.co_flags & HAS_DOCSTRING
    assert "Gone." not in plain.__code__.co_consts


def test_reports_of_faults_find_the_first_line_of_a_function():
    def fails(depth: int) -> int:
        total = sum(range(depth))

        return total // 0

    fails.__code__ = on_first_line(fails.__code__)
    with pytest.raises(ZeroDivisionError) as caught:
        fails(5)
    told = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (told.name, told.lineno) == ("fails", fails.__code__.co_firstlineno)
    assert {line for *_, line in fails.__code__.co_lines()} == {fails.__code__.co_firstlineno}
