// Writes what is generated from the Rust sources and kept beside them: the lists and answers that TypeScript shares with
// Rust, and the declarations of the bindings. Tests and the build fail while either is stale.
import { engine } from "./engine.mjs";
import { isMain, main, run } from "./lib.mjs";
import { setup } from "./setup.mjs";

/** Writes both. */
export async function generate() {
  process.env.GENERATE = "1";
  const { bindgen } = await setup();
  await run("cargo", ["test", "--locked", "--lib", "typescript"]);
  await engine(bindgen, "engine");
}

if (isMain(import.meta.url)) await main(generate);
