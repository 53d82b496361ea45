/** The choice of the next game and its rules. The dialogue is also the confirmation that the present one is given up. */

import type { Send, Wish } from "../controller.ts";
import { COMMON_TIMES } from "../clock.ts";
import type { ClockTimes, Presets, RuleBook } from "../facts.ts";
import { RULE_SETS, rulesOf } from "../games.ts";
import type { GameKind, RulesName } from "../games.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { ruleSetName } from "../names.ts";
import type { State } from "../state.ts";
import { clockText, ruleSetBrief } from "../verdict-words.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";
import { explanation } from "./rules.ts";

type Choice = GameKind | "chess960";
const CHOICES: readonly Choice[] = ["xiangqi", "chess", "chess960"];
const LAST_NUMBER = 959;

const kindOf = (choice: Choice): GameKind => (choice === "chess960" ? "chess" : choice);

export function mountNewGame(host: HTMLElement, send: Send, book: RuleBook, presets: Presets): Panel {
  const document = host.ownerDocument;
  const open = make(document, "button", { type: "button", className: "primary" });
  open.dataset["control"] = "newGame";
  const dialog = mountDialog(host, "new-game");
  const legend = make(document, "legend");
  const options = CHOICES.map((choice) => {
    const input = make(document, "input", { type: "radio", name: "game", value: choice });
    const text = make(document, "span");
    return { choice, input, text, label: make(document, "label", { className: "choice" }, input, text) };
  });
  const number = make(document, "input", { type: "text", inputMode: "numeric", name: "number", autocomplete: "off" });
  const numberText = make(document, "span");
  const numberLabel = make(document, "label", { className: "field", hidden: true }, numberText, number);
  const problem = make(document, "p", { className: "problem", id: "number-problem" });
  problem.setAttribute("role", "alert");
  number.setAttribute("aria-describedby", problem.id);
  const rulesText = make(document, "span");
  const rules = make(document, "select", { name: "rules" });
  const brief = make(document, "p", { className: "quiet", id: "rules-brief" });
  rules.setAttribute("aria-describedby", brief.id);
  const summary = make(document, "summary");
  const explained = make(document, "div", { className: "rules-text" });
  const details = make(document, "details", {}, summary, explained);
  const clockCaption = make(document, "span");
  const clock = make(document, "select", { name: "clock" });
  const clockNote = make(document, "p", { className: "quiet" });
  const note = make(document, "p", { className: "quiet" });
  const start = make(document, "button", { type: "submit", className: "primary" });
  dialog.buttons.prepend(start);
  const form = make(
    document, "form", { noValidate: true },
    make(document, "fieldset", {}, legend, ...options.map((option) => option.label)), numberLabel, problem,
    make(document, "label", { className: "field" }, rulesText, rules), brief, details,
    make(document, "label", { className: "field" }, clockCaption, clock), clockNote, note, dialog.buttons,
  );
  dialog.body.append(form);
  host.prepend(open);
  let shown: { state: State; messages: Messages } | null = null;

  const chosen = (): Choice => options.find((option) => option.input.checked)?.choice ?? "xiangqi";
  const chosenClock = (): string | ClockTimes | undefined => {
    const named = presets[chosenRules()] ?? {};
    return Object.hasOwn(named, clock.value) ? clock.value : COMMON_TIMES[Number(clock.value || Number.NaN)];
  };
  const chosenRules = (): RulesName => rulesOf(kindOf(chosen()), rules.value);

  /** Brings what hangs on the choices up to date. */
  const settle = (): void => {
    if (shown === null) return;
    const { messages } = shown;
    const kind = kindOf(chosen());
    numberLabel.hidden = chosen() !== "chess960";
    setText(problem, "");
    const sets = RULE_SETS[kind];
    const kept = chosenRules();
    rules.replaceChildren(...sets.map((value) => make(document, "option", { value }, ruleSetName(messages, kind, value))));
    rules.value = kept;
    setText(brief, ruleSetBrief(messages, kind, kept, book[kind][kept] ?? {}));
    const time = clock.value;
    const named = kind === "xiangqi" ? Object.entries(presets[kept] ?? {}) : [];
    clock.replaceChildren(
      make(document, "option", { value: "" }, messages.referee.clock.none),
      ...named.map(([name, times]) => make(document, "option", { value: name }, clockText(messages, times, name))),
      ...COMMON_TIMES.map((times, index) => make(document, "option", { value: String(index) }, clockText(messages, times))),
    );
    clock.value = [...clock.options].some((option) => option.value === time) ? time : "";
    // The list may be too narrow for the whole text.
    const chosenTimes = clock.selectedOptions[0]?.textContent ?? "";
    setText(clockNote, clock.value === "" ? "" : fill(messages.referee.clock.note, { times: chosenTimes }));
    explain();
  };

  /** The text of the set that is chosen, while it is unfolded. */
  const explain = (): void => {
    if (shown === null || !details.open) return;
    const { messages, state } = shown;
    const kind = kindOf(chosen());
    const rules = chosenRules();
    const isStill = (): boolean => shown?.messages === messages && kindOf(chosen()) === kind && chosenRules() === rules;
    explanation(document, state.settings.language, kind, rules, book).then(
      (paragraphs) => {
        if (isStill()) explained.replaceChildren(...paragraphs);
      },
      () => explained.replaceChildren(make(document, "p", {}, messages.pages.failed)),
    );
  };
  details.addEventListener("toggle", explain);

  open.addEventListener("click", () => {
    if (shown === null) return;
    const { kind, start: current } = shown.state.snapshot;
    const choice: Choice = current.chess960 ? "chess960" : kind;
    for (const option of options) option.input.checked = option.choice === choice;
    settle();
    rules.value = current.rules;
    settle();
    dialog.element.showModal();
  });
  form.addEventListener("change", settle);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choice = chosen();
    const times = chosenClock();
    const game: Wish = { kind: kindOf(choice), rules: chosenRules(), ...(times === undefined ? {} : { clock: times }) };
    if (choice === "chess960") {
      const text = number.value.trim();
      if (!/^\d{0,3}$/.test(text) || Number(text) > LAST_NUMBER) {
        setText(problem, shown?.messages.newGame.badNumber ?? "");
        number.focus();
        return;
      }
      send({ type: "new", game: { ...game, chess960: text === "" ? "random" : Number(text) } });
    } else send({ type: "new", game });
    dialog.element.close();
  });

  return (state, messages) => {
    const isOtherLanguage = shown?.messages !== messages;
    shown = { state, messages };
    if (!isOtherLanguage) return;
    setText(open, messages.control.newGame);
    dialog.title(messages.newGame.heading);
    setText(legend, messages.newGame.game);
    for (const { choice, text } of options) setText(text, messages.game[choice]);
    setText(numberText, messages.newGame.number);
    setText(rulesText, messages.referee.chooseRules);
    setText(clockCaption, messages.referee.clock.label);
    setText(summary, messages.referee.explain);
    setText(note, messages.newGame.note);
    setText(start, messages.control.start);
    setText(dialog.close, messages.control.close);
    settle();
  };
}
