"""The wheel in dist/ serves other people's pages and notebooks: what docs/embedding.md shows them runs in Pyodide."""

from __future__ import annotations

import json
import re
import subprocess

from e2e.conftest import ROOT
from tools.check import pyodide_packages

PLAY = """
import { loadPyodide } from "pyodide";
const [packages, example] = process.argv.slice(1);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/packages", packages);
pyodide.runPython("import sys; sys.path.append('/packages')");
await pyodide.runPythonAsync(example);
console.log(pyodide.runPython(`
import json, rsg
json.dumps({"from": rsg.__file__, "flips": sum(map(len, position.turn.flipped)), "to move": position.to_move})
`));
"""


def test_micropip_installs_the_wheel_and_plays_a_move(site):
    [wheel] = site.folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    page = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    example = example.replace("https://example.org/reverstargo/", site.url)
    command = ["node", "--input-type=module", "-e", PLAY, "--", str(pyodide_packages()), example]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    moves, seen = done.stdout.splitlines()[-2:]
    assert "B4" in moves
    played = json.loads(seen)
    assert played["from"].startswith("/lib/python")
    assert played["flips"] >= 1
    assert played["to move"] == 1
