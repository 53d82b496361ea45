/** The options of the command line, and parsing them. */

/** An error in the command line: a text of the usage catalogue with its values. */
export class Usage extends Error {
  constructor(
    readonly key: string,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }
}

/** `flag` stands alone; `text` and `number` take a value; a list is of the allowed values. */
export type Shape = "flag" | "text" | "number" | readonly string[];

export interface Given {
  readonly options: Readonly<Record<string, string | number | true>>;
  readonly words: readonly string[];
}

/** Single letters for some options. */
const SHORT: Readonly<Record<string, string>> = { h: "help", o: "output", j: "jobs", v: "version" };

/** Parses arguments according to a command's options. */
export function read(shapes: Readonly<Record<string, Shape>>, args: readonly string[]): Given {
  const options: Record<string, string | number | true> = {};
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at]!;
    if (arg === "--") {
      words.push(...args.slice(at + 1));
      break;
    }
    if (!arg.startsWith("-") || arg === "-") {
      words.push(arg);
      continue;
    }
    const [, dashes, given, value] = /^(--?)([^=]*)(?:=(.*))?$/s.exec(arg)!;
    const name = dashes === "-" ? (SHORT[given!] ?? given!) : given!;
    const shape = Object.hasOwn(shapes, name) ? shapes[name]! : undefined;
    if (shape === undefined) {
      const guess = nearest(name, Object.keys(shapes));
      throw guess === undefined
        ? new Usage("unknownOption", { option: arg })
        : new Usage("unknownOptionGuess", { option: arg, guess: `--${guess}` });
    }
    if (shape === "flag") {
      if (value !== undefined) throw new Usage("noValue", { option: `--${name}` });
      options[name] = true;
      continue;
    }
    const text = value ?? args[++at];
    if (text === undefined || (value === undefined && text.startsWith("--"))) throw new Usage("needsValue", { option: `--${name}` });
    options[name] = optionValue(name, shape, text);
  }
  return { options, words };
}

function optionValue(name: string, shape: Exclude<Shape, "flag">, text: string): string | number {
  if (shape === "text") return text;
  if (shape === "number") {
    if (!/^\d{1,4}$/.test(text)) throw new Usage("badNumber", { option: `--${name}`, value: text });
    return Number(text);
  }
  if (shape.includes(text)) return text;
  throw new Usage("badValue", { option: `--${name}`, value: text, known: shape.join(", ") });
}

/** Returns the known name that was probably meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const near = known.map((other) => ({ other, far: distance(name.slice(0, 30), other) })).sort((a, b) => a.far - b.far)[0];
  const begun = known.filter((other) => name.length >= 2 && other.startsWith(name));
  if (begun.length === 1) return begun[0];
  return near !== undefined && near.far <= Math.max(1, Math.floor(near.other.length / 3)) ? near.other : undefined;
}

/** Returns the edit distance: insertions, deletions, replacements and swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
