// Bundles our JavaScript and CSS: node tools/build/bundle.mjs < JSON {entries, define, external, shared, outdir}
// Prints the output's file name for each entry. Vendored runtime files stay files of their own, named in `external`.
import { build } from "esbuild";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

const job = JSON.parse(readFileSync(0, "utf8"));
const vendored = {
  name: "vendored",
  setup(on) {
    for (const [prefix, folder] of Object.entries(job.external))
      on.onResolve({ filter: new RegExp(`^${prefix}/`) }, ({ path }) => ({
        path: `./${folder}/${path.slice(prefix.length + 1)}`,
        external: true,
      }));
    // Modules that several entries share, under their hashed names.
    on.onResolve({ filter: /^\.\/\w+\.js$/ }, ({ path }) => {
      const shared = job.shared[path.slice(2, -3)];
      return shared && { path: `./${shared}`, external: true };
    });
  },
};
const { metafile } = await build({
  entryPoints: job.entries,
  bundle: true,
  minify: job.minify,
  format: job.format,
  target: "es2022",
  outdir: job.outdir,
  entryNames: job.hashed ? "[name]-[hash]" : "[name]",
  assetNames: "[name]-[hash]",
  define: { BUILD: JSON.stringify(job.define), "process.env.NODE_ENV": '"production"' },
  plugins: [vendored],
  metafile: true,
  logLevel: "warning",
});
const names = {};
for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
  if (entryPoint) names[entryPoint] = relative(job.outdir, resolve(path));
console.log(JSON.stringify(names));
