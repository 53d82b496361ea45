/** The tree of moves in the order in which it is read, as a flat list: what stands where in the list of moves. Pure. */

import type { Snapshot } from "./model.ts";
import { firstColor, otherColor } from "./games.ts";
import type { Color, GameKind } from "./games.ts";
import { ROOT, nodeOf } from "./tree.ts";
import type { NodeId, Tree } from "./tree.ts";

export type Item =
  | {
      readonly type: "move";
      readonly node: NodeId;
      readonly number: number;
      readonly color: Color;
      /** It begins a line, or something was said since the move before: its number is told also when it is the second of its pair. */
      readonly isFresh: boolean;
    }
  | { readonly type: "comment"; readonly node: NodeId; readonly text: string }
  /** A variation begins, whose first move is `node`; and ends. */
  | { readonly type: "open"; readonly node: NodeId }
  | { readonly type: "close" };

/** The first move of a game: whose it is, and its number. */
export interface Opening {
  readonly kind: GameKind;
  readonly color: Color;
  readonly number: number;
}

/** The opening of the game of a snapshot: the position a game starts from may be Black's turn. */
export function openingOf({ kind, turn, ply, moveNumber }: Snapshot): Opening {
  const color = ply % 2 === 0 ? turn : otherColor(kind, turn);
  const shift = color === "black" ? 1 : 0;
  return { kind, color, number: moveNumber - Math.floor((ply + shift) / 2) };
}

type Task = { readonly node: NodeId; readonly depth: number; readonly does: "enter" | "follow" | "close" };

export function itemsOf(tree: Tree, opening: Opening): Item[] {
  const items: Item[] = [];
  const shift = opening.color === "black" ? 1 : 0;
  let isFresh = true;
  const comment = (node: NodeId, text: string | undefined): void => {
    if (text === undefined) return;
    items.push({ type: "comment", node, text });
    isFresh = true;
  };
  const move = (node: NodeId, depth: number): void => {
    const { comment: after, commentBefore } = nodeOf(tree, node);
    comment(node, commentBefore);
    const half = depth - 1 + shift;
    const color = half % 2 === 1 ? "black" : firstColor(opening.kind);
    items.push({ type: "move", node, number: opening.number + Math.floor(half / 2), color, isFresh });
    isFresh = false;
    comment(node, after);
  };
  comment(ROOT, nodeOf(tree, ROOT).comment);
  const tasks: Task[] = [{ node: ROOT, depth: 0, does: "follow" }];
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    const { node, depth, does } = task;
    if (does === "close") {
      items.push({ type: "close" });
      isFresh = true;
      continue;
    }
    if (does === "enter") {
      items.push({ type: "open", node });
      isFresh = true;
      move(node, depth);
    }
    const [next, ...others] = nodeOf(tree, node).children;
    if (next === undefined) continue;
    move(next, depth + 1);
    tasks.push({ node: next, depth: depth + 1, does: "follow" });
    for (const other of others.reverse()) {
      tasks.push({ node: other, depth, does: "close" }, { node: other, depth: depth + 1, does: "enter" });
    }
  }
  return items;
}

/** Number and side of the move that leads to a ply of the line. */
export function numberOf({ kind, color, number }: Opening, ply: number): { readonly number: number; readonly color: Color } {
  const half = ply - 1 + (color === "black" ? 1 : 0);
  return { number: number + Math.floor(half / 2), color: half % 2 === 1 ? "black" : firstColor(kind) };
}

/** A move with its number as the list of moves counts: `15. Rxd4`, `4… X4.2`. The second of a pair may do without. */
export function numbered(opening: Opening, ply: number, text: string, always = true): string {
  const { number, color } = numberOf(opening, ply);
  if (color !== "black") return `${number}. ${text}`;
  return always ? `${number}… ${text}` : text;
}
