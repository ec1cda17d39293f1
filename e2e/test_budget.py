"""What the site weighs: HTML, CSS and our own JavaScript, as they are sent."""

from __future__ import annotations

import gzip

from e2e.conftest import DIST

BUDGET = 80_000
RUNTIME = ("pyodide-", "pyscript-", "empty-")
"""Folders of other people's runtimes, which are not ours to weigh."""


def test_html_css_and_our_javascript_are_small():
    files = [
        path
        for path in sorted(DIST.rglob("*"))
        if path.suffix in (".html", ".css", ".js") and not path.parent.name.startswith(RUNTIME)
    ]
    assert {"index.html", "sw.js"} <= {path.name for path in files}
    assert {path.suffix for path in files} == {".html", ".css", ".js"}
    weights = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in files}
    assert sum(weights.values()) < BUDGET, weights
