"""Our JavaScript and CSS, bundled by esbuild under names that hold a hash."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rsg.app.settings import ALLOWED
from rsg.progress.storage import KEY
from tools.build import vendor
from tools.build.paths import ROOT
from tools.build.snapshot import Snapshot

SOURCES = ROOT / "static" / "js"
PATIENCE = {"arrival": 30, "start": 30}
"""Seconds without any progress after which the page says that it does not start."""


def esbuild(outdir: Path, entries: Sequence[Path], **options: Any) -> dict[str, str]:
    """Bundles entries into a folder; returns each entry's file name there, by the stem of its source."""
    job: dict[str, Any] = {
        "outdir": str(outdir),
        "entries": [str(entry.relative_to(ROOT)) for entry in entries],
    }
    job |= {
        "define": {},
        "external": {},
        "shared": {},
        "format": "esm",
        "hashed": True,
        "minify": True,
        **options,
    }
    command = ["node", str(ROOT / "tools" / "build" / "bundle.mjs")]
    done = subprocess.run(
        command, input=json.dumps(job), text=True, capture_output=True, cwd=ROOT, check=False
    )
    if done.returncode:
        raise SystemExit(f"esbuild:\n{done.stderr}")
    return {Path(entry).stem: name for entry, name in json.loads(done.stdout).items()}


def scripts(static: Path, parts: vendor.Vendored, snapshot: Snapshot, packages: str) -> dict[str, str]:
    """All scripts of the page but the service worker."""
    facts = {
        "runtime": f"./{parts.pyodide}/",
        "empty": f"./{parts.empty}/",
        "packages": f"./{packages}",
        "snapshot": f"./{snapshot.name}",
        "wasmBytes": _sent(static / parts.pyodide / "pyodide.asm.wasm"),
        "snapshotBytes": snapshot.file.stat().st_size,
        "memoryBytes": snapshot.memory_bytes,
        "lock": vendor.lock(),
        "patience": PATIENCE,
        "storageKey": KEY,
        "looks": {key: sorted(ALLOWED[key]) for key in ("theme", "background")},
    }
    common = {"define": facts, "external": {"pyodide": parts.pyodide, "pyscript": parts.pyscript}}
    names = esbuild(
        static, [SOURCES / f"{name}.js" for name in ("download", "nostore", "confetti")], **common
    )
    modules = [SOURCES / f"{name}.js" for name in ("boot", "interpreter", "morph", "celebrate", "pyscript")]
    names |= esbuild(static, modules, **common, shared=dict(names))
    names |= esbuild(static, [SOURCES / "first.js"], **common, format="iife")
    return names


def _sent(file: Path) -> int:
    """Bytes of a file as hosts send it, which compress WebAssembly: what a visitor waits for."""
    import deflate  # as in snapshot.py: tests import this module where it is not installed

    return len(deflate.gzip_compress(file.read_bytes(), 6))


def styles(static: Path, work: Path) -> str:
    """One style sheet of all in static/; the order does not matter, since they declare their layers."""
    sheets = [*sorted((ROOT / "static" / "css").glob("*.css")), ROOT / "static" / "shell.css"]
    work.mkdir(parents=True, exist_ok=True)
    (work / "site.css").write_text("".join(f'@import "{sheet}";\n' for sheet in sheets))
    return esbuild(static, [work / "site.css"])["site"]


def configuration(names: Mapping[str, str]) -> dict[str, Any]:
    """pyscript.toml with the paths of this build."""
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))

    def built(path: str) -> str:
        return f"./static/{names[Path(path).stem]}"

    for key in ("interpreter", "worker"):
        config[key] = built(config[key])
    config["js_modules"] = {
        place: {built(path): name for path, name in modules.items()}
        for place, modules in config["js_modules"].items()
    }
    return config
