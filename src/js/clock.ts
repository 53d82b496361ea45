import { fieldsOf } from "./arguments.js";
import { ask, cross, toldWords, type Line } from "./engine.js";
import { invalidArgument } from "./errors.js";
import type { Engine } from "./glue.js";
import { rulesIn, settle, verdictIn, verdictTold } from "./status.js";
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
const PLACES = 9;

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
    this.numbers = ask((live) => {
      live.clock(this.control, this.numbers, now, press);
      return new Float64Array(toldWords(live).slice(0, 2 * PLACES).buffer);
    });
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

const timeoutOf = (live: Engine, slot: number, line: Line): Verdict => {
  const { ply, numbers } = line.clock!;
  return verdictTold(live, live.timeout(slot, ply, numbers[TURN]!), line)!;
};

const FIELDS = ["main", "perMove", "increment", "delay"];

/** Takes the times of a new game from the caller. */
export function timingOf(clock: unknown): Line["timing"] {
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
  const lines = ask((live) => live.presets()).split("\n");
  const sets: Record<string, Record<string, ClockTimes>> = {};
  for (const line of lines.slice(0, -1)) {
    const [rules, name, main, perMove] = line.split(" ") as [string, string, string, string];
    sets[rules] ??= {};
    sets[rules][name] = perMove === "0" ? { main: +main } : { main: +main, perMove: +perMove };
  }
  return sets;
}

/** Gives an open line the clock that was asked for. */
export function wind(line: Line): void {
  const { timing } = line;
  if (timing === undefined) return;
  const times = typeof timing === "string" ? presetOf(line, timing) : timing;
  const { main, perMove = 0, increment = 0, delay = 0 } = times;
  line.clock = new Clock(Float64Array.of(main, perMove, increment, delay), Float64Array.of(main, main, line.first, -1, 0, 0, main, main));
}

function presetOf(line: Line, name: string): ClockTimes {
  const named = presets()[rulesIn(line).split("+", 1)[0]!] ?? {};
  const preset = Object.keys(named).includes(name) ? named[name] : undefined;
  if (preset === undefined) {
    const names = Object.keys(named).map((known) => `"${known}"`);
    throw invalidArgument("options.clock", ["{ main, perMove, increment, delay }", ...names].join(" or "));
  }
  return preset;
}

const turnAt = (line: Line, ply: number): 0 | 1 => ((line.first + ply) & 1) as 0 | 1;

/** Tells the clock the time: the moves played since the last call were made by now. */
export function tick(line: Line, now: unknown): void {
  if (!Number.isSafeInteger(now) || (now as number) < 0) {
    throw invalidArgument("now", "whole milliseconds from 0 to 9007199254740991");
  }
  const { clock } = line;
  if (clock === undefined || clock.stopped || line.declared !== undefined) return;
  const isOver = verdictIn(line) !== null;
  const time = now as number;
  if (!clock.started) {
    if (isOver) return;
    clock.begin(line.ply, turnAt(line, line.ply), [clock.numbers[0]!, clock.numbers[1]!], time);
    clock.note();
    return;
  }
  if (clock.ply >= line.ply) clock.step(time, false);
  while (clock.ply < line.ply && !clock.flagged) {
    clock.step(time, true);
    if (clock.flagged) break;
    clock.ply++;
    clock.note();
  }
  // whoever mates has won, however late that is noticed
  clock.stopped = isOver;
  if (clock.flagged && !isOver) settle(line, cross(line, timeoutOf, line));
}

/** Brings the clock to where moves taken back or played again have brought the line. */
export function rewind(line: Line): void {
  const { clock } = line;
  if (clock === undefined || !clock.started) return;
  const { begun, ply } = clock;
  const isCurrent = line.ply === ply && !clock.flagged && !clock.stopped;
  if (isCurrent || (line.ply > ply && begun[line.ply] === undefined)) return;
  // moves before the clock was started took no time
  const had = begun[line.ply] ?? begun.find((pair) => pair !== undefined)!;
  // another move from here may make everything forgotten that is known of later plies
  begun[line.ply] = had;
  clock.begin(line.ply, turnAt(line, line.ply), had, clock.numbers[NOW]!);
}

/** A move was played: what the clock knew of moves in its place is forgotten. */
export function played(line: Line): void {
  const begun = line.clock?.begun;
  if (begun !== undefined && begun.length > line.ply) begun.length = line.ply;
}

/** What the clock shows. */
export function shown(line: Line): ClockState | null {
  const { clock } = line;
  if (clock === undefined) return null;
  const { numbers } = clock;
  const { colors } = line.board;
  const remaining: Record<string, number> = {};
  colors.forEach((color, index) => {
    remaining[color] = numbers[LEFT + index]!;
  });
  const runs = clock.started && !clock.flagged && !clock.stopped && verdictIn(line) === null;
  const running: Color | null = runs ? colors[numbers[TURN]! as 0 | 1] : null;
  return { remaining, running, thisMove: running === null ? null : numbers[FOR_THIS_MOVE]! };
}
