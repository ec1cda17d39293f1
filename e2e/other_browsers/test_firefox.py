"""Start, one move, the CPU's reply and a reload in Firefox, driven over WebDriver BiDi: with storage and without."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

BLOCKED = {"network.cookie.cookieBehavior": 2}
"""Firefox's preference that refuses all cookies, and with them whatever else keeps or shares something."""


@pytest.mark.parametrize(
    ("preferences", "reloaded"), [({}, 8), (BLOCKED, 6)], ids=["as it comes", "storage blocked"]
)
def test_plays_in_firefox(quiet_site, preferences, reloaded):
    script = Path(__file__).with_name("firefox.mjs")
    command = ["node", str(script), quiet_site.url, json.dumps(preferences)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=150, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr[-2000:]}"
    seen = json.loads(done.stdout.splitlines()[-1])
    assert seen["errors"] == []
    assert seen["before"] == 6
    assert seen["after"] == 8
    assert seen["workers"] == 1
    assert seen["reloaded"] == reloaded
    assert ("Nothing can be saved" in seen["text"]) == (preferences == BLOCKED)
