import { fill, type Speech } from "./language.ts";

/** What was judged so far. */
export interface Tally {
  games: number;
  plies: number;
  illegal: number;
}

/** Marks that change the direction of the following text: a line could appear to say something else. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const code = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Returns a record's text as a line for people: control characters would be commands to a terminal. */
export const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, " ").replace(DIRECTIONS, code);

/** Escapes the control characters in JSON that it allows and terminals obey. */
export const escaped = (json: string): string => json.replace(/[\u007f-\u009f]/g, code);

/** Writes to standard output and waits until it drains, so that output does not pile up. */
export function write(chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(chunk)) resolve();
    else process.stdout.once("drain", resolve);
  });
}

export const complain = (line: string): void => void process.stderr.write(`${plain(line)}\n`);

/** Ends the program once everything written has been flushed. */
export function leave(status: number): void {
  process.stdout.write("", () => process.exit(status));
}

const WIDTH = 24;
const INTERVAL = 100;

/** A progress bar on a terminal; nothing elsewhere. */
export class Progress {
  private last = 0;
  private shown = false;
  private readonly began = Date.now();

  constructor(
    private readonly speech: Speech,
    private readonly template: string,
    private readonly total: number,
    private readonly enabled = process.stderr.isTTY === true,
  ) {}

  seconds(): number {
    return (Date.now() - this.began) / 1000;
  }

  show(read: number, tally: Tally): void {
    const now = Date.now();
    if (!this.enabled || now - this.last < INTERVAL) return;
    this.last = now;
    const share = this.total === 0 ? 0 : Math.min(1, read / this.total);
    const full = Math.round(share * WIDTH);
    const line = fill(this.template, {
      percent: this.total === 0 ? "" : `${Math.floor(share * 100)} %`.padStart(5),
      bar: this.total === 0 ? "" : "█".repeat(full) + "░".repeat(WIDTH - full),
      ...numbers(this.speech, tally),
      rate: rate(this.speech, tally, this.seconds()),
    });
    // A terminal that does not know its width reports 0.
    process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
    this.shown = true;
  }

  /** Removes the bar, so that a line can be written in its place. */
  clear(): void {
    if (this.shown) process.stderr.write("\r\x1b[K");
    this.shown = false;
  }
}

const grouped = ({ language }: Speech, value: number): string => value.toLocaleString(language);

const numbers = (speech: Speech, { games, plies, illegal }: Tally): Record<string, string> => ({
  games: grouped(speech, games),
  plies: grouped(speech, plies),
  illegal: grouped(speech, illegal),
});

const rate = (speech: Speech, { games }: Tally, seconds: number): string => grouped(speech, Math.round(games / Math.max(seconds, 0.001)));

export function summary(speech: Speech, template: string, tally: Tally, seconds: number): string {
  return fill(template, { ...numbers(speech, tally), seconds: seconds.toFixed(1), rate: rate(speech, tally, seconds) });
}

/** Returns the columns a text occupies on a terminal: Chinese characters and full-width signs take two. */
const breadth = (text: string): number =>
  [...text].reduce(
    (sum, each) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(each) ? 2 : 1),
    0,
  );

/** Aligns rows of cells in columns, the first to the left, numbers to the right; with a rule under the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => breadth(row[column]!))));
  const pad = (text: string, column: number): string => {
    const blanks = " ".repeat(widths[column]! - breadth(text));
    return column === 0 ? text + blanks : blanks + text;
  };
  const lines = rows.map((row) => row.map(pad).join("  ").trimEnd());
  return [lines[0]!, widths.map((width) => "─".repeat(width)).join("  "), ...lines.slice(1)].join("\n");
}
