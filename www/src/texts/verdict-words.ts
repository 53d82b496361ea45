/** What the referee says, worded in the language of the page. Pure: messages and facts in, text out. */

import type { Account, Exhibit, Outlook, Warning } from "../app/model.ts";
import { GEOMETRY } from "../app/games.ts";
import type { GameKind } from "../app/games.ts";
import { squareName } from "../app/geometry.ts";
import { fill, lookUp } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { capital, pieceName, ruleSetName } from "./names.ts";

export { mustChangeText, verdictText } from "../../../src/js/board/words.ts";

type Texts = Readonly<Record<string, string>>;

/** A limit that comes near: what is counted, how far it is, and what happens then. */
export function warningText(messages: Messages, kind: GameKind, warning: Warning): string {
  const { reason, color, count, limit, counts, consequence } = warning;
  const texts = messages.referee.warning;
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
  const { alarm, alarmOfNone } = messages.referee.warning;
  const gaps = { reason: lookUp(messages.reason, reason), count, limit };
  return capital(color === null ? fill(alarmOfNone, gaps) : fill(alarm, { ...gaps, side: messages.side[color] }));
}

/** What comes of moves of the selected piece: one sentence for each ending, and for each side that would have to change. */
export function outlookTexts(messages: Messages, kind: GameKind, outlook: readonly Outlook[]): string[] {
  const endings = new Map<string, Outlook[]>();
  for (const each of outlook) {
    const key = `${each.outcome} ${each.reason} ${sideOf(messages, each)}`;
    endings.set(key, [...(endings.get(key) ?? []), each]);
  }
  return [...endings.values()].map((alike) => {
    const [first] = alike as [Outlook];
    const { outcome, reason } = first;
    const squares = [...new Set(alike.map(({ to }) => squareName(GEOMETRY[kind], to)))].join(messages.listSeparator);
    return fill(messages.referee.outlook[outcome], { squares, side: sideOf(messages, first), reason: lookUp(messages.reason, reason) });
  });
}

/** The side that would have to change. */
function sideOf(messages: Messages, outlook: Outlook): string {
  return outlook.outcome === "changes" ? messages.side[outlook.color] : "";
}

/** Which rule decided, and what it says. */
export function ruleText(messages: Messages, kind: GameKind, rule: string): string {
  const slash = rule.indexOf("/");
  const article = rule.slice(slash + 1);
  const texts: Texts = messages.referee.article[kind];
  const { byRule, byNumber } = messages.referee.verdict;
  const gaps = { set: ruleSetName(messages, kind, rule.slice(0, slash)), number: article, text: lookUp(texts, article) };
  return fill(/^\d/.test(article) ? byNumber[kind] : byRule, gaps);
}

/** What one side did in the plies that the verdict rests on. */
export function accountText(messages: Messages, kind: GameKind, account: Account): string {
  const { color, plies, checks, kills, chases, quarry, chaser, guard } = account;
  const texts = messages.referee.verdict;
  const others = plies - checks - kills - chases;
  const gaps = { side: messages.side[color], plies, checks, kills, chases, others };
  if (kills > 0) return fill(messages.natures.mixed, gaps);
  if (checks === plies) return fill(texts.allChecks, gaps);
  // Chess knows no chases.
  if (others === plies && kind === "xiangqi") return fill(texts.allIdle, gaps);
  if (quarry === null) return fill(texts.mixed, gaps);
  const chased = { ...gaps, guard: texts.guard[guard], piece: pieceName(messages, kind, quarry) };
  return chaser === null ? fill(texts.oneQuarry, chased) : fill(texts.oneChaser, { ...chased, by: lookUp(messages.piece[kind], chaser) });
}

/** One ply of the evidence; its move is written as the reader writes moves. */
export function exhibitText(messages: Messages, kind: GameKind, exhibit: Exhibit, move: string): string {
  const { ply, color, check, chases, nature, isLight, isCut } = exhibit;
  const texts = messages.referee.verdict;
  const { kill, gain, light, exchange, cut } = messages.natures;
  const name = (square: number): string => squareName(GEOMETRY[kind], square);
  const attacks = chases.map((chase) =>
    fill(chase.protected ? texts.chaseProtected : texts.chase, {
      by: lookUp(messages.piece[kind], chase.by),
      of: lookUp(messages.piece[kind], chase.of),
      attacker: name(chase.attacker),
      target: name(chase.target),
    }),
  );
  const facts = [
    ...(check ? [texts.check] : []),
    ...(nature === "kill" ? [kill] : []),
    ...attacks,
    ...(nature === "chase" && attacks.length === 0 ? [gain] : []),
    ...(isLight ? [light] : []),
    ...(nature === "exchange" ? [exchange] : []),
    ...(isCut ? [cut] : []),
  ];
  return fill(texts.exhibit, {
    ply,
    side: messages.side[color],
    move,
    facts: (facts.length === 0 ? [texts.idle] : facts).join(messages.listSeparator),
  });
}
