// The generated module that the build puts in place of this one.

/** The engine's bytes, packed as text. */
export const packed: { readonly text: string; readonly table: string };
