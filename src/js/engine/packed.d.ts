// The generated module that the build substitutes for this one.
import type { Packed } from "./byte-text.js";

/** The engine's bytes, packed as text. */
export const packed: Packed;
