/** What a verdict rests on, or what a side is told, made ready to be shown: who attacked whom, followed through the moves. Pure. */

import type { Conduct } from "trongtai";
import { accountsOf, traced } from "trongtai/words/parts";
import type { TracedPly } from "trongtai/words/parts";
import { GEOMETRY } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";
import { parseSquare, squareName } from "trongtai/board/parts";
import type { Square } from "trongtai/board/parts";
import type { Account, Exhibit, PlayedMove, Step } from "./model.ts";

/** The whole line of moves. */
export interface Line {
  readonly kind: GameKind;
  /** The position before the first move, and the side that made that move. */
  readonly board: Placement;
  readonly first: Color;
  readonly moves: readonly PlayedMove[];
  /** After each ply, what two equal positions have in common; the first is the start. */
  readonly keys: readonly string[];
}

/** The plies of evidence, and what each side did in them. */
export function exhibitsOf(line: Line, evidence: readonly Conduct[]): { exhibits: Exhibit[]; accounts: readonly Account[] } {
  const { kind, board, first, moves } = line;
  const name = (square: Square): string => squareName(GEOMETRY[kind], square);
  const pieces = new Map(board.flatMap((letter, square) => (letter === "" ? [] : [[name(square), letter] as const])));
  const plies = traced(kind, first, evidence, { pieces, moves: moves.map(({ from, to }) => name(from) + name(to)) });
  return { exhibits: plies.map((ply) => exhibitOf(kind, ply)), accounts: accountsOf(kind, plies) };
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

function exhibitOf(kind: GameKind, { conduct, color, chases }: TracedPly): Exhibit {
  const { ply, check, nature, weight, line, cut } = conduct;
  const square = (name: string): Square => parseSquare(GEOMETRY[kind], name) ?? 0;
  return {
    ply,
    color,
    check,
    chases: chases.map(({ attacker, target, by, of, ...chase }) => ({
      attacker: square(attacker),
      target: square(target),
      protected: chase.protected,
      by: by.letter ?? "",
      of: of.letter ?? "",
    })),
    nature,
    isLight: weight === "light",
    line: movesOf(kind, line ?? []),
    isCut: cut ?? false,
  };
}

function movesOf(kind: GameKind, line: readonly string[]): Step[] {
  return line.flatMap((uci) => {
    const from = parseSquare(GEOMETRY[kind], uci.slice(0, 2));
    const to = parseSquare(GEOMETRY[kind], uci.slice(2, 4));
    return from === null || to === null ? [] : [{ from, to }];
  });
}
