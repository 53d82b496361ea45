import { draft, type DraftRecord } from "./record-draft.js";
import { settle } from "./settling.js";
import type { GameRecord } from "../types.js";

// Shared by the formats of the old Chinese servers: moves by files and ranks, and kings that could be captured.

/** A move in numbers: files from the left, ranks from the top. */
export interface Step {
  readonly fromFile: number;
  readonly fromRank: number;
  readonly toFile: number;
  readonly toRank: number;
  readonly offset: number;
}

/** Returns the moves seen from Red's side, if the first move shows that the file is seen from Black's. */
export function turnedOver(steps: readonly Step[]): readonly Step[] {
  const [first] = steps;
  if (first === undefined || first.fromRank >= 5) return steps;
  return steps.map(({ fromFile, fromRank, toFile, toRank, offset }) => ({
    fromFile: 8 - fromFile,
    fromRank: 9 - fromRank,
    toFile: 8 - toFile,
    toRank: 9 - toRank,
    offset,
  }));
}

const square = (file: number, down: number): string => String.fromCharCode(97 + file) + (9 - down);

/** Returns a game from the standard start; a last move that captures the king ends it. */
export function serverGame(steps: readonly Step[], record: DraftRecord = draft("xiangqi")): GameRecord {
  record.takesKing = true;
  for (const { fromFile, fromRank, toFile, toRank, offset } of steps) {
    const onBoard =
      fromFile >= 0 && fromFile < 9 && toFile >= 0 && toFile < 9 && fromRank >= 0 && fromRank < 10 && toRank >= 0 && toRank < 10;
    record.moves.push({ uci: onBoard ? square(fromFile, fromRank) + square(toFile, toRank) : "?", offset });
  }
  return settle(record);
}
