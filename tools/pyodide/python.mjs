// Python inside Pyodide in Node, as `python -m`: node tools/pyodide/python.mjs PACKAGES MODULE [its arguments]
// The repository and the folder with packages are mounted; the standard library is Pyodide's own.
import { loadPyodide } from "pyodide";

const [packages, ...given] = process.argv.slice(2);
const env = { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" };
const pyodide = await loadPyodide({ env });
pyodide.mountNodeFS("/repo", process.cwd());
pyodide.mountNodeFS("/packages", packages);
pyodide.globals.set("given", pyodide.toPy(given));
process.exitCode = await pyodide.runPythonAsync(`
import os, runpy, sys
os.chdir("/repo")
sys.path[:0] = ["/repo", "/packages"]
sys.argv = given
try:
    runpy.run_module(given[0], run_name="__main__", alter_sys=True)
    code = 0
except SystemExit as stopped:
    code = stopped.code or 0
int(code)
`);
