"""Collects the notices of everything that dist/ holds of other people's work."""

from __future__ import annotations

import json
from importlib.metadata import distribution
from pathlib import Path

from tools.build.paths import MODULES, ROOT
from tools.build.snapshot import PAGE_PACKAGES

OWN_TEXTS = ROOT / "tools" / "build" / "notices"
"""Texts that no package brings along: CPython's (PSF)."""

SPDX = OWN_TEXTS / "spdx"
"""Texts of licences under their names, for packages that only name theirs."""

LINE = "\n" + "=" * 100 + "\n"


def text() -> str:
    """All notices, one after another."""
    parts = [_own()]
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    for place, facts in sorted(lock["packages"].items()):
        name = place.removeprefix("node_modules/")
        shipped = name.startswith("workbox-") or not (facts.get("dev") or facts.get("optional"))
        if place and shipped and "node_modules/" not in name and not name.startswith("@types/"):
            parts.append(_npm(name))
    parts += [_python(package) for package in PAGE_PACKAGES]
    parts += [
        f"{file.stem}\n\n{file.read_text(encoding='utf-8')}" for file in sorted(OWN_TEXTS.glob("*.txt"))
    ]
    return LINE.join(parts)


def _own() -> str:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return f"ReverStarGo\n\n{licence}\nThis site is served together with the following software.\n"


def _npm(name: str) -> str:
    folder = MODULES / name
    facts = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    files = [
        file
        for file in sorted(folder.iterdir())
        if file.name.upper().startswith(("LICENSE", "LICENCE", "NOTICE"))
    ]
    body = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    stated = facts.get("license") or "see its repository"
    if not body:
        text = (SPDX / f"{stated}.txt").read_text(encoding="utf-8")
        body = f"Copyright (c) {facts.get('author', f'the developers of {name}')}\n\n{text}"
    return f"{name} {facts['version']} ({stated})\n\n{body}".rstrip()


def _python(name: str) -> str:
    package = distribution(name)
    files = [file for file in package.files or [] if "licenses" in file.parts]
    body = "\n".join(Path(str(file.locate())).read_text(encoding="utf-8") for file in files)
    return f"{name} {package.version}\n\n{body}".rstrip()
