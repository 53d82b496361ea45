/** An entry of the gallery as a game of the page. Pure. */

import type { Start } from "../app/model.ts";
import { lineOf } from "./gallery/entry.ts";
import type { Entry, Fact } from "./gallery/entry.ts";
import { GEOMETRY, sanctionOf } from "../app/games.ts";
import { parseSquare } from "trongtai/board/parts";
import type { Square } from "trongtai/board/parts";
import type { GameKind, RulesName } from "../app/games.ts";

/** What a small board shows: a game, and tries that are refused in it. */
export interface Specimen {
  readonly start: Start;
  readonly line: readonly string[];
  /** The piece whose goals are shown at once. */
  readonly shown: Square | null;
  readonly tries: readonly { readonly from: Square; readonly to: Square }[];
}

/** `rules` replaces the rule set of an entry that belongs to none in particular. */
export function specimenOf(entry: Entry, rules: RulesName = entry.rules): Specimen {
  const { kind, fen } = entry;
  const line = lineOf(entry);
  const moves = entry.facts.find((fact): fact is Extract<Fact, { type: "moves" }> => fact.type === "moves");
  const tries = entry.facts.flatMap((fact) => (fact.type === "refused" ? [tryOf(kind, fact.move)] : []));
  return {
    start: { kind, rules, ...sanctionOf(kind, rules, entry.sanction), chess960: entry.chess960 === true, fen },
    line,
    shown: moves === undefined || line.length > 0 ? null : parseSquare(GEOMETRY[kind], moves.from),
    tries,
  };
}

function tryOf(kind: GameKind, move: string): { from: Square; to: Square } {
  const geometry = GEOMETRY[kind];
  return { from: parseSquare(geometry, move.slice(0, 2)) ?? 0, to: parseSquare(geometry, move.slice(2, 4)) ?? 0 };
}
