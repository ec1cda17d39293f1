"""The Python package as one wheel, which pip and micropip install."""

from __future__ import annotations

import contextlib
import io
import json
import os
from pathlib import Path

from hatchling.build import build_wheel

from tools.build.paths import ROOT


def write(dist: Path) -> None:
    """Builds the wheel into dist/, and `wheel.json`, which says its file's name: that of the next version is another.

    The same sources give the same bytes.
    """
    before = Path.cwd()
    os.environ.setdefault("SOURCE_DATE_EPOCH", "1767225600")
    os.chdir(ROOT)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            name: str = build_wheel(str(dist))
    finally:
        os.chdir(before)
    (dist / "wheel.json").write_text(json.dumps({"wheel": name}) + "\n", encoding="utf-8")
