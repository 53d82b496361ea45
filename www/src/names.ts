/** Names of pieces, games and rule sets in the language of the page. Pure. */

import type { Start } from "./facts.ts";
import { colorOf } from "./games.ts";
import type { GameKind } from "./games.ts";
import { fill, lookUp } from "./i18n/index.ts";
import type { Messages } from "./i18n/index.ts";

export function pieceName(messages: Messages, kind: GameKind, letter: string): string {
  const piece = lookUp(messages.piece[kind], letter);
  return fill(messages.pieceOf, { piece, color: messages.color[colorOf(kind, letter)] });
}

export function gameName(messages: Messages, { chess960, kind }: Start): string {
  return messages.game[chess960 ? "chess960" : kind];
}

export function ruleSetName(messages: Messages, kind: GameKind, name: string): string {
  const sets: Readonly<Record<string, { readonly name: string }>> = messages.referee.set[kind];
  return sets[name]?.name ?? name;
}

/** With its first letter in upper case, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
