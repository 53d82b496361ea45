/** Records of games on the board: as studies, their moves in a notation. Part of the page's engine. */

import { Game, RulesError, notateRecord } from "trongtai";
import type { GameRecord, Notation } from "trongtai";
import type { Start } from "../model.ts";
import { sanctionOf } from "../games.ts";
import type { GameKind, RulesName, Sanction } from "../games.ts";
import { movesOf, treeFrom } from "../records/convert.ts";
import * as studies from "../study.ts";
import type { RecordFault, Study } from "../study.ts";
import { ROOT, nodeOf, order, remove } from "../tree.ts";
import type { NodeId, Tree } from "../tree.ts";

export type { GameRecord, Notation, RecordFormat } from "trongtai";

/** One game of a file, with its faults placed in the text where there is one. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly faults: readonly RecordFault[];
}

/** What a record becomes on the board, judged by a rule set; `null` when it has more moves than the page shows. */
export function studyFrom({ record, faults }: ReadGame, rules: RulesName, sanction?: Sanction): Study | null {
  const { kind, fen, tags, result } = record;
  const chess960 = kind === "chess" && /960|fischer/i.test(tags["Variant"] ?? "");
  const tree = treeFrom(record);
  if (tree === null) return null;
  const start: Start = { kind, rules, ...sanctionOf(kind, rules, sanction), chess960, ...(fen === ownFen(kind) ? {} : { fen }) };
  const { Result: _, FEN: _fen, SetUp: _setUp, Format: _format, ...told } = tags;
  return { ...studies.newStudy(start, tree), tags: told, result, faults };
}

function ownFen(kind: GameKind): string {
  const game = new Game(kind, { rules: "basic" });
  const fen = game.fen();
  game.free();
  return fen;
}

export function startFen({ kind, chess960, fen }: Start): string {
  const game = new Game(kind, { chess960, rules: "basic", setup: "playable", ...(fen === undefined ? {} : { fen }) });
  const full = game.fen();
  game.free();
  return full;
}

/** Every move of a tree in a notation, by its node. */
export function textsOf({ start, tree }: Study, notation: Notation): readonly string[] {
  const texts: string[] = [];
  const written = notateRecord(bareRecord(start, tree), notation);
  for (const [index, node] of order(tree).entries()) texts[node] = written[index] ?? "";
  texts[ROOT] = "";
  return texts;
}

/** Only what the legality of moves hangs on. */
function bareRecord(start: Start, tree: Tree): GameRecord {
  const { moves } = movesOf({ nodes: tree.nodes.map(({ uci, parent, children }) => ({ uci, parent, children })) });
  return {
    kind: start.kind,
    tags: start.chess960 ? { Variant: "Chess960" } : {},
    fen: startFen(start),
    moves,
    result: "*",
    faults: [],
  };
}

/** So many wrong moves are taken out of a damaged tree; one with more is none. */
const MOST_REPAIRS = 50;

/** A study that was stored, without the moves that are not legal. */
export function admitted(study: Study): Study {
  let repaired = study;
  for (let tries = 0; tries < MOST_REPAIRS; tries += 1) {
    const illegal = firstIllegal(repaired.start, repaired.tree);
    if (illegal === null) return repaired;
    const { parent } = nodeOf(repaired.tree, illegal);
    const { moved } = remove(repaired.tree, illegal);
    const end = moved.get(repaired.line.at(-1) ?? ROOT) ?? moved.get(parent) ?? ROOT;
    repaired = studies.through(studies.remove(repaired, illegal), end);
  }
  return studies.newStudy(study.start);
}

function firstIllegal(start: Start, tree: Tree): NodeId | null {
  try {
    notateRecord(bareRecord(start, tree), "uci");
    return null;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const { offset } = (error.detail ?? {}) as { offset?: unknown };
    const [first = null] = nodeOf(tree, ROOT).children;
    return error.code === "invalid-record" && typeof offset === "number" ? (order(tree)[offset] ?? first) : first;
  }
}
