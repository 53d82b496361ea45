/** A printed ruling: one self-contained HTML document for A4. Pure: facts in, text out. */
import { diagram, occurrences, type DiagramOptions } from "../entries/diagram.js";
import { fill, lookUp, reasonText } from "../i18n/text.js";
import type { RulingTexts } from "../i18n/types.js";
import type { Conduct, Ending, GameRecord, Verdict } from "../types.js";
import type { Catalogue } from "../words/catalogue.js";
import { accountsOf, firstOf, otherOf, piecesOf, traced, type TracedPly } from "../words/evidence.js";
import { accountText, capital, resultText, ruleText, setText, sparedText } from "../words/sentences.js";

export interface RulingFacts {
  readonly record: GameRecord;
  /** The moves of the record in the notation to print, the first at index 0. */
  readonly moves: readonly string[];
  /** The rule set that decides. */
  readonly set: string;
  /** The number of plies played when the arbiter was called. */
  readonly ply: number;
  readonly ending: Ending | null;
  readonly under: Readonly<Record<string, Ending | null>>;
  /** The version of the package. */
  readonly version: string;
  readonly look?: DiagramOptions;
}

/** More occurrences than these add nothing. */
const MOST_TIMES = 4;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cell = (text: string): string => `<td>${escaped(text)}</td>`;
const heads = (...texts: string[]): string =>
  `<thead><tr>${texts.map((text) => `<th scope="col">${escaped(text)}</th>`).join("")}</tr></thead>`;

/** Returns the whole document. */
export function rulingPage(texts: RulingTexts, words: Catalogue, facts: RulingFacts): string {
  return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(`${texts.title}: ${playersOf(facts.record).join(" – ")}`)}</title>
<style>${STYLE}</style>
</head>
<body>
${rulingBody(texts, words, facts)}
</body>
</html>
`;
}

/** Returns the content of its body, for a page that prints it itself. */
export function rulingBody(texts: RulingTexts, words: Catalogue, facts: RulingFacts): string {
  const { ending } = facts;
  const parts = [head(texts, words, facts), decision(texts, words, facts), recordOf(texts, words, facts)];
  if (ending !== null) parts.push(cycle(texts, facts, ending.verdict), evidence(texts, words, facts, ending.verdict));
  parts.push(others(texts, words, facts), foot(texts, facts));
  return `<main class="ruling">${parts.filter((part) => part !== "").join("\n")}</main>`;
}

const playersOf = ({ kind, tags }: GameRecord): readonly [string, string] => [
  tags[kind === "chess" ? "White" : "Red"] || tags["White"] || "?",
  tags["Black"] || "?",
];

function head(texts: RulingTexts, words: Catalogue, { record, set }: RulingFacts): string {
  const { kind, tags, result } = record;
  const [first, second] = playersOf(record);
  const rows: [string, string | undefined][] = [
    [texts.event, tags["Event"]],
    [texts.site, tags["Site"]],
    [texts.date, tags["Date"]],
    [texts.round, tags["Round"]],
    [texts.first[kind], first],
    [texts.second, second],
    [texts.rules, setText(words, kind, set)],
    [texts.said, result],
  ];
  const shown = rows.filter(([, text]) => text !== undefined && text.trim() !== "" && !/^[?.]+$/.test(text));
  return `<h1>${escaped(texts.title)}</h1>\n<dl>${shown.map(([name, text]) => `<dt>${escaped(name)}</dt><dd>${escaped(text ?? "")}</dd>`).join("")}</dl>`;
}

function decision(texts: RulingTexts, words: Catalogue, facts: RulingFacts): string {
  const { record, ending, moves, ply } = facts;
  const { kind } = record;
  if (ending === null)
    return `<section><h2>${escaped(texts.decision)}</h2><p class="result">${escaped(fill(texts.open, { ply }))}</p></section>`;
  const { verdict } = ending;
  const first = record.fen.split(" ")[1] === "b" ? "black" : firstOf(kind);
  const turn = ending.ply % 2 === 0 ? first : otherOf(kind, first);
  const accounts = accountsOf(kind, tracedIn(record, verdict));
  const spared = sparedText(words, kind, verdict, accounts);
  const grounds = [...accounts.map((account) => accountText(words, kind, account)), ...(spared === null ? [] : [spared])];
  const after = fill(texts.afterPly, { ply: ending.ply, move: moves[ending.ply - 1] ?? "" });
  return `<section><h2>${escaped(texts.decision)}</h2>
