import { RulesError } from "../errors.js";

/**
 * Compiles a WebAssembly module.
 *
 * @throws RulesError `no-webassembly` if the platform has none, `wasm-blocked` if it does not let WebAssembly be compiled
 */
export function compiled(bytes: BufferSource): WebAssembly.Module {
  needWebAssembly();
  try {
    return new WebAssembly.Module(bytes);
  } catch (cause) {
    throw blocked(cause);
  }
}

/** Returns the error for valid bytes that cannot be compiled. */
export function blocked(cause: unknown): RulesError {
  return new RulesError(
    "wasm-blocked",
    { directive: "script-src 'wasm-unsafe-eval'", entry: "trongtai/js", cause: String(cause) },
    "wasm-blocked: WebAssembly cannot be compiled here. A Content-Security-Policy must allow it: script-src 'wasm-unsafe-eval'. Or import trongtai/js, which does without",
  );
}

/** The smallest module: the magic number and the version. */
const EMPTY = [0, 97, 115, 109, 1, 0, 0, 0];

/**
 * Rejects platforms on which no engine can run. `compiled`: it was compiled elsewhere, as for Cloudflare Workers, which
 * cannot compile.
 *
 * @throws RulesError `no-webassembly` without WebAssembly (Hermes, browsers in lockdown mode), `wasm-blocked` if a policy forbids it
 */
export function needWebAssembly({ compiled = false } = {}): void {
  if (typeof WebAssembly !== "object") {
    throw new RulesError(
      "no-webassembly",
      { entry: "trongtai/js" },
      "no-webassembly: this platform has no WebAssembly. Import trongtai/js, the same engine as JavaScript",
    );
  }
  let empty: WebAssembly.Module;
  try {
    empty = new WebAssembly.Module(Uint8Array.from(EMPTY));
  } catch (cause) {
    if (compiled) return;
    throw blocked(cause);
  }
  try {
    // WebKit compiles under any policy, and applies it only to instantiation.
    new WebAssembly.Instance(empty);
  } catch (cause) {
    throw blocked(cause);
  }
}
