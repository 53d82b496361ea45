/** What a rule page says and shows, section by section, for a rule set of a game. Pure: texts and values in, values out. */

import type { Presets, RuleFields } from "../app/model.ts";
import { CHESS_DRAWS } from "./gallery/chess-draws.ts";
import { CHESS_MATES } from "./gallery/chess-mates.ts";
import { CHESS_PIECES } from "./gallery/chess-pieces.ts";
import { CHESS_SPECIAL } from "./gallery/chess-special.ts";
import type { Entry } from "./gallery/entry.ts";
import type { EntryId } from "./gallery/index.ts";
import { XIANGQI_CYCLES } from "./gallery/xiangqi-cycles.ts";
import { XIANGQI_DRAWS } from "./gallery/xiangqi-draws.ts";
import { XIANGQI_MATES } from "./gallery/xiangqi-mates.ts";
import { XIANGQI_NATURES } from "./gallery/xiangqi-natures.ts";
import { XIANGQI_PIECES } from "./gallery/xiangqi-pieces.ts";
import { XIANGQI_STREAKS } from "./gallery/xiangqi-streaks.ts";
import type { GameKind, RulesName } from "../app/games.ts";
import type { Messages } from "../i18n/index.ts";
import type { NewGameTexts } from "../i18n/new-game/index.ts";
import type { RulesTexts } from "../i18n/rules/index.ts";
import { clockText, ruleSetParts } from "../texts/rule-words.ts";

export interface Specimens {
  readonly entry: Entry<EntryId>;
  /** The rule set by which the board judges. */
  readonly rules: RulesName;
}

export interface Section {
  readonly name: keyof RulesTexts["section"];
  readonly paragraphs: readonly string[];
  readonly boards: readonly Specimens[];
}

export interface Subject {
  readonly kind: GameKind;
  readonly rules: RulesName;
  readonly fields: RuleFields;
  readonly presets: Presets;
}

/** The catalogues that a page is written from. */
export interface SectionTexts {
  readonly rules: RulesTexts;
  readonly newGame: NewGameTexts;
}

export function sectionsOf(messages: Messages, texts: SectionTexts, subject: Subject): Section[] {
  const sections = subject.kind === "xiangqi" ? xiangqi(messages, texts, subject) : chess(messages, texts, subject);
  return sections.map(({ paragraphs, ...rest }) => ({ ...rest, paragraphs: paragraphs.filter((text) => text !== "") }));
}

function xiangqi(messages: Messages, all: SectionTexts, subject: Subject): Section[] {
  const { rules, fields } = subject;
  const texts = all.rules;
  const { common, text } = ruleSetParts(texts, "xiangqi", rules, fields);
  const conduct = [text["limits"], text["repetition"], text["chase"], text["sanction"]].flatMap((part) => part ?? []);
  const isJudged = conduct.length > 0;
  const isMaterial = fields["material"] === true;
  return [
    { name: "about", paragraphs: [text["about"] ?? ""], boards: [] },
    { name: "moves", paragraphs: [texts.xiangqi.moves], boards: as("basic", XIANGQI_PIECES) },
    { name: "ends", paragraphs: [texts.xiangqi.ends, common["ends"] ?? ""], boards: as(rules, XIANGQI_MATES) },
    {
      name: "conduct",
      paragraphs: isJudged ? [...conduct, texts.xiangqi.words, common["sanctions"] ?? ""] : [texts.xiangqi.none],
      boards: as(
        rules,
        [...XIANGQI_STREAKS, ...XIANGQI_CYCLES, ...XIANGQI_NATURES].filter((entry) => shows(entry, rules)),
      ),
    },
    // the reviewer's table, which the page sets itself
    ...(rules === "cxa" ? [{ name: "articles" as const, paragraphs: [], boards: [] }] : []),
    {
      name: "draws",
      paragraphs: [
        text["draws"] ?? "",
        ...(isMaterial ? [common["material"] ?? ""] : []),
        ...(counts(fields) ? [common["fen"] ?? ""] : []),
      ],
      boards: as(
        rules,
        XIANGQI_DRAWS.filter(({ id, rules: own }) => own === rules || (isMaterial && (id === "material" || id === "lone-cannon"))),
      ),
    },
    { name: "clocks", paragraphs: clocks(messages, all, subject), boards: [] },
  ];
}

function chess(messages: Messages, all: SectionTexts, subject: Subject): Section[] {
  const { rules, fields } = subject;
  const texts = all.rules;
  const { text } = ruleSetParts(texts, "chess", rules, fields);
  const isClaim = (entry: Entry): boolean => entry.facts.some(({ type }) => type === "claim");
  const own = CHESS_DRAWS.filter((entry) => entry.rules === rules);
  return [
    { name: "about", paragraphs: [text["about"] ?? ""], boards: [] },
    { name: "moves", paragraphs: [texts.chess.moves], boards: as("basic", CHESS_PIECES) },
    { name: "special", paragraphs: [texts.chess.special], boards: as("basic", CHESS_SPECIAL) },
    { name: "ends", paragraphs: [texts.chess.ends], boards: as(rules, CHESS_MATES) },
    { name: "claims", paragraphs: [text["claims"] ?? texts.chess.none], boards: as(rules, own.filter(isClaim)) },
    ...(text["draws"] === undefined
      ? []
      : [
          {
            name: "draws" as const,
            paragraphs: [text["draws"], text["players"] ?? ""],
            boards: as(
              rules,
              own.filter((entry) => !isClaim(entry)),
            ),
          },
        ]),
    { name: "clocks", paragraphs: clocks(messages, all, subject), boards: [] },
  ];
}

/** Whether a set of xiangqi ends games by how long they are. */
function counts(fields: RuleFields): boolean {
  return ["progress", "effective", "noCapture"].some((name) => Number(fields[name]) > 0);
}

/** The Vietnamese federation judges by the world rules: their diagrams are its own. */
function shows(entry: Entry, rules: RulesName): boolean {
  return entry.rules === rules || (rules === "vcf" && entry.rules === "wxf");
}

function as(rules: RulesName, entries: readonly Entry<EntryId>[]): Specimens[] {
  return entries.map((entry) => ({ entry, rules }));
}

function clocks(messages: Messages, { rules: texts, newGame }: SectionTexts, { rules, fields, presets }: Subject): string[] {
  const own = Object.entries(presets[rules] ?? {});
  const named = own.map(([name, times]) => clockText(messages, newGame, times, name));
  const flag = fields["timeoutNeedsMate"] === true ? texts.clocks.flagFide : texts.clocks.flag;
  return [...(named.length === 0 ? [texts.clocks.none] : [texts.clocks.own, ...named]), flag];
}
