/** `trongtai review`: a referee's notes on each game, in words. */
import { gameFrom, review, type Ending, type GameRecord, type Notation, type Review, type Rules } from "../index.js";
import { explainVerdictIn } from "../entries/words.js";
import { expand, pieces } from "./inputs.ts";
import { codeOf, gamesIn, playersOf, type Sets } from "./judge.ts";
import { fill, lookUp, reasonText, type Language, type Speech } from "./language.ts";
import { cut, unreadable } from "./report.ts";
import { nameOf } from "./rules.ts";
import { complain, escaped, plain, write } from "./terminal.ts";

export interface Reviewing {
  readonly files: readonly string[];
  readonly rules: Sets;
  readonly kind: GameRecord["kind"] | undefined;
  readonly json: boolean;
}

/** Returns the notation that readers of a language expect. */
export const notationFor = (language: Language, kind: GameRecord["kind"]): Notation =>
  language === "vi" ? "vi" : kind === "chess" ? "san" : ({ en: "wxf", zh: "zh-Hans", "zh-Hant": "zh-Hant" } as const)[language];

export async function reviewFiles(speech: Speech, { files, rules, kind, json }: Reviewing): Promise<number> {
  const { inputs, skipped, unreadable: missing } = expand(files);
  let failures = missing.length;
  let differ = 0;
  for (const { name, code } of [...skipped, ...missing]) complain(unreadable(speech, name, code));
  for (const { name, path } of inputs) {
    const file = name === "-" ? "(stdin)" : plain(name);
    let number = 0;
    try {
      for await (const piece of pieces(path, () => undefined)) {
        for (const found of gamesIn(piece, kind)) {
          number++;
          if (found.code !== undefined) {
            failures++;
            complain(fill(speech.texts.review.unreadable, { file, number, words: lookUp(speech.codes.error, found.code) }));
            continue;
          }
          const { record } = found;
          const set = rules[record.kind];
          const noted = review(record, set === undefined ? {} : { rules: set });
          if (noted.agrees === false) differ++;
          if (json)
            await write(`${escaped(JSON.stringify({ file, game: number, players: playersOf(record), said: record.result, ...noted }))}\n`);
          else await write(`${plainLines(inWords(speech, file, number, record, set, noted)).join("\n")}\n\n`);
        }
      }
    } catch (error) {
      const { code, syscall } = error as { code?: unknown; syscall?: unknown };
      if (typeof code !== "string" || syscall === undefined) throw error;
      failures++;
      complain(unreadable(speech, file, code));
    }
  }
  return failures > 0 ? 2 : differ > 0 ? 1 : 0;
}

const plainLines = (lines: readonly string[]): string[] => lines.map(plain);

function inWords(speech: Speech, file: string, number: number, record: GameRecord, rules: Rules | undefined, noted: Review): string[] {
  const { texts, codes, language } = speech;
  const { review: said } = texts;
  const { kind } = record;
  const [first, second] = playersOf(record).map((name) => cut(name.trim()) || "?") as [string, string];
  const lines = [
    fill(said.heading, { file, number, players: fill(texts.players, { first, second }) }),
    fill(said.plies, { plies: noted.plies, result: record.result }),
  ];
  if (record.faults.length > 0) lines.push(fill(said.unread, { count: record.faults.length }));
  const own = nameOf(kind, rules);
  const { ended } = noted;
  if (ended === null) lines.push(fill(said.open, { set: setName(speech, kind, own) }));
  else {
    const moves = written(record, notationFor(language, kind));
    const { sentences } = explainVerdictIn(codes, ended.verdict, { game: record, moves });
    const words = sentences.join(language.startsWith("zh") ? "" : " ");
    lines.push(fill(said.ended, { set: setName(speech, kind, own), ply: ended.ply, move: moves[ended.ply - 1] ?? "", words }));
    if (ended.playedOn > 0) lines.push(fill(said.playedOn, { plies: ended.playedOn }));
    if (noted.agrees !== null) {
      lines.push(noted.agrees ? said.agrees : fill(said.differs, { said: record.result, result: ended.verdict.result }));
    }
  }
  for (const { color, from, to, claim } of noted.claims) {
    const how = claim.move === undefined ? said.claim : said.announced;
    lines.push(fill(how, { side: codes.side[color], from, to, claim: lookUp(codes.claim, claim.reason) }));
  }
  for (const { from, to, state } of noted.mustChange) {
    const gaps = { side: codes.side[state.color], from, to, reason: lookUp(codes.reason, state.reason), rule: state.rule };
    lines.push(fill(said.mustChange, gaps));
  }
  for (const { ply, color } of noted.flags) lines.push(fill(said.flag, { ply, side: codes.side[color] }));
  for (const name of ["noCapture", "repetition", "checks", "chases"] as const) {
    const { count, ply } = noted.longest[name]!;
    if (count > (name === "repetition" ? 1 : 0)) lines.push(fill(said[name], { count, ply }));
  }
  lines.push(said.others);
  for (const [set, ending] of Object.entries(noted.under)) {
    if (set === own) continue;
    const name = setName(speech, kind, set);
    lines.push(
      `  ${ending === null ? fill(said.none, { set: name }) : fill(said.other, { set: name, ...endingOf(speech, kind, ending) })}`,
    );
  }
  return lines;
}

const setName = ({ codes }: Speech, kind: GameRecord["kind"], name: string): string => lookUp(codes.set[kind], name);

function endingOf({ codes }: Speech, kind: GameRecord["kind"], { ply, verdict }: Ending): Record<string, string | number> {
  return { ply, result: verdict.result, reason: reasonText(codes, kind, verdict.reason), rule: verdict.rule };
}

/** Returns the moves of a record as far as they can be played, in a notation. */
export function written(record: GameRecord, notation: Notation): string[] {
  try {
    const game = gameFrom(record);
    const moves = game.history(notation);
    game.free();
    return moves;
  } catch (error) {
    codeOf(error);
    return record.moves.map(({ uci }) => uci);
  }
}
