/**
 * The only importer of the rules package. A `Match` owns the package's handle and the line of moves (also those taken
 * back); everybody else sees immutable `Snapshot`s and plain failures.
 */

import { Game, RulesError, chess960 as chess960Fen } from "trongtai";
import type { Illegality, Move } from "trongtai";
import { fileOf, parseSquare, rankOf, squareCount, squareName } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { GEOMETRY, movesFirst } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";

/** How a game begins. `fen` is absent for the game's own starting position. */
export interface Start {
  readonly kind: GameKind;
  readonly chess960: boolean;
  readonly fen?: string;
}

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

export interface Ending {
  readonly winner: Color | null;
  readonly reason: string;
  readonly result: string;
}

/** Everything the page shows of a game at one moment. */
export interface Snapshot {
  readonly start: Start;
  readonly kind: GameKind;
  readonly fen: string;
  readonly board: Placement;
  readonly turn: Color;
  readonly ply: number;
  /** The number of the move to be played, as the FEN counts. */
  readonly moveNumber: number;
  readonly legal: readonly LegalMove[];
  /** The whole line in coordinate notation, the moves taken back included. */
  readonly moves: readonly string[];
  readonly line: readonly string[];
  readonly last: PlayedMove | null;
  /** Where the general or king in check stands. */
  readonly checked: Square | null;
  readonly checkers: readonly Square[];
  readonly ending: Ending | null;
}

/** Why a move is refused. */
export interface Refusal {
  readonly code: string;
  readonly from: Square;
  readonly to: Square;
  readonly squares: readonly Square[];
}

export interface Fault {
  readonly code: string;
  readonly color: Color | null;
  readonly squares: readonly string[];
}

/** A failure of the package in plain values; texts for people are made elsewhere, from the codes. */
export interface Failure {
  readonly code: string;
  readonly kind: GameKind;
  /** Where a text went wrong; absent when the text was read but says something impossible. */
  readonly place: { readonly field: string; readonly offset: number } | null;
  readonly faults: readonly Fault[];
}

export type Opened = { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly failure: Failure };

export class Match {
  readonly start: Start;
  #game: Game;
  #line: string[] = [];
  #texts: string[] = [];
  #last: Move[] = [];

  private constructor(start: Start, game: Game) {
    this.start = start;
    this.#game = game;
  }

  /** Opens a game and plays a stored line as far as it is legal, then goes back to `ply`. */
  static open(start: Start, line: readonly string[] = [], ply: number = line.length): Opened {
    try {
      const options = { chess960: start.chess960, ...(start.fen === undefined ? {} : { fen: start.fen }) };
      const match = new Match(start, new Game(start.kind, options));
      for (const uci of line) if (!match.play(uci)) break;
      match.goTo(ply);
      return { ok: true, match };
    } catch (error) {
      return { ok: false, failure: failureOf(error, start.kind) };
    }
  }

  /** Plays a move, dropping the moves taken back; `false` (and no change) when the rules refuse it. */
  play(uci: string): boolean {
    if (this.#game.status().over) return false;
    let move: Move;
    try {
      move = this.#game.play(uci);
    } catch (error) {
      if (error instanceof RulesError) return false;
      throw error;
    }
    const ply = this.#game.ply;
    this.#line.length = this.#texts.length = this.#last.length = ply - 1;
    this.#line.push(move.uci);
    this.#texts.push(this.#game.history("coordinate").at(-1) ?? move.uci);
    this.#last.push(move);
    return true;
  }

  goTo(ply: number): void {
    while (this.#game.ply > ply && this.#game.undo() !== null);
    while (this.#game.ply < ply && this.#game.redo() !== null);
  }

  /** The reason why a piece may not go from one square to another; `null` when it may. */
  explain(from: Square, to: Square): Refusal | null {
    const { kind } = this.start;
    const geometry = GEOMETRY[kind];
    const piece = this.#game.pieces()[squareName(geometry, from)] ?? "";
    const rank = rankOf(geometry, to);
    // A pawn's illegal step on to the last rank has a better reason than the missing choice of a piece.
    const promotes = kind === "chess" && ((piece === "P" && rank === geometry.ranks - 1) || (piece === "p" && rank === 0));
    const rook = this.start.chess960 && piece.toUpperCase() === "K" ? this.#castlingRook(from, to) : null;
    const why = (goal: Square): Illegality | null =>
      this.#game.explain({
        from: squareName(geometry, from),
        to: squareName(geometry, goal),
        ...(promotes ? { promotion: "q" } : {}),
      });
    const illegality = (rook === null ? null : why(rook)) ?? why(to);
    return illegality && { code: illegality.code, from, to, squares: squaresOf(kind, illegality.squares) };
  }

  /** The rook that a king's step of two or more squares along its rank is meant for; `null` when it means no castling. */
  #castlingRook(from: Square, to: Square): Square | null {
    const geometry = GEOMETRY.chess;
    const isAlongRank = rankOf(geometry, from) === rankOf(geometry, to);
    if (!isAlongRank || Math.abs(to - from) < 2) return null;
    const pieces = this.#game.pieces();
    const rook = movesFirst(pieces[squareName(geometry, from)] ?? "") ? "R" : "r";
    const towards = Math.sign(to - from);
    let found: Square | null = null;
    for (let square = from + towards; rankOf(geometry, square) === rankOf(geometry, from); square += towards) {
      if (pieces[squareName(geometry, square)] === rook) found = square;
    }
    return found;
  }

