/** Names of pieces, games and rule sets in the language of the page. Pure. */

import type { Start } from "./facts.ts";
import type { GameKind } from "./games.ts";
import type { Messages } from "./i18n/index.ts";

export { capital, pieceName } from "../../src/board/words.ts";

export function gameName(messages: Messages, { chess960, kind }: Start): string {
  return messages.game[chess960 ? "chess960" : kind];
}

export function ruleSetName(messages: Messages, kind: GameKind, name: string): string {
  const sets: Readonly<Record<string, { readonly name: string }>> = messages.referee.set[kind];
  return sets[name]?.name ?? name;
}
