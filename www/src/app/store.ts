/** What survives a reload: how it is stored, and the settings. Anything may be in the browser's store, so everything read is checked. */

import { LANGUAGES } from "trongtai/words/parts";
import { notationChoice } from "./notations.ts";
import { packTree } from "./records/stored.ts";
import { PIECE_STYLES, currentNode } from "./state.ts";
import type { Settings, State } from "./state.ts";
import type { Study } from "./study.ts";
import { ROOT, order } from "./tree.ts";
import type { NodeId, Tree } from "./tree.ts";

/** A game as it was left. Its moves need not be legal, and its line may be shorter than its rules allow. */
export interface SavedGame {
  readonly study: Study;
  readonly ply: number;
  readonly flipped: boolean;
}

/** The part of the browser's `Storage` that is needed; a store that throws (private mode) is a store without memory. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The store of all tabs, and that of this one. */
export interface Shelves {
  readonly common: Shelf;
  readonly own: Shelf;
}

export const SETTINGS = "trongtai.settings";
/** What was put on the board for a look; in the store of a tab. */
export const LENT = "trongtai.lent";
export const GAME = "trongtai.game";

export function loadSettings(shelf: Shelf, fallback: Settings): Settings {
  const saved = read(shelf, SETTINGS);
  if (!isRecord(saved)) return fallback;
  const language = LANGUAGES.find((known) => known === saved["language"]) ?? fallback.language;
  const style = saved["pieceStyle"];
  const notation = isRecord(saved["notation"]) ? saved["notation"] : {};
  return {
    language,
    pieceStyle: PIECE_STYLES.find((known) => known === style) ?? fallback.pieceStyle,
    notation: { xiangqi: notationChoice("xiangqi", notation["xiangqi"]), chess: notationChoice("chess", notation["chess"]) },
  };
}

/** Whether there is a game, be it what it may. */
export function hasGame(shelf: Shelf): boolean {
  return read(shelf, GAME) !== null;
}

/** The tree changes seldomer than the place in it, and may be large. Stored nodes are numbered in the order of the record. */
let packed: { readonly tree: Tree; readonly json: string; readonly numbers: ReadonlyMap<NodeId, number> } | null = null;

function pack(tree: Tree): NonNullable<typeof packed> {
  if (packed?.tree === tree) return packed;
  const numbers = new Map(order(tree).map((node, index) => [node, index + 1]));
  packed = { tree, json: JSON.stringify(packTree(tree)), numbers };
  return packed;
}

/**
 * Keeps the settings for every tab. A game is kept twice: in the tab's own store, which a reload finds again whatever other
 * tabs play, and in the common one, where a new tab finds the last game that was played. `false` where neither keeps it.
 */
export function save({ common, own }: Shelves, state: State): boolean {
  const { study, settings, flipped } = state;
  const { start, tree, played, tags, result } = study;
  const { json, numbers } = pack(tree);
  const numberOf = (node: NodeId): NodeId => numbers.get(node) ?? ROOT;
  const game = {
    start,
    node: numberOf(currentNode(state)),
    end: numberOf(study.line.at(-1) ?? ROOT),
    flipped,
    tags,
    result,
    played: played === null ? null : { ...played, node: numberOf(played.node) },
  };
  const text = `{"tree":${json},${JSON.stringify(game).slice(1)}`;
  put(common, SETTINGS, JSON.stringify(settings));
  const isKept = put(own, GAME, text);
  return put(common, GAME, text) || isKept;
}

function put(shelf: Shelf, key: string, text: string): boolean {
  try {
    // What stands there already need not wake the other tabs.
    if (shelf.getItem(key) !== text) shelf.setItem(key, text);
    return shelf.getItem(key) === text;
  } catch {
    // A full or forbidden store costs the memory of the game, never the game.
    return false;
  }
}

export function read(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
