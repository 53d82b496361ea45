// Time controls as given by callers, and as numbers for the engine.
import { fieldsOf, itemsOf } from "./arguments.js";
import { PRESETS } from "./clock-presets.js";
import { withEngine } from "./engine/live.js";
import { invalidArgument } from "./errors.js";
import type { Board } from "./engine/board.js";
import type { ClockControl, Color } from "./types.js";

/** The control of one side as the engine's numbers; the crate's module `api::clock` defines them. */
export type ControlNumbers = readonly number[];

/** A control for each side, the first mover's first. */
export type Controls = readonly [ControlNumbers, ControlNumbers];

const FIELDS = ["main", "perMove", "increment", "delay", "byoyomi", "stages", "hourglass"];
const COLORS = ["red", "white", "black"];
const EXPECTED = "the name of a preset, { main, perMove, increment, delay, byoyomi, stages }, or such a control for each side";
const MOST_STAGES = 16;

/** Replaces anything but a whole number: beyond every bound, so that the engine reports what was expected. */
const IMPOSSIBLE = 2 ** 53;

const whole = (value: unknown): number => (Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : IMPOSSIBLE);

/** An optional number, with a default; if given, it must be at least 1. */
const positive = (value: unknown, absent: number): number => (value === undefined ? absent : whole(value) || IMPOSSIBLE);

/** The same for counts: the engine has 32 bits for them, of which JavaScript handles 31 safely. */
const counted = (value: unknown, absent: number): number => Math.min(positive(value, absent), 2 ** 31 - 1);

const optional = (value: unknown, absent: number): number => (value === undefined ? absent : whole(value));

/** Reads the control of one side. */
export function controlOf(value: unknown, argument: string): ControlNumbers {
  const { main, perMove, increment, delay, byoyomi, stages, hourglass } = fieldsOf(value, argument, FIELDS, EXPECTED);
  if (hourglass !== undefined && typeof hourglass !== "boolean") throw invalidArgument(`${argument}.hourglass`, "true or false");
  const numbers = [
    whole(main),
    positive(perMove, 0),
    optional(increment, 0),
    optional(delay, 0),
    ...(byoyomi === undefined ? [0, 1] : byoyomiOf(byoyomi, `${argument}.byoyomi`)),
    hourglass === true ? 1 : 0,
    ...(stages === undefined ? [0] : stagesOf(stages, `${argument}.stages`)),
  ];
  const refused = withEngine(
    (engine) => engine.checkControl(Float64Array.from(numbers)) as { field: string; least: number; most: number } | null,
    undefined,
  );
  if (refused === null) return numbers;
  const { field, least, most } = refused;
  const unit = /moves$|periods$/.test(field) ? "a whole number" : "whole milliseconds";
  throw invalidArgument(`${argument}.${field}`, field === "stages" ? `at most ${most} of them` : `${unit} from ${least} to ${most}`);
}

function byoyomiOf(value: unknown, argument: string): number[] {
  const { time, periods } = fieldsOf(value, argument, ["time", "periods"], "{ time, periods }");
  return [whole(time) || IMPOSSIBLE, counted(periods, 1)];
}

function stagesOf(value: unknown, argument: string): number[] {
  const items = itemsOf(value, argument, MOST_STAGES);
  if (items === undefined) throw invalidArgument(argument, "an array of { moves, add, increment }");
  const numbers = [items.length];
  items.forEach((item, index) => {
    const names = ["moves", "add", "increment"];
    const { moves, add, increment } = fieldsOf(item, `${argument}[${index}]`, names, "{ moves, add, increment }");
    numbers.push(counted(moves, 0), whole(add), optional(increment, -1));
  });
  return numbers;
}

/** Reads the times of a new game: the name of a preset, which depends on the game's rules, or controls. */
export function timingOf(clock: unknown, { colors }: Board): string | Controls | undefined {
  if (clock === undefined || typeof clock === "string") return clock;
  const fields = fieldsOf(clock, "options.clock", undefined, EXPECTED);
  if (!Object.keys(fields).some((name) => COLORS.includes(name))) {
    const control = controlOf(fields, "options.clock");
    return [control, control];
  }
  const sides = fieldsOf(fields, "options.clock", colors);
  return colors.map((color) => controlOf(sides[color], `options.clock.${color}`)) as unknown as Controls;
}

/** Returns the control in these numbers. */
export function controlIn(numbers: ControlNumbers): ClockControl {
  const [main = 0, perMove = 0, increment = 0, delay = 0, time = 0, periods = 1, hourglass = 0, count = 0, ...rest] = numbers;
  const stages: { moves?: number; add: number; increment?: number }[] = [];
  for (let at = 0; at < 3 * count; at += 3) {
    const [moves = 0, add = 0, later = -1] = rest.slice(at, at + 3);
    stages.push({ ...(moves > 0 && { moves }), add, ...(later >= 0 && { increment: later }) });
  }
  return {
    main,
    ...(perMove > 0 && { perMove }),
    ...(increment > 0 && { increment }),
    ...(delay > 0 && { delay }),
    ...(time > 0 && { byoyomi: periods > 1 ? { time, periods } : { time } }),
    ...(stages.length > 0 && { stages }),
    ...(hourglass === 1 && { hourglass: true as const }),
  };
}

/** Returns a fresh copy of the named time controls by rule set. */
export function presets(): Record<string, Record<string, ClockControl>> {
  const sets: Record<string, Record<string, ClockControl>> = {};
  for (const [rules, named] of Object.entries(PRESETS)) {
    sets[rules] = {};
    for (const [name, control] of Object.entries(named)) sets[rules][name] = controlIn(controlOf(control, "control"));
  }
  return sets;
}

/** Returns the controls of a preset of a rule set. */
export function presetOf(rules: string, name: string): Controls {
  const named = Object.entries(PRESETS[rules] ?? {});
  const preset = named.find(([known]) => known === name)?.[1];
  if (preset === undefined) {
    const names = named.map(([known]) => `"${known}"`);
    throw invalidArgument("options.clock", ["{ main, perMove, increment, delay, byoyomi, stages }", ...names].join(" or "));
  }
  const control = controlOf(preset, "options.clock");
  return [control, control];
}

/** Returns values by the names of the sides. */
export const bySide = <T>(board: Board, value: (index: 0 | 1) => T): Record<string, T> => {
  const [first, second] = board.colors as readonly [Color, Color];
  return { [first]: value(0), [second]: value(1) };
};
