/** How the game ended, by which rule, and on what evidence; each ply of it can be looked at on the board. */

import type { Send } from "../app/controller.ts";
import type { Exhibit, Verdict } from "../app/model.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { provable } from "../app/proof.ts";
import type { State } from "../app/state.ts";
import { nodeAt } from "../app/study.ts";
import { accountText, exhibitText, ruleText, sparedText, verdictText } from "../texts/verdict-words.ts";
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

export function mountVerdict(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const result = make(document, "p", { className: "verdict-result" });
  const rule = make(document, "p", { className: "verdict-rule" });
  const accounts = make(document, "ul", { className: "accounts" });
  const evidenceHeading = make(document, "h3");
  const previous = step("evidencePrevious", "M16 5 L7 12 L16 19 Z");
  const next = step("evidenceNext", "M8 5 L17 12 L8 19 Z");
  const whole = make(document, "button", { type: "button" });
  whole.dataset["control"] = "evidenceWhole";
  const list = make(document, "ol", { className: "evidence" });
  const evidence = make(document, "div", {}, evidenceHeading, make(document, "div", { className: "row" }, previous, next, whole), list);
  const proof = make(document, "div", { className: "proof", hidden: true });
  const renderProof = proofIn(proof, send);
  host.append(heading, result, rule, accounts, evidence, proof);
  let shown: { verdict: Verdict; words: string } | null = null;
  let steps: readonly Exhibit[] = [];
  let ply = 0;
  let isWhole = false;
  let refresh = (): void => undefined;

  const before = (): Exhibit | undefined => steps.filter((exhibit) => exhibit.ply < ply).at(-1);
  const after = (): Exhibit | undefined => steps.find((exhibit) => exhibit.ply > ply);
  const goTo = (exhibit: Exhibit | undefined): void => {
    if (exhibit !== undefined) send({ type: "go-to", ply: exhibit.ply });
  };
  previous.addEventListener("click", () => goTo(before()));
  next.addEventListener("click", () => goTo(after()));
  whole.addEventListener("click", () => {
    isWhole = !isWhole;
    refresh();
  });

  function step(name: string, path: string): HTMLButtonElement {
    const button = make(document, "button", { type: "button", className: "control" });
    button.dataset["control"] = name;
    button.append(icon(document, path));
    return button;
  }

  return function render(state, messages) {
    const { verdict, kind } = state.snapshot;
    host.hidden = verdict === null;
    if (verdict === null) {
      shown = null;
      return;
    }
    renderProof(state, messages);
    const texts = messages.referee.verdict;
    if (shown?.verdict !== verdict) isWhole = false;
    ply = state.snapshot.ply;
    refresh = () => render(state, messages);
    host.dataset["rule"] = verdict.rule;
    setText(heading, texts.heading);
    setText(result, verdictText(messages, kind, verdict));
    setText(rule, ruleText(messages, kind, verdict.rule));
    const { exhibits, lastCycle } = verdict;
    const told = verdict.accounts.map((account) => accountText(messages, kind, account));
    const spared = sparedText(messages, kind, verdict);
    if (spared !== null) told.push(spared);
    accounts.replaceChildren(...told.map((text) => make(document, "li", {}, text)));
    accounts.hidden = evidence.hidden = exhibits.length === 0;
    setText(evidenceHeading, texts.evidence);
    whole.hidden = lastCycle === null;
    setText(whole, isWhole ? texts.lastCycle : fill(texts.all, { count: exhibits.length }));
    const isShown = (exhibit: Exhibit): boolean => isWhole || lastCycle === null || exhibit.ply >= lastCycle;
    steps = exhibits.filter(isShown);

    const lines = steps.map((exhibit) => exhibitText(messages, kind, exhibit, state.texts[nodeAt(state.study, exhibit.ply)] ?? ""));
    if (shown?.verdict !== verdict || shown.words !== lines.join("\n")) {
      list.replaceChildren(
        ...steps.map((exhibit, index) => {
          const button = make(document, "button", { type: "button", className: "exhibit" }, lines[index] ?? "");
          button.dataset["ply"] = String(exhibit.ply);
          button.addEventListener("click", () => goTo(exhibit));
          return make(document, "li", {}, button);
        }),
      );
    }
    shown = { verdict, words: lines.join("\n") };
    for (const button of list.querySelectorAll("button")) {
      const isCurrent = button.dataset["ply"] === String(ply);
      button.toggleAttribute("data-current", isCurrent);
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    for (const [button, label, goal] of [
      [previous, texts.previous, before()],
      [next, texts.next, after()],
    ] as const) {
      button.setAttribute("aria-label", label);
      button.title = label;
      button.setAttribute("aria-disabled", String(goal === undefined));
    }
  };
}

/** What a ply threatens is a part of its own, fetched when there is such a ply. */
function proofIn(host: HTMLElement, send: Send): Panel {
  let render: Panel | null = null;
  let latest: readonly [State, Messages] | null = null;
  let isComing = false;
  const fetchPanel = async (): Promise<void> => {
    isComing = true;
    try {
      render = (await import("./proof.ts")).mountProof(host, send);
      if (latest !== null) render(...latest);
    } catch {
      // Without a connection the next ply tries again.
    }
    isComing = false;
  };
  return (state, messages) => {
    latest = [state, messages];
    if (render !== null) render(state, messages);
    else if (!isComing && provable(state.snapshot) !== null) void fetchPanel();
  };
}
