// Loaded before tests, lets them meet the engine in JavaScript: what they call `trongtai` is then `trongtai/js`.
import { register } from "node:module";

const hooks = `export const resolve = (name, context, next) => next(name === "trongtai" ? "trongtai/js" : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
delete globalThis.WebAssembly;
