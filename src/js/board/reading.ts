/** Turns what the package says of moves into plain values of the board. Pure. */

import type { Game, Illegality, Move, MustChange, Status } from "trongtai";
import { fileOf, parseSquare, rankOf, squareCount, squareName } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { GEOMETRY, movesFirst } from "./games.ts";
import type { GameKind, Placement } from "./games.ts";
import type { Outlook, VerdictMark } from "./scene.ts";

export interface LegalMove {
  readonly uci: string;
  readonly from: Square;
  readonly to: Square;
  /** Other squares that mean the same move when the piece is put there: castling only. */
  readonly also: readonly Square[];
  readonly captures: boolean;
  /** Lower-case FEN letter. */
  readonly promotion: string | null;
}

export interface PlayedMove {
  readonly from: Square;
  readonly to: Square;
  readonly piece: string;
  readonly captured: string | null;
  readonly promotion: string | null;
  readonly castling: "king" | "queen" | null;
}

export function squaresOf(kind: GameKind, names: readonly string[]): Square[] {
  return names.map((name) => parseSquare(GEOMETRY[kind], name)).filter((square) => square !== null);
}

export function placementOf(kind: GameKind, pieces: Readonly<Record<string, string>>): Placement {
  const geometry = GEOMETRY[kind];
  const board: string[] = Array.from({ length: squareCount(geometry) }, () => "");
  for (const [name, letter] of Object.entries(pieces)) {
    const square = parseSquare(geometry, name);
    if (square !== null) board[square] = letter;
  }
  return board;
}

export function playedMove(kind: GameKind, move: Move): PlayedMove {
  const geometry = GEOMETRY[kind];
  return {
    from: parseSquare(geometry, move.from) ?? 0,
    to: parseSquare(geometry, move.to) ?? 0,
    piece: move.piece,
    captured: move.captured ?? null,
    promotion: move.promotion ?? null,
    castling: move.castling ?? null,
  };
}

export function legalMoves(kind: GameKind, chess960: boolean, board: Placement, moves: readonly Move[]): LegalMove[] {
  const geometry = GEOMETRY[kind];
  const plain = moves.map((move) => ({
    uci: move.uci,
    from: parseSquare(geometry, move.from) ?? 0,
    to: parseSquare(geometry, move.to) ?? 0,
    also: [] as Square[],
    captures: move.captured !== undefined,
    promotion: move.promotion ?? null,
    castling: move.castling,
  }));
  return plain.map(({ castling, ...move }) => {
    if (castling === undefined || !chess960) return move;
    const taken = plain.filter((other) => other.from === move.from).map((other) => other.to);
    return { ...move, also: castlingSquares(board, move, castling).filter((square) => !taken.includes(square)) };
  });
}

/**
 * Where else a player may put the king to castle in Chess960, where the move itself is king takes rook: on the king's
 * goal, or two squares towards the rook.
 */
function castlingSquares(board: Placement, move: { readonly from: Square }, castling: "king" | "queen"): Square[] {
  const geometry = GEOMETRY.chess;
  const home = move.from - fileOf(geometry, move.from);
  const toRight = castling === "king";
  const goal = home + (toRight ? 6 : 2);
  const two = move.from + (toRight ? 2 : -2);
  const sameRank = rankOf(geometry, two) === rankOf(geometry, move.from);
  const own = movesFirst(board[move.from] ?? "");
  const free = (square: Square): boolean => {
    const letter = board[square] ?? "";
    return letter === "" || (letter.toUpperCase() === "R" && movesFirst(letter) === own);
  };
  return [...new Set([goal, ...(sameRank ? [two] : [])])].filter((square) => square !== move.from && free(square));
}

/** FEN letters of captured pieces, by the side that lost them. */
export interface Captures {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** What is missing since the game began. A pawn that became a piece is not missing, nor is the piece too many. */
export function capturesIn(before: Placement, now: Placement): Captures {
  const counts = new Map<string, number>();
  for (const letter of before) if (letter !== "") counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of now) if (letter !== "") counts.set(letter, (counts.get(letter) ?? 0) - 1);
  for (const pawn of ["P", "p"]) {
    for (const [letter, count] of counts) {
      if (count >= 0 || movesFirst(letter) !== movesFirst(pawn)) continue;
      counts.set(letter, 0);
      counts.set(pawn, (counts.get(pawn) ?? 0) + count);
    }
  }
  const gone = [...counts].flatMap(([letter, count]) => Array.from({ length: Math.max(0, count) }, () => letter));
  const ofSide = (first: boolean): string[] => gone.filter((letter) => movesFirst(letter) === first);
  return { first: ofSide(true), second: ofSide(false) };
}

