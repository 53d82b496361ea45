import type { Clock } from "./clock.js";
import type { Controls } from "./clock-control.js";
import { RulesError } from "./errors.js";
import { Engine, type Exports } from "./glue.js";
import { PACKED } from "./moves.js";
import type { Board } from "./squares.js";
import { failureOf } from "./told.js";
import type { Verdict } from "./types.js";

/** Live games kept inside the engine. More may exist: the rest are made again from their lines when they are used. */
const SLOTS = 64;

/** Words that the engine has always room for. */
const OUT_WORDS = 512;

/** Castling rights name rooks anywhere on the back rank. */
export const CHESS960 = 1;
/** Any position is taken that can be played. */
export const PLAYABLE = 2;
/** Moves may be played after the game has ended, as long as there are legal ones. */
export const PLAYS_ON = 4;

/** The ticket of a line that has no slot; slots have 0 or the ticket of their line. */
const LOOSE = -1;

/**
 * A game's value: how it began and what was played. The engine's live counterpart is only a cache of it, so a line that
 * is dropped leaves nothing behind, and one whose slot was given away or lost in a crash goes on as if nothing had been.
 */
export class Line {
  /** Move words, the first `ply` of them played, the rest there to be played again. */
  words: number[] = [];
  ply = 0;
  /** 0 when the side that moves first is to move at the start. */
  first = 0;
  freed = false;
  /** How the game ended otherwise than on the board: a resignation, an agreement, a claim, a fallen flag. The engine knows nothing of it. */
  declared: Verdict | undefined = undefined;
  /** The times of both sides that were asked for, or their name in the rule set. */
  timing: string | Controls | undefined = undefined;
  clock: Clock | undefined = undefined;
  slot = 0;
  ticket = LOOSE;
  rulesName: string | undefined = undefined;

  constructor(
    readonly board: Board,
    readonly fen: string | undefined,
    /** {@link CHESS960}, {@link PLAYABLE} and {@link PLAYS_ON} added up. */
    readonly how: number,
    /** The rule set as the engine reads it. */
    readonly rules: string,
  ) {}

  copy(): Line {
    const copy = new Line(this.board, this.fen, this.how, this.rules);
    copy.words = this.words.slice();
    copy.ply = this.ply;
    copy.first = this.first;
    copy.rulesName = this.rulesName;
    copy.declared = this.declared;
    copy.timing = this.timing;
    copy.clock = this.clock?.copy();
    return copy;
  }
}

let instantiate: (() => Exports) | undefined;
let engine: Engine | undefined;
let out: Uint32Array = new Uint32Array(0);

// Numbers only: a reference to a line here would keep dropped games alive.
const tickets = new Float64Array(SLOTS);
const recent = new Uint8Array(SLOTS);
let hand = 0;
let lastTicket = 0;

/**
 * Tells how an instance of the engine is made, which happens at the first use and after a crash. Each entry of the package
 * does.
 */
export function provide(given: () => Exports): void {
  instantiate = given;
}

const liveEngine = (): Engine => (engine ??= new Engine(instantiate!()));

/**
 * What an exception of a crossing means. What is not of this package's making is a crash, after which the engine's memory
 * cannot be trusted: the instance is given up, and every line gets a slot in a new one when next used.
 */
function crossed(exception: unknown): RulesError {
  if (exception instanceof RulesError) return exception;
  engine = undefined;
  out = new Uint32Array(0);
  tickets.fill(0);
  return new RulesError("internal", { cause: String(exception) });
}

/** Why the engine opens no game from a line. */
export function failureIn(live: Engine, failure: number, { board }: Line): RulesError {
  return failureOf(failure, toldWords(live, live.count()), live.text(), board);
}

/** A slot to use: the first that was not used since the hand last passed it. */
function vacate(): number {
  for (;;) {
    hand = (hand + 1) % SLOTS;
    if (recent[hand] === 0) break;
    recent[hand] = 0;
  }
  tickets[hand] = 0;
  return hand;
}

