import { Game, validate, type Color, type GameKind, type GameRecord, type Reason, type Result, type Rules } from "../index.js";
import { gameOf, gamesIn, playersOf, type Work } from "./judge.ts";

/** How to look for disputes: the rule sets of each game, with their names. */
export interface Disputing {
  readonly kind?: GameKind;
  readonly sets: Readonly<Record<GameKind, readonly { readonly name: string; readonly rules: Rules }[]>>;
}

/** A contradiction between a rule set and the record. */
export interface Contradiction {
  readonly set: string;
  /** The number of plies played when the rules ended the game. */
  readonly ply: number;
  readonly playedOn: number;
  readonly winner: Color | null;
  readonly result: Result;
  readonly reason: Reason;
  readonly rule: string;
  /** The first and last ply of the evidence; absent if the position alone decided. */
  readonly plies?: readonly [number, number];
}

export interface Dispute {
  /** Its index among the games of the work, from 0. */
  readonly index: number;
  readonly line: number;
  readonly kind: GameKind;
  readonly players: readonly [string, string];
  readonly event: string;
  readonly date: string;
  readonly plies: number;
  readonly said: Result;
  readonly found: readonly Contradiction[];
}

export interface Disputed {
  readonly games: number;
  readonly plies: number;
  /** Of the games with a recorded result, by rule set: how many the rules ended, and how many of those with that result. */
  readonly ended: Readonly<Record<string, number>>;
  readonly agreed: Readonly<Record<string, number>>;
  readonly told: readonly Dispute[];
}

export function dispute(work: Work, { kind, sets }: Disputing): Disputed {
  const told: Dispute[] = [];
  const ended: Record<string, number> = {};
  const agreed: Record<string, number> = {};
  let games = 0;
  let plies = 0;
  for (const found of gamesIn(work, kind)) {
    const index = games++;
    if (found.code !== undefined) continue;
    const { record, place } = found;
    plies += record.moves.length;
    if (record.result === "*") continue;
    const contradictions: Contradiction[] = [];
    for (const { name, rules } of sets[record.kind]) {
      const judged = judgedBy(record, rules);
      if (judged === null) continue;
      ended[name] = (ended[name] ?? 0) + 1;
      if (judged.result === record.result) agreed[name] = (agreed[name] ?? 0) + 1;
      else contradictions.push({ set: name, ...judged });
    }
    if (contradictions.length === 0) continue;
    const { tags } = record;
    const facts = { players: playersOf(record), event: tags["Event"] ?? "", date: tags["Date"] ?? "" };
    told.push({
      index,
      line: place.line,
      kind: record.kind,
      ...facts,
      plies: record.moves.length,
      said: record.result,
      found: contradictions,
    });
  }
  return { games, plies, ended, agreed, told };
}

/** Returns how a rule set ended a game, if it did. */
function judgedBy(record: GameRecord, rules: Rules): Omit<Contradiction, "set"> | null {
  const judged = validate(gameOf(record, rules));
  if (!judged.ok) return null;
  const ended = judged.ended ?? (judged.status.over ? { ply: judged.plies, verdict: judged.status } : null);
  if (ended === null) return null;
  const { winner, result, reason, rule, evidence } = ended.verdict;
  const [first, last] = [evidence[0]?.ply, evidence[evidence.length - 1]?.ply];
  const plies = first === undefined || last === undefined ? {} : { plies: [first, last] as const };
  return { ply: ended.ply, playedOn: judged.plies - ended.ply, winner, result, reason, rule, ...plies };
}

/** Returns a rule set with its name in verdicts and tables. */
export const named = (kind: GameKind, rules: Rules): { name: string; rules: Rules } => ({ name: new Game(kind, { rules }).rules, rules });
