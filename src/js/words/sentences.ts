/** What the referee says of a verdict, an illegal move, a warning or an error. Pure: texts and facts in, text out. */
import { fill, lookUp } from "../i18n/text.js";
import type { CodeTexts, IllegalityTexts, FaultTexts, NatureTexts, RuleSetTexts, VerdictTexts } from "../i18n/types.js";
import type { Color, Conduct, GameKind, Illegality, Warning } from "../types.js";
import { otherOf, type Account } from "./evidence.js";

/** The building blocks of the sentences. */
export type SentenceTexts = CodeTexts &
  IllegalityTexts & { readonly natures: NatureTexts } & Pick<VerdictTexts, "article" | "verdict" | "warning"> &
  Pick<RuleSetTexts, "set">;

type Table = Readonly<Record<string, string>>;

/** Capitalizes a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a piece with its colour, by its FEN letter. */
export function pieceText(texts: SentenceTexts, kind: GameKind, letter: string): string {
  const color = letter === letter.toLowerCase() ? "black" : kind === "xiangqi" ? "red" : "white";
  return fill(texts.pieceOf, { piece: lookUp(texts.piece[kind], letter), color: texts.color[color] });
}

/** Returns who won, and how. `turn` is the side that would have been to move, needed only for stalemate. */
export function resultText(
  texts: SentenceTexts,
  kind: GameKind,
  verdict: { readonly winner: Color | null; readonly reason: string },
  turn: Color,
): string {
  const winner = verdict.winner === null ? "" : texts.side[verdict.winner];
  if (verdict.reason === "checkmate") return fill(texts.status.checkmate, { winner });
  if (verdict.reason === "stalemate") return fill(texts.status.stalemate[kind], { winner, loser: texts.side[turn] });
  const reason = lookUp(texts.reason, verdict.reason);
  return fill(verdict.winner === null ? texts.status.draw : texts.status.wins, { winner, reason });
}

/** Returns which rule decided, and what it says. */
export function ruleText(texts: SentenceTexts, kind: GameKind, rule: string): string {
  const slash = rule.indexOf("/");
  const article = rule.slice(slash + 1);
  const { byRule, byNumber } = texts.verdict;
  const gaps = { set: setText(texts, kind, rule.slice(0, slash)), number: article, text: lookUp(texts.article[kind], article) };
  return fill(/^\d/.test(article) ? byNumber[kind] : byRule, gaps);
}

/** Returns the name of a rule set; for a custom one (`wxf+custom`) that of its base with a sign. */
export function setText(texts: SentenceTexts, kind: GameKind, name: string): string {
  const [base = "", ...own] = name.split("+");
  const set = lookUp(texts.set[kind], base);
  return own.length === 0 ? set : `${set} +`;
}

/** Returns what one side did in the plies the verdict rests on. */
export function accountText(texts: SentenceTexts, kind: GameKind, account: Account): string {
  const { color, plies, checks, kills, chases, isHunt, quarry, chaser, guard } = account;
  const { verdict, natures } = texts;
  const others = plies - checks - kills - chases;
  const gaps = { side: texts.side[color], plies, checks, kills, chases, others };
  if (kills > 0) return fill(natures.mixed, gaps);
  if (checks === plies) return fill(verdict.allChecks, gaps);
  // There are no chases in chess.
  if (others === plies && kind === "xiangqi") return fill(verdict.allIdle, gaps);
  if (!isHunt) return fill(verdict.mixed, gaps);
  const piece =
    quarry === null
      ? fill(texts.pieceOf, { piece: verdict.piece, color: texts.color[otherOf(kind, color)] })
      : pieceText(texts, kind, quarry);
  const chased = { ...gaps, guard: verdict.guard[guard], piece };
  return chaser === null ? fill(verdict.oneQuarry, chased) : fill(verdict.oneChaser, { ...chased, by: lookUp(texts.piece[kind], chaser) });
}

/** Returns why a verdict against one side spares the other; nothing if its account already says so, and for draws. */
export function sparedText(
  texts: SentenceTexts,
  kind: GameKind,
  verdict: { readonly winner: Color | null; readonly reason: string },
  accounts: readonly Account[],
): string | null {
  const { winner, reason } = verdict;
  if (winner === null || !reason.startsWith("perpetual-") || accounts.length === 0) return null;
  const own = accounts.find(({ color }) => color === winner);
  const side = texts.side[winner];
  if (own === undefined) return fill(texts.verdict.alone, { side: texts.side[otherOf(kind, winner)], other: side });
  const offences = own.checks + own.kills + own.chases;
  if (offences === 0) return null;
  return fill(offences === own.plies && reason === "perpetual-check" ? texts.verdict.lesser : texts.verdict.spared, { side });
}

