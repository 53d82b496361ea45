/** What the page knows of the two games before any rule: what the board knows, and which rule sets it offers. */

import { GAMES } from "trongtai/board/parts";
import type { GameKind } from "trongtai/board/parts";

export { GEOMETRY, colorOf, firstColor, movesFirst, otherColor } from "trongtai/board/parts";
export type { Color, GameKind, Placement } from "trongtai/board/parts";

/** The rule sets that are offered: all that have a name, the default first. */
export const RULE_SETS = { xiangqi: GAMES.xiangqi.rules, chess: GAMES.chess.rules } as const;
export type RulesName = (typeof RULE_SETS)[GameKind][number];

/** What a violation may cost instead of the game: its side is told to play otherwise, or the move is not allowed. */
export const SANCTIONS = ["change", "barred"] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** Whether something can violate a rule set at all. */
export function judgesConduct(kind: GameKind, rules: RulesName): boolean {
  return kind === "xiangqi" && rules !== "basic";
}

/** What a violation costs in a game, as a part of how it begins: nothing is said where it loses, or where nothing can violate. */
export function sanctionOf(kind: GameKind, rules: RulesName, value: unknown): { readonly sanction?: Sanction } {
  const sanction = judgesConduct(kind, rules) ? SANCTIONS.find((known) => known === value) : undefined;
  return sanction === undefined ? {} : { sanction };
}

/** The rule set of a game that has this name; the game's default when it has none such. */
export function rulesOf(kind: GameKind, name: unknown): RulesName {
  const sets: readonly RulesName[] = RULE_SETS[kind];
  return sets.find((known) => known === name) ?? RULE_SETS[kind][0];
}
