import { fieldsOf } from "./arguments.js";
import * as clock from "./clock.js";
import { CODES } from "./codes.js";
import * as engine from "./engine.js";
import { Line, cross, toldWords } from "./engine.js";
import type { Engine } from "./glue.js";
import { RulesError, invalidArgument } from "./errors.js";
import { PACKED, coordinateOf, moveOf, uciOf } from "./moves.js";
import { packedIn, readIn, textIn, writtenIn } from "./notation.js";
import { lineOf } from "./options.js";
import { freshWords } from "./word-pool.js";
import { gameIn, recordOf, recordsIn } from "./records/games.js";
import { squareOf } from "./squares.js";
import { claimNumber, endedIn, rulesIn, settle, statusIn, turnIn, verdictIn, verdictTold } from "./status.js";
import { conductIn, illegalityIn, statusOf } from "./told.js";
import type {
  Claim,
  ClockState,
  Color,
  Conduct,
  Dialect,
  Ended,
  GameKind,
  GameOptions,
  GameRecord,
  Illegality,
  Move,
  MoveInput,
  Notation,
  Rules,
  Square,
  Status,
  Verdict,
} from "./types.js";

/** Counting stops beyond this many leaves: two seconds of work, and none where they are foreseen. */
const PERFT_LIMIT = 200_000_000;
const PERFT_DEPTH = 32;

/** The words of the last list of moves. */
let words: Uint32Array = new Uint32Array(0);

// What is asked of the engine: functions without a context, so that a call costs no allocation.
const fenOf = (live: Engine, slot: number): string => live.fen(slot);
const boardOf = (live: Engine, slot: number): Uint32Array => toldWords(live, live.board(slot));
const findOf = (live: Engine, slot: number, packed: number): number => live.find(slot, packed);
const perftOf = (live: Engine, slot: number, depth: number): number => live.perft(slot, depth, PERFT_LIMIT);
const legalOf = (live: Engine, slot: number, from: number): number => {
  const count = live.legal(slot, from);
  words = toldWords(live, count);
  return count;
};

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

/** Why a packed move is not legal; `null` when it is. */
function illegality(line: Line, packed: number): Illegality | null {
  if (line.declared !== undefined) return GAME_OVER;
  return cross(
    line,
    (live, slot) => {
      const cause = live.explain(slot, packed);
      return cause === 0 ? null : illegalityIn(cause - 1, toldWords(live), 0, line.board);
    },
    0,
  );
}

type Cause = (typeof CODES.illegality)[GameKind][number];

/** What is thrown when a move cannot be played. */
function refusal(line: Line, move: number | Illegality): RulesError {
  const why = reasonFor(line, move);
  return why?.code === "game-over" ? new RulesError("game-over", verdictIn(line)) : new RulesError("illegal-move", why);
}

/** Why a move is not legal, as it was read; `null` when it is. */
function reasonFor(line: Line, move: number | Illegality): Illegality | null {
  // In a game that is over that is the reason, whatever move is asked about.
  return typeof move === "number" ? illegality(line, move) : isClosed(line) ? GAME_OVER : move;
}

const GAME_OVER: Illegality = { code: "game-over" satisfies Cause, squares: [] };

/** Can nothing be played any more? */
const isClosed = (line: Line): boolean => illegality(line, 0)?.code === GAME_OVER.code;

/** The packed move of what a caller gives, if it is one in particular. */
function plainIn(line: Line, move: unknown): number {
  const packed = packedIn(line, move);
  if (typeof packed === "object") throw refusal(line, packed);
  return packed;
}

/** Refuses to end a game that has ended. */
function goingOn(line: Line): Line {
  if (isClosed(line)) throw new RulesError("game-over", verdictIn(line));
  return line;
}

/** A claim as the caller gives it, whose getters run here. */
function claimIn(claim: unknown): { reason: Claim["reason"]; move: unknown } {
  const expected = `{ reason: ${CODES.claim.map((reason) => `"${reason}"`).join(" or ")}, move }`;
  const { reason, move } = fieldsOf(claim, "claim", undefined, expected);
  if (!CODES.claim.includes(reason as Claim["reason"])) throw invalidArgument("claim", expected);
  return { reason: reason as Claim["reason"], move };
}

