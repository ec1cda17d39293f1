"""Copies what we serve of other people's work into dist/: Pyodide and PyScript, each in a folder named by its hash."""

from __future__ import annotations

import io
import json
import re
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tools.build.paths import MODULES, digest, digest_files

PYODIDE = MODULES / "pyodide"
PYSCRIPT = MODULES / "@pyscript" / "core" / "dist"
EMPTY_WASM = b"\0asm\1\0\0\0"
PYODIDE_FILES = {
    "pyodide.mjs": "pyodide.js",
    "pyodide.asm.mjs": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
}
"""As the package names them, and as we do: not every server knows that `.mjs` is JavaScript."""


@dataclass(frozen=True)
class Vendored:
    """Names of the folders under dist/static/, and PyScript's files in the order in which they are needed."""

    pyodide: str
    pyscript: str
    empty: str
    pyscript_files: tuple[str, ...]


def version(package: str) -> str:
    """The installed version of an npm package."""
    return str(json.loads((MODULES / package / "package.json").read_text())["version"])


def lock() -> str:
    """Pyodide's lock file without its packages, which the site does not use: it must state the build, nothing else."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return json.dumps({"info": info, "packages": {}})


def copy(static: Path) -> Vendored:
    """Copies everything under `static` (dist/static/)."""
    pyodide = (
        f"pyodide-{version('pyodide')}-{digest_files([PYODIDE / name for name in PYODIDE_FILES], PYODIDE)}"
    )
    for name, ours in PYODIDE_FILES.items():
        _copy(PYODIDE / name, static / pyodide / ours)
    files = _pyscript_files()
    pyscript = (
        f"pyscript-{version('@pyscript/core')}-{digest_files([PYSCRIPT / name for name in files], PYSCRIPT)}"
    )
    for name in files:
        text = (PYSCRIPT / name).read_text(encoding="utf-8")
        target = static / pyscript / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(re.sub(r"\n?//# sourceMappingURL=.*", "", text), encoding="utf-8")
    archive = io.BytesIO()
    zipfile.ZipFile(archive, "w").close()
    empty = f"empty-{digest([EMPTY_WASM, archive.getvalue()])}"
    (static / empty).mkdir(parents=True)
    (static / empty / "pyodide.asm.wasm").write_bytes(EMPTY_WASM)
    (static / empty / "python_stdlib.zip").write_bytes(archive.getvalue())
    return Vendored(pyodide, pyscript, empty, files)


def _pyscript_files() -> tuple[str, ...]:
    """core.js, what it imports statically, and the plugin that the configuration turns off (it is loaded for that)."""
    found: list[str] = []
    waiting = ["core.js"]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            text = (PYSCRIPT / name).read_text(encoding="utf-8")
            waiting += re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)
    found += [path.name for path in PYSCRIPT.glob("error-*.js")]
    return tuple(found)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
