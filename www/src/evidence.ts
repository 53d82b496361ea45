/** What a verdict rests on, made ready to be shown: who attacked whom, followed through the moves. Pure. */

import type { Conduct } from "trongtai";
import type { Account, Chase, Exhibit, PlayedMove } from "./facts.ts";
import { parseSquare } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { GEOMETRY, otherColor } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";

/** The whole line that a verdict ends. */
export interface Line {
  readonly kind: GameKind;
  /** The position before the first move, and the side that made that move. */
  readonly board: Placement;
  readonly first: Color;
  readonly moves: readonly PlayedMove[];
  /** The moves in coordinate notation. */
  readonly texts: readonly string[];
  /** After each ply, what two equal positions have in common; the first is the start. */
  readonly keys: readonly string[];
}

/** A man and the square where it stood first, by which it is known wherever it goes. */
interface Man {
  readonly letter: string;
  readonly origin: Square;
}

interface Traced {
  readonly exhibit: Exhibit;
  readonly quarries: readonly Man[];
}

/** The plies of a verdict, and what each side did in them. */
export function exhibitsOf(line: Line, evidence: readonly Conduct[]): { exhibits: Exhibit[]; accounts: Account[] } {
  const traced = trace(line, evidence);
  const other = otherColor(line.kind, line.first);
  const accounts = [line.first, other].map((color) => accountOf(color, traced)).filter((account) => account.plies > 0);
  return { exhibits: traced.map(({ exhibit }) => exhibit), accounts };
}

/**
 * The first ply since the final position stood before. Only for a stretch of play: of a streak, which leaves out what the
 * other side did, the whole is the evidence.
 */
export function lastCycleOf(line: Line, evidence: readonly Conduct[]): number | null {
  const isStretch = evidence.every(({ ply }, index) => index === 0 || ply === (evidence[index - 1]?.ply ?? 0) + 1);
  const last = evidence.at(-1)?.ply ?? 0;
  if (!isStretch || last === 0) return null;
  const before = line.keys.slice(0, last).lastIndexOf(line.keys[last] ?? "");
  const first = before + 1;
  return before >= 0 && first > (evidence[0]?.ply ?? 0) ? first : null;
}

function trace({ kind, board, first, moves, texts }: Line, evidence: readonly Conduct[]): Traced[] {
  const men: (Man | null)[] = board.map((letter, origin) => (letter === "" ? null : { letter, origin }));
  const wanted = new Map(evidence.map((conduct) => [conduct.ply, conduct]));
  const traced: Traced[] = [];
  moves.forEach((move, index) => {
    men[move.to] = men[move.from] ?? null;
    men[move.from] = null;
    const conduct = wanted.get(index + 1);
    if (conduct === undefined) return;
    const chases: Chase[] = [];
    const quarries: Man[] = [];
    for (const chase of conduct.chases) {
      const attacker = parseSquare(GEOMETRY[kind], chase.attacker);
      const target = parseSquare(GEOMETRY[kind], chase.target);
      const by = attacker === null ? null : men[attacker];
      const of = target === null ? null : men[target];
      if (attacker === null || target === null || !by || !of) continue;
      chases.push({ attacker, target, protected: chase.protected, by: by.letter, of: of.letter });
      quarries.push(of);
    }
    const color = index % 2 === 0 ? first : otherColor(kind, first);
    traced.push({ exhibit: { ply: conduct.ply, color, text: texts[index] ?? "", check: conduct.check, chases }, quarries });
  });
  return traced;
}

function accountOf(color: Color, traced: readonly Traced[]): Account {
  const own = traced.filter(({ exhibit }) => exhibit.color === color);
  const [start, ...rest] = own;
  const common = (start?.quarries ?? []).find((man) => rest.every(({ quarries }) => quarries.includes(man)));
  return {
    color,
    plies: own.length,
    checks: own.filter(({ exhibit }) => exhibit.check).length,
    chases: own.filter(({ exhibit }) => !exhibit.check && exhibit.chases.length > 0).length,
    quarry: common?.letter ?? null,
  };
}
