/** Trees in a form to be stored: each move with the place of the one before it, in the order of records. Pure. */

import { ROOT, nodeOf, order } from "../tree.ts";
import type { NodeId, Remarks, Tree } from "../tree.ts";

/** Moves as `[parent, uci]` or `[parent, uci, remarks]`; the game's own remarks come first. */
export type StoredTree = readonly [Remarks, ...(readonly [parent: number, uci: string, remarks?: Remarks])[]];

export function packTree(tree: Tree): StoredTree {
  const numbers = new Map<NodeId, number>([[ROOT, 0]]);
  const moves = order(tree).map((node, index) => {
    numbers.set(node, index + 1);
    const { uci, parent, children: _, ...remarks } = nodeOf(tree, node);
    const place = numbers.get(parent) ?? 0;
    return Object.keys(remarks).length === 0 ? ([place, uci] as const) : ([place, uci, remarks] as const);
  });
  const { comment } = nodeOf(tree, ROOT);
  return [comment === undefined ? {} : { comment }, ...moves];
}
