// The generated module that the build puts in place of this one.

/** Makes an instance of the engine, translated from WebAssembly to JavaScript, and returns what it exports. */
export function instantiate(imports: object): object;
