// For pages whose content policy forbids WebAssembly: the same engine as JavaScript, larger and many times slower.
import { provide } from "../engine/live.js";

// The build substitutes the translation for `WebAssembly`.
provide(() => new WebAssembly.Module(new Uint8Array()));

export * from "../index.js";
