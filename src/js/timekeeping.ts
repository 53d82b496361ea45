// Checks a record's times: what each move took by its marks, and who had run out of time.
import { fieldsOf } from "./arguments.js";
import { ClockValue } from "./clock.js";
import { bySide, controlIn, presetOf, timingOf, type Controls } from "./clock-control.js";
import { RulesError, invalidArgument } from "./errors.js";
import { boardOf } from "./options.js";
import type { Board } from "./engine/board.js";
import { readTimeControl } from "./time-control.js";
import type { ClockControl, Color, GameOptions, GameRecord, Timekeeping } from "./types.js";

/** Far beyond any game. */
const MOST_PLIES = 50_000;

/** A move's marks. */
interface Marks {
  readonly clock: number | undefined;
  readonly elapsed: number | undefined;
}

/**
 * Judges the times of a record by its time control: which move was too late, and where its marks contradict each other.
 *
 * The time a move took is its `%emt`, or else follows from `%clk`. Marks in whole seconds are less precise than a clock; a
 * side that may have had a fraction of a second left is given the benefit of the doubt.
 *
 * ```ts
 * const [record] = readRecords('[TimeControl "60+5"]\n\n1. e4 {[%emt 0:00:10]} e5 {[%emt 0:01:00]} *', { kind: "chess" });
 * timekeeping(record!)!.overstepped;   // → { ply: 2, color: "black", elapsed: 60000, allowed: 60000 }
 * ```
 *
 * @param options `clock`: a time control instead of the record's, as for a new game; preset names are those of `rules`
 * @returns `null` if no time control is known, or no move has a mark
 * @throws RulesError `invalid-argument` if it is not a record or a control, or the tag cannot be read
 */
export function timekeeping(record: GameRecord, options: Pick<GameOptions, "clock" | "rules"> = {}): Timekeeping | null {
  const { clock, rules } = fieldsOf(options, "options");
  const { board, tags, marks, first } = read(record);
  const controls = controlsOf(clock, rules, tags, board);
  const marked = marks.filter((mark) => mark.clock !== undefined || mark.elapsed !== undefined).length;
  return controls === null || marked === 0 ? null : judge(marks, marked, controls, board, first);
}

function controlsOf(clock: unknown, rules: unknown, tags: Readonly<Record<string, string>>, board: Board): Controls | null {
  const timing = timingOf(clock, board);
  if (typeof timing === "object") return timing;
  if (typeof timing === "string") {
    const base = typeof rules === "object" && rules !== null ? (rules as { base?: unknown }).base : rules;
    return presetOf(typeof base === "string" ? base : board.kind === "chess" ? "fide" : "club", timing);
  }
  const sides = board.colors.map((color) => sideTag(tags, color));
  return sides.every((control) => typeof control === "object")
    ? (timingOf(
        bySide(board, (side) => sides[side]),
        board,
      ) as Controls)
    : null;
}

/** Returns the control of a side: its own, as in engine matches with time odds, or the common one. */
function sideTag(tags: Readonly<Record<string, string>>, color: Color): ClockControl | "?" | "-" {
  const name = color[0]!.toUpperCase() + color.slice(1);
  const own = color === "red" ? (tags["RedTimeControl"] ?? tags["WhiteTimeControl"]) : tags[`${name}TimeControl`];
  return readTimeControl(own ?? tags["TimeControl"] ?? "?");
}

/** Copies what is needed of a caller's record; its getters run here. */
function read(record: unknown): { board: Board; tags: Readonly<Record<string, string>>; marks: Marks[]; first: 0 | 1 } {
  try {
    const { kind, fen, moves, tags } = record as GameRecord;
    if (moves.length > MOST_PLIES) throw invalidArgument("record.moves", `at most ${MOST_PLIES} moves`);
    const marks: Marks[] = [];
    for (let ply = 0; ply < moves.length; ply++) {
      const { clock, elapsed } = moves[ply]!;
      marks.push({ clock: time(clock), elapsed: time(elapsed) });
    }
    return { board: boardOf(kind), tags: { ...tags }, marks, first: fen.split(" ")[1] === "b" ? 1 : 0 };
  } catch (exception) {
    throw exception instanceof RulesError ? exception : invalidArgument("record", "a GameRecord");
  }
}

function time(mark: unknown): number | undefined {
  if (mark === undefined) return undefined;
  if (!Number.isSafeInteger(mark) || (mark as number) < 0) throw invalidArgument("record.moves", "times in whole milliseconds");
  return mark as number;
}

/** Returns the unit of the last digit of a record's marks: a second, a tenth, a hundredth, a millisecond. */
function resolutionOf(marks: readonly (number | undefined)[]): number {
  return [1000, 100, 10].find((unit) => marks.every((mark) => mark === undefined || mark % unit === 0)) ?? 1;
}

function judge(marks: readonly Marks[], marked: number, controls: Controls, board: Board, first: 0 | 1): Timekeeping {
  const unit = resolutionOf(marks.flatMap((mark) => [mark.clock, mark.elapsed]));
  const disagreements: { ply: number; color: Color; expected: number; clock: number }[] = [];
  let overstepped: Timekeeping["overstepped"] = null;
  let value = ClockValue.begin(controls, first).at(0);
  // By side, how much more the clock here has than the marks say: all that their last digit may omit.
  const slack: [number, number] = [0, 0];
  for (const [index, mark] of marks.entries()) {
    const side = value.turn;
    const at = { ply: index + 1, color: board.colors[side] };
    const allowed = value.forThisMove;
    const isLimited = allowed === value.perMove(side);
    const { took, certain } = tookOf(value, mark, slack[side], unit, isLimited);
    if (certain >= allowed) {
      overstepped = { ...at, elapsed: took, allowed: isLimited ? allowed : allowed - slack[side] };
      break;
    }
    value = value.at(value.now + Math.min(took, allowed - 1), "press");
    if (mark.clock === undefined) continue;
    // The clocks on the table count: continue with what they show.
    const left = value.left(side);
    const expected = left - slack[side];
    if (Math.abs(mark.clock - expected) > 2 * unit) disagreements.push({ ...at, expected, clock: mark.clock });
    slack[side] = unit - 1;
    value = value.add(side, mark.clock + slack[side] - left);
  }
  return { control: bySide(board, (side) => controlIn(controls[side])), marked, overstepped, disagreements };
}

/** Returns what a move took by its marks, and how much of its time it certainly used. */
function tookOf(
  value: ClockValue,
  { clock, elapsed }: Marks,
  slack: number,
  unit: number,
  isLimited: boolean,
): { took: number; certain: number } {
  if (elapsed !== undefined) return { took: elapsed, certain: elapsed };
  const side = value.turn;
  // in byo-yomi the main clock tells nothing
  const isOver = value.left(side) === slack && value.byoyomi(side).periods > 0;
  if (clock === undefined || isOver) return { took: 0, certain: 0 };
  // what the clock would show had the move taken no time, including an increment and a stage's time
  const most = value.at(value.now, "press").left(side);
  const used = most - slack - clock;
  if (used <= 0) return { took: 0, certain: 0 };
  const took = used + value.delay(side);
  // The slack applies to the time for the game, not to the time for one move.
  return { took, certain: took + (isLimited ? 0 : slack) - (unit - 1) };
}
