// The single instance of the engine, behind its wasm-bindgen bindings.
import { RulesError, type ErrorCode, type ErrorDetails } from "../errors.js";
import { WORDS } from "../generated.js";
import * as bindings from "./bindings.js";

/** The calls of the engine. */
export type Engine = typeof bindings;

let give: (() => WebAssembly.Module) | undefined;
let state: "new" | "running" | "crashed" | "replaced" = "new";
let words = new Uint32Array(0);
const crashes: (() => void)[] = [];

/** Sets the source of the compiled engine, used on first use. Each entry point of the package calls this. */
export function provide(given: () => WebAssembly.Module): void {
  give = given;
}

/** Replaces the running engine by the one provided now: every game gets a slot in it on next use. */
export function replace(): void {
  if (state === "new") return;
  state = "replaced";
  for (const job of crashes) job();
}

/** Registers a job for whenever an instance is discarded. */
export function onCrash(job: () => void): void {
  crashes.push(job);
}

/** Returns the engine, started on first use and again after a crash. */
export function running(): Engine {
  if (state === "running") return bindings;
  if (state !== "crashed") bindings.initSync({ module: give!() });
  // An instance leaves state behind that the next must not see.
  if (state !== "new") bindings.__wbg_reset_state();
  words = new Uint32Array(0);
  state = "running";
  return bindings;
}

/**
 * Interprets an exception of a call. The engine throws its errors as `{ code, detail }`. Anything else not of this package's
 * making is a crash, after which the engine's memory cannot be trusted: the instance is discarded, and every game gets a slot
 * in a new one on next use.
 */
export function meaning(exception: unknown): RulesError {
  if (exception instanceof RulesError) return exception;
  if (!(exception instanceof Error) && typeof exception === "object" && exception !== null && "code" in exception) {
    const { code, detail } = exception as { code: ErrorCode; detail?: ErrorDetails[ErrorCode] };
    return new RulesError(code, detail) as RulesError;
  }
  if (state === "running") state = "crashed";
  for (const job of crashes) job();
  return new RulesError("internal", { cause: String(exception) });
}

/** Calls the engine for something that concerns no live game. */
export function withEngine<A, T>(job: (engine: Engine, argument: A) => T, argument: A): T {
  try {
    return job(running(), argument);
  } catch (exception) {
    throw meaning(exception);
  }
}

/** Releases something in the engine, if it is running. A crash has released everything. */
export function ifRunning(job: (engine: Engine) => void): void {
  if (state !== "running") return;
  try {
    job(bindings);
  } catch (exception) {
    meaning(exception);
  }
}

/** Returns the words written by the last call, at least the first `count` of them. */
export function wordsOf(engine: Engine, count: number): Uint32Array {
  // Memory that grows gets a new buffer, and more words than fitted have moved elsewhere.
  const { buffer } = engine.liveMemory() as { readonly buffer: ArrayBuffer };
  if (words.buffer !== buffer || count > words.length) words = new Uint32Array(buffer, engine.words(), Math.max(count, WORDS));
  return words;
}
