/** The position as FEN: copied out, pasted in, with every fault of a bad one. */

import type { Send } from "../app/controller.ts";
import type { State } from "../app/state.ts";
import { failureTexts } from "../texts/words.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** The part of the browser's clipboard that is needed; absent outside secure pages. */
export interface Clipboard {
  writeText(text: string): Promise<void>;
}

export function mountPosition(host: HTMLElement, send: Send, clipboard: Clipboard | undefined): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const text = make(document, "span");
  const input = make(document, "input", { type: "text", name: "fen", spellcheck: false, autocomplete: "off" });
  input.setAttribute("autocapitalize", "off");
  const load = make(document, "button", { type: "submit" });
  load.dataset["control"] = "load";
  const copy = make(document, "button", { type: "button" });
  copy.dataset["control"] = "copy";
  const faultsHeading = make(document, "p");
  const faults = make(document, "ul", { className: "faults" });
  const problem = make(document, "div", { className: "problem", id: "fen-problem" }, faultsHeading, faults);
  problem.setAttribute("role", "alert");
  input.setAttribute("aria-describedby", problem.id);
  const form = make(
    document,
    "form",
    { noValidate: true },
    make(document, "label", { className: "field" }, text, input),
    make(document, "div", { className: "row" }, load, copy),
    problem,
  );
  host.append(heading, form);
  let shown: State | null = null;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send({ type: "load", text: input.value });
  });
  copy.addEventListener("click", () => {
    if (shown === null) return;
    const { fen } = shown.snapshot;
    const done = (ok: boolean): void => {
      if (!ok) {
        input.value = fen;
        input.select();
      }
      send({ type: "copied", ok });
    };
    if (clipboard === undefined) done(false);
    else
      clipboard.writeText(fen).then(
        () => done(true),
        () => done(false),
      );
  });

  return (state, messages) => {
    // The user's own text stays until the position changes.
    if (shown === null || shown.snapshot !== state.snapshot) input.value = state.snapshot.fen;
    shown = state;
    const { failure } = state;
    setText(heading, messages.sheets.position.heading);
    setText(text, messages.sheets.position.label);
    setText(load, messages.sheets.position.load);
    setText(copy, messages.sheets.position.copy);
    const lines = failure === null ? [] : failureTexts(messages, failure);
    problem.hidden = failure === null;
    setText(faultsHeading, failure === null ? "" : messages.sheets.position.faults);
    input.setAttribute("aria-invalid", String(failure !== null));
    if (lines.join("\n") !== [...faults.children].map((item) => item.textContent).join("\n")) {
      faults.replaceChildren(
        ...lines.map((line, index) => {
          const item = make(document, "li", {}, line);
          item.dataset["code"] = failure?.faults[index]?.code ?? failure?.code ?? "";
          return item;
        }),
      );
    }
  };
}
