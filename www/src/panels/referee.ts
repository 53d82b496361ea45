/**
 * Which rule set judges the game, and what the others would say of it; what the referee watches while the game goes on:
 * the limits that come near, the draws that may be claimed. Fetched when it is first seen.
 */

import "./panels.css";
import type { Send } from "../app/controller.ts";
import { compareRules } from "../app/compare.ts";
import type { Snapshot } from "../app/model.ts";
import { RULE_SETS, rulesOf } from "../app/games.ts";
import { numbered, openingOf } from "../app/movelist.ts";
import type { State } from "../app/state.ts";
import { nodeAt } from "../app/study.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { ruleSetName, rulesText, verdictText } from "../texts/names.ts";
import { warningText } from "../texts/verdict-words.ts";
import { mountClaims } from "./claims.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** `onExplain` opens the page of the rules in force. */
export function mountReferee(host: HTMLElement, send: Send, onExplain: () => void): Panel {
  const document = host.ownerDocument;
  const caption = make(document, "span");
  const judge = make(document, "select", { name: "judge" });
  const rules = make(document, "p", { className: "rules-name" });
  const explain = make(document, "button", { type: "button", className: "link" });
  explain.dataset["control"] = "explain";
  const compare = make(document, "button", { type: "button" });
  compare.dataset["control"] = "compare";
  const compared = make(document, "ul", { className: "compared", hidden: true });
  const warningsHeading = make(document, "h3");
  const warnings = make(document, "ul", { className: "warnings" });
  const claims = make(document, "div");
  const claim = mountClaims(claims, send);
  host.append(
    make(document, "label", { className: "field judge" }, caption, judge),
    rules,
    make(document, "div", { className: "row" }, compare, explain),
    compared,
    warningsHeading,
    warnings,
    claims,
  );
  explain.addEventListener("click", onExplain);
  let shown: { state: State; messages: Messages } | null = null;
  let offered = "";
  /** The game that was compared; another move makes the comparison old. */
  let subject: State["study"] | null = null;

  judge.addEventListener("change", () => {
    if (shown !== null) send({ type: "judge-by", rules: rulesOf(shown.state.snapshot.kind, judge.value) });
  });
  compare.addEventListener("click", () => {
    if (shown === null) return;
    subject = subject === null ? shown.state.study : null;
    refresh();
  });

  /** One line for each rule set: its ruling, and after which move. */
  const refresh = (): void => {
    if (shown === null) return;
    const { state, messages } = shown;
    const { study, snapshot, texts } = state;
    const isShown = subject !== null && subject.tree === study.tree && subject.line === study.line;
    if (!isShown) subject = null;
    compare.setAttribute("aria-expanded", String(isShown));
    compared.hidden = !isShown;
    compared.setAttribute("aria-label", messages.sheets.compared);
    if (!isShown) return;
    const { kind } = snapshot;
    const opening = openingOf(snapshot);
    compared.replaceChildren(
      ...compareRules(study).map(({ rules: name, result, plies }) => {
        const ruling =
          result === "failed"
            ? messages.sheets.comparedFailed
            : result === null
              ? messages.sheets.comparedOngoing
              : fill(messages.sheets.comparedMove, {
                  text: verdictText(messages, kind, result).replace(/[.。]$/, ""),
                  move: numbered(opening, plies, texts[nodeAt(study, plies)] ?? ""),
                });
        const button = make(document, "button", { type: "button", className: "link" }, ruleSetName(messages, kind, name));
        button.addEventListener("click", () => send({ type: "judge-by", rules: name }));
        const item = make(document, "li", {}, button, make(document, "span", {}, ruling));
        item.dataset["rules"] = name;
        item.toggleAttribute("data-current", name === study.start.rules);
        return item;
      }),
    );
  };

  return (state, messages) => {
    shown = { state, messages };
    const { snapshot } = state;
    const { kind, start } = snapshot;
    const texts = messages.referee;
    setText(caption, messages.sheets.judgeBy);
    if (offered !== kind + messages.tag) {
      offered = kind + messages.tag;
      judge.replaceChildren(...RULE_SETS[kind].map((value) => make(document, "option", { value }, ruleSetName(messages, kind, value))));
    }
    judge.value = start.rules;
    setText(rules, fill(texts.rules, { set: rulesText(messages, start) }));
    // The select says it already, but for what a violation costs.
    rules.classList.toggle("visually-hidden", start.sanction === undefined);
    setText(explain, texts.explain);
    setText(compare, messages.sheets.compare);
    refresh();
    setText(warningsHeading, messages.ruling.warnings);
    showWarnings(warnings, snapshot, messages);
    warningsHeading.hidden = warnings.hidden = snapshot.warnings.length === 0;
    claim(state, messages);
  };
}
function showWarnings(list: HTMLElement, snapshot: Snapshot, messages: Messages): void {
  const document = list.ownerDocument;
  const lines = snapshot.warnings.map((warning) => ({ warning, text: warningText(messages, snapshot.kind, warning) }));
  const same = lines.map(({ text }) => text).join("\n") === [...list.children].map((item) => item.textContent).join("\n");
  if (same) return;
  list.replaceChildren(
    ...lines.map(({ warning, text }) => {
      const item = make(document, "li", {}, text);
      Object.assign(item.dataset, { reason: warning.reason, count: String(warning.count), limit: String(warning.limit) });
      item.style.setProperty("--part", String(Math.min(1, warning.count / warning.limit)));
      return item;
    }),
  );
}
