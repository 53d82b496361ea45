import { bySide, controlIn, presetOf, type Controls } from "./clock-control.js";
import { withEngine, type Engine } from "./engine/live.js";
import { withGame } from "./engine/slots.js";
import type { GameState } from "./engine/state.js";
import { invalidArgument } from "./errors.js";
import { writeTimeControl } from "./time-control.js";
import type { ClockState, Color, Verdict } from "./types.js";
import { endGame, rulesIn, verdictIn } from "./verdict.js";

// Indices into the engine's clock numbers; the crate's module `api::clock` lists them.
const TURN = 0;
const SINCE = 1;
const NOW = 2;
const PAUSED = 3;
const FLAGGED = 4;
const SIDES = 5;
const STATE = 13;
const LEFT = 13;
const PERIODS = 15;
const PERIOD = 17;
const FOR_THIS_MOVE = 19;

// Indices into the engine's control numbers.
const PER_MOVE = 1;
const DELAY = 3;
const BYOYOMI = 4;
/** The length of the fixed part, whose last number counts the stages, of three numbers each. */
const FIXED = 8;

/** The engine's step numbers. */
const STEP = { tick: 0, press: 1, pause: 2, resume: 3, add: 4, rewind: 6 } as const;

/** A hundred days: the engine's limit for a time. */
const LONGEST = 8_640_000_000;

/** A clock as the engine's numbers, an immutable value. */
export class ClockValue {
  private constructor(
    readonly controls: Float64Array,
    private readonly numbers: Float64Array,
  ) {}

  /** Creates a clock, not started, for a game in which the first mover (0) or the other side (1) begins. */
  static begin(controls: Controls, first: number): ClockValue {
    const both = Float64Array.from(controls.flat());
    return new ClockValue(
      both,
      withEngine((engine) => engine.newClock(both, first) as Float64Array, undefined),
    );
  }

  private step(step: number, value: number): ClockValue {
    const { controls, numbers } = this;
    return new ClockValue(
      controls,
      withEngine((engine) => engine.clock(controls, numbers.subarray(0, STATE), step, value) as Float64Array, undefined),
    );
  }

  /** Sets the time to `now`, pauses or resumes then, or completes the move of the side to move. */
  at(now: number, step: "tick" | "press" | "pause" | "resume" = "tick"): ClockValue {
    return this.step(STEP[step], now);
  }

  /** Adds time for the first mover (0) or the other side (1). */
  add(side: 0 | 1, time: number): ClockValue {
    return this.step(STEP.add + side, time);
  }

  /** Goes to the start of a move for which both sides had these times. */
  rewound(sides: Float64Array, turn: number): ClockValue {
    const numbers = this.numbers.slice();
    numbers.set(sides, SIDES);
    numbers[TURN] = turn;
    return new ClockValue(this.controls, numbers).step(STEP.rewind, 0);
  }

  get turn(): 0 | 1 {
    return this.numbers[TURN] as 0 | 1;
  }

  get started(): boolean {
    return this.numbers[SINCE]! >= 0;
  }

  get paused(): boolean {
    return this.numbers[PAUSED]! >= 0 && !this.flagged;
  }

  get flagged(): boolean {
    return this.numbers[FLAGGED] === 1;
  }

  get now(): number {
    return this.numbers[NOW]!;
  }

  /** Returns how long the side to move has thought by `now`. */
  elapsedAt(now: number): number {
    const paused = this.numbers[PAUSED]!;
    return (paused >= 0 ? paused : Math.max(now, this.now)) - this.numbers[SINCE]!;
  }

  /** What both sides had when the current move began. */
  get sides(): Float64Array {
    return this.numbers.slice(SIDES, STATE);
  }

  /** All the time left for the current move. */
  get forThisMove(): number {
    return this.numbers[FOR_THIS_MOVE]!;
  }

  /** Returns a side's main time left. */
  left(side: 0 | 1): number {
    return this.numbers[LEFT + side]!;
  }

  /** Returns a side's delay per move. */
  delay(side: 0 | 1): number {
    return this.given(side, DELAY);
  }

  /** Returns a side's limit for one move; 0 if there is none. */
  perMove(side: 0 | 1): number {
    return this.given(side, PER_MOVE);
  }

  private given(side: 0 | 1, place: number): number {
    const other = FIXED + 3 * this.controls[FIXED - 1]!;
    return this.controls[(side === 0 ? 0 : other) + place]!;
  }

  /** Returns a side's byo-yomi left. */
  byoyomi(side: 0 | 1): { readonly periods: number; readonly left: number } {
    return { periods: this.numbers[PERIODS + side]!, left: this.numbers[PERIOD + side]! };
  }
}

/** A game's clock, kept beside the moves played. */
export class Clock {
  /** The ply of the current move, as far as the clock knows. */
  ply = 0;
  /** Whether the game ended by the rules while the clock ran. */
  stopped = false;
  /** What both sides had when the move of each ply began. */
  begun: Float64Array[] = [];
  /** How long the move of each ply took. */
  took: number[] = [];

  constructor(
    readonly controls: Controls,
    public value: ClockValue,
  ) {}

  copy(): Clock {
    const copy = new Clock(this.controls, this.value);
    copy.ply = this.ply;
    copy.stopped = this.stopped;
    copy.begun = this.begun.slice();
    copy.took = this.took.slice();
    return copy;
  }

  /** Completes the move of the current ply by `now`. */
  press(now: number): void {
    const before = this.value;
    this.value = before.at(now, "press");
    // too late: the move does not count
    if (this.value.turn === before.turn) return;
    this.took[this.ply] = before.elapsedAt(now);
    this.ply++;
    this.note();
  }