/** Which sign of the end a position carries; `null` while the game goes on. */
export function verdictMark(status: Status): VerdictMark | null {
  return status.over ? { winner: status.winner, mate: EXPECTED.includes(status.reason) } : null;
}

/** Endings that are the point of the game, or that any player sees: nobody is warned of them. */
const EXPECTED: readonly string[] = ["checkmate", "stalemate"];

/** Who has to play otherwise; `null` for nobody. */
export function mustChangeIn(status: Status): MustChange | null {
  return status.over ? null : status.mustChange;
}

/** Whether a side was not told before what it is told now. What it is told about ends with another ply each time. */
export function isNews(before: MustChange | null, now: MustChange | null): boolean {
  return now !== null && (before?.color !== now.color || before.evidence.at(-1)?.ply !== now.evidence.at(-1)?.ply);
}

/** What a move would end the game by, or tell a side: nothing for most moves. `next` is how the game would stand after it. */
export function outlookOf(to: Square, now: Status, next: Status): Outlook[] {
  if (!next.over) {
    const told = mustChangeIn(next);
    return told !== null && isNews(mustChangeIn(now), told) ? [{ to, outcome: "changes", color: told.color, reason: told.reason }] : [];
  }
  if (EXPECTED.includes(next.reason)) return [];
  return [{ to, outcome: next.winner === null ? "draws" : next.winner === now.turn ? "wins" : "loses", reason: next.reason }];
}

/** The rook that a king's step of two or more squares along its rank is meant for; `null` when it means no castling. */
export function castlingRook(pieces: Readonly<Record<string, string>>, from: Square, to: Square): Square | null {
  const geometry = GEOMETRY.chess;
  const isAlongRank = rankOf(geometry, from) === rankOf(geometry, to);
  if (!isAlongRank || Math.abs(to - from) < 2) return null;
  const rook = movesFirst(pieces[squareName(geometry, from)] ?? "") ? "R" : "r";
  const towards = Math.sign(to - from);
  let found: Square | null = null;
  for (let square = from + towards; rankOf(geometry, square) === rankOf(geometry, from); square += towards) {
    if (pieces[squareName(geometry, square)] === rook) found = square;
  }
  return found;
}

/** What comes of each legal move of a piece, where that is worth telling. `now` is the status of the position. */
export function outlooksOf(game: Pick<Game, "kind" | "legalMoves" | "preview">, now: Status, from: Square): Outlook[] {
  const geometry = GEOMETRY[game.kind];
  return game
    .legalMoves(squareName(geometry, from))
    .flatMap((move) => outlookOf(parseSquare(geometry, move.to) ?? 0, now, game.preview(move)));
}

/** The reason why a piece may not go from one square to another; `null` when it may. */
export function illegalityOf(
  game: Pick<Game, "kind" | "pieces" | "explain">,
  chess960: boolean,
  from: Square,
  to: Square,
): Illegality | null {
  const geometry = GEOMETRY[game.kind];
  const pieces = game.pieces();
  const piece = pieces[squareName(geometry, from)] ?? "";
  const rank = rankOf(geometry, to);
  // A pawn's illegal step on to the last rank has a better reason than the missing choice of a piece.
  const promotes = game.kind === "chess" && ((piece === "P" && rank === geometry.ranks - 1) || (piece === "p" && rank === 0));
  const rook = chess960 && piece.toUpperCase() === "K" ? castlingRook(pieces, from, to) : null;
  const why = (goal: Square): Illegality | null =>
    game.explain({
      from: squareName(geometry, from),
      to: squareName(geometry, goal),
      ...(promotes ? { promotion: "q" } : {}),
    });
  return (rook === null ? null : why(rook)) ?? why(to);
}
