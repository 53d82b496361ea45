/** Squares, files, ranks and pixels: the board's own. */

export * from "../../../src/board/geometry.ts";
