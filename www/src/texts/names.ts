/** Names of pieces, games and rule sets in the language of the page. Pure. */

import type { Start } from "../app/model.ts";
import type { Color, GameKind } from "../app/games.ts";
import type { Study } from "../app/study.ts";
import { fill, lookUp } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";

export { capital, mustChangeText, pieceName, verdictText } from "trongtai/board/parts";

export function gameName(messages: Messages, { chess960, kind }: Start): string {
  return messages.game[chess960 ? "chess960" : kind];
}

/** The rule set of a game, and what a violation costs in it where that is not the game. */
export function rulesText(messages: Messages, { kind, rules, sanction }: Pick<Start, "kind" | "rules" | "sanction">): string {
  const set = ruleSetName(messages, kind, rules);
  return sanction === undefined ? set : fill(messages.referee.sanctioned[sanction], { set });
}

export function ruleSetName(messages: Messages, kind: GameKind, name: string): string {
  return lookUp(messages.referee.set[kind], name);
}

/** Who plays a side: the name that the record gives, or the side itself. */
export function playerName(messages: Messages, { start, tags }: Pick<Study, "start" | "tags">, color: Color): string {
  const tag = color === "black" ? "Black" : start.kind === "chess" ? "White" : "Red";
  const name = tags[tag]?.trim() ?? "";
  return /^\??$/.test(name) ? messages.side[color] : name;
}
