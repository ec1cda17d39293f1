"""What the site weighs as it is sent: HTML, CSS and our own JavaScript, and all of a first visit."""

from __future__ import annotations

import gzip

from e2e.conftest import DIST
from tools.bench import parts, transferred

BUDGET = 80_000
FIRST_VISIT = 11_000_000
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


def test_a_first_visit_is_small():
    """What `make bench` prints and docs/start.md says, and nothing that is served is left out of it."""
    weighed = {file for files, _ in parts().values() for file in files}
    others = {"404.html", "licences.txt", ".nojekyll", "wheel.json"}
    assert {file.name for file in DIST.rglob("*") if file.is_file() and file not in weighed} == others
    assert (
        sum(transferred(file) for files, first in parts().values() if first for file in files) < FIRST_VISIT
    )
