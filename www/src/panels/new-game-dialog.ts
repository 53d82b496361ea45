/** The choice of the next game and its rules. The dialogue is also the confirmation that the present one is given up. */

import "./panels.css";
import type { Send, Wish } from "../app/controller.ts";
import { COMMON_TIMES } from "../app/clock.ts";
import type { ClockTimes, Presets, RuleBook } from "../app/model.ts";
import { RULE_SETS, SANCTIONS, firstColor, judgesConduct, rulesOf, sanctionOf } from "../app/games.ts";
import type { GameKind, RulesName } from "../app/games.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import type { NewGameTexts } from "../i18n/new-game/index.ts";
import type { RuleSetsTexts } from "../i18n/rules/sets/index.ts";
import { ruleSetName } from "../texts/names.ts";
import { clockText, ruleSetBrief } from "../texts/rule-words.ts";
import type { State } from "../app/state.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import { explanation } from "./rules.ts";

/** The texts of the dialogue, and those on the rule sets. */
export type DialogTexts = NewGameTexts & { readonly sets: RuleSetsTexts };

export interface NewGame {
  /** Asks for the next game, beginning with the choices of the present one. */
  open(state: State, messages: Messages, texts: DialogTexts): void;
}

interface Shown {
  readonly state: State;
  readonly messages: Messages;
  readonly texts: DialogTexts;
}

type Choice = GameKind | "chess960";
const CHOICES: readonly Choice[] = ["xiangqi", "chess", "chess960"];
const LAST_NUMBER = 959;
const COSTS = ["lose", ...SANCTIONS] as const;

const kindOf = (choice: Choice): GameKind => (choice === "chess960" ? "chess" : choice);

/** The choice of times of one's own. */
const OWN = "own";
const OWN_TIMES = ["ownMain", "ownSecond", "ownIncrement", "ownDelay", "ownPerMove", "ownByoyomi", "ownPeriods"] as const;

