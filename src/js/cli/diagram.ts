/** `trongtai diagram`: a position, or the evidence of a verdict, as SVG or PNG. */
import { readFileSync, writeFileSync } from "node:fs";
import { cycleStrip, diagram, evidenceDiagram, type DiagramOptions } from "../entries/diagram.js";
import { Game, validate, type GameKind, type GameRecord, type Rules, type Verdict } from "../index.js";
import { readRecords } from "../index.js";
import { gameOf } from "./judge.ts";
import { Usage } from "./options.ts";
import { write } from "./terminal.ts";

export interface Drawing {
  readonly file: string | undefined;
  readonly fen: string | undefined;
  /** The number of the game in the file, from 1. */
  readonly game: number;
  /** The number of plies played; all if absent. */
  readonly ply: number | undefined;
  readonly rules: Readonly<Partial<Record<GameKind, Rules>>>;
  /** The last cycle of the verdict, or each occurrence of its position. */
  readonly show: "position" | "evidence" | "strip";
  readonly look: DiagramOptions;
  readonly output: string | undefined;
}

/** Returns the game of the file with this number. */
export function recordAt(file: string, number: number, kind?: GameKind): GameRecord {
  let at = 0;
  try {
    const bytes = new Uint8Array(readFileSync(file === "-" ? 0 : file));
    for (const record of readRecords(bytes, kind === undefined ? {} : { kind })) if (++at === number) return record;
  } catch (error) {
    throw new Usage("unreadableFile", { file, code: codeIn(error) });
  }
  throw new Usage("noSuchGame", { number, count: at });
}

/** Writes to a file, or to standard output if none is named. */
export async function put(file: string | undefined, content: string | Uint8Array): Promise<void> {
  if (file === undefined) return write(content);
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new Usage("unwritableFile", { file, code: codeIn(error) });
  }
}

/** Returns the code of an error of the system or the package; any other error is a bug in this program. */
function codeIn(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (!(error instanceof Error) || typeof code !== "string") throw error;
  return code;
}

/** Returns the verdict of a rule set after so many plies, preferring the first ending. */
export function verdictAt(
  record: GameRecord,
  rules: Rules | undefined,
  ply: number,
): { readonly ply: number; readonly verdict: Verdict } | null {
  const judged = validate(gameOf({ ...record, moves: record.moves.slice(0, ply) }, rules));
  if (!judged.ok) return null;
  if (judged.status.over) return { ply: judged.plies, verdict: judged.status };
  return judged.ended ?? null;
}

export async function draw({ file, fen, game, ply, rules, show, look, output }: Drawing): Promise<number> {
  const svg =
    file === undefined ? diagram(fen ?? new Game("xiangqi").fen(), look) : ofGame(recordAt(file, game), { ply, rules, show, look });
  await put(
    output,
    output !== undefined && /\.png$/i.test(output)
      ? await png(svg)
      : `${svg}
`,
  );
  return 0;
}

function ofGame(record: GameRecord, { ply, rules, show, look }: Pick<Drawing, "ply" | "rules" | "show" | "look">): string {
  const end = Math.min(ply ?? record.moves.length, record.moves.length);
  if (show !== "position") {
    const found = verdictAt(record, rules[record.kind], end);
    const drawn = found && (show === "strip" ? cycleStrip : evidenceDiagram)(found.verdict, record, look);
    if (!drawn) throw new Usage("noEvidence", { ply: end });
    return drawn;
  }
  const judged = validate({ ...gameOf({ ...record, moves: record.moves.slice(0, end) }, "basic") });
  const { fen } = judged;
  const last = record.moves[end - 1];
  return diagram(fen, { kind: record.kind, ...(last === undefined ? {} : { last: last.uci }), ...look });
}

/** Pixels per unit of the drawing: sharp on paper, too. */
const ZOOM = 3;

/** Uses a library that draws SVG, an optional installation. */
async function png(svg: string): Promise<Uint8Array> {
  const library = "@resvg/resvg-js";
  try {
    const { Resvg } = (await import(library)) as {
      Resvg: new (svg: string, options: object) => { render(): { asPng(): Uint8Array } };
    };
    return new Resvg(svg, { fitTo: { mode: "zoom", value: ZOOM } }).render().asPng();
  } catch (error) {
    if ((error as { code?: unknown }).code === "ERR_MODULE_NOT_FOUND") throw new Usage("noPng", { library });
    throw error;
  }
}
