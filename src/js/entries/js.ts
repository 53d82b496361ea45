// For pages whose content policy forbids WebAssembly: the same engine as JavaScript. Larger, and slower many times.
import { provide } from "../engine.js";
import { instantiate } from "../translated.js";

provide(instantiate);

export * from "../index.js";
