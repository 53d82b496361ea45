/** A study on its way out: as a file, as text, as a link. */

import { outcomeOf } from "../engine.ts";
import type { GameRecord, Notation, RecordFormat } from "../engine.ts";
import { recordOf, write } from "../engine/files.ts";
import type { Written } from "../engine/files.ts";
import type { View } from "../embedding.ts";
import type { Start } from "../model.ts";
import type { GameKind } from "../games.ts";
import { LONGEST_LINK, pack } from "../share.ts";
import type { Shared } from "../share.ts";
import type { Study } from "../study.ts";
import { mainLine, nodeOf, treeOf } from "../tree.ts";

export const FORMATS: readonly RecordFormat[] = ["pgn", "dhtmlxq", "xqf", "cbr", "wxf", "uci"];
export const EXTENSIONS: Readonly<Record<RecordFormat, string>> = {
  pgn: "pgn",
  dhtmlxq: "ubb",
  xqf: "xqf",
  cbr: "cbr",
  wxf: "wxf",
  uci: "txt",
};

/** Why a format cannot hold a game; `null` when it can. */
export function obstacle({ start, tree }: Study, format: RecordFormat): "xiangqiOnly" | "nullMoves" | null {
  if (start.kind === "chess" && format !== "pgn" && format !== "uci") return "xiangqiOnly";
  return format !== "pgn" && tree.nodes.some(({ uci }) => uci === "0000") ? "nullMoves" : null;
}

/** PGN is read by other programs: chess stands there in SAN, xiangqi in what its `Format` tag can name. */
function pgnNotation(kind: GameKind, shown: Notation): Notation {
  return kind === "chess" ? "san" : shown === "uci" ? "coordinate" : shown;
}

export function recordFor(study: Study): GameRecord {
  return recordOf(study, outcomeOf(study));
}

export function written(study: Study, format: RecordFormat, shown: Notation): Written {
  return write(recordFor(study), format, format === "pgn" ? pgnNotation(study.start.kind, shown) : undefined);
}

/** A name for the file of a game, of the players where they are told. */
export function fileName({ start, tags }: Study, format: RecordFormat): string {
  const players = [tags[start.kind === "chess" ? "White" : "Red"], tags["Black"]].filter((name) => name !== undefined && name !== "?");
  const name = players
    .join(" - ")
    .replace(/[^\p{Letter}\p{Mark}\p{Number} ._-]/gu, "")
    .replace(/^[. ]+/, "")
    .slice(0, 80)
    .trim();
  return `${name === "" ? start.kind : name}.${EXTENSIONS[format]}`;
}

export interface Link {
  readonly address: string;
  /** What did not fit in. */
  readonly left: "" | "comments" | "variations";
}

function judgedBy({ rules, sanction }: Start): Pick<Shared, "rules" | "sanction"> {
  return { rules, ...(sanction === undefined ? {} : { sanction }) };
}

function withoutComments(study: Study): Study {
  return { ...study, tree: { nodes: study.tree.nodes.map(({ comment: _, commentBefore: __, ...node }) => node) } };
}

function mainOnly(study: Study): Study {
  return { ...study, tree: treeOf(mainLine(study.tree).map((node) => nodeOf(study.tree, node).uci)) };
}

/** The address of a page with the whole game and how it is seen, or as much of it as fits; `null` when not even its moves do. */
export async function linkTo(study: Study, page: string, view?: View): Promise<Link | null> {
  const notation: Notation = study.start.kind === "chess" ? "uci" : "coordinate";
  // What the moves come to is told as it stands; without some of them it may not follow any more.
  const outcome = outcomeOf(study);
  const attempts = [
    ["", study],
    ["comments", withoutComments(study)],
    ["variations", mainOnly(study)],
  ] as const;
  // A place in another line than the main one cannot be told.
  const main = mainLine(study.tree);
  const isMain = study.line.every((node, index) => main[index] === node);
  const seen = view === undefined ? {} : { ...(isMain ? { ply: view.ply } : {}), flipped: view.flipped };
  for (const [left, part] of attempts) {
    const text = write(recordOf(part, outcome), "pgn", notation);
    if (!text.ok || typeof text.content !== "string") return null;
    const address = page.replace(/#.*$/s, "") + (await pack({ ...judgedBy(study.start), ...seen, text: text.content }));
    if (address.length <= LONGEST_LINK) return { address, left };
  }
  return null;
}
