/** The line that proves what a ply of a verdict threatens, played on a board that the game does not have. Pure. */

import type { Exhibit, Snapshot, Step } from "./model.ts";
import { otherColor } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";

/** A line that is looked at: after `step` of its moves. */
export interface Proof {
  readonly exhibit: Exhibit;
  readonly step: number;
}

/** What the board shows of it. */
export interface ProofScene {
  readonly board: Placement;
  readonly turn: Color;
  readonly last: Step | null;
}

/** The ply on the board, if it has a line. */
export function provable({ verdict, ply }: Snapshot): Exhibit | null {
  return verdict?.exhibits.find((exhibit) => exhibit.ply === ply && exhibit.line.length > 0) ?? null;
}

/** The side that makes a move of the line, counted from 0: the one that moved goes on. */
export function moverOf(kind: GameKind, exhibit: Exhibit, index: number): Color {
  return index % 2 === 0 ? exhibit.color : otherColor(kind, exhibit.color);
}

export function proofScene({ kind, board }: Snapshot, { exhibit, step }: Proof): ProofScene {
  const after = [...board];
  for (const { from, to } of exhibit.line.slice(0, step)) {
    after[to] = after[from] ?? "";
    after[from] = "";
  }
  return { board: after, turn: moverOf(kind, exhibit, step), last: exhibit.line[step - 1] ?? null };
}
