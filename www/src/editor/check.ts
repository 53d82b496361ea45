/** What the engine says of a draft. */

import { Match } from "../engine.ts";
import type { Failure, Fault } from "../facts.ts";
import { GEOMETRY } from "../games.ts";
import { parseSquare } from "../geometry.ts";
import type { Square } from "../geometry.ts";
import { startOf } from "./draft.ts";
import type { Draft } from "./draft.ts";

/** `null` when the position is sound; the moves from it may still be none. */
export function examine(draft: Draft): Failure | null {
  const opened = Match.open(startOf(draft));
  if (!opened.ok) return opened.failure;
  opened.match.close();
  return null;
}

/** The faults by the squares that show them. */
export function faultsBySquare({ kind, faults }: Failure): ReadonlyMap<Square, readonly Fault[]> {
  const found = new Map<Square, readonly Fault[]>();
  for (const fault of faults) {
    for (const name of fault.squares) {
      const square = parseSquare(GEOMETRY[kind], name);
      if (square !== null) found.set(square, [...(found.get(square) ?? []), fault]);
    }
  }
  return found;
}
