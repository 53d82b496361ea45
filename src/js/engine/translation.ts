// What stands for WebAssembly in the entry that does without: one module, whose instances are JavaScript.
import { instantiate } from "./translated.js";

class Module {}

class Instance {
  readonly exports: object;

  constructor(_module: Module, imports: object) {
    this.exports = instantiate(imports);
  }
}

/** The build puts this in the place of `WebAssembly`. */
export const Translated = { Module, Instance };
