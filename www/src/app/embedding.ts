/** The code that puts a game into a page of one's own: a frame whose address says what stands on it. Pure. */

import type { Study } from "./study.ts";
import { lineMoves } from "./study.ts";

export interface View {
  /** So many moves of the line are played. */
  readonly ply: number;
  readonly flipped: boolean;
}

/** Width of the frame in CSS pixels; its height leaves room for the bar under the board. */
const WIDTH = 420;
const BAR = 60;

/** `page` is the address of the demo; `tag` the language of the board. */
export function embedCode(study: Study, { ply, flipped }: View, page: string, tag: string, title: string): string {
  const { kind, rules, chess960, fen } = study.start;
  const moves = lineMoves(study).filter((uci) => uci !== "0000");
  const address = new URL("embed.html", page);
  const parameters: readonly (readonly [string, string | undefined])[] = [
    ["game", kind],
    ["rules", rules],
    ["chess960", chess960 ? "on" : undefined],
    ["fen", fen],
    ["moves", moves.length === 0 ? undefined : moves.join(" ")],
    ["ply", moves.length === 0 ? undefined : String(ply)],
    ["orientation", flipped ? "black" : undefined],
    ["lang", tag],
  ];
  for (const [name, value] of parameters) if (value !== undefined) address.searchParams.set(name, value);
  const height = Math.round(WIDTH / (kind === "chess" ? 1 : 0.86)) + BAR;
  const safe = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${safe(address.href)}" title="${safe(title)}" width="${WIDTH}" height="${height}" style="border:0" loading="lazy"></iframe>`;
}
