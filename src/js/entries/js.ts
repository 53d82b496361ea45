// For pages whose content policy forbids WebAssembly: the same engine as JavaScript. Larger, and slower many times.
import { provide } from "../engine/live.js";

// The build puts the translation in the place of `WebAssembly`.
provide(() => new WebAssembly.Module(new Uint8Array()));

export * from "../index.js";
