/** Squares, files, ranks and pixels: the board's own. */

export * from "../../../src/js/board/geometry.ts";
