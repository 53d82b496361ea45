/** What each side has captured, and by how much that is more. Pure. */

import { colorOf, otherColor } from "./games.ts";
import type { Color } from "./games.ts";
import type { Snapshot } from "./model.ts";

/** From the dearest to the cheapest, as captures are laid out beside a board. */
const ORDER = "QRCNBAP";
/** Values of chess, in which a lead in material is counted; xiangqi has no such custom. */
const VALUES: Readonly<Record<string, number>> = { Q: 9, R: 5, B: 3, N: 3, P: 1 };

export interface Captures {
  /** FEN letters of the pieces, the dearest first. */
  readonly letters: readonly string[];
  /** By how many points this side has captured more; 0 when it has not. */
  readonly lead: number;
}

export function capturesOf({ kind, captured }: Pick<Snapshot, "kind" | "captured">, color: Color): Captures {
  const of = (side: Color): string[] => captured.filter((letter) => colorOf(kind, letter) !== side);
  const letters = of(color).sort((a, b) => ORDER.indexOf(a.toUpperCase()) - ORDER.indexOf(b.toUpperCase()));
  const worth = (list: readonly string[]): number => list.reduce((sum, letter) => sum + (VALUES[letter.toUpperCase()] ?? 0), 0);
  const lead = kind === "chess" ? worth(letters) - worth(of(otherColor(kind, color))) : 0;
  return { letters, lead: Math.max(0, lead) };
}