  /** Records what both sides have as the move of this ply begins, discarding what was recorded for later plies. */
  note(): void {
    this.begun[this.ply] = this.value.sides;
    this.forget(this.ply + 1);
  }

  /** Discards what is known from this ply on. */
  forget(ply: number): void {
    if (this.begun.length > ply) this.begun.length = ply;
    if (this.took.length >= ply) this.took.length = Math.max(0, ply - 1);
  }
}

const timeoutOf = (engine: Engine, slot: number, { ply, value }: Clock): Verdict => engine.timeout(slot, ply, value.turn) as Verdict;

/** Gives an open game the requested clock. */
export function attachClock(state: GameState): void {
  const { timing } = state;
  if (timing === undefined) return;
  const controls = typeof timing === "string" ? presetOf(rulesIn(state).split("+", 1)[0]!, timing) : timing;
  state.clock = new Clock(controls, ClockValue.begin(controls, state.first));
}

const turnAt = (state: GameState, ply: number): 0 | 1 => ((state.first + ply) & 1) as 0 | 1;

/** Passes the time to the clock, and pauses or resumes it then; moves since the last call count as made by `now`. */
export function advance(state: GameState, now: unknown, step: "tick" | "pause" | "resume"): void {
  if (!Number.isSafeInteger(now) || (now as number) < 0) {
    throw invalidArgument("now", "whole milliseconds from 0 to 9007199254740991");
  }
  const { clock } = state;
  if (clock === undefined || clock.stopped || state.declared !== undefined) return;
  const isOver = verdictIn(state) !== null;
  const time = now as number;
  if (!clock.value.started) {
    if (isOver || step === "pause") return;
    clock.ply = state.ply;
    clock.value = clock.value.rewound(clock.value.sides, turnAt(state, state.ply)).at(time);
    clock.note();
  } else {
    if (clock.ply >= state.ply) clock.value = clock.value.at(time);
    while (clock.ply < state.ply && !clock.value.flagged) clock.press(time);
    if (step !== "tick" && !isOver) clock.value = clock.value.at(time, step);
  }
  // a player who mates has won, however late that is noticed
  clock.stopped = isOver;
  judge(state, isOver);
}

function judge(state: GameState, isOver: boolean): void {
  if (state.clock!.value.flagged && !isOver) endGame(state, withGame(state, timeoutOf, state.clock!));
}

/** Adds time for a side, or subtracts it. */
export function correct(state: GameState, color: unknown, time: unknown): void {
  const { colors } = state.board;
  const side = colors.indexOf(color as Color) as 0 | 1 | -1;
  if (side < 0) throw invalidArgument("color", colors.map((name) => `"${name}"`).join(" or "));
  if (!Number.isSafeInteger(time) || Math.abs(time as number) > LONGEST) {
    throw invalidArgument("time", `whole milliseconds from -${LONGEST} to ${LONGEST}`);
  }
  const { clock } = state;
  if (clock === undefined || clock.stopped || state.declared !== undefined || verdictIn(state) !== null) return;
  clock.value = clock.value.add(side as 0 | 1, time as number);
  if (!clock.value.started) return;
  // moves that can be replayed start with what is left now
  clock.note();
  judge(state, false);
}

/** Sets the clock to where undone or replayed moves have brought the game. */
export function rewind(state: GameState): void {
  const { clock } = state;
  if (clock === undefined || !clock.value.started) return;
  const { begun, ply } = clock;
  const isCurrent = state.ply === ply && !clock.value.flagged && !clock.stopped;
  if (isCurrent || (state.ply > ply && begun[state.ply] === undefined)) return;
  // moves before the clock was started took no time
  const had = begun[state.ply] ?? begun.find((sides) => sides !== undefined)!;
  // another move from here may discard what is known of later plies
  begun[state.ply] = had;
  clock.ply = state.ply;
  clock.stopped = false;
  clock.value = clock.value.rewound(had, turnAt(state, state.ply));
}

/** Called when a move was played: discards what the clock knew of moves in its place. */
export function played(state: GameState): void {
  state.clock?.forget(state.ply);
}

/** Returns what the clock shows. */
export function shown(state: GameState): ClockState | null {
  const { clock, board } = state;
  if (clock === undefined) return null;
  const { value, controls } = clock;
  const stands = !value.started || value.flagged || clock.stopped || verdictIn(state) !== null;
  const running: Color | null = stands || value.paused ? null : board.colors[value.turn];
  return {
    remaining: bySide(board, (side) => value.left(side)),
    running,
    thisMove: running === null ? null : value.forThisMove,
    ...(value.paused && !stands && { paused: true as const }),
    ...(controls.some((control) => control[BYOYOMI]! > 0) && { byoyomi: bySide(board, (side) => value.byoyomi(side)) }),
  };
}

/** Returns a record's times: its tags, and the marks of each move the clock saw. */
export function marksOf(state: GameState): { tags: Record<string, string>; marks: { clock: number; elapsed: number }[] } | null {
  const { clock } = state;
  if (clock === undefined) return null;
  // times that PGN cannot express are unknown to its readers
  const [white, black] = clock.controls.map((control) => writeTimeControl(controlIn(control)) ?? "?") as [string, string];
  // two tags are the convention for time odds in engine matches
  const tags: Record<string, string> = white === black ? { TimeControl: white } : { WhiteTimeControl: white, BlackTimeControl: black };
  const marks: { clock: number; elapsed: number }[] = [];
  for (let ply = 0; ply < state.ply; ply++) {
    const after = clock.begun[ply + 1];
    const elapsed = clock.took[ply];
    if (after !== undefined && elapsed !== undefined) marks[ply] = { clock: after[4 * turnAt(state, ply)]!, elapsed };
  }
  return { tags, marks };
}
