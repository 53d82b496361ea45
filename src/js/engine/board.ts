import { GAMES, type Color, type GameKind } from "../generated.js";

/** What JavaScript needs to know of a game's board to convert the engine's numbers to text and back. */
export interface Board {
  readonly kind: GameKind;
  /** The engine's number of the game. */
  readonly number: 0 | 1;
  readonly files: number;
  /** The character code of the lowest rank. */
  readonly lowest: number;
  readonly ranks: number;
  /** The name of each square, by index `rank * files + file`. */
  readonly squares: readonly string[];
  /** The FEN letter of each piece code: role for the side that moves first, role + 8 for the other; `""` if there is none. */
  readonly letters: readonly string[];
  /** The sides, first mover first. */
  readonly colors: readonly [Color, Color];
}

function board({ kind, number, files, ranks, lowest, letters: roles, first }: (typeof GAMES)[GameKind]): Board {
  const base = lowest.charCodeAt(0);
  const squares: string[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = 0; file < files; file++) squares.push(String.fromCharCode(97 + file, base + rank));
  }
  const upper = ["", ...roles];
  while (upper.length < 8) upper.push("");
  const letters = [...upper, ...upper.map((letter) => letter.toLowerCase())];
  return { kind, number, files, ranks, lowest: base, squares, letters, colors: [first, "black"] };
}

export const XIANGQI: Board = board(GAMES.xiangqi);

export const CHESS: Board = board(GAMES.chess);

/** Returns the file of the letter at `at`, in either case; -1 if it is not a file. */
export function fileAt(text: string, at: number, board: Board): number {
  // Setting bit 5 folds case; it maps nothing but A–Z onto a–z.
  const file = (text.charCodeAt(at) | 32) - 97;
  return file >= 0 && file < board.files ? file : -1;
}

/** Returns the rank of the digit at `at`, from 0; -1 if it is not a rank. */
export function rankAt(text: string, at: number, board: Board): number {
  const rank = text.charCodeAt(at) - board.lowest;
  return rank >= 0 && rank < board.ranks ? rank : -1;
}

/** Returns the square whose name starts at `at`; -1 if there is none. */
export function squareAt(text: string, at: number, board: Board): number {
  const file = fileAt(text, at, board);
  const rank = rankAt(text, at + 1, board);
  return file < 0 || rank < 0 ? -1 : rank * board.files + file;
}

/** Returns the square that `value` names exactly; -1 otherwise. */
export function squareOf(value: unknown, board: Board): number {
  return typeof value === "string" && value.length === 2 ? squareAt(value, 0, board) : -1;
}
