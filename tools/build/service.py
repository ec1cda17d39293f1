"""The service worker and its list of files: everything that a start without a network needs."""

from __future__ import annotations

from pathlib import Path

from tools.build.bundle import SOURCES, esbuild
from tools.build.paths import digest

LEFT_OUT = (".zip", ".whl", "wheel.json", ".txt", "404.html", ".nojekyll", "sw.js")
"""Not stored on a player's device: what only a start without the snapshot, or other people's pages, ask for."""


def write(dist: Path) -> list[str]:
    """Writes sw.js for the files that are in dist/ now; returns those that it stores."""
    entries = []
    for file in sorted(path for path in dist.rglob("*") if path.is_file()):
        name = str(file.relative_to(dist))
        small_archive = "empty-" in name
        if not name.endswith(LEFT_OUT) or small_archive:
            # A name under static/ holds a hash; the others are compared by what is in them.
            revision = None if name.startswith("static/") else digest([file.read_bytes()])
            entries.append({"url": name, "revision": revision})
    esbuild(dist, [SOURCES / "sw.js"], define={"files": entries}, format="iife", hashed=False)
    return [str(entry["url"]) for entry in entries]
