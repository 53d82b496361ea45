// For platforms that compile WebAssembly only when they deploy: Cloudflare's workers. The file beside this one is a module there.
import { instances } from "../compile.js";
import { provide } from "../engine.js";
import module from "./engine.wasm";

provide(instances(() => module));

export * from "../index.js";
