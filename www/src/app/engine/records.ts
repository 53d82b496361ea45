/** Records of games on the board: as studies, their moves in a notation. Part of the page's engine. */

import { Game } from "trongtai";
import type { GameRecord, Notation } from "trongtai";
import type { Start } from "../model.ts";
import { sanctionOf } from "../games.ts";
import type { GameKind, RulesName, Sanction } from "../games.ts";
import { treeFrom } from "../records/convert.ts";
import * as studies from "../study.ts";
import type { RecordFault, Study } from "../study.ts";
import { ROOT, nodeOf, remove } from "../tree.ts";
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

/** What was written of a study, so that only its new moves need be. */
export interface Written {
  readonly study: Study;
  readonly texts: readonly string[];
}

/** Every move of a tree in a notation, by its node. `before` is written in the same notation, of the same start. */
export function textsOf({ start, tree }: Study, notation: Notation, before?: Written): readonly string[] {
  const known = before?.study.tree.nodes ?? [];
  const isKnown = (node: NodeId): boolean => known[node]?.uci === tree.nodes[node]?.uci && known[node]?.parent === tree.nodes[node]?.parent;
  const isGrown = before !== undefined && known.every((_, node) => isKnown(node));
  const texts: string[] = isGrown ? [...before.texts] : [];
  texts[ROOT] = "";
  // After a move that was played there is one line to follow; after a record was opened there are all.
  const fresh = tree.nodes.length - texts.length;
  const only = isGrown && fresh <= 1 ? new Set(fresh === 1 ? pathTo(tree, tree.nodes.length - 1) : []) : null;
  if (only?.size === 0) return texts;
  walk(start, tree, only, (game, node, uci) => {
    texts[node] ??= game === null ? NULL_MOVE : game.notate(uci, notation);
    return true;
  });
  return texts;
}

/** How a move that only passes the turn is written. */
const NULL_MOVE = "--";
const NULL_UCI = "0000";

function pathTo(tree: Tree, last: NodeId): NodeId[] {
  const path: NodeId[] = [];
  for (let node = last; node !== ROOT; node = nodeOf(tree, node).parent) path.push(node);
  return path;
}

/**
 * Visits the moves of a tree, each in its position before it is played; `null` stands for the position of a move that
 * passes the turn. `only` names the nodes to go through. The visit ends where the visitor returns `false`.
 */
function walk(
  start: Start,
  tree: Tree,
  only: ReadonlySet<NodeId> | null,
  visit: (game: Game | null, node: NodeId, uci: string) => boolean,
): void {
  const { kind, chess960 } = start;
  const open = (fen: string | undefined): Game =>
    new Game(kind, { chess960, rules: "basic", setup: "playable", ...(fen === undefined ? {} : { fen }) });
  // A move that passes the turn begins a game of its own.
  const games = [open(start.fen)];
  type Task = { readonly node: NodeId; readonly leaves: boolean };
  const tasks: Task[] = [];
  const follow = (node: NodeId): void => {
    for (const child of [...nodeOf(tree, node).children].reverse()) {
      if (only === null || only.has(child)) tasks.push({ node: child, leaves: false });
    }
  };
  follow(ROOT);
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { node, leaves } = task;
    const { uci } = nodeOf(tree, node);
    const isNull = uci === NULL_UCI;
    const game = games.at(-1);
    if (game === undefined) break;
    if (leaves) {
      if (isNull) games.pop()?.free();
      else game.undo();
      continue;
    }
    if (!visit(isNull ? null : game, node, uci)) break;
    if (isNull) games.push(open(passed(game.fen())));
    else game.play(uci);
    tasks.push({ node, leaves: true });
    follow(node);
  }
  for (const game of games) game.free();
}

/** The same position with the other side to move. */
function passed(fen: string): string {
  const [board, turn, castling = "-", , ...counters] = fen.split(" ");
  return [board, turn === "b" ? "w" : "b", castling, "-", ...counters].join(" ");
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
  let illegal: NodeId | null = null;
  walk(start, tree, null, (game, node, uci) => {
    if (game === null || game.isLegal(uci)) return true;
    illegal = node;
    return false;
  });
  return illegal;
}