  snapshot(): Snapshot {
    const { start } = this;
    const { kind } = start;
    const geometry = GEOMETRY[kind];
    const game = this.#game;
    const status = game.status();
    const board: string[] = Array.from({ length: squareCount(geometry) }, () => "");
    for (const [name, letter] of Object.entries(game.pieces())) {
      const square = parseSquare(geometry, name);
      if (square !== null) board[square] = letter;
    }
    const { turn, ply } = game;
    const inCheck = status.over ? status.reason === "checkmate" : status.check;
    const royal = board.indexOf(turn === "black" ? "k" : "K");
    const last = this.#last[ply - 1];
    const fen = game.fen();
    return {
      start,
      kind,
      fen,
      board,
      turn,
      ply,
      moveNumber: Number(fen.slice(fen.lastIndexOf(" ") + 1)),
      legal: status.over ? [] : legalMoves(kind, start.chess960, board, game.legalMoves()),
      moves: [...this.#texts],
      line: [...this.#line],
      last: last === undefined ? null : playedMove(kind, last),
      checked: inCheck && royal >= 0 ? royal : null,
      checkers: status.over ? [] : squaresOf(kind, status.checkers),
      ending: status.over ? { winner: status.winner, reason: status.reason, result: status.result } : null,
    };
  }

  close(): void {
    this.#game.free();
  }
}

/** The FEN of a numbered Chess960 start, 0 to 959. */
export function numberedStart(number: number): Start {
  return { kind: "chess", chess960: true, fen: chess960Fen(number) };
}

/** Opens whatever position a text describes: the game by its number of ranks, Chess960 by what its castling needs. */
export function openFen(text: string, current: Start): Opened {
  const slashes = text.trim().split(/\s/, 1)[0]?.split("/").length ?? 0;
  const kind = slashes === 10 ? "xiangqi" : slashes === 8 ? "chess" : current.kind;
  const fen = text.trim();
  const opened = Match.open({ kind, chess960: kind === "chess" && current.chess960, fen });
  if (opened.ok || kind === "xiangqi") return opened;
  // A king or rook off its usual square is a fault of castling in chess, and none in Chess960.
  const other = Match.open({ kind, chess960: !current.chess960, fen });
  return other.ok ? other : opened;
}

function legalMoves(kind: GameKind, chess960: boolean, board: Placement, moves: readonly Move[]): LegalMove[] {
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

function playedMove(kind: GameKind, move: Move): PlayedMove {
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

function squaresOf(kind: GameKind, names: readonly string[]): Square[] {
  return names.map((name) => parseSquare(GEOMETRY[kind], name)).filter((square) => square !== null);
}

/** Reads the facts out of an error of the package; anything else is a bug of the page and is thrown on. */
export function failureOf(error: unknown, kind: GameKind): Failure {
  if (!(error instanceof RulesError)) throw error;
  const detail = isRecord(error.detail) ? error.detail : {};
  const { field, offset } = detail;
  const place = typeof field === "string" && typeof offset === "number" ? { field, offset } : null;
  const listed = Array.isArray(detail["faults"]) ? detail["faults"].filter(isRecord) : [];
  const faults = listed.map((fault) => ({
    code: String(fault["code"]),
    color: isColor(fault["color"]) ? fault["color"] : null,
    squares: Array.isArray(fault["squares"]) ? fault["squares"].map(String) : [],
  }));
  return { code: error.code, kind, place, faults };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isColor(value: unknown): value is Color {
  return value === "red" || value === "white" || value === "black";
}
