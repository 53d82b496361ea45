/** The bar under an embedded board, and the keys that every language has. */
export const en = { start: "To the start", back: "Previous move", on: "Next move", end: "To the last move", flip: "Turn the board" };
