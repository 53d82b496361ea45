/** What a ruling on paper has beside its words: the cycle in diagrams, and the outcome under the other rule sets. Fetched when one is printed. */

import { cycleStrip } from "trongtai/diagram";
import { ruledOn } from "../app/engine/ruling.ts";
import type { State } from "../app/state.ts";
import { lookUp } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { make } from "../panels/dom.ts";
import { ruleSetName } from "../texts/names.ts";

/** Elements for the sheet; none where the rules have not ended the game. */
export function rulingParts(document: Document, { study, snapshot }: State, messages: Messages): HTMLElement[] {
  const { verdict, kind } = snapshot;
  if (verdict === null) return [];
  const { record, review } = ruledOn(study);
  const { ended, under } = review;
  const strip = ended === null ? null : cycleStrip(ended.verdict, record, { theme: "paper", width: 220 });
  const others = Object.entries(under).flatMap(([set, ending]) => {
    if (set === study.start.rules) return [];
    const said =
      ending === null ? "–" : `${ending.verdict.result}, ${lookUp(messages.reason, ending.verdict.reason)} (${ending.verdict.rule})`;
    return [make(document, "li", {}, `${ruleSetName(messages, kind, set)}: ${said}`)];
  });
  return [...(strip === null ? [] : [pictureOf(document, strip)]), make(document, "ul", { className: "sheet-others" }, ...others)];
}

/** The text of a picture as an element of the page. */
function pictureOf(document: Document, svg: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return make(document, "div", { className: "sheet-strip" }, document.importNode(parsed, true));
}
