import { codes } from "./codes.js";
import * as engine from "./engine.js";
import { Line, cross, outWords } from "./engine.js";
import type { Engine } from "./glue.js";
import { RulesError, invalidArgument } from "./errors.js";
import { PACKED, coordinateOf, moveOf, packedOf, uciOf } from "./moves.js";
import { lineOf } from "./options.js";
import { squareOf, type Board } from "./squares.js";
import type { Color, GameKind, GameOptions, Illegality, Move, MoveInput, Notation, Square, Status, Verdict } from "./types.js";

/** Counting stops beyond this many leaves: some seconds of work. */
const PERFT_LIMIT = 1_000_000_000n;
const PERFT_DEPTH = 32;

const NOTATIONS: readonly string[] = [
  "uci", "coordinate", "san", "lan", "figurine", "vi", "wxf", "zh-Hans", "zh-Hant",
] satisfies readonly Notation[];

// What is asked of the engine: functions without a context, so that a call costs no allocation.
const fenOf = (live: Engine, slot: number): string => live.fen(slot);
const rulesOf = (live: Engine, slot: number): string => live.rules(slot);
const boardOf = (live: Engine, slot: number): number => live.board(slot);
const legalOf = (live: Engine, slot: number, from: number): number => live.legal(slot, from);
const findOf = (live: Engine, slot: number, packed: number): number => live.find(slot, packed);
const explainOf = (live: Engine, slot: number, packed: number): number => live.explain(slot, packed);
const statusOf = (live: Engine, slot: number): number => live.status(slot);
const verdictOf = (live: Engine, slot: number): unknown => live.verdict(slot);
const perftOf = (live: Engine, slot: number, depth: number): bigint | undefined => live.perft(slot, depth, PERFT_LIMIT);

/** The line of a game; refuses every other `this`. */
function anyLineIn(game: unknown): Line {
  const line = (game as { line?: unknown } | null | undefined)?.line;
  if (!(line instanceof Line)) throw invalidArgument("this", "a Game");
  return line;
}

/** The line of a game that was not freed. */
function lineIn(game: unknown): Line {
  const line = anyLineIn(game);
  if (line.freed) throw new RulesError("freed");
  return line;
}

function squaresIn(words: Uint32Array, from: number, count: number, board: Board): Square[] {
  const squares: Square[] = [];
  for (let i = from; i < from + count; i++) squares.push(board.squares[words[i]!]!);
  return squares;
}

/** Why a packed move is not legal; `null` when it is. */
function illegality(line: Line, packed: number): Illegality | null {
  const index = cross(line, explainOf, packed);
  if (index < 0) return null;
  const words = outWords();
  return { code: codes.illegality[line.board.kind][index]!, squares: squaresIn(words, 1, words[0]!, line.board) };
}

/**
 * A game: where it began, what was played, and what may be played now.
 *
 * `free()` (or `using`) gives its memory back at once; a game that is merely dropped is collected like any other object.
 *
 * ```js
 * const game = new Game("xiangqi");
 * game.play("h2e2");          // { uci: "h2e2", from: "h2", to: "e2", piece: "C" }
 * game.explain("b9c8");       // { code: "horse-shape", squares: [...] }
 * ```
 */
export class Game {
  private readonly line: Line;

  /**
   * Begins a game.
   *
   * @throws RulesError `invalid-fen` with every fault of the position, `unknown-rules`, `invalid-argument`, `wasm-blocked`
   */
  constructor(kind: GameKind, options?: GameOptions) {
    this.line = lineOf(kind, options);
    engine.open(this.line);
  }

  /** Which game it is. */
  get kind(): GameKind {
    return lineIn(this).board.kind;
  }

  /** The name of the rule set in force. */
  get rules(): string {
    const line = lineIn(this);
    return (line.rulesName ??= cross(line, rulesOf, 0));
  }

  /** The side to move. */
  get turn(): Color {
    const line = lineIn(this);
    return line.board.colors[((line.first + line.ply) & 1) as 0 | 1];
  }

  /** How many plies have been played: 0 at the starting position. */
  get ply(): number {
    return lineIn(this).ply;
  }

  /** The position as FEN, written canonically. */
  fen(): string {
    return cross(lineIn(this), fenOf, 0);
  }

  /** FEN letters by square, e.g. `{ e0: "K" }`. */
  pieces(): Record<Square, string> {
    const line = lineIn(this);
    const count = cross(line, boardOf, 0);
    const words = outWords();
    const { squares, letters } = line.board;
    const pieces: Record<Square, string> = {};
    for (let i = 0; i < count; i++) {
      const code = words[i]!;
      if (code !== 0) pieces[squares[i]!] = letters[code]!;
    }
    return pieces;
  }

