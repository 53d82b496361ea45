/** What a verdict rests on, or what a side is told, made ready to be shown: who attacked whom, followed through the moves. Pure. */

import type { Conduct } from "trongtai";
import type { Account, Chase, Exhibit, PlayedMove, Step } from "./model.ts";
import { parseSquare } from "./geometry.ts";
import type { Square } from "./geometry.ts";
import { GEOMETRY, otherColor } from "./games.ts";
import type { Color, GameKind, Placement } from "./games.ts";

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

/** A piece and the square where it stood first, by which it is known wherever it goes. */
interface Piece {
  readonly letter: string;
  readonly origin: Square;
}

interface Pursuit {
  readonly by: Piece;
  readonly of: Piece;
  readonly protected: boolean;
}

interface Traced {
  readonly exhibit: Exhibit;
  readonly pursuits: readonly Pursuit[];
}

/** The plies of evidence, and what each side did in them. */
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

function trace({ kind, board, first, moves }: Line, evidence: readonly Conduct[]): Traced[] {
  const pieces: (Piece | null)[] = board.map((letter, origin) => (letter === "" ? null : { letter, origin }));
  const wanted = new Map(evidence.map((conduct) => [conduct.ply, conduct]));
  const traced: Traced[] = [];
  moves.forEach((move, index) => {
    pieces[move.to] = pieces[move.from] ?? null;
    pieces[move.from] = null;
    const conduct = wanted.get(index + 1);
    if (conduct === undefined) return;
    const chases: Chase[] = [];
    const pursuits: Pursuit[] = [];
    for (const chase of conduct.chases) {
      const attacker = parseSquare(GEOMETRY[kind], chase.attacker);
      const target = parseSquare(GEOMETRY[kind], chase.target);
      const by = attacker === null ? null : pieces[attacker];
      const of = target === null ? null : pieces[target];
      if (attacker === null || target === null || !by || !of) continue;
      chases.push({ attacker, target, protected: chase.protected, by: by.letter, of: of.letter });
      pursuits.push({ by, of, protected: chase.protected });
    }
    const color = index % 2 === 0 ? first : otherColor(kind, first);
    const { ply, check, nature } = conduct;
    const exhibit: Exhibit = {
      ply,
      color,
      check,
      chases,
      nature,
      isLight: conduct.weight === "light",
      line: movesOf(kind, conduct.line ?? []),
      isCut: conduct.cut ?? false,
    };
    traced.push({ exhibit, pursuits });
  });
  return traced;
}

function movesOf(kind: GameKind, line: readonly string[]): Step[] {
  return line.flatMap((uci) => {
    const from = parseSquare(GEOMETRY[kind], uci.slice(0, 2));
    const to = parseSquare(GEOMETRY[kind], uci.slice(2, 4));
    return from === null || to === null ? [] : [{ from, to }];
  });
}

function accountOf(color: Color, traced: readonly Traced[]): Account {
  const own = traced.filter(({ exhibit }) => exhibit.color === color);
  const [start, ...rest] = own;
  const inAll = (piece: Piece, of: (pursuit: Pursuit) => Piece): boolean =>
    rest.every(({ pursuits }) => pursuits.some((pursuit) => of(pursuit) === piece));
  const common = start?.pursuits.find(({ of }) => inAll(of, (pursuit) => pursuit.of))?.of;
  // Every pursuit of that one piece.
  const hunt = common === undefined ? [] : own.flatMap(({ pursuits }) => pursuits.filter(({ of }) => of === common));
  const [first] = hunt;
  const isOne = first !== undefined && hunt.every(({ by }) => by === first.by);
  const guarded = hunt.filter((pursuit) => pursuit.protected).length;
  return {
    color,
    plies: own.length,
    checks: own.filter(({ exhibit }) => exhibit.check).length,
    kills: own.filter(({ exhibit }) => exhibit.nature === "kill").length,
    chases: own.filter(({ exhibit }) => exhibit.nature === "chase").length,
    quarry: common?.letter ?? null,
    chaser: isOne ? first.by.letter : null,
    guard: guarded === 0 ? "never" : guarded === hunt.length ? "always" : "sometimes",
  };
}
