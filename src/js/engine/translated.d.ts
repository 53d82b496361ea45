// The generated module that the build substitutes for this one.

/** Creates an instance of the engine, translated from WebAssembly to JavaScript, and returns its exports. */
export function instantiate(imports: object): object;
