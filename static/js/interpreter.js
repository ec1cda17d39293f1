// The `interpreter` that PyScript is configured with: Pyodide, woken from a snapshot of its memory.
// It wakes as soon as this module is evaluated, not only when PyScript gets round to asking.
import "./nostore.js";
import createPyodideModule from "pyodide/pyodide.asm.js";
import { loadPyodide as loadPlain, version } from "pyodide/pyodide.js";
import { at, compiled, filled, memory } from "./download.js";

export { version };

const common = { lockFileContents: BUILD.lock, packageBaseUrl: at(BUILD.runtime) };
let given = {};

async function wake() {
  const pyodide = await loadPlain({
    ...common,
    stdout: (text) => (given.stdout ?? console.log)(text),
    stderr: (text) => (given.stderr ?? console.error)(text),
    // Pyodide fetches the wasm and the standard library by itself. Here it finds two empty files: the module is
    // handed over below, and what is needed of the library is in the snapshot.
    indexURL: at(BUILD.empty),
    _loadSnapshot: memory, // only its length counts before the module is there
    async createPyodideModule(settings) {
      const instantiateEmpty = settings.instantiateWasm;
      let fail;
      const failure = new Promise((_, reject) => (fail = reject));
      settings.instantiateWasm = (imports, done) =>
        instantiateEmpty(imports, () => {
          // Called back with Pyodide's own additions to the imports.
          const instantiate = async (module) => done(await WebAssembly.instantiate(module, imports), module);
          compiled.then(instantiate).catch(fail);
        });
      const both = Promise.all([createPyodideModule(settings), filled]);
      const [module, snapshot] = await Promise.race([both, failure]);
      snapshot.complete(module.HEAPU8);
      makeRoom(module);
      keepTrampoline(module);
      return module;
    },
  });
  pyodide.runPython("import random; random.seed()"); // else every visit would bring the same games
  return pyodide;
}

// Where Python's memory begins in the snapshot.
const beginning = () => new DataView(memory.buffer).getUint32(4, true);

// The module has as much memory as it was built for; where the snapshot holds more, its allocator makes it grow.
function makeRoom(module) {
  const needed = memory.length - beginning();
  if (module.HEAP8.length < needed) module._free(module._malloc(needed));
}

// One pointer in Python's memory depends on the browser (iOS has no trampoline): take this browser's into the snapshot.
function keepTrampoline(module) {
  const place = module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2];
  new DataView(memory.buffer).setInt32(beginning() + place, module.HEAP32[place >> 2], true);
}

const waking = wake();
waking.catch(() => {});

export async function loadPyodide(options) {
  given = options;
  try {
    return await waking;
  } catch (error) {
    await compiled; // without it no start can succeed
    const tell = globalThis.document ? console.error : console.warn; // a worker's says nothing new
    tell("The snapshot did not load; Python starts without it.", error);
    return start(options);
  }
}

async function start(options) {
  const packages = fetch(at(BUILD.packages)).then((response) => response.arrayBuffer());
  const pyodide = await loadPlain({ ...options, ...common, createPyodideModule, indexURL: at(BUILD.runtime) });
  pyodide.unpackArchive(await packages, "zip", { extractDir: "/home/pyodide" });
  return pyodide;
}
