/** `trongtai disputes`: the games of an archive whose recorded result differs from a rule set. */
import type { GameKind, Rules } from "../index.js";
import { passOver } from "./archive.ts";
import { named, type Contradiction, type Dispute } from "./dispute.ts";
import { fill, lookUp, reasonText, type Speech } from "./language.ts";
import { cut, place } from "./report.ts";
import { KINDS, setsOf } from "./rules.ts";
import { complain, escaped, plain, summary, table, write, type Tally } from "./terminal.ts";
import { ruleSets } from "../index.js";

export interface Disputes {
  readonly files: readonly string[];
  /** The value of `--rules`; `all` for every named set. */
  readonly rules: string | undefined;
  readonly kind: GameKind | undefined;
  readonly json: boolean;
  readonly jobs: number | undefined;
}

/** Returns the requested rule sets by game; the default one if none is named. */
function wanted(speech: Speech, rules: string | undefined): Readonly<Record<GameKind, readonly { name: string; rules: Rules }[]>> {
  const sets = rules === undefined || rules === "all" ? {} : setsOf(speech, rules);
  const of = (kind: GameKind): Rules[] => {
    if (rules === "all") return Object.keys(ruleSets(kind)) as Rules[];
    const set = sets[kind];
    return set !== undefined ? [set] : rules === undefined ? [kind === "xiangqi" ? "club" : "fide"] : [];
  };
  return { xiangqi: of("xiangqi").map((set) => named("xiangqi", set)), chess: of("chess").map((set) => named("chess", set)) };
}

/** What is kept until the end: a line per dispute, by article. */
type Articles = Map<string, { readonly kind: GameKind; readonly reason: string; readonly lines: string[] }>;

export async function disputeFiles(speech: Speech, { files, rules, kind, json, jobs }: Disputes): Promise<number> {
  const sets = wanted(speech, rules);
  const tally: Tally = { games: 0, plies: 0, illegal: 0 };
  const articles: Articles = new Map();
  /** The number of disputes by reason and rule set. */
  const counts = new Map<string, Map<string, number>>();
  const ended: Record<string, number> = {};
  const agreed: Record<string, number> = {};
  const conclude = async (seconds: number): Promise<void> => {
    if (!json) {
      const { texts } = speech;
      for (const [rule, { kind: game, reason, lines }] of [...articles].sort(([, a], [, b]) => b.lines.length - a.lines.length)) {
        const heading = fill(texts.disputes.article, { rule, text: articleText(speech, game, rule, reason), count: lines.length });
        await write(`${heading}\n${lines.join("\n")}\n\n`);
      }
      await write(tables(speech, sets, { counts, ended, agreed }));
    }
    complain(summary(speech, speech.texts.disputes.summary, tally, seconds));
  };
  const { failures, seconds } = await passOver(speech, {
    files,
    job: "dispute",
    told: { sets, ...(kind === undefined ? {} : { kind }) },
    jobs,
    progress: speech.texts.disputes.progress,
    tally,
    conclude,
    report: async ({ file, games }, returned, clear) => {
      tally.games += returned.games;
      tally.plies += returned.plies;
      tally.illegal += returned.told.length;
      for (const [name, count] of Object.entries(returned.ended)) ended[name] = (ended[name] ?? 0) + count;
      for (const [name, count] of Object.entries(returned.agreed)) agreed[name] = (agreed[name] ?? 0) + count;
      const lines: string[] = [];
      for (const game of returned.told) {
        for (const found of game.found) {
          const row = counts.get(found.reason) ?? new Map<string, number>();
          row.set(found.set, (row.get(found.set) ?? 0) + 1);
          counts.set(found.reason, row);
          if (json) continue;
          const kept = articles.get(found.rule) ?? { kind: game.kind, reason: found.reason, lines: [] };
          kept.lines.push(line(speech, file, games + game.index + 1, game, found));
          articles.set(found.rule, kept);
        }
        const { index, ...facts } = game;
        if (json) lines.push(escaped(JSON.stringify({ file, game: games + index + 1, ...facts })));
      }
      if (lines.length === 0) return;
      clear();
      await write(`${lines.join("\n")}\n`);
    },
  });
  if (json) {
    const { illegal: disputes, ...numbers } = tally;
    const byReason = Object.fromEntries([...counts].map(([reason, row]) => [reason, Object.fromEntries(row)]));
    await write(`${JSON.stringify({ summary: { ...numbers, disputes, byReason, ended, agreed, seconds, unreadable: failures } })}\n`);
  }
  return failures > 0 ? 2 : tally.illegal > 0 ? 1 : 0;
}

/** Returns the text of an article, or of the reason if only that is known. */
function articleText({ codes }: Speech, kind: GameKind, rule: string, reason: string): string {
  const article = rule.slice(rule.indexOf("/") + 1);
  const texts: Readonly<Record<string, string>> = codes.article[kind];
  return Object.hasOwn(texts, article) ? texts[article]! : reasonText(codes, kind, reason);
}

/** Formats one game under one article. */
function line(speech: Speech, file: string, number: number, game: Dispute, found: Contradiction): string {
  const { texts } = speech;
  const [first, second] = game.players.map((name) => cut(name.trim()) || "?") as [string, string];
  const parts = [fill(texts.game, { number }), fill(texts.players, { first, second })];
  if (game.event !== "") parts.push(cut(game.event));
  if (game.date !== "" && !game.date.startsWith("?")) parts.push(cut(game.date));
  const rests = found.plies === undefined ? "" : fill(texts.disputes.plies, { first: found.plies[0], last: found.plies[1] });
  const on = found.playedOn === 0 ? "" : fill(texts.disputes.playedOn, { plies: found.playedOn });
  const says = fill(texts.disputes.says, { said: game.said, result: found.result, ply: found.ply });
  return plain(`  ${place(file, game.line)} ${parts.join(speech.codes.listSeparator)}: ${says}${rests}${on}`);
}

/** Formats the disputes by reason and rule set, followed by how many games each set ended at all. */
function tables(
  { texts, codes }: Speech,
  sets: Readonly<Record<GameKind, readonly { name: string }[]>>,
  {
    counts,
    ended,
    agreed,
  }: { counts: ReadonlyMap<string, ReadonlyMap<string, number>>; ended: Record<string, number>; agreed: Record<string, number> },
): string {
  const asked = [...new Set(KINDS.flatMap((kind) => sets[kind].map(({ name }) => name)))].filter((name) => (ended[name] ?? 0) > 0);
  if (asked.length === 0) return "";
  const row = (name: string, of: (set: string) => number): string[] => [name, ...asked.map((set) => String(of(set)))];
  const reasons = [...counts].map(([reason, byset]) => row(lookUp(codes.reason, reason), (set) => byset.get(set) ?? 0));
  const total = (set: string): number => (ended[set] ?? 0) - (agreed[set] ?? 0);
  return `${table([
    [texts.disputes.reason, ...asked],
    ...reasons,
    row(texts.disputes.all, total),
    row(texts.disputes.agreed, (set) => agreed[set] ?? 0),
  ])}\n`;
}
