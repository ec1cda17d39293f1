"""Where things lie, and how files are named after what is in them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "node_modules"
CACHE = ROOT / "build" / "cache"


def digest(parts: Iterable[bytes], length: int = 10) -> str:
    """A short hexadecimal hash of some bytes; where one part ends and the next begins counts."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "little"))
        total.update(part)
    return total.hexdigest()[:length]


def digest_files(files: Iterable[Path], base: Path) -> str:
    """A hash of files: their names under `base` and their contents."""
    return digest(
        part for file in sorted(files) for part in (str(file.relative_to(base)).encode(), file.read_bytes())
    )


def python_sources(folder: Path) -> list[Path]:
    """All Python files under a folder, sorted."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)
