"""Prints the figures that we watch: python -m tools.bench [rules|bytes|start|render|engine ...] (all by default)."""

from __future__ import annotations

import argparse
import gzip
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.bench_worker import remember_memory, show_engine
from tools.build.paths import ROOT
from tools.build.vendor import PYODIDE, PYSCRIPT
from tools.check import pyodide_packages
from tools.chromium import LAUNCH
from tools.serve import COMPRESSED, TYPES, Server

DIST = ROOT / "dist"
PLAIN = """<!doctype html><html><head><meta charset="utf-8"><title>plain</title><link rel="icon" href="data:,">
<script type="module" src="pyscript/core.js"></script></head><body>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document, window
document.documentElement.dataset.ready = str(window.performance.now())
</script></body></html>
"""
WHEN_READY = """
new MutationObserver(() => {
  const { dataset } = document.documentElement;
  if (dataset.python === "ready") dataset.ready ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-python"] });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
MOVE = """
cell => { const started = performance.now(); cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          return performance.now() - started; }
"""


def transferred(file: Path) -> int:
    """Bytes that a host which compresses as GitHub Pages does sends for a file."""
    data = file.read_bytes()
    return len(gzip.compress(data, 6)) if TYPES.get(file.suffix, "").startswith(COMPRESSED) else len(data)


def parts() -> dict[str, tuple[list[Path], bool]]:
    """The files of dist/ by part, and whether a first visit loads them."""

    def found(*patterns: str) -> list[Path]:
        return [path for pattern in patterns for path in sorted(DIST.glob(pattern))]

    return {
        "Pyodide: WebAssembly": (found("static/pyodide-*/*.wasm", "static/empty-*/*"), True),
        "Pyodide: JavaScript": (found("static/pyodide-*/*.js"), True),
        "Python's memory with our package (snapshot)": (found("static/*.snap"), True),
        "PyScript": (found("static/pyscript-*/*.js"), True),
        "our JavaScript, idiomorph and the service worker": (
            found("static/*.js", "sw.js", "static/*.py"),
            True,
        ),
        "page and style": (found("index.html", "static/*.css", "manifest.webmanifest"), True),
        "icons and the sheet of drawings": (found("icons/*"), True),
        "only without the snapshot: library and packages": (
            found("static/pyodide-*/*.zip", "static/*.zip"),
            False,
        ),
        "for others: wheel": (found("*.whl"), False),
    }


def show_bytes() -> None:
    """What each part weighs on its way to the player."""
    print("| part | bytes | transferred |\n|---|---:|---:|")
    total = 0
    for name, (files, first) in parts().items():
        size, sent = sum(f.stat().st_size for f in files), sum(transferred(f) for f in files)
        total += sent if first else 0
        print(f"| {name} | {size:,} | {sent:,} |")
    print(f"| **first visit** | | **{total:,}** |")


def show_rules() -> None:
    """The speed of rules and engine in CPython, and of the rules in Pyodide."""
    for tool in ("tools.bench_rules", "tools.bench_reversi", "tools.bench_engine"):
        subprocess.run([sys.executable, "-m", tool], cwd=ROOT, check=True)
    print("in Pyodide under Node:", flush=True)
    python = ("node", "tools/pyodide/python.mjs", pyodide_packages())
    subprocess.run([*python, "tools.bench_rules"], cwd=ROOT, check=True)


def plain_site() -> Path:
    """A folder with a hello world of plain PyScript."""
    folder = ROOT / "build" / "plain"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PYSCRIPT, folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    shutil.copytree(PYODIDE, folder / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.html", "*.ts"))
    (folder / "index.html").write_text(PLAIN)
    (folder / "404.html").write_text("")
    return folder


def opened(browser: Browser, url: str, prepare: Callable[[Page], None] | None = None) -> Page:
    """A new page in a new context, as of a first visit; `prepare` comes before it is loaded."""
    page = browser.new_context(service_workers="block", reduced_motion="reduce").new_page()
    page.add_init_script(WHEN_READY)
    if prepare:
        prepare(page)
    page.goto(url)
    page.locator("html[data-ready]").wait_for(state="attached", timeout=60_000)
    return page


def show_start(browser: Browser, rounds: int) -> None:
    """Paint and first answer of Python on first visits, beside plain PyScript in the same run."""
    times: dict[str, list[float]] = {"plain": [], "playable": [], "paint": []}
    with Server(plain_site()) as plain, Server(DIST, "/a/path/") as ours:
        for _ in range(rounds):
            for name, url in (("plain", plain.url), ("playable", ours.url)):
                page = opened(browser, url)
                times[name].append(float(page.get_attribute("html", "data-ready") or "nan"))
                if name == "playable":
                    times["paint"].append(page.evaluate(PAINT))
                page.context.close()
    for name, values in times.items():
        print(
            f"{name:9} median {statistics.median(values):6.0f} ms   best {min(values):6.0f} ms   of {rounds}"
        )
    ratios = [ours / base for ours, base in zip(times["playable"], times["plain"], strict=True)]
    print(f"playable / plain PyScript: {statistics.median(ratios):.2f} (to reach: 0.40)")


def show_render(browser: Browser, moves: int = 12) -> None:
    """Time of one tap that plays a move: update, view and patch."""
    times: list[float] = []
    with Server(DIST) as ours:
        page = opened(browser, ours.url)
        while len(times) < moves:
            cell = page.locator(".cell.enabled").first
            cell.wait_for(state="attached", timeout=15_000)
            times.append(cell.evaluate(MOVE))
            call = page.locator("[data-click*=AnswerCall]").first
            if call.count():
                call.click()
            page.wait_for_timeout(150)
        page.context.close()
    print(
        f"a tap that plays: median {statistics.median(times):.1f} ms, worst {max(times):.1f} ms, of {moves}"
    )


def main() -> None:
    """Runs what is named, or all."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("what", nargs="*", choices=["rules", "bytes", "start", "render", "engine", []])
    arguments.add_argument("--rounds", type=int, default=7)
    given = arguments.parse_args()
    wanted = given.what or ["rules", "bytes", "start", "render", "engine"]
    simple: dict[str, Callable[[], None]] = {"rules": show_rules, "bytes": show_bytes}
    for name in (name for name in simple if name in wanted):
        print(f"\n--- {name}: {simple[name].__doc__}", flush=True)
        simple[name]()
    if {"start", "render", "engine"} & set(wanted):
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**LAUNCH)
            if "start" in wanted:
                print(f"\n--- start: {show_start.__doc__}", flush=True)
                show_start(browser, given.rounds)
            if "render" in wanted:
                print(f"\n--- render: {show_render.__doc__}", flush=True)
                show_render(browser)
            if "engine" in wanted:
                print(f"\n--- engine: {show_engine.__doc__}", flush=True)
                with Server(DIST) as ours:
                    show_engine(opened(browser, ours.url, remember_memory))


if __name__ == "__main__":
    main()
