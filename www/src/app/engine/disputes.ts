/** The games of an archive in which a rule set and the recorded result part. Runs in a worker; knows no page. */

import { readRecords, validate } from "trongtai";
import type { GameKind, GameRecord, Reason, Result, Rules } from "trongtai";

/** What is looked for: the rule set of each game. */
export type Sets = Readonly<Record<GameKind, string>>;

/** A game whose record names another result than the rules, as far as the ply that decided. */
export interface Dispute {
  readonly number: number;
  readonly kind: GameKind;
  readonly players: readonly [string, string];
  readonly event: string;
  readonly said: Result;
  readonly result: Result;
  readonly reason: Reason;
  readonly rule: string;
  readonly ply: number;
  readonly playedOn: number;
  readonly fen: string;
  readonly chess960: boolean;
  /** The moves that led to the verdict. */
  readonly line: readonly string[];
}

/** Where the search is: games read, how many there seem to be, and what was found in the last of them. */
export interface Step {
  readonly games: number;
  readonly guessed: number;
  readonly found: Dispute | null;
}

/** The first of a game’s tags. */
const MARK = [...'[Event "'].map((letter) => letter.charCodeAt(0));

/** About how many games there are: each begins with the first of its tags, at the start of a line. */
export function guessGames(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(MARK[0]!); at >= 0; at = bytes.indexOf(MARK[0]!, at + 1)) {
    if ((at === 0 || bytes[at - 1] === 10) && MARK.every((byte, index) => bytes[at + index] === byte)) count += 1;
  }
  return Math.max(1, count);
}

/** One step for each game. */
export function* disputesIn(bytes: Uint8Array, sets: Sets): Generator<Step, void, undefined> {
  const guessed = guessGames(bytes);
  let games = 0;
  for (const record of readRecords(bytes)) {
    games += 1;
    yield { games, guessed: Math.max(games, guessed), found: disputeOf(record, games, sets) };
  }
}

function disputeOf(record: GameRecord, number: number, sets: Sets): Dispute | null {
  const { kind, fen, tags, result: said } = record;
  if (said === "*") return null;
  const chess960 = kind === "chess" && /960|fischer/i.test(tags["Variant"] ?? "");
  const moves = record.moves.map(({ uci }) => uci);
  const options = { kind, fen, moves, setup: "playable", afterEnd: "note", ...(chess960 ? { chess960 } : {}) } as const;
  const judged = validate({ ...options, rules: sets[kind] as Rules });
  if (!judged.ok) return null;
  const ended = judged.ended ?? (judged.status.over ? { ply: judged.plies, verdict: judged.status } : null);
  if (ended === null || ended.verdict.result === said) return null;
  const { result, reason, rule } = ended.verdict;
  return {
    number,
    kind,
    players: [tags[kind === "chess" ? "White" : "Red"] ?? tags["White"] ?? "", tags["Black"] ?? ""],
    event: tags["Event"] ?? "",
    said,
    result,
    reason,
    rule,
    ply: ended.ply,
    playedOn: judged.plies - ended.ply,
    fen,
    chess960,
    line: moves.slice(0, ended.ply),
  };
}
