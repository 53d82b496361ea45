import { RulesError, invalidArgument } from "../errors.js";
import { CASTLING_KING, CASTLING_QUEEN, EN_PASSANT, GAMES, PACKED } from "../generated.js";
import type { Move } from "../types.js";
import { fileAt, rankAt, squareAt, squareOf, type Board } from "./board.js";

// A packed move is `from | to << 8 | promotion << 16`; the engine's move word has the same low bits and, above them, four
// bits each for the piece that moves and the piece captured, then flags.
const UNUSUAL = 0xf_0000 | CASTLING_KING | CASTLING_QUEEN | EN_PASSANT;

const PROMOTIONS = GAMES.chess.letters.toLowerCase();
const PROMOTION_TEXT = ["", ...PROMOTIONS];

/** Returns the role number of the letter at `at`, in either case; 0 if there is none. */
function roleAt(text: string, at: number): number {
  return PROMOTIONS.indexOf(text.charAt(at).toLowerCase()) + 1;
}

/** Packs a move in any form, without checking its legality. */
export function packedOf(move: unknown, board: Board): number {
  if (typeof move === "string") return packedOfText(move, board);
  if (typeof move === "number") return packedOfNumber(move, board);
  if (typeof move === "object" && move !== null) return packedOfObject(move, board);
  throw invalidArgument("move", "text, { from, to, promotion } or a packed number");
}

function packedOfText(text: string, board: Board): number {
  const packed = coordinatesIn(text, board);
  if (packed < 0) throw badText(text, board);
  return packed;
}

/** Returns the packed move of a text in coordinates; -1 for any other text. */
export function coordinatesIn(text: string, board: Board): number {
  const from = squareAt(text, 0, board);
  const second = secondIn(text);
  const to = squareAt(text, second, board);
  const rest = text.length - second - 2;
  if (from < 0 || to < 0 || rest > 1) return -1;
  if (rest === 0) return from | (to << 8);
  const role = roleAt(text, second + 2);
  return role === 0 ? -1 : from | (to << 8) | (role << 16);
}

/** Returns where the second square starts: after a dash, if there is one. */
function secondIn(text: string): number {
  return text.charCodeAt(2) === 45 ? 3 : 2;
}

/** Returns the error for the first place where a text stops being a move, and what was expected there. */
function badText(text: string, board: Board): RulesError {
  const second = secondIn(text);
  for (const at of [0, second]) {
    if (fileAt(text, at, board) < 0) return new RulesError("invalid-move", { field: "move", offset: at, expected: "file" });
    if (rankAt(text, at + 1, board) < 0) return new RulesError("invalid-move", { field: "move", offset: at + 1, expected: "rank" });
  }
  const end = second + 2;
  const role = roleAt(text, end) === 0;
  return new RulesError("invalid-move", { field: "move", offset: role ? end : end + 1, expected: role ? "promotion" : "end" });
}

function packedOfNumber(move: number, board: Board): number {
  const squares = board.squares.length;
  const inRange = Number.isInteger(move) && move >= 0 && move <= PACKED;
  if (!inRange || (move & 0xff) >= squares || ((move >> 8) & 0xff) >= squares || move >> 16 >= PROMOTION_TEXT.length) {
    throw invalidArgument("move", "from | to << 8 | promotion << 16");
  }
  return move | 0;
}

function packedOfObject(move: object, board: Board): number {
  let from: unknown;
  let to: unknown;
  let promotion: unknown;
  try {
    ({ from, to, promotion } = move as Record<string, unknown>);
  } catch {
    // A caller's getter or proxy that throws.
    throw invalidArgument("move", "an object whose from, to and promotion can be read");
  }
  const packed = squareIn(from, "from", board) | (squareIn(to, "to", board) << 8);
  // Boards that always pass a promotion mostly pass an empty one.
  if (promotion === undefined || promotion === null || promotion === "") return packed;
  if (typeof promotion !== "string") throw invalidArgument("move.promotion", "a piece letter");
  const role = promotion.length === 1 ? roleAt(promotion, 0) : 0;
  if (role === 0) throw new RulesError("invalid-move", { field: "promotion", offset: 0, expected: "promotion" });
  return packed | (role << 16);
}

function squareIn(value: unknown, field: string, board: Board): number {
  if (typeof value !== "string") throw invalidArgument(`move.${field}`, "a square");
  const square = squareOf(value, board);
  if (square < 0) throw new RulesError("invalid-move", { field, offset: 0, expected: "square" });
  return square;
}

/** Returns the UCI text of a move word or a packed move. */
export function uciOf(word: number, board: Board): string {
  const uci = board.squares[word & 0xff]! + board.squares[(word >>> 8) & 0xff]!;
  return (word & 0xf_0000) === 0 ? uci : uci + PROMOTION_TEXT[(word >>> 16) & 15]!;
}

/** The same in the notation of the game's own records: ICCS in xiangqi, UCI in chess. */
export function coordinateOf(word: number, board: Board): string {
  if (board.kind === "chess") return uciOf(word, board);
  return `${board.squares[word & 0xff]!}-${board.squares[(word >>> 8) & 0xff]!}`.toUpperCase();
}

/** Returns the public object for a move word. Empty keys are absent, and the common cases have one shape each. */
export function moveOf(word: number, board: Board): Move {
  const from = board.squares[word & 0xff]!;
  const to = board.squares[(word >>> 8) & 0xff]!;
  const uci = from + to;
  const piece = board.letters[(word >>> 20) & 15]!;
  const captured = (word >>> 24) & 15;
  if ((word & UNUSUAL) === 0) {
    return captured === 0 ? { uci, from, to, piece } : { uci, from, to, piece, captured: board.letters[captured]! };
  }
  const promotion = PROMOTION_TEXT[(word >>> 16) & 15]!;
  return {
    uci: uci + promotion,
    from,
    to,
    piece,
    ...(captured === 0 ? {} : { captured: board.letters[captured]! }),
    ...(promotion === "" ? {} : { promotion }),
    ...((word & CASTLING_KING) === 0 ? {} : { castling: "king" as const }),
    ...((word & CASTLING_QUEEN) === 0 ? {} : { castling: "queen" as const }),
    ...((word & EN_PASSANT) === 0 ? {} : { enPassant: true as const }),
  };
}
