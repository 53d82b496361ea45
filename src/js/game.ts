import * as clock from "./clock.js";
import { claimIn, sideIn } from "./declaring.js";
import { squareOf } from "./engine/board.js";
import { wordsOf, type Engine } from "./engine/live.js";
import { coordinateOf, moveOf, uciOf } from "./engine/moves.js";
import * as slots from "./engine/slots.js";
import { withGame } from "./engine/slots.js";
import type { GameState } from "./engine/state.js";
import { freshWords } from "./engine/word-pool.js";
import { RulesError, invalidArgument } from "./errors.js";
import { PACKED } from "./generated.js";
import { goingOn, plainIn, reasonFor, refusal } from "./legality.js";
import { packedIn, readIn, textIn, writtenIn } from "./notation.js";
import { anyStateIn, stateIn } from "./game-state.js";
import { stateOf } from "./options.js";
import type {
  Claim,
  ClockState,
  Color,
  Conduct,
  Dialect,
  Ended,
  GameKind,
  GameOptions,
  Illegality,
  Move,
  MoveInput,
  Notation,
  Square,
  Status,
  Verdict,
} from "./types.js";
import { endGame, endedIn, rulesIn, statusIn, turnIn } from "./verdict.js";

/** Counting stops beyond this many leaves: two seconds of work, or none if the excess is foreseen. */
const PERFT_LIMIT = 200_000_000;
const PERFT_DEPTH = 32;

/** The words of the last list of moves. */
let words: Uint32Array = new Uint32Array(0);

// Calls to the engine as functions without a closure, so that a call allocates nothing.
const fenOf = (engine: Engine, slot: number): string => engine.fen(slot);
const boardOf = (engine: Engine, slot: number): Uint32Array => wordsOf(engine, engine.board(slot));
const findOf = (engine: Engine, slot: number, packed: number): number => engine.find(slot, packed);
const perftOf = (engine: Engine, slot: number, depth: number): number => engine.perft(slot, depth, PERFT_LIMIT);
const previewOf = (engine: Engine, slot: number, packed: number) => engine.preview(slot, packed) as Status | null;
const conductOf = (engine: Engine, slot: number) => engine.conduct(slot) as Conduct[];
const resignationOf = (engine: Engine, slot: number, loser: number) => engine.resignation(slot, loser) as Verdict;
const agreementOf = (engine: Engine, slot: number) => engine.agreement(slot) as Verdict | null;
const canMateOf = (engine: Engine, slot: number, side: number): number => engine.canMate(slot, side);
const legalOf = (engine: Engine, slot: number, from: number): number => {
  const count = engine.legal(slot, from);
  words = wordsOf(engine, count);
  return count;
};

