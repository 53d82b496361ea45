// Bundles for dist/, and a note of whose modules each holds, from which the notices are made.
import path from "node:path";
import { CACHE, at, write } from "./lib.mjs";

/** Where the notes are: for each bundle the packages whose code is in it. */
export const CONTENTS = path.join(CACHE, "contents");

/**
 * Bundles into a file of dist/.
 *
 * @param {string} name
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle(name, options) {
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    bundle: true,
    minify: true,
    legalComments: "none",
    logLevel: "warning",
    ...options,
    write: false,
    metafile: true,
  });
  write(path.join(CONTENTS, `${name}.json`), JSON.stringify(packagesIn(Object.keys(metafile.inputs))));
  write(at("dist", name), outputFiles[0].contents);
}

/**
 * The folders of the packages that modules belong to, each once.
 *
 * @param {string[]} modules
 */
export function packagesIn(modules) {
  const folders = modules.map((name) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(name.replaceAll("\\", "/"))?.[0]);
  return [
    ...new Set(folders.filter((folder) => folder !== undefined).map((folder) => path.relative(at(), path.resolve(at(), folder)))),
  ].sort();
}
