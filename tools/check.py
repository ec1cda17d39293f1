"""Runs every check: python -m tools.check [STAGE ...]. Stages: lint, unit, pyodide, e2e, browsers.

Each stage's time is printed at the end, and after it the sum of all tests on a line of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tools.build.paths import ROOT
from tools.build.snapshot import PAGE_PACKAGES

BIN = Path(sys.executable).parent
# Debian's packages that each stage needs, and a program by which each is known.
BROWSERS = {
    "e2e": {
        "chromium": "chromium",
        "fonts-noto-cjk": "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    },
    "browsers": {"firefox-esr": "firefox-esr", "webkit2gtk-driver": "WebKitWebDriver", "xvfb": "Xvfb"},
}


PARALLEL = ("--numprocesses=auto", "--maxprocesses=4")
"""Several files of tests at once, as many as there are cores."""


@dataclass
class Counts:
    """How many tests a stage ran, and whether anything in it failed."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    broken: bool = False


def run(*command: str | Path) -> Counts:
    """Runs a command, shows what it prints, and counts as pytest's closing line says."""
    print("$", " ".join(str(part) for part in command), flush=True)
    process = subprocess.Popen(
        [str(part) for part in command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    counts = Counts()
    assert process.stdout
    line = ""
    while piece := process.stdout.read1(4096):  # type: ignore[attr-defined]
        print(text := piece.decode(errors="replace"), end="", flush=True)
        *ended, line = (line + text).split("\n")
        for closing in filter(re.compile(r"(=+ )?\d+ (passed|failed|error)").match, ended):
            found = {kind: int(n) for n, kind in re.findall(r"(\d+) (passed|failed|error|skipped)", closing)}
            counts.passed += found.get("passed", 0)
            counts.failed += found.get("failed", 0) + found.get("error", 0)
            counts.skipped += found.get("skipped", 0)
    counts.broken = process.wait() != 0
    return counts


def all_of(*parts: Counts) -> Counts:
    """Several results as one."""
    total = Counts()
    for part in parts:
        total.passed += part.passed
        total.failed += part.failed
        total.skipped += part.skipped
        total.broken = total.broken or part.broken
    return total


def lint() -> Counts:
    """ruff, mypy, import-linter."""
    return all_of(
        run(BIN / "ruff", "check", "."),
        run(BIN / "ruff", "format", "--check", "."),
        run(BIN / "mypy"),
        run(BIN / "lint-imports"),
    )


def unit() -> Counts:
    """The unit tests in CPython."""
    return run(sys.executable, "-m", "pytest", "tests", *PARALLEL)


def pyodide() -> Counts:
    """The same tests inside Pyodide, without those that are native (see pyproject.toml)."""
    python = ("node", "tools/pyodide/python.mjs", pyodide_packages())
    plugins = ("-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin")
    return run(*python, "pytest", *plugins, "tests", "-m", "not native")


def pyodide_packages() -> Path:
    """A folder with what the tests import inside Pyodide: wheels made for it, and pure-Python packages of .venv."""
    wanted = ROOT / "requirements" / "pyodide.txt"
    folder = ROOT / "build" / "pyodide"
    if not folder.exists() or folder.stat().st_mtime < wanted.stat().st_mtime:
        shutil.rmtree(folder, ignore_errors=True)
        wheels = "--no-deps --require-hashes --only-binary :all: --platform pyemscripten_2026_0_wasm32"
        python = "--python-version 3.14 --implementation cp --abi cp314 --ignore-requires-python"
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, *wheels.split(), *python.split(), "--target", folder, "-r", wanted], check=True)
        for name in PAGE_PACKAGES:
            spec = find_spec(name)
            assert spec and spec.origin
            shutil.copytree(
                Path(spec.origin).parent, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__")
            )
    return folder


def e2e() -> Counts:
    """Chromium on dist/."""
    install("e2e")
    # A file's tests share one warm page.
    options = ("--ignore=e2e/other_browsers", *PARALLEL, "--dist=loadfile", "--durations=10")
    return all_of(build(), run(sys.executable, "-m", "pytest", "e2e", *options))


def browsers() -> Counts:
    """A smoke test in Firefox and WebKit."""
    install("browsers")
    return all_of(build(), run(sys.executable, "-m", "pytest", "e2e/other_browsers"))


def build() -> Counts:
    """dist/ as it would be published."""
    return run(sys.executable, "-m", "tools.build")


def install(stage: str) -> None:
    """Installs what the stage needs from Debian, where that is missing and may be done."""
    missing = [
        package
        for package, sign in BROWSERS[stage].items()
        if not (Path(sign).exists() if sign.startswith("/") else shutil.which(sign))
    ]
    if not missing:
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SystemExit(f"please install {' '.join(missing)}: stage {stage} needs it")
    quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update", "-qq"], check=True, **quiet)  # type: ignore[call-overload]
    subprocess.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=True, **quiet
    )  # type: ignore[call-overload]


STAGES: dict[str, Callable[[], Counts]] = {f.__name__: f for f in (lint, unit, pyodide, e2e, browsers)}


def main() -> int:
    """Runs the stages that are named, or all."""
    names = sys.argv[1:] or list(STAGES)
    unknown = set(names) - set(STAGES)
    if unknown:
        print(f"no such stage: {', '.join(sorted(unknown))}; there are {', '.join(STAGES)}")
        return 2
    results: dict[str, tuple[Counts, float]] = {}
    for name in names:
        print(f"\n--- {name}: {STAGES[name].__doc__}", flush=True)
        started = time.perf_counter()
        results[name] = STAGES[name](), time.perf_counter() - started
    print()
    for name, (counts, seconds) in results.items():
        tests = f"{counts.passed} passed, {counts.failed} failed" if counts.passed or counts.failed else ""
        print(f"{name:9} {seconds:6.1f} s  {'FAILED' if counts.broken else 'ok':6}  {tests}")
    total = all_of(*(counts for counts, _ in results.values()))
    if total.broken and not total.failed:
        total.failed += 1  # a linter or the build
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped")
    return int(total.broken)


if __name__ == "__main__":
    sys.exit(main())
