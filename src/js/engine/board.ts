import { GAMES, type Color, type GameKind } from "../generated.js";

/** What the JavaScript side must know of a game's board to turn the engine's numbers into text and back. */
export interface Board {
  readonly kind: GameKind;
  /** The engine's number of the game. */
  readonly number: 0 | 1;
  readonly files: number;
  /** Character code of the lowest rank. */
  readonly lowest: number;
  readonly ranks: number;
  /** Name of each square, by index `rank * files + file`. */
  readonly squares: readonly string[];
  /** FEN letter by piece code: role for the side that moves first, role + 8 for the other; `""` where there is none. */
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

/** The file of the letter at `at`, in either case; -1 when it is none. */
export function fileAt(text: string, at: number, board: Board): number {
  // Setting bit 5 folds case; it maps nothing but A–Z onto a–z.
  const file = (text.charCodeAt(at) | 32) - 97;
  return file >= 0 && file < board.files ? file : -1;
}

/** The rank of the digit at `at`, from 0; -1 when it is none. */
export function rankAt(text: string, at: number, board: Board): number {
  const rank = text.charCodeAt(at) - board.lowest;
  return rank >= 0 && rank < board.ranks ? rank : -1;
}

/** The square whose name stands at `at`; -1 when there is none. */
export function squareAt(text: string, at: number, board: Board): number {
  const file = fileAt(text, at, board);
  const rank = rankAt(text, at + 1, board);
  return file < 0 || rank < 0 ? -1 : rank * board.files + file;
}

/** The square that `value` names, if it is the name of one and nothing else; -1 otherwise. */
export function squareOf(value: unknown, board: Board): number {
  return typeof value === "string" && value.length === 2 ? squareAt(value, 0, board) : -1;
}