/**
 * A game: where it began, what was played, and what may be played now.
 *
 * `free()` (or `using`) gives its memory back at once; a game that is merely dropped is collected like any other object.
 *
 * ```ts
 * const game = new Game("xiangqi");
 * game.play("h2e2");          // → { uci: "h2e2", from: "h2", to: "e2", piece: "C" }
 * game.explain("b9d8");       // → { code: "horse-leg-blocked", squares: ["c9"] }
 * ```
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: older platforms have no `Symbol.dispose` to name a method with
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
    clock.wind(this.line);
  }

  /**
   * The games in a record: PGN of either game, DhtmlXQ, XQF, lists of moves; the format is told from the content. What
   * cannot be read is told in their faults. `readRecords` gives the same one by one, for long files.
   *
   * @throws RulesError `invalid-record` for what is no record, `invalid-argument`, `unsupported` for an encoding that the
   * platform does not know
   */
  static read(record: string | Uint8Array, options?: { kind?: GameKind; rules?: Rules }): GameRecord[] {
    return recordsIn(record, options);
  }

  /**
   * The played main line of a record as a game.
   *
   * What could be read is played: it may begin with any position that can be played, and go on where the rule set ended the
   * game, which {@link Game.ended} tells. `setup: "strict"` and `afterEnd: "refuse"` ask for less.
   *
   * @throws RulesError as the constructor and {@link Game.play}
   */
  static from(record: GameRecord, options?: GameOptions): Game {
    const { kind, options: opening, moves } = gameIn(record, options);
    const game = new Game(kind as GameKind, opening);
    for (const move of moves) game.play(move);
    return game;
  }

  /** Which game it is. */
  get kind(): GameKind {
    return lineIn(this).board.kind;
  }

  /** The name of the rule set in force. */
  get rules(): string {
    return rulesIn(lineIn(this));
  }

  /** The side to move. */
  get turn(): Color {
    return turnIn(lineIn(this));
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
    const words = cross(line, boardOf, 0);
    const { squares, letters } = line.board;
    const pieces: Record<Square, string> = {};
    for (let i = 0; i < squares.length; i++) {
      const code = words[i]!;
      if (code !== 0) pieces[squares[i]!] = letters[code]!;
    }
    return pieces;
  }

  /** The legal moves, or those of the piece on one square. None once the game is over. */
  legalMoves(from?: Square): Move[] {
    const line = lineIn(this);
    const { board } = line;
    let square = -1;
    if (from !== undefined) {
      square = squareOf(from, board);
      if (square < 0) throw invalidArgument("from", "a square");
    }
    if (line.declared !== undefined) return [];
    const count = cross(line, legalOf, square);
    const moves = new Array<Move>(count);
    for (let i = 0; i < count; i++) moves[i] = moveOf(words[i]!, board);
    return moves;
  }

  /**
   * The legal moves as `from | to << 8 | promotion << 16`, for hot loops; square index = rank * files + file.
   *
   * The array is the caller's own, but its buffer is shared with other lists: transfer a copy, `packed.slice()`.
   */
  legalMovesPacked(): Uint32Array {
    const line = lineIn(this);
    const count = line.declared === undefined ? cross(line, legalOf, -1) : 0;
    if (count === 0) return new Uint32Array(0);
    const packed = freshWords(count);
    for (let i = 0; i < count; i++) packed[i] = words[i]! & PACKED;
    return packed;
  }

  /**
   * Whether the move may be played now.
   *
   * @throws RulesError `invalid-move` for text that is no move, `ambiguous-move` for text that can mean several
   */
  isLegal(move: MoveInput | number): boolean {
    const line = lineIn(this);
    const packed = packedIn(line, move);
    return typeof packed === "number" && line.declared === undefined && cross(line, findOf, packed) !== 0;
  }

  /**
   * Why the move may not be played; `null` when it is legal.
   *
   * Of text that names several pieces, none of which may move so, it is the reason that they share.
   *
   * @throws RulesError `invalid-move` for text that is no move, `ambiguous-move` for text that can mean several, or several
   * that are illegal for different reasons (`detail.candidates`)
   */
  explain(move: MoveInput | number): Illegality | null {
    const line = lineIn(this);
    return reasonFor(line, packedIn(line, move));
  }

  /**
   * Plays a move: text in any notation, its squares, or a packed number. Moves that were taken back are forgotten.
   *
   * @throws RulesError `illegal-move` with an {@link Illegality}, `invalid-move` for text that is no move,
   * `ambiguous-move` for text that can mean several (`detail.candidates`), `game-over` with the {@link Verdict} once the
   * game has ended
   */
  play(move: MoveInput | number): Move {
    const line = lineIn(this);
    const packed = plainIn(line, move);
    const word = line.declared === undefined ? engine.play(line, packed) : 0;
    if (word === 0) throw refusal(line, packed);
    clock.played(line);
    return moveOf(word, line.board);
  }

  /**
   * The status that playing this legal move would bring, without playing it.
   *
   * @throws RulesError as {@link Game.play}
   */
  preview(move: MoveInput | number): Status {
    const line = lineIn(this);
    const packed = plainIn(line, move);
    const tried = (live: Engine, slot: number): Status | null => {
      const count = live.preview(slot, packed);
      return count === 0 ? null : statusOf(toldWords(live, count), 0, () => live.text(), line.board);
    };
    const status = line.declared === undefined ? cross(line, tried, 0) : null;
    if (status === null) throw refusal(line, packed);
    return status;
  }

  /**
   * Takes the last move back, and with it a resignation, an agreement, a claim or a fallen flag; `null` when none was
   * played. The clock goes back to what it showed when that move began.
   */
  undo(): Move | null {
    const line = lineIn(this);
    line.declared = undefined;
    const word = engine.undo(line);
    clock.rewind(line);
    return word === 0 ? null : moveOf(word, line.board);
  }

  /** Plays the move that was last taken back; `null` when there is none. */
  redo(): Move | null {
    const line = lineIn(this);
    const word = engine.redo(line);
    clock.rewind(line);
    return word === 0 ? null : moveOf(word, line.board);
  }

  /** The moves played, written in a notation (`"uci"` when none is named). */
  history(notation: Notation = "uci"): string[] {
    const line = lineIn(this);
    const { board, words, ply } = line;
    if (notation !== "uci" && notation !== "coordinate") return writtenIn(line, notation);
    const write = notation === "uci" ? uciOf : coordinateOf;
    return words.slice(0, ply).map((word) => write(word, board));
  }

  /**
   * Writes a legal move in a notation.
   *
   * @throws RulesError `illegal-move`, `invalid-argument` for a notation that the game does not have
   */
  notate(move: MoveInput | number, notation: Notation): string {
    const line = lineIn(this);
    const packed = plainIn(line, move);
    const text = textIn(line, packed, notation);
    if (text === "") throw refusal(line, packed);
    return text;
  }

  /**
   * Reads a move in the current position: in the notation named, or in any, as long as all read the same move.
   *
   * @throws RulesError `invalid-move`, `illegal-move`, `ambiguous-move` (`detail.candidates`)
   */
  parse(text: string, notation?: Notation | Dialect): Move {
    const line = lineIn(this);
    const word = readIn(line, text, notation);
    if (typeof word === "object") throw refusal(line, word);
    if (word < 0) throw refusal(line, ~word);
    return moveOf(word, line.board);
  }

  /** Whether the game goes on, who is in check, and which limits come near; or how it ended, by which rule and why. */
  status(): Status {
    return statusIn(lineIn(this));
  }

  /**
   * Where the rules first ended the game, and how, if it was played on after that (`afterEnd: "note"`); `null` if it was not.
   */
  get ended(): Ended | null {
    return endedIn(lineIn(this));
  }

  /** What every ply did, in the terms of the rule set: its checks and chases. */
  conduct(): Conduct[] {
    const line = lineIn(this);
    return cross(line, (live, slot) => conductIn(toldWords(live, live.conduct(slot)), 0, live.text(), line.board), 0);
  }

  /**
   * Ends the game: this side gives it up. It loses, unless the rule set asks that the other can still mate (`fide`, 5.1.2)
   * and it certainly cannot: then the game is drawn.
   *
   * @throws RulesError `game-over` when it has ended, `invalid-argument` for a side that does not play
   */
  resign(color: Color): Verdict {
    const line = lineIn(this);
    const { colors } = line.board;
    if (!colors.includes(color)) throw invalidArgument("color", colors.map((side) => `"${side}"`).join(" or "));
    const loser = color === "black" ? 1 : 0;
    return settle(line, cross(goingOn(line), (live, slot) => verdictTold(live, live.resign(slot, loser), line), 0)!);
  }

  /**
   * Ends the game: both sides agree on a draw.
   *
   * @throws RulesError `game-over` when it has ended, `agreement-too-early` before both have moved, where the rule set asks
   * for that (`fide`, 5.2.3)
   */
  agreeDraw(): Verdict {
    const line = goingOn(lineIn(this));
    const verdict = cross(line, (live, slot) => verdictTold(live, live.agree(slot), line), 0);
    if (verdict === null) {
      throw new RulesError("agreement-too-early", { argument: "draw", expected: "a move of each side first" });
    }
    return settle(line, verdict);
  }

  /**
   * Ends the game by a draw that the side to move may claim: one of the `claims` of the {@link Status}.
   *
   * ```ts
   * const game = new Game("chess");
   * for (const move of ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]) game.play(move);
   * const status = game.status();
   * const claims = status.over ? [] : status.claims;
   * claims;                                  // → [{ reason: "threefold", move: "f6g8" }]
   * game.claimDraw(claims[0]!).rule;         // → "fide/9.2.1"
   * ```
   *
   * @throws RulesError `invalid-claim` with all that may be claimed, `game-over` when the game has ended
   */
  claimDraw(claim: Claim): Verdict {
    const line = lineIn(this);
    const { reason, move } = claimIn(claim);
    const packed = move === undefined ? undefined : plainIn(line, move);
    // Only now: what the caller's getters have done comes before.
    goingOn(line);
    const verdict = cross(line, (live, slot, claim) => verdictTold(live, live.claim(slot, claim), line), claimNumber(reason, packed));
    if (verdict === null) throw new RulesError("invalid-claim", { claims: (statusIn(line) as { claims?: unknown }).claims });
    return settle(line, verdict);
  }

  /**
   * Tells the clock the time, in whole milliseconds on a scale of the caller's choice (`Date.now()` will do), and judges:
   * whoever has run out of time loses, or draws where the rules say so. The first call starts the clock of the side to
   * move. The moves played since the last call were made by `now`: call it right after {@link Game.play}, and from time
   * to time between moves. A move that came too late does not count. A time before the last one told counts as that one.
   *
   * ```ts
   * const game = new Game("xiangqi", { rules: "kyvuong", clock: "blitz" });
   * game.tick(0);                 // Red's clock runs
   * game.play("h2e2");
   * game.tick(12_000);            // Red used 12 seconds; now Black's clock runs
   * const status = game.tick(72_000);
   * status.over && status.reason; // → "timeout"
   * ```
   *
   * A game without a clock only answers its status.
   *
   * @throws RulesError `invalid-argument` for anything but a whole number from 0 to 2^53 - 1
   */
  tick(now: number): Status {
    const line = lineIn(this);
    clock.tick(line, now);
    return statusIn(line);
  }

  /** What the clock shows, as of the last {@link Game.tick}; `null` for a game without one. */
  clock(): ClockState | null {
    return clock.shown(lineIn(this));
  }

  /**
   * The number of move sequences of this length: a test of move generation.
   *
   * @throws RulesError `too-much-work` beyond two hundred million
   */
  perft(depth: number): bigint {
    const line = lineIn(this);
    if (!Number.isInteger(depth) || depth < 0 || depth > PERFT_DEPTH) {
      throw invalidArgument("depth", `a whole number from 0 to ${PERFT_DEPTH}`);
    }
    const count = cross(line, perftOf, depth);
    if (count < 0) throw new RulesError("too-much-work", { argument: "depth", limit: BigInt(PERFT_LIMIT) });
    return BigInt(count);
  }

  /** The game as a record: what was played, and how it ended. */
  record(): GameRecord {
    return recordOf(lineIn(this));
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
