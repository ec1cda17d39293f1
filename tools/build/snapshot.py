"""The memory snapshot: which modules are in it, how it is made, and how it is packed.

Two snapshots of the same inputs never have the same bytes, so the file is named by a hash of its inputs and kept
under that name in build/cache/.
"""

from __future__ import annotations

import base64
import io
import json
import struct
import subprocess
import zipfile
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.build import vendor
from tools.build.paths import CACHE, MODULES, ROOT, digest, python_sources

BLOCK = 4096
"""Bytes of memory that are kept, left out or taken from WebAssembly as one."""
TOOLS = ROOT / "tools" / "snapshot"
INSIDE = "/snapshot"
"""Folder of our packages in Pyodide's file system while the snapshot is made."""

PAGE_PACKAGES = ("htpy", "markupsafe")
STANDARD = (
    # What PyScript's own package imports, and what it uses at run time.
    *("asyncio", "base64", "collections", "contextlib", "copy", "functools", "html", "inspect", "io", "json"),
    *("linecache", "os", "pathlib", "tokenize", "traceback", "urllib.parse", "warnings"),
    # What rsg.browser imports when it first runs, in the page and in the worker.
    *("collections.abc", "dataclasses", "enum", "itertools", "random", "re", "time", "typing", "unicodedata"),
)


@dataclass(frozen=True)
class Snapshot:
    """The packed file and what the page must know of it."""

    file: Path
    name: str
    memory_bytes: int
    modules: tuple[str, ...]


def make() -> Snapshot:
    """Makes the snapshot, or finds it in the cache."""
    files = _files()
    imports, compiled = _modules()
    inputs = [part for path, content in sorted(files.items()) for part in (path.encode(), content)]
    inputs.append(vendor.lock().encode())
    inputs += [path.read_bytes() for path in sorted(TOOLS.iterdir()) if path.is_file()]
    inputs += [Path(__file__).read_bytes(), vendor.version("pyodide").encode()]
    inputs += [(vendor.PYODIDE / name).read_bytes() for name in vendor.PYODIDE_FILES]
    inputs += [_pyscript_stdlib().read_bytes()]
    name = f"python-{digest(inputs)}.snap"
    packed, facts = CACHE / name, CACHE / f"{name}.json"
    if not (packed.exists() and facts.exists()):
        CACHE.mkdir(parents=True, exist_ok=True)
        raw, fresh = CACHE / f"{name}.raw", CACHE / f"{name}.fresh"
        report = _run(files, imports, compiled, raw, fresh)
        memory = raw.read_bytes()
        packed.write_bytes(pack(memory, fresh.read_bytes()))
        raw.unlink()
        fresh.unlink()
        facts.write_text(json.dumps({"memory": len(memory), **report}))
        _forget_old()
    known = json.loads(facts.read_text())
    return Snapshot(packed, name, known["memory"], tuple(known["modules"]))


def _forget_old(keep: int = 6) -> None:
    """Leaves only the newest snapshots in the cache."""
    made = sorted(CACHE.glob("python-*.snap"), key=lambda path: path.stat().st_mtime)
    for path in made[:-keep]:
        path.unlink()
        path.with_name(f"{path.name}.json").unlink(missing_ok=True)


def archive() -> bytes:
    """All packages as a zip file, for a start without the snapshot. The same sources give the same bytes."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packages:
        for path, content in sorted(_files().items()):
            packages.writestr(zipfile.ZipInfo(path.removeprefix(f"{INSIDE}/")), content, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def pack(memory: bytes, fresh: bytes) -> bytes:
    """Compresses what the page cannot know of a snapshot; `static/js/download.js` reads it.

    Blocks of zeros are left out, and so are blocks that WebAssembly fills by itself when it is instantiated and Python
    never changes (its tables and texts): the page has them anyway.

    Args:
        memory: the snapshot; its second word says where Python's memory begins in it, before that are facts about it.
        fresh: the same memory in a module that is just instantiated.

    Returns:
        gzip of: five words (bytes before Python's memory, words in the two lists, the sum modulo 2**32 of the words
        that WebAssembly fills, bytes of a block); a list of runs of blocks that are here and one of those that
        WebAssembly fills, as pairs of the first block and how many; what is before Python's memory; the blocks.
    """
    beginning = struct.unpack_from("<I", memory, 4)[0]
    python = memory[beginning:]
    here, filled, total = [], [], 0
    for block, start in enumerate(range(0, len(python), BLOCK)):
        content = python[start : start + BLOCK]
        if not content.strip(b"\0"):
            continue
        if content == fresh[start : start + BLOCK]:
            filled.append(block)
            total += sum(array("I", content))
        else:
            here.append(block)
    lists = [_runs(here), _runs(filled)]
    words = [beginning, len(lists[0]), len(lists[1]), total % 2**32, BLOCK, *lists[0], *lists[1]]
    plain = struct.pack(f"<{len(words)}I", *words) + memory[:beginning]
    plain += b"".join(python[block * BLOCK : (block + 1) * BLOCK] for block in here)
    # libdeflate: 3 % less than zlib at its best, in a third of the time. Imported here since tests of this module run
    # in Pyodide too, which has none.
    import deflate

    return bytes(deflate.gzip_compress(plain, 10))


def _runs(numbers: Iterable[int]) -> list[int]:
    """Ascending numbers as their runs: the first of each and how many, one after another."""
    runs: list[int] = []
    for number in numbers:
        if runs and number == runs[-2] + runs[-1]:
            runs[-1] += 1
        else:
            runs += number, 1
    return runs


def _run(
    files: dict[str, bytes], imports: list[str], compiled: list[str], raw: Path, fresh: Path
) -> dict[str, object]:
    job = {
        "root": INSIDE,
        "files": {
            path: base64.b64encode(content).decode()
            for path, content in (files | {"/frozen.py": (TOOLS / "frozen.py").read_bytes()}).items()
        },
        "frozen": "/frozen.py",
        "imports": imports,
        "compiled": compiled,
        "rehearsal": "rsg.app.rehearsal",
        "prepare": (TOOLS / "prepare.py").read_text(),
        "stdlib": str(_pyscript_stdlib()),
        "lock": vendor.lock(),
    }
    command = ["node", str(TOOLS / "make.mjs"), str(raw), str(fresh)]
    done = subprocess.run(
        command, input=json.dumps(job), text=True, capture_output=True, cwd=ROOT, check=False
    )
    if done.returncode:
        raise SystemExit(f"the snapshot could not be made:\n{done.stderr}")
    report: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return report


def _pyscript_stdlib() -> Path:
    return MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript.js"


def _files() -> dict[str, bytes]:
    """What is in Pyodide's file system by path: our package with its data, and the pure-Python packages of the page."""
    ours = [*python_sources(ROOT / "rsg"), *sorted((ROOT / "rsg").rglob("*.bin"))]
    files = {f"{INSIDE}/{path.relative_to(ROOT)}": path.read_bytes() for path in ours}
    for package in PAGE_PACKAGES:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise SystemExit(f"{package} is not installed")
        folder = Path(spec.origin).parent
        files |= {
            f"{INSIDE}/{package}/{p.relative_to(folder)}": p.read_bytes() for p in python_sources(folder)
        }
    return files


def _modules() -> tuple[list[str], list[str]]:
    """Names of what is imported, and of what is only compiled: the browser's room wants a browser to be imported."""
    imports: list[str] = [*STANDARD, *PAGE_PACKAGES]
    compiled: list[str] = []
    for path in python_sources(ROOT / "rsg"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if parts[-1] != "__main__":
            (compiled if name.startswith("rsg.browser.") else imports).append(name)
    return imports, compiled
