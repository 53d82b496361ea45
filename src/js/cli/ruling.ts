/** `trongtai ruling`: one HTML file that prints on A4, for the arbiter to sign. */
import { review, type GameKind, type Rules } from "../index.js";
import { ruling as en } from "../i18n/ruling/en.js";
import { ruling as vi } from "../i18n/ruling/vi.js";
import { ruling as zh } from "../i18n/ruling/zh.js";
import { traditional } from "../i18n/traditional.js";
import type { RulingTexts } from "../i18n/types.js";
import { rulingPage } from "../ruling/sheet.js";
import type { Catalogue } from "../words/catalogue.js";
import { put, recordAt, verdictAt } from "./diagram.ts";
import type { Language, Speech } from "./language.ts";
import { notationFor, written } from "./review.ts";
import { nameOf } from "./rules.ts";

export interface Ruling {
  readonly file: string;
  readonly game: number;
  /** The number of plies played when the arbiter was called; all if absent. */
  readonly ply: number | undefined;
  readonly rules: Readonly<Partial<Record<GameKind, Rules>>>;
  readonly output: string | undefined;
  readonly version: string;
}

const textsIn = (language: Language): RulingTexts => (language === "zh-Hant" ? traditional(zh) : { en, vi, zh }[language]);

/** Writes the sheet; returns 1 if the rules have not decided by then. */
export async function ruleOn(speech: Speech, { file, game, ply, rules, output, version }: Ruling): Promise<number> {
  const record = recordAt(file, game);
  const { kind } = record;
  const end = Math.min(ply ?? record.moves.length, record.moves.length);
  const played = { ...record, moves: record.moves.slice(0, end) };
  const ending = verdictAt(record, rules[kind], end);
  const { under } = review(played, {});
  const notation = notationFor(speech.language, kind);
  const facts = { record: played, moves: written(played, notation), set: nameOf(kind, rules[kind]), ply: end, ending, under, version };
  const look = { coordinates: notation, ...(kind === "xiangqi" && speech.language === "zh" ? { pieces: "simplified" as const } : {}) };
  const page = rulingPage(textsIn(speech.language), speech.codes as Catalogue, { ...facts, look });
  await put(output, page);
  return ending === null ? 1 : 0;
}
