// Makes the memory snapshot: node tools/snapshot/make.mjs OUTPUT FRESH < JSON {index, files, prepare, modules, ...}
// Python with everything imported, as it stands in memory, so that a page need not import it again. FRESH is the memory
// as WebAssembly fills it, before the snapshot comes over it.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

// Node prints a minified source line of Pyodide with an uncaught error, and loses its message.
process.on("uncaughtException", (error) => {
  console.error(String(error.message ?? error));
  process.exitCode = 1;
});

const job = JSON.parse(readFileSync(0, "utf8"));
const pyodide = await loadPyodide({
  _makeSnapshot: true,
  // Lines are enough for a report of a fault: columns would take 200 kB.
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  lockFileContents: job.lock,
});
for (const [path, base64] of Object.entries(job.files)) {
  pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  pyodide.FS.writeFile(path, Buffer.from(base64, "base64"));
}
const { default: pyscript } = await import(job.stdlib);
const namespace = pyodide.toPy({});
pyodide.runPython(job.prepare, { globals: namespace });
const prepare = namespace.get("prepare");
const report = prepare(JSON.stringify({ ...job, files: undefined, prepare: undefined, pyscript: pyscript.pyscript }));
prepare.destroy();
namespace.destroy();
// What is left stays for good: no collection in the page need go through it, which would take 20 ms each.
pyodide.runPython("import gc; gc.collect(); gc.collect(); gc.freeze()");
const wiped = wipeFreeMemory(pyodide._module);
const snapshot = pyodide.makeMemorySnapshot();
writeFileSync(process.argv[2], snapshot);
// Woken once, to see memory as it is then before the snapshot comes over it.
await loadPyodide({
  lockFileContents: job.lock,
  _loadSnapshot: snapshot,
  async createPyodideModule(settings) {
    const module = await createPyodideModule(settings);
    writeFileSync(process.argv[3], module.HEAPU8);
    module._free(module._malloc(snapshot.length)); // as much memory as comes over it
    return module;
  },
});
console.log(JSON.stringify({ ...JSON.parse(report), wiped }));

// What was freed still holds old text and code, which compresses badly: takes every free block below the top of the
// heap, largest first, zeroes it and gives it back. Returns the number of bytes zeroed.
function wipeFreeMemory(module) {
  const top = module._sbrk(0);
  const taken = [];
  let wiped = 0;
  for (let size = 1 << 16; size >= 16; size = size > 512 ? size >> 1 : size - 16) {
    for (;;) {
      const block = module._malloc(size);
      if (block + size > top) {
        module._free(block);
        break;
      }
      taken.push(block);
      module.HEAPU8.fill(0, block, block + size);
      wiped += size;
    }
  }
  for (const block of taken) module._free(block);
  return wiped;
}