export function mountNewGameDialog(host: HTMLElement, send: Send, book: RuleBook, presets: Presets): NewGame {
  const document = host.ownerDocument;
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
  const costText = make(document, "span");
  const cost = make(document, "select", { name: "sanction" });
  const costNote = make(document, "p", { className: "quiet", id: "sanction-note" });
  cost.setAttribute("aria-describedby", costNote.id);
  const costField = make(document, "div", {}, make(document, "label", { className: "field" }, costText, cost), costNote);
  const clockCaption = make(document, "span");
  const clock = make(document, "select", { name: "clock" });
  const clockNote = make(document, "p", { className: "quiet" });
  const own = OWN_TIMES.map((name) => {
    const input = make(document, "input", { type: "number", name, min: "0", max: "600", step: "any", inputMode: "decimal" });
    if (name === "ownMain") input.value = "10";
    const text = make(document, "span");
    return { name, input, text, label: make(document, "label", { className: "field" }, text, input) };
  });
  const ownFields = make(document, "div", { className: "own-times", hidden: true }, ...own.map(({ label }) => label));
  const note = make(document, "p", { className: "quiet" });
  const start = make(document, "button", { type: "submit", className: "primary" });
  dialog.buttons.prepend(start);
  const form = make(
    document,
    "form",
    { noValidate: true },
    make(document, "fieldset", {}, legend, ...options.map((option) => option.label)),
    numberLabel,
    problem,
    make(document, "label", { className: "field" }, rulesText, rules),
    brief,
    details,
    costField,
    make(document, "label", { className: "field" }, clockCaption, clock),
    ownFields,
    clockNote,
    note,
    dialog.buttons,
  );
  dialog.body.append(form);
  let shown: Shown | null = null;

  const chosen = (): Choice => options.find((option) => option.input.checked)?.choice ?? "xiangqi";
  /** Times of the player's own; `undefined` where they are none. */
  const ownClock = (): Wish["clock"] => {
    const [minutes = 0, second = 0, increment = 0, delay = 0, perMove = 0, byoyomi = 0, periods = 0] = own.map(({ input }) =>
      Math.min(600, Math.max(0, input.valueAsNumber || 0)),
    );
    const whole = Math.round(periods);
    const times = (main: number): ClockTimes => ({
      main: Math.round(main * 60_000),
      ...(increment > 0 && { increment: Math.round(increment * 1000) }),
      ...(delay > 0 && { delay: Math.round(delay * 1000) }),
      ...(perMove > 0 && { perMove: Math.round(perMove * 1000) }),
      ...(byoyomi > 0 && { byoyomi: { time: Math.round(byoyomi * 1000), ...(whole > 1 && { periods: whole }) } }),
    });
    if (minutes + increment + delay + byoyomi === 0) return undefined;
    return second === 0 || second === minutes ? times(minutes) : { [firstColor(kindOf(chosen()))]: times(minutes), black: times(second) };
  };
  const chosenClock = (): Wish["clock"] => {
    if (clock.value === OWN) return ownClock();
    const named = presets[chosenRules()] ?? {};
    return Object.hasOwn(named, clock.value) ? clock.value : COMMON_TIMES[Number(clock.value || Number.NaN)];
  };
  const chosenRules = (): RulesName => rulesOf(kindOf(chosen()), rules.value);

  /** Brings what hangs on the choices up to date. */
  const settle = (): void => {
    if (shown === null) return;
    const { messages, texts } = shown;
    const kind = kindOf(chosen());
    numberLabel.hidden = chosen() !== "chess960";
    setText(problem, "");
    const sets = RULE_SETS[kind];
    const kept = chosenRules();
    rules.replaceChildren(...sets.map((value) => make(document, "option", { value }, ruleSetName(messages, kind, value))));
    rules.value = kept;
    setText(brief, ruleSetBrief(texts.sets, kind, kept, book[kind][kept] ?? {}));
    costField.hidden = !judgesConduct(kind, kept);
    setText(costNote, texts.sanction.note[COSTS.find((known) => known === cost.value) ?? "lose"]);
    const time = clock.value;
    const named = Object.entries(presets[kept] ?? {});
    clock.replaceChildren(
      make(document, "option", { value: "" }, texts.clock.none),
      ...named.map(([name, times]) => make(document, "option", { value: name }, clockText(messages, texts, times, name))),
      ...COMMON_TIMES.map((times, index) => make(document, "option", { value: String(index) }, clockText(messages, texts, times))),
      make(document, "option", { value: OWN }, texts.clock.own),
    );
    clock.value = [...clock.options].some((option) => option.value === time) ? time : "";
    ownFields.hidden = clock.value !== OWN;
    for (const { name, text } of own) setText(text, texts.clock[name]);
    // The list may be too narrow for the whole text.
    const chosenTimes = clock.selectedOptions[0]?.textContent ?? "";
    setText(clockNote, clock.value === "" || clock.value === OWN ? "" : fill(texts.clock.note, { times: chosenTimes }));
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

  form.addEventListener("change", settle);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choice = chosen();
    const times = chosenClock();
    const kind = kindOf(choice);
    const game: Wish = {
      kind,
      rules: chosenRules(),
      ...sanctionOf(kind, chosenRules(), cost.value),
      ...(times === undefined ? {} : { clock: times }),
    };
    if (choice === "chess960") {
      const text = number.value.trim();
      if (!/^\d{0,3}$/.test(text) || Number(text) > LAST_NUMBER) {
        setText(problem, shown?.texts.badNumber ?? "");
        number.focus();
        return;
      }
      send({ type: "new", game: { ...game, chess960: text === "" ? "random" : Number(text) } });
    } else send({ type: "new", game });
    dialog.element.close();
  });

  const write = ({ messages, texts }: Shown): void => {
    dialog.title(texts.heading);
    setText(legend, texts.game);
    for (const { choice, text } of options) setText(text, messages.game[choice]);
    setText(numberText, texts.number);
    setText(rulesText, texts.rules);
    setText(costText, texts.sanction.label);
    cost.replaceChildren(...COSTS.map((value) => make(document, "option", { value }, texts.sanction.choice[value])));
    setText(clockCaption, messages.referee.clock.label);
    setText(summary, messages.referee.explain);
    setText(note, texts.note);
    setText(start, messages.control.start);
    setText(dialog.close, messages.control.close);
  };

  return {
    open(state, messages, texts) {
      if (dialog.element.open) return;
      shown = { state, messages, texts };
      write(shown);
      const { kind, start: current } = state.snapshot;
      const choice: Choice = current.chess960 ? "chess960" : kind;
      for (const option of options) option.input.checked = option.choice === choice;
      settle();
      rules.value = current.rules;
      cost.value = current.sanction ?? "lose";
      settle();
      dialog.element.showModal();
    },
  };
}
