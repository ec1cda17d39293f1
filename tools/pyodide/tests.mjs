// Runs pytest inside Pyodide in Node: node tools/pyodide/tests.mjs PACKAGES [pytest's arguments]
// The repository and the folder with packages are mounted; the standard library is Pyodide's own.
import { loadPyodide } from "pyodide";

const [packages, ...given] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
pyodide.mountNodeFS("/repo", process.cwd());
pyodide.mountNodeFS("/packages", packages);
pyodide.globals.set("given", pyodide.toPy(given));
process.exitCode = await pyodide.runPythonAsync(`
import os, sys
os.chdir("/repo")
sys.path[:0] = ["/repo", "/packages"]
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", *given]))
`);
