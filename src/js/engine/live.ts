// The one instance of the engine, behind the bindings that wasm-bindgen has made for it.
import { RulesError, type ErrorCode, type ErrorDetails } from "../errors.js";
import { WORDS } from "../generated.js";
import * as bindings from "./bindings.js";

/** What the engine can be asked. */
export type Engine = typeof bindings;

let give: (() => WebAssembly.Module) | undefined;
let state: "new" | "running" | "crashed" | "replaced" = "new";
let words = new Uint32Array(0);
const crashes: (() => void)[] = [];

/** Says where the compiled engine comes from, which is asked for at the first use. Each entry of the package does. */
export function provide(given: () => WebAssembly.Module): void {
  give = given;
}

/** Has the engine that is given now come in the place of the one that runs: every game gets a slot in it when next used. */
export function replace(): void {
  if (state === "new") return;
  state = "replaced";
  for (const job of crashes) job();
}

/** Has something done whenever an instance is given up. */
export function onCrash(job: () => void): void {
  crashes.push(job);
}

/** The engine, started at the first use and again after a crash. */
export function running(): Engine {
  if (state === "running") return bindings;
  if (state !== "crashed") bindings.initSync({ module: give!() });
  // An instance leaves things behind that the next must not find.
  if (state !== "new") bindings.__wbg_reset_state();
  words = new Uint32Array(0);
  state = "running";
  return bindings;
}

/**
 * What an exception of a call means. The engine throws its refusals as `{ code, detail }`. Anything else that is not of
 * this package's making is a crash, after which the engine's memory cannot be trusted: the instance is given up, and
 * every game gets a slot in a new one when next used.
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

/** Asks the engine something that is about no live game. */
export function withEngine<A, T>(job: (engine: Engine, argument: A) => T, argument: A): T {
  try {
    return job(running(), argument);
  } catch (exception) {
    throw meaning(exception);
  }
}

/** Has the engine forget something, if it is there to forget. A crash forgets all. */
export function ifRunning(job: (engine: Engine) => void): void {
  if (state !== "running") return;
  try {
    job(bindings);
  } catch (exception) {
    meaning(exception);
  }
}

/** The words that the last call has written, the first `count` of them at least. */
export function wordsOf(engine: Engine, count: number): Uint32Array {
  // Memory that grows has a new buffer. More words than there was room for have moved to another place.
  const { buffer } = engine.liveMemory() as { readonly buffer: ArrayBuffer };
  if (words.buffer !== buffer || count > words.length) words = new Uint32Array(buffer, engine.words(), Math.max(count, WORDS));
  return words;
}
