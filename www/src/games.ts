/** What the page knows of the two games before any rule: their boards, whose letters are whose, which rule sets it offers. */

import type { Geometry } from "./geometry.ts";

export type GameKind = "xiangqi" | "chess";
export type Color = "red" | "white" | "black";

export const GEOMETRY: Readonly<Record<GameKind, Geometry>> = {
  xiangqi: { files: 9, ranks: 10, firstRank: 0 },
  chess: { files: 8, ranks: 8, firstRank: 1 },
};

/** The rule sets that are offered, the default first. */
export const RULE_SETS = {
  xiangqi: ["club", "kyvuong", "casual", "wxf", "vcf", "basic"],
  chess: ["fide", "basic"],
} as const;
export type RulesName = (typeof RULE_SETS)[GameKind][number];

/** The rule set of a game that has this name; the game's default when it has none such. */
export function rulesOf(kind: GameKind, name: unknown): RulesName {
  const sets: readonly RulesName[] = RULE_SETS[kind];
  return sets.find((known) => known === name) ?? RULE_SETS[kind][0];
}

/** FEN letters by square; `''` where nothing stands. */
export type Placement = readonly string[];

/** Upper-case FEN letters belong to the side that moves first. */
export function movesFirst(letter: string): boolean {
  return letter !== "" && letter === letter.toUpperCase();
}

export function firstColor(kind: GameKind): Color {
  return kind === "xiangqi" ? "red" : "white";
}

export function colorOf(kind: GameKind, letter: string): Color {
  return movesFirst(letter) ? firstColor(kind) : "black";
}

export function otherColor(kind: GameKind, color: Color): Color {
  return color === "black" ? firstColor(kind) : "black";
}
