/** In which notations each game is written, and which of them a language uses of its own accord. */

import type { Labels } from "trongtai/board/parts";
import type { Notation } from "./engine.ts";
import type { GameKind } from "./games.ts";
import type { Language, Settings } from "./state.ts";

/** `auto`: as players who speak the language of the page write. */
export type NotationChoice = Notation | "auto";

export const NOTATIONS = {
  xiangqi: ["coordinate", "wxf", "vi", "zh-Hans", "zh-Hant", "uci"],
  chess: ["san", "lan", "figurine", "vi", "uci"],
} as const satisfies Readonly<Record<GameKind, readonly Notation[]>>;

export type WrittenNotation = (typeof NOTATIONS)[GameKind][number];

export const AUTOMATIC: Readonly<Record<GameKind, NotationChoice>> = { xiangqi: "auto", chess: "auto" };

const CUSTOMARY: Readonly<Record<Language, Readonly<Record<GameKind, WrittenNotation>>>> = {
  en: { xiangqi: "coordinate", chess: "san" },
  vi: { xiangqi: "vi", chess: "vi" },
  zh: { xiangqi: "zh-Hans", chess: "san" },
  "zh-Hant": { xiangqi: "zh-Hant", chess: "san" },
};

export function notationFor(kind: GameKind, choice: NotationChoice, language: Language): Notation {
  return choice === "auto" ? CUSTOMARY[language][kind] : choice;
}

/** How the edges of a board are lettered, and squares named, to suit the notation in use. */
export function labelsFor(kind: GameKind, { notation, language }: Pick<Settings, "notation" | "language">): Labels {
  if (kind === "chess") return "coordinates";
  const written = notationFor(kind, notation[kind], language);
  if (written === "zh-Hans" || written === "zh-Hant") return "chinese";
  return written === "wxf" || written === "vi" ? "numbers" : "coordinates";
}

/** The choice that has this name; `auto` when there is none such. */
export function notationChoice(kind: GameKind, name: unknown): NotationChoice {
  const known: readonly Notation[] = NOTATIONS[kind];
  return known.find((notation) => notation === name) ?? "auto";
}