  /** The legal moves, or those of the piece on one square. */
  legalMoves(from?: Square): Move[] {
    const line = lineIn(this);
    const { board } = line;
    let square = -1;
    if (from !== undefined) {
      square = squareOf(from, board);
      if (square < 0) throw invalidArgument("from", "a square");
    }
    const count = cross(line, legalOf, square);
    const words = outWords();
    const moves = new Array<Move>(count);
    for (let i = 0; i < count; i++) moves[i] = moveOf(words[i]!, board);
    return moves;
  }

  /** The legal moves as `from | to << 8 | promotion << 16`, for hot loops; square index = rank * files + file. */
  legalMovesPacked(): Uint32Array {
    const count = cross(lineIn(this), legalOf, -1);
    const words = outWords();
    const packed = new Uint32Array(count);
    for (let i = 0; i < count; i++) packed[i] = words[i]! & PACKED;
    return packed;
  }

  /** Whether the move may be played now. */
  isLegal(move: MoveInput | number): boolean {
    const line = lineIn(this);
    return cross(line, findOf, packedOf(move, line.board)) !== 0;
  }

  /** Why the move may not be played; `null` when it is legal. */
  explain(move: MoveInput | number): Illegality | null {
    const line = lineIn(this);
    return illegality(line, packedOf(move, line.board));
  }

  /**
   * Plays a move: text, its squares, or a packed number. Moves that were taken back are forgotten.
   *
   * @throws RulesError `illegal-move` with an {@link Illegality}, `invalid-move` for text that is no move
   */
  play(move: MoveInput | number): Move {
    const line = lineIn(this);
    const packed = packedOf(move, line.board);
    const word = engine.play(line, packed);
    if (word === 0) throw new RulesError("illegal-move", illegality(line, packed));
    return moveOf(word, line.board);
  }

  /** Takes the last move back; `null` when none was played. */
  undo(): Move | null {
    const line = lineIn(this);
    const word = engine.undo(line);
    return word === 0 ? null : moveOf(word, line.board);
  }

  /** Plays the move that was last taken back; `null` when there is none. */
  redo(): Move | null {
    const line = lineIn(this);
    const word = engine.redo(line);
    return word === 0 ? null : moveOf(word, line.board);
  }

  /** The moves played, written in a notation (`"uci"` when none is named). */
  history(notation: Notation = "uci"): string[] {
    const { board, words, ply } = lineIn(this);
    if (notation !== "uci" && notation !== "coordinate") {
      if (!NOTATIONS.includes(notation)) throw invalidArgument("notation", "the name of a notation");
      throw new RulesError("unsupported", { argument: "notation" });
    }
    const write = notation === "uci" ? uciOf : coordinateOf;
    return words.slice(0, ply).map((word) => write(word, board));
  }

  /** Whether the game goes on, and who is in check by which pieces; or how it ended. */
  status(): Status {
    const line = lineIn(this);
    const bits = cross(line, statusOf, 0);
    if ((bits & 1) !== 0) {
      const { winner, reason, rule, result, evidence } = cross(line, verdictOf, 0) as Verdict;
      return { over: true, winner, reason, rule, result, evidence };
    }
    const turn = line.board.colors[((line.first + line.ply) & 1) as 0 | 1];
    const count = (bits >>> 8) & 0xff;
    const checkers = count === 0 ? [] : squaresIn(outWords(), 0, count, line.board);
    return { over: false, turn, check: (bits & 2) !== 0, checkers, claims: [], warnings: [] };
  }

  /**
   * The number of move sequences of this length: a test of move generation.
   *
   * @throws RulesError `too-much-work` beyond a thousand million
   */
  perft(depth: number): bigint {
    const line = lineIn(this);
    if (!Number.isInteger(depth) || depth < 0 || depth > PERFT_DEPTH) {
      throw invalidArgument("depth", `a whole number from 0 to ${PERFT_DEPTH}`);
    }
    const count = cross(line, perftOf, depth);
    if (count === undefined) throw new RulesError("too-much-work", { argument: "depth", limit: PERFT_LIMIT });
    return count;
  }

  /** Another game in the same state, moves taken back included. */
  clone(): Game {
    // Past the constructor, which would open a slot for the copy before anybody asks it anything.
    return Object.assign(Object.create(Game.prototype) as Game, { line: lineIn(this).copy() });
  }

  /** Gives the game up. Harmless when done twice; every other use afterwards throws `freed`. */
  free(): void {
    engine.free(anyLineIn(this));
  }
}

export interface Game {
  /** The same as {@link Game.free}, for `using`. Present where the platform has `Symbol.dispose`. */
  [Symbol.dispose](): void;
}

// Node 18 and older browsers have no such symbol.
if (typeof Symbol.dispose === "symbol") {
  Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, configurable: true, writable: true });
}
