"""Builds the site: python -m tools.build [--out dist]. See docs/start.md and docs/hosting.md."""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from html import escape
from pathlib import Path

from rsg.app.views.drawing import SHEET
from rsg.app.views.drawings import sheet
from tools.build import bundle, icons, licences, page, service, snapshot, vendor, wheel
from tools.build.paths import CACHE, ROOT, digest


def build(out: Path) -> None:
    """Writes the whole site to a new folder, then puts it in the place of `out`: a server never sees half of it."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE.parent) as work:
        write(Path(work), Path(work) / "dist")
        shutil.rmtree(out, ignore_errors=True)
        (Path(work) / "dist").rename(out)


def write(work: Path, dist: Path) -> None:
    """Writes the site to `dist`, a new folder; `work` is for what is needed meanwhile."""
    static = dist / "static"
    static.mkdir(parents=True)
    python = snapshot.make()
    parts = vendor.copy(static)
    shutil.copyfile(python.file, static / python.name)
    packages = hashed("packages.zip", snapshot.archive(), static)
    names = bundle.scripts(static, parts, python, packages)
    names["worker"] = hashed("worker.py", (ROOT / "static" / "worker.py").read_bytes(), static)
    css = f"static/{bundle.styles(static, work)}"
    icons.write(dist)
    page.write(dist / SHEET, sheet())
    urls = {name: f"static/{file}" for name, file in names.items()}
    config = bundle.configuration(names)
    modules = [urls["nostore"]]
    modules += [path.removeprefix("./") for path in config["js_modules"]["main"]]
    modules += [f"static/{parts.pyodide}/{name}" for name in ("pyodide.asm.js", "pyodide.js")]
    modules += [f"static/{parts.pyscript}/{name}" for name in parts.pyscript_files]
    data = [f"static/{parts.pyodide}/pyodide.asm.wasm", f"static/{python.name}"]
    values = {
        "icon": "icons/icon.svg",
        "touch_icon": "icons/touch-180.png",
        "css": css,
        "preloads": page.preloads(modules, data),
        "config": escape(json.dumps(config, separators=(",", ":"))),
        "no_plugins": escape(json.dumps({"plugins": config["plugins"]})),
        **{name: urls[name] for name in ("download", "interpreter", "boot", "pyscript", "first")},
    }
    page.write(dist / "index.html", page.index(values))
    page.write(dist / "404.html", page.not_found())
    page.write(dist / "manifest.webmanifest", page.manifest())
    page.write(dist / "licences.txt", licences.text())
    page.write(dist / ".nojekyll", "")
    service.write(dist)
    wheel.write(dist)


def hashed(name: str, data: bytes, static: Path) -> str:
    """Writes a file under its name with a hash; returns that name."""
    stem, ending = name.rsplit(".", 1)
    file = f"{stem}-{digest([data])}.{ending}"
    (static / file).write_bytes(data)
    return file


def main() -> None:
    """Reads the arguments and builds."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=ROOT / "dist")
    started = time.perf_counter()
    out = arguments.parse_args().out.resolve()
    build(out)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(f"{out}: {size / 1e6:.1f} MB in {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    main()
