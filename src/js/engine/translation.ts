// Substitute for WebAssembly in the entry without it: a single module, whose instances are JavaScript.
import { instantiate } from "./translated.js";

class Module {}

class Instance {
  readonly exports: object;

  constructor(_module: Module, imports: object) {
    this.exports = instantiate(imports);
  }
}

/** The build substitutes this for `WebAssembly`. */
export const Translated = { Module, Instance };
