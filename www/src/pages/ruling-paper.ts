/** The ruling on paper: the sheet that the program writes, of the game on the board. Fetched when there is a verdict. */

import { version } from "trongtai/package.json";
import { SHEET_STYLE, rulingBody, speechIn } from "trongtai/ruling/parts";
import { ruledOn } from "../app/engine/ruling.ts";
import { notationFor } from "../app/notations.ts";
import type { State } from "../app/state.ts";
import { nodeAt } from "../app/study.ts";

let style: CSSStyleSheet | null = null;

/** The sheet as an element of the page; `null` where not the moves have ended the game. */
export async function rulingOf(document: Document, { study, snapshot, settings, texts }: State): Promise<Element | null> {
  const { record, review } = ruledOn(study);
  const { ended, under } = review;
  if (ended === null) return null;
  const { language } = settings;
  const { texts: labels, words } = await speechIn(language);
  const { kind, rules } = study.start;
  const notation = notationFor(kind, settings.notation[kind], language);
  const html = rulingBody(labels, words, {
    record,
    moves: record.moves.map((_, index) => texts[nodeAt(study, index + 1)] ?? ""),
    set: rules,
    ply: record.moves.length,
    ending: ended,
    under,
    version,
    look: { coordinates: notation, ...(snapshot.kind === "xiangqi" && language === "zh" ? { pieces: "simplified" } : {}) },
  });
  if (style === null) {
    style = new CSSStyleSheet();
    style.replaceSync(`@media print { .ruling { ${SHEET_STYLE} } }`);
    document.adoptedStyleSheets.push(style);
  }
  return document.importNode(new DOMParser().parseFromString(html, "text/html").body.firstElementChild as Element, true);
}
