// For platforms that compile WebAssembly only at deployment, such as Cloudflare Workers, where the file beside this one is a module.
import { provide } from "../engine/live.js";
import module from "./engine.wasm";

provide(() => module);

export * from "../index.js";
