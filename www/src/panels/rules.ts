/** The rule sets explained: the one in force first, the others of the same game by choice. */

import type { RuleBook } from "../facts.ts";
import { RULE_SETS, rulesOf } from "../games.ts";
import type { GameKind, RulesName } from "../games.ts";
import type { Messages } from "../i18n/index.ts";
import { ruleSetName } from "../names.ts";
import type { State } from "../state.ts";
import { ruleSetTexts } from "../verdict-words.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";

export interface Rules {
  open(): void;
  update(state: State, messages: Messages): void;
}

export function mountRules(host: HTMLElement, book: RuleBook): Rules {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "rules");
  const caption = make(document, "span");
  const select = make(document, "select", { name: "explained" });
  const text = make(document, "div", { className: "rules-text" });
  dialog.body.append(make(document, "label", { className: "field" }, caption, select), text);
  let shown: { kind: GameKind; rules: RulesName; messages: Messages } | null = null;

  const explain = (): void => {
    if (shown === null) return;
    const { kind, messages } = shown;
    text.replaceChildren(...explanation(document, messages, kind, rulesOf(kind, select.value), book));
  };
  select.addEventListener("change", explain);

  return {
    open() {
      if (shown !== null) select.value = shown.rules;
      explain();
      dialog.element.showModal();
    },
    update({ snapshot }, messages) {
      const { kind, start } = snapshot;
      if (shown?.kind === kind && shown.rules === start.rules && shown.messages === messages) return;
      const chosen = shown?.kind === kind ? select.value : start.rules;
      shown = { kind, rules: start.rules, messages };
      dialog.title(messages.referee.explained);
      setText(dialog.close, messages.control.close);
      setText(caption, messages.referee.ruleSet);
      select.replaceChildren(...RULE_SETS[kind].map((value) =>
        make(document, "option", { value }, ruleSetName(messages, kind, value)),
      ));
      select.value = chosen;
      explain();
    },
  };
}

/** The paragraphs that explain a rule set. */
export function explanation(
  document: Document, messages: Messages, kind: GameKind, rules: RulesName, book: RuleBook,
): HTMLElement[] {
  return ruleSetTexts(messages, kind, rules, book[kind][rules] ?? {}).map((paragraph) => make(document, "p", {}, paragraph));
}