/**
 * A game: its starting position, the moves played, and the moves that may be played now.
 *
 * `free()` (or `using`) releases its memory at once; otherwise it is garbage-collected like any other object.
 *
 * ```ts
 * const game = new Game("xiangqi");
 * game.play("h2e2");          // → { uci: "h2e2", from: "h2", to: "e2", piece: "C" }
 * game.explain("b9d8");       // → { code: "horse-leg-blocked", squares: ["c9"] }
 * ```
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: older platforms have no `Symbol.dispose` to name a method with
export class Game {
  private readonly state: GameState;

  /**
   * Starts a game.
   *
   * @throws RulesError `invalid-fen` with every fault of the position, `unknown-rules`, `invalid-argument`, `wasm-blocked`, `no-webassembly`
   */
  constructor(kind: GameKind, options?: GameOptions) {
    this.state = stateOf(kind, options);
    slots.open(this.state);
    clock.attachClock(this.state);
  }

  /** The kind of game. */
  get kind(): GameKind {
    return stateIn(this).board.kind;
  }

  /** The name of the rule set in force. */
  get rules(): string {
    return rulesIn(stateIn(this));
  }

  /** The side to move. */
  get turn(): Color {
    return turnIn(stateIn(this));
  }

  /** The number of plies played: 0 at the starting position. */
  get ply(): number {
    return stateIn(this).ply;
  }

  /** Returns the current position as canonical FEN. */
  fen(): string {
    return withGame(stateIn(this), fenOf, 0);
  }

  /** Returns the pieces as FEN letters by square, e.g. `{ e0: "K" }`. */
  pieces(): Record<Square, string> {
    const state = stateIn(this);
    const words = withGame(state, boardOf, 0);
    const { squares, letters } = state.board;
    const pieces: Record<Square, string> = {};
    for (let i = 0; i < squares.length; i++) {
      const code = words[i]!;
      if (code !== 0) pieces[squares[i]!] = letters[code]!;
    }
    return pieces;
  }

  /** Returns the legal moves, or those of the piece on one square; empty once the game is over. */
  legalMoves(from?: Square): Move[] {
    const state = stateIn(this);
    const { board } = state;
    let square = -1;
    if (from !== undefined) {
      square = squareOf(from, board);
      if (square < 0) throw invalidArgument("from", "a square");
    }
    if (state.declared !== undefined) return [];
    const count = withGame(state, legalOf, square);
    const moves = new Array<Move>(count);
    for (let i = 0; i < count; i++) moves[i] = moveOf(words[i]!, board);
    return moves;
  }

  /**
   * Returns the legal moves as `from | to << 8 | promotion << 16`, for hot loops; square index = rank * files + file.
   *
   * The array belongs to the caller, but shares its buffer with other lists: transfer a copy, `packed.slice()`.
   */
  legalMovesPacked(): Uint32Array {
    const state = stateIn(this);
    const count = state.declared === undefined ? withGame(state, legalOf, -1) : 0;
    if (count === 0) return new Uint32Array(0);
    const packed = freshWords(count);
    for (let i = 0; i < count; i++) packed[i] = words[i]! & PACKED;
    return packed;
  }

  /**
   * Returns whether the move may be played now.
   *
   * @throws RulesError `invalid-move` for text that is not a move, `ambiguous-move` for text that may mean several
   */
  isLegal(move: MoveInput | number): boolean {
    const state = stateIn(this);
    const packed = packedIn(state, move);
    return typeof packed === "number" && state.declared === undefined && withGame(state, findOf, packed) !== 0;
  }

  /**
   * Returns why the move may not be played; `null` if it is legal.
   *
   * For text that may mean several pieces, none of which can make the move, it is their common reason.
   *
   * @throws RulesError `invalid-move` for text that is not a move, `ambiguous-move` for text that may mean several, or several
   * that are illegal for different reasons (`detail.candidates`)
   */
  explain(move: MoveInput | number): Illegality | null {
    const state = stateIn(this);
    return reasonFor(state, packedIn(state, move));
  }

  /**
   * Plays a move: text in any notation, its squares, or a packed number. Moves that were taken back are discarded.
   *
   * @throws RulesError `illegal-move` with an {@link Illegality}, `invalid-move` for text that is not a move,
   * `ambiguous-move` for text that may mean several (`detail.candidates`), `game-over` with the {@link Verdict} once the
   * game has ended
   */
  play(move: MoveInput | number): Move {
    const state = stateIn(this);
    const packed = plainIn(state, move);
    const word = state.declared === undefined ? slots.play(state, packed) : 0;
    if (word === 0) throw refusal(state, packed);
    clock.played(state);
    return moveOf(word, state.board);
  }

  /**
   * Returns the status after this legal move, without playing it.
   *
   * @throws RulesError as {@link Game.play}
   */
  preview(move: MoveInput | number): Status {
    const state = stateIn(this);
    const packed = plainIn(state, move);
    const status = state.declared === undefined ? withGame(state, previewOf, packed) : null;
    if (status === null) throw refusal(state, packed);
    return status;
  }

  /**
   * Takes back the last move, and with it a resignation, an agreement, a claim or a fallen flag; `null` if there is none.
   * The clock goes back to what it showed when that move began.
   */
  undo(): Move | null {
    const state = stateIn(this);
    state.declared = undefined;
    const word = slots.undo(state);
    clock.rewind(state);
    return word === 0 ? null : moveOf(word, state.board);
  }

  /** Replays the move last taken back; `null` if there is none. */
  redo(): Move | null {
    const state = stateIn(this);
    const word = slots.redo(state);
    clock.rewind(state);
    return word === 0 ? null : moveOf(word, state.board);
  }

  /** Returns the moves played, in a notation (`"uci"` by default). */
  history(notation: Notation = "uci"): string[] {
    const state = stateIn(this);
    const { board, words, ply } = state;
    if (notation !== "uci" && notation !== "coordinate") return writtenIn(state, notation);
    const write = notation === "uci" ? uciOf : coordinateOf;
    return words.slice(0, ply).map((word) => write(word, board));
  }

  /**
   * Writes a legal move in a notation.
   *
   * @throws RulesError `illegal-move`, `invalid-argument` for a notation this game does not have
   */
  notate(move: MoveInput | number, notation: Notation): string {
    const state = stateIn(this);
    const packed = plainIn(state, move);
    const text = textIn(state, packed, notation);
    if (text === "") throw refusal(state, packed);
    return text;
  }

  /**
   * Reads a move in the current position, in the given notation, or in any as long as all that accept the text agree.
   *
   * @throws RulesError `invalid-move`, `illegal-move`, `ambiguous-move` (`detail.candidates`)
   */
  parse(text: string, notation?: Notation | Dialect): Move {
    const state = stateIn(this);
    const word = readIn(state, text, notation);
    if (typeof word === "object") throw refusal(state, word);
    if (word < 0) throw refusal(state, ~word);
    return moveOf(word, state.board);
  }

  /** Returns the status: claims, warnings and checks while the game goes on, or how it ended, under which rule and why. */
  status(): Status {
    return statusIn(stateIn(this));
  }

  /**
   * Where the rules first ended the game, and how, if play continued after that (`afterEnd: "note"`); otherwise `null`.
   */
  get ended(): Ended | null {
    return endedIn(stateIn(this));
  }

  /** Returns what every ply did, in the terms of the rule set: its checks and chases. */
  conduct(): Conduct[] {
    const state = stateIn(this);
    return withGame(state, conductOf, 0);
  }

  /**
   * Ends the game by resignation. This side loses, unless the rule set requires that the other can still mate (`fide`, 5.1.2)
   * and it certainly cannot: then the game is drawn.
   *
   * @throws RulesError `game-over` if it has ended, `invalid-argument` for a side that does not play
   */
  resign(color: Color): Verdict {
    const state = stateIn(this);
    const loser = sideIn(state, color);
    return endGame(state, withGame(goingOn(state), resignationOf, loser));
  }

  /**
   * Returns whether this side can still win on the board by any series of legal moves: by mate, in xiangqi also by stalemate.
   * `null` if the bounded search does not find out. In chess, if neither side can win, the position is dead
   * (FIDE 5.2.2).
   *
   * ```ts
   * const game = new Game("chess", { fen: "4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", rules: "basic" });
   * game.canMate("white");   // → false
   * ```
   *
   * @throws RulesError `invalid-argument` for a side not in this game
   */
  canMate(color: Color): boolean | null {
    const state = stateIn(this);
    const answer = withGame(state, canMateOf, sideIn(state, color));
    return answer > 1 ? null : answer === 1;
  }

  /**
   * Ends the game as a draw by agreement.
   *
   * @throws RulesError `game-over` if it has ended, `agreement-too-early` before both sides have moved, if the rule set
   * requires that (`fide`, 5.2.3)
   */
  agreeDraw(): Verdict {
    const state = goingOn(stateIn(this));
    const verdict = withGame(state, agreementOf, 0);
    if (verdict === null) {
      throw new RulesError("agreement-too-early", { argument: "draw", expected: "a move by each side first" });
    }
    return endGame(state, verdict);
  }

  /**
   * Ends the game as a draw claimed by the side to move: one of the `claims` of the {@link Status}.
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
   * @throws RulesError `invalid-claim` with the possible claims, `game-over` if the game has ended
   */
  claimDraw(claim: Claim): Verdict {
    const state = stateIn(this);
    const { reason, move } = claimIn(claim);
    const packed = move === undefined ? -1 : plainIn(state, move);
    // Checked only now, after the caller's getters have run.
    goingOn(state);
    const verdict = withGame(state, (engine, slot) => engine.claimed(slot, reason, packed) as Verdict | null, 0);
    if (verdict === null) throw new RulesError("invalid-claim", { claims: (statusIn(state) as { claims: readonly Claim[] }).claims });
    return endGame(state, verdict);
  }

  /**
   * Passes the time to the clock, in whole milliseconds on any scale (`Date.now()` will do), and judges: a side that has run
   * out of time loses, or draws if the rules say so. The first call starts the clock of the side to move. Moves played since
   * the last call count as made by `now`, so call it right after {@link Game.play}, and now and then between moves. A move
   * that is too late does not count. A time before the last one counts as that one.
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
   * Without a clock this only returns the status.
   *
   * @throws RulesError `invalid-argument` for anything but a whole number from 0 to 2^53 - 1
   */
  tick(now: number): Status {
    const state = stateIn(this);
    clock.advance(state, now, "tick");
    return statusIn(state);
  }

  /**
   * Pauses the clock at `now`: no time passes until {@link Game.resume}. A move played during the pause takes only the time
   * before it. Has no effect on a clock that is not running.
   *
   * @throws RulesError as {@link Game.tick}
   */
  pause(now: number): Status {
    const state = stateIn(this);
    clock.advance(state, now, "pause");
    return statusIn(state);
  }

  /**
   * Resumes a paused clock at `now`; on any other clock it is a {@link Game.tick}.
   *
   * @throws RulesError as {@link Game.tick}
   */
  resume(now: number): Status {
    const state = stateIn(this);
    clock.advance(state, now, "resume");
    return statusIn(state);
  }

  /**
   * Adds milliseconds to a side's main time (or subtracts, if negative), as an arbiter does: for an opponent's illegal
   * move (FIDE 7.5.5: two minutes, in blitz one), a wrong claim (9.5.3), berserk, a correction. Time never drops below zero;
   * a side to move left without any time has lost on time. `undo` also takes back time added since the previous move began.
   * Has no effect without a clock or once the game is over.
   *
   * ```ts
   * const game = new Game("chess", { clock: "blitz" });
   * game.tick(0);
   * game.addTime("black", 60_000);
   * game.clock();   // → { remaining: { white: 180000, black: 240000 }, running: "white", thisMove: 180000 }
   * ```
   *
   * @throws RulesError `invalid-argument` for a side that does not play, or a time that is not a whole number of at most a
   * hundred days
   */
  addTime(color: Color, time: number): Status {
    const state = stateIn(this);
    clock.correct(state, color, time);
    return statusIn(state);
  }

  /** Returns what the clock shows, as of the last {@link Game.tick}; `null` for a game without a clock. */
  clock(): ClockState | null {
    return clock.shown(stateIn(this));
  }

  /**
   * Returns the number of move sequences of this length, a test of move generation.
   *
   * @throws RulesError `too-much-work` beyond two hundred million sequences
   */
  perft(depth: number): bigint {
    const state = stateIn(this);
    if (!Number.isInteger(depth) || depth < 0 || depth > PERFT_DEPTH) {
      throw invalidArgument("depth", `a whole number from 0 to ${PERFT_DEPTH}`);
    }
    const count = withGame(state, perftOf, depth);
    if (count < 0) throw new RulesError("too-much-work", { argument: "depth", limit: BigInt(PERFT_LIMIT) });
    return BigInt(count);
  }

  /** Returns a copy of the game, including moves taken back. */
  clone(): Game {
    // Bypasses the constructor, which would open a slot before it is needed.
    return Object.assign(Object.create(Game.prototype) as Game, { state: stateIn(this).copy() });
  }

  /** Releases the game. May be called twice; any other use afterwards throws `freed`. */
  free(): void {
    slots.free(anyStateIn(this));
  }
}

export interface Game {
  /** Same as {@link Game.free}, for `using`. Present if the platform has `Symbol.dispose`. */
  [Symbol.dispose](): void;
}

// Node 18 and older browsers lack the symbol.
if (typeof Symbol.dispose === "symbol") {
  Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, configurable: true, writable: true });
}
