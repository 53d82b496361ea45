import { PEERS } from "./peers.mjs";

/**
 * A module of the peers' folder with all that it imports, as small as it gets.
 *
 * @param {string} source
 */
export async function bundled(source) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: PEERS, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2020",
    platform: "browser",
    legalComments: "none",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].contents;
}
