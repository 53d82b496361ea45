/** What the referee says, worded in the language of the page. Pure: messages and facts in, text out. */

import * as sentences from "trongtai/words/parts";
import type { Account, Exhibit, Outlook, Verdict, Warning } from "../app/model.ts";
import { joined, pieceThere, pointText } from "trongtai/board/parts";
import type { Labels, Naming } from "trongtai/board/parts";
import { GEOMETRY } from "../app/games.ts";
import type { GameKind } from "../app/games.ts";
import { squareName } from "trongtai/board/parts";
import { fill, lookUp, reasonText } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { capital } from "./names.ts";

type Texts = Readonly<Record<string, string>>;

/** A limit that comes near: what is counted, how far it is, and what happens then. */
export function warningText(messages: Messages, kind: GameKind, warning: Warning): string {
  const { reason, color, count, limit, counts, consequence } = warning;
  const texts = messages.ruling.warning;
  const gaps = { reason: lookUp(messages.reason, reason), side: color === null ? "" : messages.side[color], count, limit };
  const streaks: Texts = texts.streak;
  const streak = counts === "streak" ? streaks[reason] : undefined;
  const next: Texts = texts.next;
  if (streak !== undefined) return [fill(streak, gaps), ...(count >= limit ? [fill(next[consequence] ?? "", gaps)] : [])].join(" ");
  const others: Texts = texts[kind];
  const what = counts === "occurrences" ? texts.occurrences : (others[reason] ?? texts.other);
  return `${fill(what, gaps)} ${fill(texts[consequence], gaps)}`;
}

/** The same in a few words, for the eye and ear of a player who looks at the board. */
export function alarmText(messages: Messages, { reason, color, count, limit }: Warning): string {
  const { alarm, alarmOfNone } = messages.ruling.warning;
  const gaps = { reason: lookUp(messages.reason, reason), count, limit };
  return capital(color === null ? fill(alarmOfNone, gaps) : fill(alarm, { ...gaps, side: messages.side[color] }));
}

/** What comes of moves of the selected piece: one sentence for each ending, and for each side that would have to change. */
export function outlookTexts(messages: Messages, naming: Naming, outlook: readonly Outlook[]): string[] {
  const endings = new Map<string, Outlook[]>();
  for (const each of outlook) {
    const key = `${each.outcome} ${each.reason} ${sideOf(messages, each)}`;
    endings.set(key, [...(endings.get(key) ?? []), each]);
  }
  return [...endings.values()].map((alike) => {
    const [first] = alike as [Outlook];
    const { outcome, reason } = first;
    const squares = [...new Set(alike.map(({ to }) => pointText(messages, naming, to)))].join(messages.listSeparator);
    return fill(messages.ruling.outlook[outcome], {
      squares,
      side: sideOf(messages, first),
      reason: reasonText(messages, naming.kind, reason),
    });
  });
}

/** The side that would have to change. */
function sideOf(messages: Messages, outlook: Outlook): string {
  return outlook.outcome === "changes" ? messages.side[outlook.color] : "";
}

/** The texts of the page in the form in which the package makes sentences of them. */
const sentenceTexts = (messages: Messages): sentences.SentenceTexts => ({ ...messages, ...messages.referee, ...messages.ruling });

/** Which rule decided, and what it says. */
export function ruleText(messages: Messages, kind: GameKind, rule: string): string {
  return sentences.ruleText(sentenceTexts(messages), kind, rule);
}

/** What one side did in the plies that the verdict rests on. */
export function accountText(messages: Messages, kind: GameKind, account: Account): string {
  return sentences.accountText(sentenceTexts(messages), kind, account);
}

/** Why the side that the verdict is for is not at fault, where its account does not say so. */
export function sparedText(messages: Messages, kind: GameKind, { winner, reason, accounts }: Verdict): string | null {
  return sentences.sparedText(sentenceTexts(messages), kind, { winner, reason }, accounts);
}

/** One ply of the evidence; its move is numbered and written as in the list of moves. */
export function exhibitText(messages: Messages, kind: GameKind, exhibit: Exhibit, move: string, labels?: Labels): string {
  const { ply, color, check, nature, isLight, isCut } = exhibit;
  const name = (square: number): string => squareName(GEOMETRY[kind], square);
  const conduct = {
    ply,
    check,
    nature,
    weight: isLight ? ("light" as const) : ("heavy" as const),
    ...(isCut ? { cut: true as const } : {}),
  };
  const chases = exhibit.chases.map((chase) => ({ ...chase, attacker: name(chase.attacker), target: name(chase.target) }));
  const naming: Naming = { kind, board: [], labels };
  const texts = sentenceTexts(messages);
  const { chase, chaseProtected } = texts.verdict;
  const said = { chase: joined(naming, chase), chaseProtected: joined(naming, chaseProtected) };
  if (said.chase === chase) return sentences.plyText(texts, kind, { conduct, color, chases }, move);
  // Players say which piece it is, not where it stands.
  const named = exhibit.chases.map((each, index) => ({
    ...(chases[index] as (typeof chases)[number]),
    by: pieceThere(messages, naming, each.by, each.attacker),
    of: pieceThere(messages, naming, each.of, each.target),
  }));
  const own = { ...texts, verdict: { ...texts.verdict, ...said } };
  return sentences.plyText(own, kind, { conduct, color, chases: named }, move);
}
