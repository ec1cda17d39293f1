"""Runs inside Pyodide before the snapshot is taken: imports what a page needs, compiles what it imports later.

Nothing of this module stays: it is executed in a namespace that is thrown away.
"""

import dis
import gc
import importlib
import json
import random
import sys
import zipimport
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType, ModuleType


def prepare(job_text: str) -> str:
    """Fills the interpreter as the job says and returns a report as JSON.

    The job holds `root` (the folder with our packages), `imports` (modules imported now), `compiled` (modules whose
    code is kept for later: they need a browser to be imported), `pyscript` (PyScript's own sources, file name to text),
    `frozen` (path of the finder's source) and `rehearsal` (the module that plays a visit).
    """
    job = json.loads(job_text)
    frozen = ModuleType("frozen")
    sys.modules["frozen"] = frozen
    exec(compile(Path(job["frozen"]).read_text(), "frozen.py", "exec"), frozen.__dict__)
    sys.path.insert(0, job["root"])
    for name in job["imports"]:
        importlib.import_module(name)
    for name in job["compiled"]:
        path = Path(job["root"], *name.split("."))
        package = path.is_dir()
        file = path / "__init__.py" if package else path.with_suffix(".py")
        frozen.finder.add(name, file.read_text(), f"{name.replace('.', '/')}.py", package)
    for file_name, source in job["pyscript"].items():
        name = "pyscript" if file_name == "__init__.py" else f"pyscript.{file_name.removesuffix('.py')}"
        frozen.finder.add(name, source, f"pyscript/{file_name}", name == "pyscript")
    codes = frozen.finder.codes
    codes.update({name: (without_docstrings(code), package) for name, (code, package) in codes.items()})
    frozen.install()
    forget_docstrings()
    forget_library_lines()
    # Last of all: what a first visit leaves in the code and its caches makes the first tap as quick as the next.
    importlib.import_module(job["rehearsal"]).rehearse()
    forget_files(job["root"])
    random.seed(0)
    return json.dumps({"modules": sorted(sys.modules)})


def forget_files(root: str) -> None:
    """Takes our folder and the standard library's archive off the search path: neither exists where this wakes up."""
    sys.path[:] = [entry for entry in sys.path if entry != root and not entry.endswith(".zip")]
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()


HAS_DOCSTRING = 0x4000000


def forget_docstrings() -> None:
    """Drops all docstrings: nobody asks for help in the page, and they are a good part of the download."""
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            thing.__doc__ = None
            thing.__code__ = without_docstrings(thing.__code__)
        elif isinstance(thing, ModuleType):
            thing.__doc__ = None
        elif (
            isinstance(thing, type)
            and thing.__flags__ & (1 << 9)
            and isinstance(thing.__dict__.get("__doc__"), str)
        ):
            with suppress(TypeError, AttributeError):
                thing.__doc__ = None


def without_docstrings(code: CodeType) -> CodeType:
    """The same code with None in the place of its docstring, and of those of the functions in it."""
    consts = [without_docstrings(const) if isinstance(const, CodeType) else const for const in code.co_consts]
    flags = code.co_flags
    # A function that also uses the text of its docstring as a value finds it in the same place.
    if flags & HAS_DOCSTRING and not any(
        step.opname.startswith("LOAD_CONST") and step.arg == 0 for step in dis.get_instructions(code)
    ):
        consts[0] = None
        flags &= ~HAS_DOCSTRING
    return code.replace(co_consts=tuple(consts), co_flags=flags)


def forget_library_lines() -> None:
    """In reports of faults, the standard library's functions stand with their first line: all lines take 500 kB."""
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and ".zip/" in thing.__code__.co_filename:
            thing.__code__ = on_first_line(thing.__code__)


FULL = 8
"""Units of code that one entry of a table of locations covers at most."""
NO_COLUMNS = 0x80 | 13 << 3
"""Head of an entry (Objects/locations.md in CPython's source): a line without columns. The number of units less one is
added to it, and the distance to the line before comes after it."""


def on_first_line(code: CodeType) -> CodeType:
    """The same code, all of it on the line where it begins."""
    consts = tuple(on_first_line(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    full, rest = divmod(len(code.co_code) // 2, FULL)
    table = bytes((NO_COLUMNS | FULL - 1, 0)) * full + (bytes((NO_COLUMNS | rest - 1, 0)) if rest else b"")
    return code.replace(co_consts=consts, co_linetable=table)
