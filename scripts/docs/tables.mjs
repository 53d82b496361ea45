// Pages of the reference that are made of the package: its codes, and the fields of its rule sets.
import { FIELDS } from "./fields.mjs";

/** @typedef {typeof import("../../dist/index.js")} Package */
/** @typedef {typeof import("../../dist/words.js")} Sentences */

/** @param {unknown} text */
const cell = (text) => String(text).replaceAll("|", "\\|").replaceAll("\n", " ").replaceAll("{", "&#123;").replaceAll("<", "&lt;");

/**
 * @param {string[]} heads
 * @param {unknown[][]} rows
 */
const table = (heads, rows) =>
  [heads, heads.map(() => "---"), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(" | ")} |`).join("\n");

const LANGUAGES = /** @type {const} */ (["en", "vi", "zh", "zhHant"]);
const TITLES = ["code", "English", "Tiếng Việt", "简体中文", "繁體中文"];

/**
 * Every code, with its words in each language.
 *
 * @param {any} trongtai
 * @param {any} words
 */
export function codesPage({ codes }, words) {
  /**
   * @param {readonly string[]} list
   * @param {(words: any) => Record<string, string> | undefined} textsIn
   */
  const listed = (list, textsIn) =>
    table(
      TITLES,
      list.map((code) => [`\`${code}\``, ...LANGUAGES.map((language) => textsIn(words[language])?.[code] ?? "")]),
    );
  const games = /** @type {const} */ (["xiangqi", "chess"]);
  /** @type {[title: string, text: string][]} */
  const parts = [
    ["Errors", `The \`code\` of a \`RulesError\`.\n\n${listed(codes.error, ({ error }) => error)}`],
    ["Reasons", `The \`reason\` of a verdict or warning.\n\n${listed(codes.reason, ({ reason }) => reason)}`],
    ...games.map(
      (game) =>
        /** @type {[string, string]} */ ([
          `Why a move is illegal: ${game}`,
          `The \`code\` of an \`Illegality\`.\n\n${listed(codes.illegality[game], ({ illegality }) => illegality[game])}`,
        ]),
    ),
    ...games.map(
      (game) =>
        /** @type {[string, string]} */ ([
          `Faults of a position: ${game}`,
          `The \`code\` of each entry in an \`invalid-fen\` error's \`detail.faults\`.\n\n${listed(codes.fault?.[game] ?? Object.keys(words.en.fault[game]), ({ fault }) => fault[game])}`,
        ]),
    ),
    [
      "Natures of a ply",
      `The \`nature\` of a ply in \`conduct()\` and in evidence.\n\n${listed(codes.nature ?? Object.keys(words.en.nature), ({ nature }) => nature)}`,
    ],
    ["Claims", `The \`reason\` of a claim.\n\n${listed(codes.claim, ({ claim }) => claim)}`],
    [
      "Faults of a record",
      `The \`code\` of each entry in a record's \`faults\`.\n\n${listed(codes.record, ({ recordFault }) => recordFault)}`,
    ],
    [
      "Faults of a rule set",
      `The \`fault\` of \`unknown-rules\` and \`invalid-rules\` errors.\n\n${listed(codes.rules ?? Object.keys(words.en.rulesFault), ({ rulesFault }) => rulesFault)}`,
    ],
    ...games.map(
      (game) =>
        /** @type {[string, string]} */ ([
          `Articles: ${game}`,
          `The part of \`rule\` after the slash.\n\n${listed(Object.keys(words.en.article[game]), ({ article }) => article[game])}`,
        ]),
    ),
  ];
  return `# Codes\n\nEvery code the package returns, as exported in \`codes\`, with the texts from \`trongtai/words\`.\n\n${parts.map(([title, text]) => `## ${title}\n\n${text}`).join("\n\n")}\n`;
}

/**
 * Every field of a rule set, with what it means and what each named set has.
 *
 * @param {any} trongtai
 */
export function fieldsPage({ ruleSets }) {
  const parts = /** @type {const} */ (["xiangqi", "chess"]).map((game) => {
    const sets = /** @type {Record<string, Record<string, unknown>>} */ (ruleSets(game));
    const fields = [...new Set(Object.values(sets).flatMap((set) => Object.keys(set)))].filter((field) => field !== "base");
    const meanings = /** @type {Record<string, string>} */ (FIELDS[game]);
    const rows = fields.map((field) => {
      if (meanings[field] === undefined) throw new Error(`scripts/docs/fields.mjs does not say what ${field} means in ${game}`);
      return [`\`${field}\``, ...Object.values(sets).map((set) => (field in set ? JSON.stringify(set[field]) : "–"))];
    });
    for (const field of Object.keys(meanings)) if (!fields.includes(field)) throw new Error(`${game} has no field ${field}`);
    const means = table(
      ["field", "meaning"],
      fields.map((field) => [`\`${field}\``, meanings[field]]),
    );
    const values = table(["field", ...Object.keys(sets).map((name) => `\`${name}\``)], rows);
    return `## ${game === "xiangqi" ? "Xiangqi" : "Chess"}\n\n${means}\n\n### The named sets\n\n${values}`;
  });
  return `# Rule-set fields\n\nA custom rule set is \`{ base: "club", … }\` with any of these fields. A count of 0, or \`null\`, turns a rule off. Counts are whole numbers up to 10000; \`[6, 12, 18]\` are the counts for one, two, and three or more pieces.\n\n${parts.join("\n\n")}\n`;
}
