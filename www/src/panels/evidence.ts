/** What a verdict rests on: each ply of it can be looked at on the board. Fetched with the first verdict that has evidence. */

import "./panels.css";
import type { Send } from "../app/controller.ts";
import type { Exhibit, Verdict } from "../app/model.ts";
import { numbered, openingOf } from "../app/movelist.ts";
import { labelsFor } from "../app/notations.ts";
import { nodeAt } from "../app/study.ts";
import { fill } from "../i18n/index.ts";
import { accountText, exhibitText, sparedText } from "../texts/verdict-words.ts";
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";
import { mountProof } from "./proof.ts";

export function mountEvidence(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const accounts = make(document, "ul", { className: "accounts" });
  const heading = make(document, "h3");
  const previous = step("evidencePrevious", "M15 5L8 12L15 19");
  const next = step("evidenceNext", "M9 5L16 12L9 19");
  const whole = make(document, "button", { type: "button" });
  whole.dataset["control"] = "evidenceWhole";
  const list = make(document, "ol", { className: "evidence" });
  const proof = make(document, "div", { className: "proof", hidden: true });
  const renderProof = mountProof(proof, send);
  host.append(accounts, heading, make(document, "div", { className: "row" }, previous, next, whole), list, proof);
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
    const button = make(document, "button", { type: "button", className: "control" }, icon(document, path));
    button.dataset["control"] = name;
    return button;
  }

  return function render(state, messages) {
    const { verdict, kind } = state.snapshot;
    host.hidden = verdict === null || verdict.exhibits.length === 0;
    renderProof(state, messages);
    if (verdict === null || host.hidden) {
      shown = null;
      return;
    }
    const texts = messages.ruling.verdict;
    const labels = labelsFor(kind, state.settings);
    if (shown?.verdict !== verdict) isWhole = false;
    ply = state.snapshot.ply;
    refresh = () => render(state, messages);
    const { exhibits, lastCycle } = verdict;
    const told = verdict.accounts.map((account) => accountText(messages, kind, account));
    const spared = sparedText(messages, kind, verdict);
    if (spared !== null) told.push(spared);
    accounts.replaceChildren(...told.map((text) => make(document, "li", {}, text)));
    setText(heading, texts.evidence);
    whole.hidden = lastCycle === null;
    setText(whole, isWhole ? texts.lastCycle : fill(texts.all, { count: exhibits.length }));
    steps = exhibits.filter((exhibit) => isWhole || lastCycle === null || exhibit.ply >= lastCycle);

    const opening = openingOf(state.snapshot);
    const lines = steps.map((exhibit) =>
      exhibitText(messages, kind, exhibit, numbered(opening, exhibit.ply, state.texts[nodeAt(state.study, exhibit.ply)] ?? ""), labels),
    );
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
