// The generated module that the build puts in place of this one.
import type { Exports } from "./glue.js";

/** Makes an instance of the engine, translated from WebAssembly to JavaScript. */
export function instantiate(): Exports;
