"""Start, one move, the CPU's reply and a reload in Firefox, driven over WebDriver BiDi."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path


def test_plays_in_firefox(quiet_site):
    command = ["node", str(Path(__file__).with_name("firefox.mjs")), quiet_site.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr[-2000:]}"
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["errors"] == []
    assert seen["before"] == 6
    assert seen["after"] == 8
    assert seen["workers"] == 1
    assert seen["reloaded"] == 8
