/** What the referee says, worded in the language of the page. Pure: messages and facts in, text out. */

import type { Account, ClockTimes, Exhibit, Outlook, RuleFields, Warning } from "./facts.ts";
import { GEOMETRY } from "./games.ts";
import type { GameKind, RulesName } from "./games.ts";
import { squareName } from "./geometry.ts";
import { fill, lookUp } from "./i18n/index.ts";
import type { Messages } from "./i18n/index.ts";
import { capital, pieceName, ruleSetName } from "./names.ts";

export { verdictText } from "../../src/board/words.ts";

type Texts = Readonly<Record<string, string>>;
type Gaps = Readonly<Record<string, string | number>>;

/** One line on a rule set, with its numbers. */
export function ruleSetBrief(messages: Messages, kind: GameKind, name: RulesName, fields: RuleFields): string {
  const sets: Readonly<Record<string, { readonly brief: string }>> = messages.referee.set[kind];
  return fill(sets[name]?.brief ?? "", gapsOf(fields));
}

/**
 * The numbers of a rule set by the names of its fields, so that no text says another one. A count per side is also given
 * doubled, a count of both sides halved; of a list each number, and the one that goes beyond it.
 */
export function gapsOf(fields: RuleFields): Gaps {
  const gaps: Record<string, number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "number") {
      Object.assign(gaps, { [name]: value, [`${name}Doubled`]: value * 2, [`${name}Halved`]: value / 2 });
    }
    if (!Array.isArray(value)) continue;
    value.forEach((number: unknown, index) => {
      const place = `${name}${index + 1}`;
      if (typeof number === "number") Object.assign(gaps, { [place]: number, [`${place}Next`]: number + 1 });
    });
  }
  return gaps;
}

/** A limit that comes near: what is counted, how far it is, and what happens then. */
export function warningText(messages: Messages, kind: GameKind, warning: Warning): string {
  const { reason, color, count, limit, counts, then } = warning;
  const texts = messages.referee.warning;
  const gaps = { reason: lookUp(messages.reason, reason), side: color === null ? "" : messages.side[color], count, limit };
  const streaks: Texts = texts.streak;
  const streak = counts === "streak" ? streaks[reason] : undefined;
  if (streak !== undefined) return [fill(streak, gaps), ...(count >= limit ? [texts.next] : [])].join(" ");
  const others: Texts = texts[kind];
  const what = counts === "occurrences" ? texts.occurrences : (others[reason] ?? texts.other);
  return `${fill(what, gaps)} ${fill(texts[then], gaps)}`;
}

/** The same in a few words, for the eye and ear of a player who looks at the board. */
export function alarmText(messages: Messages, { reason, color, count, limit }: Warning): string {
  const { alarm, alarmOfNone } = messages.referee.warning;
  const gaps = { reason: lookUp(messages.reason, reason), count, limit };
  return capital(color === null ? fill(alarmOfNone, gaps) : fill(alarm, { ...gaps, side: messages.side[color] }));
}

/** What moves of the selected piece would end the game by: one sentence for each ending. */
export function outlookTexts(messages: Messages, kind: GameKind, outlook: readonly Outlook[]): string[] {
  const endings = new Map<string, Outlook[]>();
  for (const each of outlook) {
    const key = `${each.outcome} ${each.reason}`;
    endings.set(key, [...(endings.get(key) ?? []), each]);
  }
  return [...endings.values()].map((alike) => {
    const [{ outcome, reason }] = alike as [Outlook];
    const squares = [...new Set(alike.map(({ to }) => squareName(GEOMETRY[kind], to)))].join(messages.listSeparator);
    return fill(messages.referee.outlook[outcome], { squares, reason: lookUp(messages.reason, reason) });
  });
}

/** The times of a game in words, under their name if they have one. */
export function clockText(messages: Messages, times: ClockTimes, name = ""): string {
  const { main, perMove, increment } = times;
  const texts = messages.referee.clock;
  const names: Texts = texts.preset;
  const parts = [
    fill(texts.main, { minutes: main / 60_000 }),
    ...(increment === undefined ? [] : [fill(texts.increment, { seconds: increment / 1000 })]),
    ...(perMove === undefined ? [] : [fill(texts.perMove, { seconds: perMove / 1000 })]),
  ];
  const all = parts.join(messages.listSeparator);
  return name === "" ? all : fill(texts.named, { name: lookUp(names, name), times: all });
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
