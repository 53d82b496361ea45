/** Records of games as trees, and back. Pure. */

import type { GameRecord, RecordedMove } from "trongtai";
import { ROOT } from "../tree.ts";
import type { NodeId, Remarks, Tree, TreeNode } from "../tree.ts";

/** More moves are not shown: no game with its analysis comes near, and the page stays quick. */
export const MOST_MOVES = 20_000;

export type Growing<Value> = { -readonly [Key in keyof Value]: Value[Key] };

export function remarksOf({ comment, commentBefore, nags, clock, elapsed, shapes, evaluation }: RecordedMove | TreeNode): Remarks {
  return {
    ...(comment === undefined ? {} : { comment }),
    ...(commentBefore === undefined ? {} : { commentBefore }),
    ...(nags === undefined ? {} : { nags: [...nags] }),
    ...(clock === undefined ? {} : { clock }),
    ...(elapsed === undefined ? {} : { elapsed }),
    ...(shapes === undefined ? {} : { shapes }),
    ...(evaluation === undefined ? {} : { evaluation }),
  };
}

/** The tree of a record; `null` when it has too many moves. */
export function treeFrom({ moves, comment }: Pick<GameRecord, "moves" | "comment">): Tree | null {
  const nodes: (Growing<Omit<TreeNode, "children">> & { children: NodeId[] })[] = [
    { uci: "", parent: ROOT, children: [], ...(comment === undefined ? {} : { comment }) },
  ];
  const open: { readonly line: readonly RecordedMove[]; readonly parent: NodeId }[] = [{ line: moves, parent: ROOT }];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    let { parent } = top;
    for (const move of top.line) {
      const node = nodes.length;
      if (node > MOST_MOVES) return null;
      nodes.push({ uci: move.uci, parent, children: [], ...remarksOf(move) });
      nodes[parent]?.children.push(node);
      // The last one in is the first one out: so the children of a node stay in the order of the record.
      for (const line of [...(move.variations ?? [])].reverse()) open.push({ line, parent });
      parent = node;
    }
  }
  return { nodes };
}
