// Starts the two large downloads as soon as the page can run anything, and counts what arrives.
// Every other module takes its time to load meanwhile.

export const at = (path) => new URL(path, import.meta.url).href;

export const received = { bytes: 0, of: BUILD.wasmBytes + BUILD.snapshotBytes };
let report = () => {};
export const onProgress = (callback) => (report = callback)();

/** The compiled module of Pyodide. */
export const compiled = compile();
/** Room for the snapshot of Python's memory, all zeros until `filled` resolves. */
export const memory = new Uint8Array(BUILD.memoryBytes);
/** Resolves to what is lacking: `complete(heap)` takes it from the memory of a module that is just instantiated. */
export const filled = fill();
for (const early of [compiled, filled]) early.catch(() => {}); // told to whoever awaits them

async function get(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
}

function count(bytes) {
  received.bytes += bytes;
  report();
}

async function compile() {
  const response = await get(BUILD.runtime + "pyodide.asm.wasm");
  const typed = response.headers.get("content-type")?.startsWith("application/wasm");
  const module = typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
  count((await module) && BUILD.wasmBytes);
  return module;
}

// The file is written by tools/build/snapshot.py, where its parts are told.
async function fill() {
  const response = await get(BUILD.snapshot);
  const counting = new TransformStream({
    transform(part, out) {
      count(part.length);
      out.enqueue(part);
    },
  });
  const plain = response.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip")).getReader();
  let part = new Uint8Array(0);
  async function take(target) {
    for (let end = 0; end < target.length; ) {
      if (!part.length) {
        const next = await plain.read();
        if (next.done) throw new Error("the snapshot ends too early");
        part = next.value;
      }
      const some = part.subarray(0, target.length - end);
      target.set(some, end);
      end += some.length;
      part = part.subarray(some.length);
    }
    return target;
  }
  const words = async (length) => new Uint32Array((await take(new Uint8Array(4 * length))).buffer);
  const [beginning, hereLength, lackingLength, sum, block] = await words(5);
  const here = await words(hereLength);
  const lacking = await words(lackingLength);
  await take(memory.subarray(0, beginning));
  const python = memory.subarray(beginning);
  for (const [from, to] of spans(here, block)) await take(python.subarray(from, to));
  return {
    complete(heap) {
      let found = 0;
      for (const [from, to] of spans(lacking, block)) {
        for (const word of new Uint32Array(heap.buffer, from, (to - from) / 4)) found = (found + word) | 0;
        python.set(heap.subarray(from, to), from);
      }
      if (found >>> 0 !== sum) throw new Error("the snapshot is of another build");
    },
  };
}

// Runs of blocks, pairs of the first and how many, as the bytes where they begin and end.
function* spans(runs, block) {
  for (let i = 0; i < runs.length; i += 2) yield [runs[i] * block, (runs[i] + runs[i + 1]) * block];
}
