/** The bar under an embedded board, and the keys that every language has. */
export const en = { start: "To the start", back: "Back", on: "Forward", end: "To the last move", flip: "Flip board" };
