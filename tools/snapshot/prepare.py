"""Runs inside Pyodide before the snapshot is taken: imports what a page needs, compiles what it imports later.

Nothing of this module stays: it is executed in a namespace that is thrown away.
"""

import gc
import importlib
import json
import random
import sys
import zipimport
from pathlib import Path
from types import ModuleType


def prepare(job_text: str) -> str:
    """Fills the interpreter as the job says and returns a report as JSON.

    The job holds `root` (the folder with our packages), `imports` (modules imported now), `compiled` (modules whose
    code is kept for later: they need a browser to be imported), `pyscript` (PyScript's own sources, file name to text)
    and `frozen` (path of the finder's source).
    """
    job = json.loads(job_text)
    before = set(sys.modules)
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
    frozen.install()
    forget_files(job["root"])
    random.seed(0)
    return json.dumps({"modules": sorted(set(sys.modules) - before)})


def forget_files(root: str) -> None:
    """Takes our folder and the standard library's archive off the search path: neither exists where this wakes up."""
    sys.path[:] = [entry for entry in sys.path if entry != root and not entry.endswith(".zip")]
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    gc.collect()
