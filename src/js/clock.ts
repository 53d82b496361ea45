import { fieldsOf } from "./arguments.js";
import { withEngine, type Engine } from "./engine/live.js";
import { withGame } from "./engine/slots.js";
import type { GameState } from "./engine/state.js";
import { invalidArgument } from "./errors.js";
import { endGame, rulesIn, verdictIn } from "./verdict.js";
import type { ClockState, ClockTimes, Color, Verdict } from "./types.js";

/** A hundred days: the engine's own limit. */
const LONGEST = 8_640_000_000;

// Places in the engine's numbers of a clock, of which the first six are all there is to it.
const TURN = 2;
const SINCE = 3;
const NOW = 4;
const FLAGGED = 5;
const LEFT = 6;
const FOR_THIS_MOVE = 8;

/** A game's clock: a value beside what was played, which the engine steps and does not keep. */
export class Clock {
  /** The ply whose move is being thought about, as far as the clock was told. */
  ply = 0;
  /** The game ended by the rules while it ran. */
  stopped = false;
  /** What both sides had when the move of each ply began. */
  begun: (readonly [number, number])[] = [];

  constructor(
    /** Main time, time for a move (0: not limited), increment, delay. */
    readonly control: Float64Array,
    public numbers: Float64Array,
  ) {}

  copy(): Clock {
    const copy = new Clock(this.control, this.numbers);
    copy.ply = this.ply;
    copy.stopped = this.stopped;
    copy.begun = this.begun.slice();
    return copy;
  }

  get started(): boolean {
    return this.numbers[SINCE]! >= 0;
  }

  get flagged(): boolean {
    return this.numbers[FLAGGED] === 1;
  }

  step(now: number, press: boolean): void {
    this.numbers = withEngine((engine) => engine.clock(this.control, this.numbers, now, press), undefined);
  }

  /** The move of a ply begins now, with so much left. */
  begin(ply: number, turn: number, [first, second]: readonly [number, number], now: number): void {
    this.ply = ply;
    this.stopped = false;
    this.numbers = Float64Array.of(first, second, turn, -1, 0, 0);
    this.step(now, false);
  }

  /** Notes what both sides have as the move of this ply begins; what was noted for later plies was of other moves. */
  note(): void {
    this.begun[this.ply] = [this.numbers[0]!, this.numbers[1]!];
    this.begun.length = this.ply + 1;
  }
}

const timeoutOf = (engine: Engine, slot: number, { ply, numbers }: Clock): Verdict => {
  return engine.timeout(slot, ply, numbers[TURN]!) as Verdict;
};

const FIELDS = ["main", "perMove", "increment", "delay"];

/** Takes the times of a new game from the caller. */
export function timingOf(clock: unknown): GameState["timing"] {
  if (clock === undefined || typeof clock === "string") return clock;
  const expected = "the name of a preset, or { main, perMove, increment, delay }";
  const { main, perMove, increment, delay } = fieldsOf(clock, "options.clock", FIELDS, expected);
  return { main: time(main, "main", 1), ...optional({ perMove }, 1), ...optional({ increment }, 0), ...optional({ delay }, 0) };
}

function time(value: unknown, field: string, least: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > LONGEST) {
    throw invalidArgument(`options.clock.${field}`, `whole milliseconds from ${least} to ${LONGEST}`);
  }
  return value as number;
}

function optional(given: Record<string, unknown>, least: number): Record<string, number> {
  const [field, value] = Object.entries(given)[0]!;
  return value === undefined ? {} : { [field]: time(value, field, least) };
}

/** The named time controls by rule set. */
export function presets(): Record<string, Record<string, ClockTimes>> {
  return withEngine((engine) => engine.clockPresets() as Record<string, Record<string, ClockTimes>>, undefined);
}

/** Gives an open game the clock that was asked for. */
export function attachClock(state: GameState): void {
  const { timing } = state;
  if (timing === undefined) return;
  const times = typeof timing === "string" ? presetOf(state, timing) : timing;
  const { main, perMove = 0, increment = 0, delay = 0 } = times;
  state.clock = new Clock(Float64Array.of(main, perMove, increment, delay), Float64Array.of(main, main, state.first, -1, 0, 0, main, main));
}

function presetOf(state: GameState, name: string): ClockTimes {
  const named = presets()[rulesIn(state).split("+", 1)[0]!] ?? {};
  const preset = Object.keys(named).includes(name) ? named[name] : undefined;
  if (preset === undefined) {
    const names = Object.keys(named).map((known) => `"${known}"`);
    throw invalidArgument("options.clock", ["{ main, perMove, increment, delay }", ...names].join(" or "));
  }
  return preset;
}

const turnAt = (state: GameState, ply: number): 0 | 1 => ((state.first + ply) & 1) as 0 | 1;

/** Tells the clock the time: the moves played since the last call were made by now. */
export function tick(state: GameState, now: unknown): void {
  if (!Number.isSafeInteger(now) || (now as number) < 0) {
    throw invalidArgument("now", "whole milliseconds from 0 to 9007199254740991");
  }
  const { clock } = state;
  if (clock === undefined || clock.stopped || state.declared !== undefined) return;
  const isOver = verdictIn(state) !== null;
  const time = now as number;
  if (!clock.started) {
    if (isOver) return;
    clock.begin(state.ply, turnAt(state, state.ply), [clock.numbers[0]!, clock.numbers[1]!], time);
    clock.note();
    return;
  }
  if (clock.ply >= state.ply) clock.step(time, false);
  while (clock.ply < state.ply && !clock.flagged) {
    clock.step(time, true);
    if (clock.flagged) break;
    clock.ply++;
    clock.note();
  }
  // whoever mates has won, however late that is noticed
  clock.stopped = isOver;
  if (clock.flagged && !isOver) endGame(state, withGame(state, timeoutOf, clock));
}

/** Brings the clock to where moves taken back or played again have brought the state. */
export function rewind(state: GameState): void {
  const { clock } = state;
  if (clock === undefined || !clock.started) return;
  const { begun, ply } = clock;
  const isCurrent = state.ply === ply && !clock.flagged && !clock.stopped;
  if (isCurrent || (state.ply > ply && begun[state.ply] === undefined)) return;
  // moves before the clock was started took no time
  const had = begun[state.ply] ?? begun.find((pair) => pair !== undefined)!;
  // another move from here may make everything forgotten that is known of later plies
  begun[state.ply] = had;
  clock.begin(state.ply, turnAt(state, state.ply), had, clock.numbers[NOW]!);
}

/** A move was played: what the clock knew of moves in its place is forgotten. */
export function played(state: GameState): void {
  const begun = state.clock?.begun;
  if (begun !== undefined && begun.length > state.ply) begun.length = state.ply;
}

/** What the clock shows. */
export function shown(state: GameState): ClockState | null {
  const { clock } = state;
  if (clock === undefined) return null;
  const { numbers } = clock;
  const { colors } = state.board;
  const remaining: Record<string, number> = {};
  colors.forEach((color, index) => {
    remaining[color] = numbers[LEFT + index]!;
  });
  const runs = clock.started && !clock.flagged && !clock.stopped && verdictIn(state) === null;
  const running: Color | null = runs ? colors[numbers[TURN]! as 0 | 1] : null;
  return { remaining, running, thisMove: running === null ? null : numbers[FOR_THIS_MOVE]! };
}
