// Without an engine: the program provides it, as bytes, module, response or URL.
import { blocked, compiled, needWebAssembly } from "../engine/compile.js";
import { provide, replace } from "../engine/live.js";
import { RulesError, invalidArgument } from "../errors.js";

let module: WebAssembly.Module | undefined;

provide(() => {
  if (module !== undefined) return module;
  throw new RulesError(
    "not-initialised",
    undefined,
    "not-initialised: this entry has no engine inside. Await init(source) or call initSync(source) first, with trongtai/engine.wasm",
  );
});

/** The engine, as its bytes or compiled. */
export type SyncSource = BufferSource | WebAssembly.Module;

/** The sources {@link init} accepts: the engine, a response with it or its URL, or a promise of one of these. */
export type Source = SyncSource | Response | URL | string | Promise<SyncSource | Response | URL | string>;

function take(engine: WebAssembly.Module): void {
  module = engine;
  replace();
}

const EXPECTED = "bytes or a module of WebAssembly";

/**
 * Installs the engine: the bytes of `trongtai/engine.wasm`, or the compiled module. Replaces one installed before, such as
 * `trongtai/xiangqi.wasm`; games created with that one keep using it.
 *
 * @throws RulesError `invalid-argument` if it is not an engine, `wasm-blocked` if WebAssembly cannot be compiled, `no-webassembly` if there is none
 */
export function initSync(source: SyncSource): void {
  if (isModule(source)) {
    needWebAssembly({ compiled: true });
    take(source);
    return;
  }
  needWebAssembly();
  if (!isWasm(source)) throw invalidArgument("source", EXPECTED);
  take(compiled(source as BufferSource));
}

/**
 * Loads and installs the engine. A response is compiled while it downloads.
 *
 * ```ts
 * await init(new URL("trongtai/engine.wasm", location.href));
 * ```
 *
 * @throws RulesError like {@link initSync}; anything `fetch` throws
 */
export async function init(source: Source): Promise<void> {
  let given = await source;
  if (!isModule(given)) needWebAssembly();
  if (typeof given === "string" || given instanceof URL) given = await fetch(given);
  if (!isResponse(given)) return initSync(given);
  if (!given.ok) throw invalidArgument("source", `a response with the engine, not ${given.status}`);
  // Streaming needs the right media type, which not every server sends.
  const streaming = WebAssembly.compileStreaming !== undefined && /^application\/wasm/.test(given.headers.get("content-type") ?? "");
  if (!streaming) return initSync(await given.arrayBuffer());
  try {
    take(await WebAssembly.compileStreaming(given));
  } catch (cause) {
    throw cause instanceof WebAssembly.CompileError ? blocked(cause) : cause;
  }
}

/** By its tag: a module may come from another realm. */
const isModule = (given: unknown): given is WebAssembly.Module => Object.prototype.toString.call(given) === "[object WebAssembly.Module]";

const isResponse = (given: unknown): given is Response =>
  typeof given === "object" && given !== null && typeof (given as Partial<Response>).arrayBuffer === "function";

/** Whether the bytes start as WebAssembly does; a failure to compile anything else must not be reported as blocked. */
function isWasm(source: unknown): source is BufferSource {
  try {
    const bytes = ArrayBuffer.isView(source)
      ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
      : new Uint8Array(source as ArrayBuffer);
    return bytes.length > 8 && String.fromCharCode(...bytes.subarray(0, 4)) === "\0asm";
  } catch {
    return false;
  }
}

export * from "../index.js";
