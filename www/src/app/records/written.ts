/** Trees as the moves of a record. Pure. */

import type { GameRecord, RecordedMove } from "trongtai";
import { ROOT, nodeOf } from "../tree.ts";
import type { NodeId, Tree } from "../tree.ts";
import { remarksOf } from "./convert.ts";
import type { Growing } from "./convert.ts";

/** The moves of a record, and what is said where there is no move. `order` lists the nodes in the same order. */
export function movesOf(tree: Tree): Pick<GameRecord, "moves" | "comment"> {
  type Line = (Growing<RecordedMove> & { variations?: Line[] })[];
  const moves: Line = [];
  const put = (line: Line, node: NodeId): Line[number] => {
    const value = nodeOf(tree, node);
    const move: Line[number] = { uci: value.uci, ...remarksOf(value) };
    line.push(move);
    return move;
  };
  const open: { readonly node: NodeId; readonly line: Line }[] = [{ node: ROOT, line: moves }];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    const [first, ...others] = nodeOf(tree, top.node).children;
    if (first === undefined) continue;
    const move = put(top.line, first);
    open.push({ node: first, line: top.line });
    if (others.length > 0) move.variations = [];
    for (const other of others) {
      const line: Line = [];
      put(line, other);
      move.variations?.push(line);
      open.push({ node: other, line });
    }
  }
  const { comment } = nodeOf(tree, ROOT);
  return { moves, ...(comment === undefined ? {} : { comment }) };
}