<p class="result"><strong>${escaped(resultText(words, kind, verdict, turn))} ${escaped(verdict.result)}</strong><br>${escaped(capital(after))}</p>
<h3>${escaped(texts.article)}</h3><p>${escaped(ruleText(words, kind, verdict.rule))} <small>(${escaped(verdict.rule)})</small></p>
${grounds.length === 0 ? "" : `<h3>${escaped(texts.grounds)}</h3><ul>${grounds.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`}</section>`;
}

const tracedIn = (record: GameRecord, { evidence }: Verdict): TracedPly[] => {
  const first = record.fen.split(" ")[1] === "b" ? "black" : firstOf(record.kind);
  return traced(record.kind, first, evidence, { pieces: piecesOf(record), moves: record.moves });
};

/** Returns the moves in pairs, with those in question marked. */
function recordOf(texts: RulingTexts, _words: Catalogue, { record, moves, ending, ply }: RulingFacts): string {
  const marked = new Set(ending?.verdict.evidence.map((conduct) => conduct.ply));
  const skipped = record.fen.split(" ")[1] === "b" ? 1 : 0;
  const start = Number(record.fen.split(" ")[5] ?? 1) || 1;
  const written: string[] = [];
  moves.slice(0, ply).forEach((move, index) => {
    const at = index + skipped;
    const number = at % 2 === 0 ? `${start + at / 2}. ` : index === 0 ? `${start}… ` : "";
    const text = escaped(move);
    written.push(`<span class="move">${number}${marked.has(index + 1) ? `<mark>${text}</mark>` : text}</span>`);
  });
  const note = marked.size === 0 ? "" : ` <small>${escaped(texts.marked)}</small>`;
  return `<section><h2>${escaped(texts.record)}${note}</h2><p class="record">${written.join(" ")}</p></section>`;
}

/** Returns a diagram for each occurrence of the position, only the last ones if there are many. */
function cycle(texts: RulingTexts, { record, look = {} }: RulingFacts, verdict: Verdict): string {
  const times = occurrences(verdict, record).slice(-MOST_TIMES);
  if (times.length === 0) return "";
  const figures = times.map(({ fen, arrows, marks, ply, time }) => {
    const caption = fill(texts.time, { time, ply });
    const last = record.moves[ply - 1];
    const options: DiagramOptions = { theme: "paper", width: 220, ...look, kind: record.kind, arrows, marks, title: caption };
    const picture = diagram(fen, last === undefined ? options : { ...options, last: last.uci });
    return `<figure>${picture}<figcaption>${escaped(caption)}</figcaption></figure>`;
  });
  return `<section class="cycle"><h2>${escaped(texts.cycle)}</h2><div class="strip">${figures.join("")}</div></section>`;
}

/** Returns each ply with what it did, to which piece, and the line that proves its threat. */
function evidence(texts: RulingTexts, words: Catalogue, { record, moves }: RulingFacts, verdict: Verdict): string {
  const { kind } = record;
  const plies = tracedIn(record, verdict);
  if (plies.length === 0) return "";
  const hasProof = plies.some(({ conduct }) => conduct.line !== undefined || conduct.cut);
  const rows = plies.map(({ conduct, color, chases }) => {
    const attacks = chases.map(({ by, of, attacker, target, ...chase }) =>
      fill(texts.attacks, {
        by: lookUp(words.piece[kind], by.letter ?? ""),
        of: lookUp(words.piece[kind], of.letter ?? ""),
        attacker,
        target,
        guard: chase.protected ? texts.protected : texts.unprotected,
      }),
    );
    const cells = [
      String(conduct.ply),
      words.side[color],
      moves[conduct.ply - 1] ?? conduct.move,
      natureText(words, conduct),
      attacks.join("; "),
    ];
    if (hasProof) cells.push(conduct.cut ? texts.cut : (conduct.line ?? []).join(" "));
    return `<tr>${cells.map(cell).join("")}</tr>`;
  });
  const names = [texts.ply, texts.side, texts.move, texts.nature, texts.attack, ...(hasProof ? [texts.proof] : [])];
  return `<section><h2>${escaped(texts.evidence)}</h2><table>${heads(...names)}<tbody>${rows.join("")}</tbody></table></section>`;
}

function natureText(words: Catalogue, { nature, check, weight }: Conduct): string {
  const named = [...(check ? [words.nature.check] : []), ...(nature === "check" ? [] : [lookUp(words.nature, nature)])];
  if (weight === "light") named.push(words.natures.light);
  return [...new Set(named)].join(words.listSeparator);
}

function others(texts: RulingTexts, words: Catalogue, { record, under, set }: RulingFacts): string {
  const { kind } = record;
  const rows = Object.entries(under)
    .filter(([name]) => name !== set)
    .map(([name, ending]) => {
      const outcome =
        ending === null
          ? texts.none
          : `${ending.verdict.result}, ${reasonText(words, kind, ending.verdict.reason)} (${ending.verdict.rule}), ${fill(texts.afterPly, { ply: ending.ply, move: "" }).replace(/[:\s]+$/, "")}`;
      return `<tr>${cell(setText(words, kind, name))}${cell(outcome)}</tr>`;
    });
  if (rows.length === 0) return "";
  return `<section><h2>${escaped(texts.others)}</h2><table>${heads(texts.set, texts.outcome)}<tbody>${rows.join("")}</tbody></table></section>`;
}

function foot(texts: RulingTexts, { record, version, set }: RulingFacts): string {
  const names = [texts.arbiter, texts.first[record.kind], texts.second];
  const places = names.map((name) => `<div><span></span>${escaped(name)}<br><small>${escaped(texts.signature)}</small></div>`);
  return `<section class="signatures">${places.join("")}</section>\n<footer>${escaped(fill(texts.made, { version, set }))}</footer>`;
}

/** The style of the sheet itself; a page that prints the body nests it. */
export const SHEET_STYLE = `
h1 { font-size: 17pt; margin: 0 0 6pt; border-bottom: 1.5pt solid #111; }
h2 { font-size: 12pt; margin: 10pt 0 3pt; }
h3 { font-size: 10.5pt; margin: 6pt 0 1pt; }
h2 small { font-weight: 400; font-size: 9pt; }
p, ul { margin: 2pt 0; }
dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 1pt 8pt; margin: 0; }
dt { color: #555; }
dd { margin: 0; overflow-wrap: anywhere; }
.result { border: 1pt solid #111; padding: 4pt 6pt; }
.record { column-rule: 0.5pt solid #999; }
.move { white-space: nowrap; }
mark { background: none; font-weight: 700; text-decoration: underline; text-decoration-thickness: 1.5pt; }
.strip { display: flex; flex-wrap: wrap; gap: 6pt; }
figure { margin: 0; break-inside: avoid; }
figure svg { display: block; width: 56mm; height: auto; }
figcaption { text-align: center; font-size: 9pt; }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt; }
th, td { border: 0.5pt solid #777; padding: 1.5pt 4pt; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr, section.signatures { break-inside: avoid; }
.signatures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12pt; margin-top: 22mm; }
.signatures span { display: block; border-top: 0.75pt solid #111; margin-bottom: 2pt; }
footer { margin-top: 10pt; font-size: 8.5pt; color: #444; }
`;

/** The style of the standalone document. */
const STYLE = `
@page { size: A4; margin: 16mm 15mm; }
body { margin: 0 auto; max-width: 180mm; padding: 8px; font: 10.5pt/1.4 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; color: #111; background: #fff; }${SHEET_STYLE}@media print { body { padding: 0; max-width: none; } * { print-color-adjust: exact; } }
`;
