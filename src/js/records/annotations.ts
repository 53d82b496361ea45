import type { RecordedMove } from "../types.js";

// What programs say of a move inside its comment: `[%clk 1:30:57]`, `[%emt 0:00:03]`, `[%eval -1.25,18]`, `[%csl Ge4]`,
// `[%cal Gg1f3,Re4e5]`.

const COMMAND = /\[%(clk|emt|eval|csl|cal)\s+([^\][]*)\]/g;
const COLORS = { G: "green", R: "red", Y: "yellow", B: "blue" } as const;

type Said = { -readonly [K in "clock" | "elapsed" | "evaluation" | "shapes"]?: RecordedMove[K] | undefined };

/** Moves the commands in a comment to a move's fields; returns the rest of the comment. */
export function annotate(move: Said, comment: string): string {
  const rest: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: name, 2: value, index } of comment.matchAll(COMMAND)) {
    if (!take(move, name!, value!.trim())) continue;
    rest.push(comment.slice(from, index!).trim());
    from = index! + whole.length;
  }
  rest.push(comment.slice(from).trim());
  return rest.filter((text) => text !== "").join(" ");
}

function take(move: Said, name: string, value: string): boolean {
  if (name === "clk" || name === "emt") {
    const time = millis(value);
    if (time !== undefined) move[name === "clk" ? "clock" : "elapsed"] = time;
    return time !== undefined;
  }
  if (name === "eval") {
    const [, mate, pawns, depth] = /^(?:#([-+]?\d{1,4})|([-+]?\d{1,5}(?:\.\d{1,6})?))(?:\s*,\s*(\d{1,4}))?$/.exec(value) ?? [];
    const more = depth === undefined ? {} : { depth: Number(depth) };
    if (mate !== undefined) move.evaluation = { mate: Number(mate), ...more };
    else if (pawns !== undefined) move.evaluation = { pawns: Number(pawns) + 0, ...more };
    return mate !== undefined || pawns !== undefined;
  }
  const shapes = value.split(/\s*,\s*/).map((text) => {
    const [, color, start, goal] = /^([GRYB])([a-i]\d)([a-i]\d)?$/.exec(text) ?? [];
    if (color === undefined || (name === "cal") !== (goal !== undefined)) return undefined;
    return { color: COLORS[color as keyof typeof COLORS], from: start!, ...(goal === undefined ? {} : { to: goal }) };
  });
  const known = shapes.filter((shape) => shape !== undefined);
  if (known.length === 0 || known.length < shapes.length) return false;
  const drawn = (move.shapes ?? []) as (typeof known)[number][];
  drawn.push(...known);
  move.shapes = drawn;
  return true;
}

/** Writes what {@link annotate} reads. */
export function annotationsOf({ clock, elapsed, evaluation, shapes = [] }: RecordedMove): string[] {
  const said: string[] = [];
  if (clock !== undefined) said.push(`[%clk ${timeOf(clock)}]`);
  if (elapsed !== undefined) said.push(`[%emt ${timeOf(elapsed)}]`);
  if (evaluation !== undefined) {
    const value = "mate" in evaluation ? `#${evaluation.mate}` : String(Number(evaluation.pawns.toFixed(6)) + 0);
    said.push(`[%eval ${value}${evaluation.depth === undefined ? "" : `,${evaluation.depth}`}]`);
  }
  for (const [name, arrows] of [
    ["csl", false],
    ["cal", true],
  ] as const) {
    const drawn = shapes.filter(({ to }) => (to !== undefined) === arrows);
    const texts = drawn.map(({ color, from, to = "" }) => color.charAt(0).toUpperCase() + from + to);
    if (texts.length > 0) said.push(`[%${name} ${texts.join(",")}]`);
  }
  return said;
}

/** Reads `1:30:57.5` as milliseconds. */
function millis(time: string): number | undefined {
  if (!/^\d{1,6}(?::\d{1,4}){0,2}(?:\.\d{1,9})?$/.test(time)) return undefined;
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const total = Math.round(seconds * 1000);
  return total > 0xffff_ffff ? undefined : total;
}

/** Writes milliseconds as `1:30:57.5`. */
function timeOf(millis: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const seconds = Math.floor(millis / 1000);
  const rest = millis % 1000;
  const fraction =
    rest === 0
      ? ""
      : `.${String(rest + 1000)
          .slice(1)
          .replace(/0+$/, "")}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${fraction}`;
}