/** What is said of one ply of evidence: its facts, and the letters of the pieces (`null` if unknown). */
export interface PlyFacts {
  readonly conduct: Pick<Conduct, "ply" | "check" | "nature" | "weight" | "cut">;
  readonly color: Color;
  readonly chases: readonly {
    readonly attacker: string;
    readonly target: string;
    readonly protected: boolean;
    readonly by: string | null;
    readonly of: string | null;
  }[];
}

/** Describes one ply of the evidence; `move` is in the reader's notation. */
export function plyText(texts: SentenceTexts, kind: GameKind, { conduct, color, chases }: PlyFacts, move: string): string {
  const { verdict, natures } = texts;
  const { check, nature, weight, cut } = conduct;
  const name = (letter: string | null): string => (letter === null ? verdict.piece : lookUp(texts.piece[kind], letter));
  const attacks = chases.map(({ by, of, attacker, target, ...chase }) =>
    fill(chase.protected ? verdict.chaseProtected : verdict.chase, { by: name(by), of: name(of), attacker, target }),
  );
  const facts = [
    ...(check ? [verdict.check] : []),
    ...(nature === "kill" ? [natures.kill] : []),
    ...attacks,
    ...(nature === "chase" && attacks.length === 0 ? [natures.gain] : []),
    ...(weight === "light" ? [natures.light] : []),
    ...(nature === "exchange" || nature === "offer" || nature === "block" || nature === "follow" ? [natures[nature]] : []),
    ...(cut ? [natures.cut] : []),
  ];
  return fill(verdict.exhibit, {
    side: texts.side[color],
    move,
    facts: (facts.length === 0 ? [verdict.idle] : facts).join(texts.listSeparator),
  });
}

/** Explains why a move is not legal. `turn` is the side to move. */
export function illegalityText(texts: CodeTexts & IllegalityTexts, kind: GameKind, turn: Color, { code, squares }: Illegality): string {
  return fill(lookUp(texts.illegality[kind], code), { side: texts.side[turn], squares: squares.join(texts.listSeparator) });
}

/** Describes a limit that is close: what is counted, how far it is, and whom it would go against. */
export function warningText(texts: SentenceTexts, kind: GameKind, { reason, color, count, limit }: Warning): string {
  const { warning } = texts;
  const gaps = { reason: lookUp(texts.reason, reason), side: color === null ? "" : texts.side[color], count, limit };
  const streaks: Table = warning.streak;
  const streak = kind === "xiangqi" && color !== null ? streaks[reason] : undefined;
  if (streak !== undefined) return fill(streak, gaps);
  const others: Table = warning[kind];
  const what = color === null && reason === "repetition" ? warning.occurrences : (others[reason] ?? warning.other);
  return `${fill(what, gaps)} ${fill(color === null ? warning.draws : warning.loses, gaps)}`;
}

/** The details of an error, as in `RulesError.detail`. */
interface Detail {
  readonly field?: unknown;
  readonly offset?: unknown;
  readonly fault?: unknown;
  readonly code?: unknown;
  readonly squares?: unknown;
  readonly faults?: unknown;
}

/** Describes an error in one sentence, or one for each fault of a position. */
export function errorTexts(
  texts: CodeTexts & IllegalityTexts & FaultTexts,
  kind: GameKind,
  turn: Color,
  error: { readonly code: string; readonly detail?: unknown },
): string[] {
  const detail: Detail = typeof error.detail === "object" && error.detail !== null ? error.detail : {};
  const { field, offset, squares } = detail;
  if (error.code === "illegal-move" && typeof detail.code === "string" && Array.isArray(squares)) {
    return [illegalityText(texts, kind, turn, { code: detail.code as Illegality["code"], squares })];
  }
  if (error.code === "invalid-rules" && typeof detail.fault === "string") {
    return [lookUp(texts.error, error.code), fill(lookUp(texts.rulesFault, detail.fault), { field: String(field ?? "") })];
  }
  const faults = Array.isArray(detail.faults) ? (detail.faults as { code: string; color?: Color | null; squares?: string[] }[]) : [];
  if (faults.length === 0) return [lookUp(texts.error, error.code)];
  return faults.map((fault) => {
    const isText = typeof field === "string" && fault.code in texts.textFault;
    return fill(lookUp(isText ? texts.textFault : texts.fault[kind], fault.code), {
      side: fault.color ? texts.side[fault.color] : "",
      squares: (fault.squares ?? []).join(texts.listSeparator),
      field: typeof field === "string" ? lookUp(texts.field, field) : "",
      // People count characters from one.
      place: typeof offset === "number" ? offset + 1 : "",
    });
  });
}
