"""The wheel in dist/ serves other people's pages and notebooks: micropip installs it from there in Pyodide."""

from __future__ import annotations

import subprocess

from e2e.conftest import ROOT
from tools.check import pyodide_packages

PLAY = """
import { loadPyodide } from "pyodide";
const [packages, wheel] = process.argv.slice(1);
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/packages", packages);
pyodide.globals.set("wheel", wheel);
console.log(await pyodide.runPythonAsync(`
import sys
sys.path.append("/packages")
import micropip
await micropip.install(wheel)
import rsg
assert rsg.__file__.startswith("/lib/python"), rsg.__file__
from rsg.games import game
position = game("reverstargo").start()
position = position.play(position.moves()[0])
f"{position.turn.placed} {sum(len(step) for step in position.turn.flipped)} {position.to_move}"
`));
"""


def test_micropip_installs_the_wheel_and_plays_a_move(site):
    [wheel] = site.folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    command = [
        "node",
        "--input-type=module",
        "-e",
        PLAY,
        "--",
        str(pyodide_packages()),
        site.url + wheel.name,
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    placed, flips, to_move = done.stdout.split()[-3:]
    assert placed
    assert int(flips) >= 1
    assert to_move == "1"
