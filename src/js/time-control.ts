// The PGN tag `TimeControl` (9.6.1): periods separated by colons, each `moves/seconds`, `seconds` or either with `+increment`;
// `*seconds` for a sandclock, `?` if unknown, `-` for no time control.
import { controlIn, controlOf } from "./clock-control.js";
import { RulesError, invalidArgument } from "./errors.js";
import type { ClockControl } from "./types.js";

const SECOND = 1000;

/** The most stages of a control: a last period with a number of moves repeats. */
const MOST_STAGES = 16;

/** The longest text accepted. */
const LONGEST_TEXT = 200;

interface Period {
  readonly moves: number;
  readonly time: number;
  readonly increment: number;
}

// Programs write fractions of a second where the standard has whole ones.
const PERIOD = /^(?:([1-9]\d{0,4})\/)?(\d{1,8}(?:\.\d{1,3})?)(?:\+(\d{1,8}(?:\.\d{1,3})?))?$/;
const SANDCLOCK = /^\*(\d{1,8}(?:\.\d{1,3})?)$/;

const milliseconds = (seconds: string | undefined): number => Math.round(Number(seconds ?? 0) * SECOND);

const invalid = (offset: number, expected: string): RulesError =>
  new RulesError("invalid-argument", { argument: "text", field: "TimeControl", offset, expected });

/**
 * Reads a PGN `TimeControl` tag.
 *
 * A last period with a number of moves (`40/7200`) repeats, as engines play it.
 *
 * ```ts
 * readTimeControl("40/5400+30:1800+30");
 * // → { main: 5400000, increment: 30000, stages: [{ moves: 40, add: 1800000 }] }
 * readTimeControl("?");   // → "?"
 * ```
 *
 * @returns the control; `"?"` if unknown or empty; `"-"` for no time control
 * @throws RulesError `invalid-argument` with `{ field, offset, expected }`
 */
export function readTimeControl(text: string): ClockControl | "?" | "-" {
  if (typeof text !== "string") throw invalidArgument("text", "text");
  if (text.length > LONGEST_TEXT) throw invalid(LONGEST_TEXT, `at most ${LONGEST_TEXT} characters`);
  const trimmed = text.trim();
  if (trimmed === "" || trimmed === "?") return "?";
  if (trimmed === "-") return "-";
  const sandclock = SANDCLOCK.exec(trimmed);
  if (sandclock !== null) return checked({ main: milliseconds(sandclock[1]), hourglass: true });
  let offset = text.indexOf(trimmed);
  const periods: Period[] = [];
  for (const field of trimmed.split(":")) {
    const [, moves = "0", time, increment] = PERIOD.exec(field.trim()) ?? [];
    if (time === undefined) throw invalid(offset, "moves/seconds, seconds, either with +increment, *seconds, ? or -");
    const before = periods[periods.length - 1];
    if (before !== undefined && before.moves === 0) throw invalid(offset, "no period after one for the rest of the game");
    periods.push({ moves: Number(moves), time: milliseconds(time), increment: milliseconds(increment) });
    offset += field.length + 1;
  }
  if (periods.length > MOST_STAGES) throw invalid(0, `at most ${MOST_STAGES} periods`);
  return checked(controlFrom(periods as [Period, ...Period[]]));
}

function checked(control: ClockControl): ClockControl {
  try {
    return controlIn(controlOf(control, "control"));
  } catch (exception) {
    const { code, detail } = exception as RulesError;
    if (code !== "invalid-argument") throw exception;
    throw invalid(0, `a control that can be: ${(detail as { expected?: string } | undefined)?.expected ?? "times"}`);
  }
}

function controlFrom(periods: readonly [Period, ...Period[]]): ClockControl {
  const [first, ...later] = periods;
  const last = periods[periods.length - 1]!;
  let before = first;
  const stages: { moves: number; add: number; increment?: number }[] = [];
  const begin = (period: Period): void => {
    const { increment } = period;
    stages.push({ moves: before.moves, add: period.time, ...(increment !== before.increment && { increment }) });
    before = period;
  };
  later.forEach(begin);
  while (last.moves > 0 && stages.length < MOST_STAGES) begin(last);
  return { main: first.time, increment: first.increment, stages };
}

/**
 * Writes a time control as a PGN `TimeControl` tag.
 *
 * ```ts
 * writeTimeControl({ main: 900_000, increment: 10_000 });   // → "900+10"
 * ```
 *
 * @returns `null` if PGN cannot express it: a limit for one move, a delay, byo-yomi
 * @throws RulesError `invalid-argument` if it is not a control
 */
export function writeTimeControl(control: ClockControl | "?" | "-"): string | null {
  if (control === "?" || control === "-") return control;
  const { main, perMove, increment = 0, delay, byoyomi, stages = [], hourglass } = controlIn(controlOf(control, "control"));
  if (perMove !== undefined || delay !== undefined || byoyomi !== undefined) return null;
  if (hourglass === true) return increment > 0 || stages.length > 0 ? null : `*${seconds(main)}`;
  const periods: Period[] = [];
  let time = main;
  let added = increment;
  for (const { moves = 0, add, increment: later } of stages) {
    if (moves > 0) {
      periods.push({ moves, time, increment: added });
      time = 0;
    }
    time += add;
    added = later ?? added;
  }
  periods.push({ moves: 0, time, increment: added });
  return (repeating(periods) ?? periods).map(periodText).join(":");
}

/** Returns the periods of a control that uses all stages: the last one repeats. */
function repeating(periods: readonly Period[]): readonly Period[] | null {
  if (periods.length <= MOST_STAGES) return null;
  const last = periods[periods.length - 2]!;
  const { time, increment } = periods[periods.length - 1]!;
  if (last.time !== time || last.increment !== increment) return null;
  const isLast = (period: Period): boolean =>
    period.moves === last.moves && period.time === last.time && period.increment === last.increment;
  let end = periods.length - 1;
  while (end > 1 && isLast(periods[end - 2]!)) end--;
  return periods.slice(0, end);
}

const periodText = ({ moves, time, increment }: Period): string =>
  `${moves > 0 ? `${moves}/` : ""}${seconds(time)}${increment > 0 ? `+${seconds(increment)}` : ""}`;

const seconds = (time: number): string => String(time / SECOND);
