/** A game with its record: the tree of its moves, the line that is on the board, and what is told of the game. Pure. */

import type { ClockEvent, Declaration, Reason, Snapshot, Start } from "./model.ts";
import * as trees from "./tree.ts";
import { ROOT } from "./tree.ts";
import type { NodeId, Remarks, Tree } from "./tree.ts";

export const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;
export type Result = (typeof RESULTS)[number];

/** What the reader of a record could not make sense of. */
export interface RecordFault {
  readonly code: string;
  /** Where it stands, counted from 0. */
  readonly offset: number;
  /** Line and column, counted from 1; `null` where there are no lines. */
  readonly place: { readonly line: number; readonly column: number } | null;
  /** What stands there. */
  readonly token: string;
  /** Why a move is none, and after how many moves of the line; `null` where that is not known. */
  readonly reason: Reason | null;
  readonly ply: number | null;
}

/** What only the line has that was played at this board: how a player ended it, and the times of its moves. */
export interface Played {
  /** Its last move. */
  readonly node: NodeId;
  readonly declaration: Declaration | null;
  readonly times: readonly number[];
  /** What was done with the clocks; absent where nothing was. */
  readonly clockEvents?: readonly ClockEvent[];
}

export interface Study {
  readonly start: Start;
  readonly tree: Tree;
  /** From the first move to the last; the rules may end the game before. */
  readonly line: readonly NodeId[];
  readonly played: Played | null;
  readonly tags: Readonly<Record<string, string>>;
  /** As told; `*` where it follows from the moves. */
  readonly result: Result;
  readonly faults: readonly RecordFault[];
}

export function newStudy(start: Start, tree: Tree = trees.EMPTY): Study {
  return { start, tree, line: trees.mainLine(tree), played: null, tags: {}, result: "*", faults: [] };
}

/** The node after so many moves of the line. */
export function nodeAt({ line }: Study, ply: number): NodeId {
  return ply === 0 ? ROOT : (line[ply - 1] ?? line.at(-1) ?? ROOT);
}

/** The moves of the line. */
export function lineMoves({ tree, line }: Study): string[] {
  return line.map((node) => trees.nodeOf(tree, node).uci);
}

/** Whether the line ends where the game ended that was played at this board. */
export function isPlayed({ line, played }: Study): boolean {
  return played !== null && (line.at(-1) ?? ROOT) === played.node;
}

/** The line through another node. */
export function through(study: Study, node: NodeId): Study {
  return { ...study, line: trees.lineThrough(study.tree, node, study.played?.node ?? null) };
}

/** A move after so many others of the line: the line goes on with it, and what followed there stays beside it. */
export function play(study: Study, ply: number, uci: string): Study {
  const { tree, node } = trees.add(study.tree, nodeAt(study, ply), uci);
  return study.line[ply] === node ? { ...study, tree } : through({ ...study, tree }, node);
}

/** What the board tells of the line that is played there: its times while clocks run, and how a player ended it. */
export function followed(study: Study, snapshot: Pick<Snapshot, "start" | "line" | "declaration" | "times" | "clockEvents">): Study {
  const { start, declaration, times, clockEvents } = snapshot;
  if (start.clock === undefined && declaration === null) return study;
  const ply = snapshot.line.length;
  const node = nodeAt(study, ply);
  const { played } = study;
  const isKnown = played !== null && played.node === node && played.declaration === declaration && played.times.length === times.length;
  if (isKnown && (played.clockEvents ?? []).length === clockEvents.length) return study;
  const events = clockEvents.length === 0 ? {} : { clockEvents };
  return { ...study, line: study.line.slice(0, ply), played: { node, declaration, times, ...events } };
}

export function annotate(study: Study, node: NodeId, remarks: Pick<Remarks, "comment" | "commentBefore" | "nags">): Study {
  return { ...study, tree: trees.annotate(study.tree, node, remarks) };
}

/** The variation of a node changes places with the line it departs from; the board shows what it showed. */
export function promote(study: Study, node: NodeId): Study {
  return { ...study, tree: trees.promote(study.tree, node) };
}

/** Takes a move out with what follows; the line leads to the move before it. */
export function remove(study: Study, node: NodeId): Study {
  if (node === ROOT) return study;
  const { parent } = trees.nodeOf(study.tree, node);
  const { tree, moved } = trees.remove(study.tree, node);
  const end = study.played === null ? undefined : moved.get(study.played.node);
  if (study.played === null || end !== undefined) {
    const played = study.played === null || end === undefined ? null : { ...study.played, node: end };
    return through({ ...study, tree, played }, moved.get(parent) ?? ROOT);
  }
  // Without the game that was timed there is nothing to time.
  const { clock: _, ...start } = study.start;
  return through({ ...study, start, tree, played: null }, moved.get(parent) ?? ROOT);
}

/** The last move of the line was never made; in a timed game the clock of its side has gone on since the move before it. */
export function takeBack(study: Study): Study {
  const node = study.line.at(-1);
  if (node === undefined) return study;
  const { parent } = trees.nodeOf(study.tree, node);
  const { tree, moved } = trees.remove(study.tree, node);
  const end = moved.get(parent) ?? ROOT;
  const isTimed = isPlayed(study) && study.start.clock !== undefined;
  const times = study.played?.times.slice(0, study.line.length - 1) ?? [];
  const clockEvents = study.played?.clockEvents?.filter(({ ply }) => ply < study.line.length) ?? [];
  const played = isTimed ? { node: end, declaration: null, times, ...(clockEvents.length > 0 && { clockEvents }) } : null;
  const line = study.line.slice(0, -1).map((each) => moved.get(each) ?? each);
  return { ...study, tree, line, played };
}

/** What is told of the game; an empty text is nothing told. */
export function describe(study: Study, tags: Readonly<Record<string, string>>, result: Result): Study {
  const told = Object.entries({ ...study.tags, ...tags }).filter(([, value]) => value.trim() !== "");
  return { ...study, tags: Object.fromEntries(told), result };
}
