/** Trees out of a store, which may hold anything. Pure. */

import { ROOT } from "../tree.ts";
import type { NodeId, Remarks, Tree, TreeNode } from "../tree.ts";
import { MOST_MOVES } from "./convert.ts";

const LONGEST_COMMENT = 100_000;
const MOST_NAGS = 20;
const MOST_SHAPES = 256;
const COLORS: readonly unknown[] = ["green", "red", "yellow", "blue"];

/** The tree of anything that was found in a store; `null` when it is none. */
export function unpackTree(stored: unknown): Tree | null {
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > MOST_MOVES + 1) return null;
  const nodes: (TreeNode & { children: NodeId[] })[] = [{ uci: "", parent: ROOT, children: [], ...remarksIn(stored[0]) }];
  for (let node = 1; node < stored.length; node += 1) {
    const entry: unknown = stored[node];
    if (!Array.isArray(entry)) return null;
    const [parent, uci, remarks] = entry as unknown[];
    // A move comes after the one that it follows.
    if (typeof parent !== "number" || !(parent >= 0 && parent < node) || typeof uci !== "string" || !/^\w{4,5}$/.test(uci)) return null;
    const before = nodes[parent];
    if (before === undefined) return null;
    before.children.push(node);
    nodes.push({ uci, parent, children: [], ...remarksIn(remarks) });
  }
  return { nodes };
}

function remarksIn(stored: unknown): Remarks {
  if (typeof stored !== "object" || stored === null) return {};
  const { comment, commentBefore, nags, clock, elapsed, shapes } = stored as Record<string, unknown>;
  return {
    ...(isText(comment) ? { comment } : {}),
    ...(isText(commentBefore) ? { commentBefore } : {}),
    ...(Array.isArray(nags) && nags.length <= MOST_NAGS && nags.every((nag) => isCount(nag, 255)) ? { nags: nags as number[] } : {}),
    ...(isCount(clock, 0xffff_ffff) ? { clock } : {}),
    ...(isCount(elapsed, 0xffff_ffff) ? { elapsed } : {}),
    ...(Array.isArray(shapes) && shapes.length <= MOST_SHAPES && shapes.every(isShape) ? { shapes } : {}),
  };
}

function isShape(value: unknown): value is NonNullable<Remarks["shapes"]>[number] {
  if (typeof value !== "object" || value === null) return false;
  const { color, from, to } = value as Record<string, unknown>;
  const isSquare = (name: unknown): boolean => typeof name === "string" && /^[a-i][0-9]$/.test(name);
  return COLORS.includes(color) && isSquare(from) && (to === undefined || isSquare(to));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_COMMENT;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
