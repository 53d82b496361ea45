import { RulesError } from "../errors.js";

/**
 * A module of WebAssembly from its bytes.
 *
 * @throws RulesError `no-webassembly` where the platform has none, `wasm-blocked` where it does not let WebAssembly be compiled
 */
export function compiled(bytes: BufferSource): WebAssembly.Module {
  needWebAssembly();
  try {
    return new WebAssembly.Module(bytes);
  } catch (cause) {
    throw blocked(cause);
  }
}

/** What it means that good bytes cannot be compiled. */
export function blocked(cause: unknown): RulesError {
  return new RulesError(
    "wasm-blocked",
    { directive: "script-src 'wasm-unsafe-eval'", entry: "trongtai/js", cause: String(cause) },
    "wasm-blocked: WebAssembly cannot be compiled here. A Content-Security-Policy must allow it: script-src 'wasm-unsafe-eval'. Or import trongtai/js, which does without",
  );
}

/** @throws RulesError `no-webassembly` on platforms without it: Hermes, browsers in lockdown mode */
export function needWebAssembly(): void {
  if (typeof WebAssembly === "object") return;
  throw new RulesError(
    "no-webassembly",
    { entry: "trongtai/js" },
    "no-webassembly: this platform has no WebAssembly. Import trongtai/js, the same engine as JavaScript",
  );
}
