// For platforms that compile WebAssembly only when they deploy: Cloudflare's workers. The file beside this one is a module there.
import { provide } from "../engine/live.js";
import module from "./engine.wasm";

provide(() => module);

export * from "../index.js";
