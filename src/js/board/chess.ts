/** What boards of chess need, and those that show symbols, as one part that the others do without. */

export { CHESS_FIGURES, XIANGQI_FIGURES } from "./glyphs/figures.ts";
export { mountPromotion } from "./promotion.ts";