/** Gives the line a slot and brings the slot to where the line stands. */
function admit(line: Line): number {
  if (line.freed) throw new RulesError("freed");
  const live = liveEngine();
  const slot = vacate();
  const failure = live.open(slot, line.board.number, line.fen, line.how, line.rules);
  if (failure !== 0) throw failureIn(live, failure, line);
  if (line.ply > 0) {
    const packed = new Uint32Array(line.ply);
    for (let ply = 0; ply < packed.length; ply++) packed[ply] = line.words[ply]! & PACKED;
    if (live.replay(slot, packed) !== line.ply) throw new Error("a line that was legal is so no more");
  }
  line.slot = slot;
  line.ticket = tickets[slot] = ++lastTicket;
  recent[slot] = 1;
  return slot;
}

/** The slot of the line; one is found for it when it has none. */
function seat(line: Line): number {
  const slot = line.slot;
  if (tickets[slot] !== line.ticket) return admit(line);
  recent[slot] = 1;
  return slot;
}

/** Calls the engine about a line: the one way across. */
export function cross<A, T>(line: Line, job: (engine: Engine, slot: number, argument: A) => T, argument: A): T {
  try {
    const slot = seat(line);
    return job(liveEngine(), slot, argument);
  } catch (exception) {
    throw crossed(exception);
  }
}

/** Asks the engine something that is about no live game. */
export function ask<T>(job: (engine: Engine) => T): T {
  try {
    return job(liveEngine());
  } catch (exception) {
    throw crossed(exception);
  }
}

/** The words that the last call has told; a caller who expects more than fit where they always are says how many. */
export function toldWords(live: Engine, count = 0): Uint32Array {
  // Memory that grows has a new buffer. More words than there was room for have moved to another place.
  if (out.buffer !== live.buffer || count > out.length) out = live.words(Math.max(count, OUT_WORDS));
  return out;
}

const turnOf = (live: Engine, slot: number, fen: string | undefined): number => (fen === undefined ? 0 : live.turn(slot));

/** Opens a new line, which tells whether its start is possible. */
export function open(line: Line): void {
  line.first = cross(line, turnOf, line.fen);
}

/** Plays a packed move. The move word, or 0 when the move is not legal; then nothing has changed. */
export function play(line: Line, packed: number): number {
  return step(line, packed, 1);
}

/** Takes back the last move. Its move word, or 0 when there is none. */
export function undo(line: Line): number {
  return line.ply === 0 ? 0 : step(line, 0, -1);
}

/** Plays the move that was last taken back. Its move word, or 0 when there is none. */
export function redo(line: Line): number {
  const word = line.words[line.ply];
  return word === undefined ? 0 : step(line, word & PACKED, 0);
}

/** `kind`: 1 plays a new move, 0 one that was taken back, -1 takes one back. */
function step(line: Line, packed: number, kind: 1 | 0 | -1): number {
  try {
    const slot = seat(line);
    const { ticket } = line;
    // Until both sides have moved on they may differ: whatever is thrown between leaves a line without a slot.
    line.ticket = LOOSE;
    const live = liveEngine();
    const word = kind < 0 ? live.undo(slot) : live.play(slot, packed);
    if (word === 0) {
      if (kind <= 0) throw new Error("a move that was played is so no more");
    } else {
      if (kind > 0) {
        line.words.length = line.ply;
        line.words.push(word);
      }
      line.ply += kind < 0 ? -1 : 1;
    }
    line.ticket = ticket;
    return word;
  } catch (exception) {
    throw crossed(exception);
  }
}

/** Gives up the line's slot for good. */
export function free(line: Line): void {
  line.freed = true;
  if (tickets[line.slot] !== line.ticket) return;
  tickets[line.slot] = recent[line.slot] = 0;
  line.ticket = LOOSE;
  try {
    engine?.close(line.slot);
  } catch (exception) {
    crossed(exception);
  }
}
