/**
 * The moves of a game with everything that could have been played instead, as one immutable value. Nodes have numbers,
 * so that a line of any length costs no depth; number 0 is the position the game begins with. Knows no rules.
 */

import type { RecordedMove } from "trongtai";

export type NodeId = number;
export const ROOT: NodeId = 0;

/** What is said of a move. */
export interface Remarks {
  readonly comment?: string;
  readonly commentBefore?: string;
  /** Numeric annotation glyphs. */
  readonly nags?: readonly number[];
  /** Time left after the move, and time it took, in milliseconds. */
  readonly clock?: number;
  readonly elapsed?: number;
  /** What a record draws on the board after the move: squares, and arrows, which have `to`. */
  readonly shapes?: NonNullable<RecordedMove["shapes"]>;
  /** What an engine said of the position. */
  readonly evaluation?: NonNullable<RecordedMove["evaluation"]>;
}

export interface TreeNode extends Remarks {
  readonly uci: string;
  readonly parent: NodeId;
  /** The moves that follow; the first is the line that goes on. */
  readonly children: readonly NodeId[];
}

export interface Tree {
  readonly nodes: readonly TreeNode[];
}

export const EMPTY: Tree = { nodes: [{ uci: "", parent: ROOT, children: [] }] };

export function nodeOf({ nodes }: Tree, node: NodeId): TreeNode {
  const found = nodes[node];
  if (found === undefined) throw new RangeError(`no node ${node}`);
  return found;
}

export function isNode({ nodes }: Tree, node: unknown): node is NodeId {
  return typeof node === "number" && Object.hasOwn(nodes, node);
}

function replaced({ nodes }: Tree, changes: Readonly<Record<NodeId, TreeNode>>): TreeNode[] {
  const copy = [...nodes];
  for (const [node, value] of Object.entries(changes)) copy[Number(node)] = value;
  return copy;
}

/** The first child that is this move. */
export function childOf(tree: Tree, parent: NodeId, uci: string): NodeId | null {
  return nodeOf(tree, parent).children.find((child) => nodeOf(tree, child).uci === uci) ?? null;
}

/** A move after a node: the one that is there already, or a new one after all others. */
export function add(tree: Tree, parent: NodeId, uci: string): { readonly tree: Tree; readonly node: NodeId } {
  const known = childOf(tree, parent, uci);
  if (known !== null) return { tree, node: known };
  const node = tree.nodes.length;
  const before = nodeOf(tree, parent);
  const nodes = replaced(tree, { [parent]: { ...before, children: [...before.children, node] } });
  nodes.push({ uci, parent, children: [] });
  return { tree: { nodes }, node };
}

/** The nodes from the first move to this one. */
export function pathTo(tree: Tree, node: NodeId): NodeId[] {
  const path: NodeId[] = [];
  for (let at = node; at !== ROOT; at = nodeOf(tree, at).parent) path.push(at);
  return path.reverse();
}

/** The line through a node, on to where its first moves lead; or to `end`, if it comes there. */
export function lineThrough(tree: Tree, node: NodeId, end: NodeId | null = null): NodeId[] {
  const line = pathTo(tree, node);
  let at = node;
  while (at !== end) {
    const [next] = nodeOf(tree, at).children;
    if (next === undefined) break;
    line.push(next);
    at = next;
  }
  return line;
}

export function mainLine(tree: Tree): NodeId[] {
  return lineThrough(tree, ROOT);
}

/** Where the variation that a node belongs to begins; `null` on the main line. */
export function branchOf(tree: Tree, node: NodeId): NodeId | null {
  for (let at = node; at !== ROOT; at = nodeOf(tree, at).parent) {
    if (nodeOf(tree, nodeOf(tree, at).parent).children[0] !== at) return at;
  }
  return null;
}

/** Puts the variation of a node in the place of the line it departs from, which becomes its first variation. */
export function promote(tree: Tree, node: NodeId): Tree {
  const branch = branchOf(tree, node);
  if (branch === null) return tree;
  const { parent } = nodeOf(tree, branch);
  const before = nodeOf(tree, parent);
  const children = [branch, ...before.children.filter((child) => child !== branch)];
  return { nodes: replaced(tree, { [parent]: { ...before, children } }) };
}

/** Takes a move out with all that follows. The nodes left get new numbers: `moved` tells them by the old ones. */
export function remove(tree: Tree, node: NodeId): { readonly tree: Tree; readonly moved: ReadonlyMap<NodeId, NodeId> } {
  const { parent } = nodeOf(tree, node);
  const before = nodeOf(tree, parent);
  const without = replaced(tree, { [parent]: { ...before, children: before.children.filter((child) => child !== node) } });
  const kept = [ROOT, ...order({ nodes: without })];
  const moved = new Map(kept.map((id, index) => [id, index]));
  const renamed = (id: NodeId): NodeId => moved.get(id) ?? ROOT;
  const nodes = kept.map((id) => {
    const each = nodeOf({ nodes: without }, id);
    return { ...each, parent: renamed(each.parent), children: each.children.map(renamed) };
  });
  return { tree: { nodes }, moved };
}

/** Says something else of a move; what is not named stays. An empty text, or no glyphs, is nothing said. */
export function annotate(tree: Tree, node: NodeId, remarks: Pick<Remarks, "comment" | "commentBefore" | "nags">): Tree {
  const told = { ...nodeOf(tree, node), ...remarks };
  const { comment, commentBefore, nags, ...rest } = told;
  return {
    nodes: replaced(tree, {
      [node]: {
        ...rest,
        ...(comment ? { comment } : {}),
        ...(commentBefore ? { commentBefore } : {}),
        ...(nags !== undefined && nags.length > 0 ? { nags } : {}),
      },
    }),
  };
}

/** All moves as records list them: a move, then each that could have been played in its place, then the next. */
export function order(tree: Tree): NodeId[] {
  const listed: NodeId[] = [];
  const open: { readonly node: NodeId; readonly isNew: boolean }[] = [{ node: ROOT, isNew: false }];
  for (let top = open.pop(); top !== undefined; top = open.pop()) {
    if (top.isNew) listed.push(top.node);
    const [first, ...others] = nodeOf(tree, top.node).children;
    if (first === undefined) continue;
    listed.push(first);
    open.push({ node: first, isNew: false });
    for (const other of others.reverse()) open.push({ node: other, isNew: true });
  }
  return listed;
}

/** How many moves lead to a node. */
export function depthOf(tree: Tree, node: NodeId): number {
  return pathTo(tree, node).length;
}

/** A tree of one line. */
export function treeOf(line: readonly string[]): Tree {
  return {
    nodes: [
      { uci: "", parent: ROOT, children: line.length > 0 ? [1] : [] },
      ...line.map((uci, index) => ({ uci, parent: index, children: index + 1 < line.length ? [index + 2] : [] })),
    ],
  };
}
