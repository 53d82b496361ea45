/** Buttons that print the position or the whole game, and what is on paper only. */

import type { Messages } from "../i18n/index.ts";
import { sheetOf } from "../app/sheet.ts";
import type { State } from "../app/state.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

type Wanted = "position" | "sheet";

/** `paper` is the element that only a printer shows. What the browser's own menu prints is the game sheet. */
export function mountPrint(host: HTMLElement, paper: HTMLElement, window: Window): Panel {
  const { ownerDocument: document } = host;
  const heading = make(document, "h2");
  const button = (wanted: Wanted): HTMLButtonElement => {
    const element = make(document, "button", { type: "button" });
    element.dataset["control"] = `print-${wanted}`;
    element.addEventListener("click", async () => {
      paper.dataset["wanted"] = wanted;
      await prepare(wanted);
      window.print();
    });
    return element;
  };
  const position = button("position");
  const sheet = button("sheet");
  host.append(heading, make(document, "div", { className: "row" }, position, sheet));

  const title = make(document, "p", { className: "sheet-title" });
  const head = make(document, "p");
  const fen = make(document, "p", { className: "sheet-fen" });
  const moves = make(document, "p", { className: "sheet-moves" });
  const ruling = make(document, "div", { className: "sheet-ruling" });
  const signatures = make(document, "div", { className: "sheet-signatures" });
  const foot = make(document, "p", { className: "sheet-foot" });
  paper.append(title, head, fen, ruling, moves, signatures, foot);
  let shown: { state: State; messages: Messages } | null = null;
  /** The pictures of a ruling, which are fetched before the sheet is printed; without a connection it does without. */
  let pictures: readonly HTMLElement[] = [];
  const prepare = async (wanted: Wanted): Promise<void> => {
    pictures = [];
    if (wanted !== "sheet" || shown === null || shown.state.snapshot.verdict === null) return;
    try {
      pictures = (await import("../pages/ruling-paper.ts")).rulingParts(document, shown.state, shown.messages);
    } catch {
      // The words are there all the same.
    }
  };

  // Written only when it is wanted: the text of a long game is long.
  window.addEventListener("beforeprint", () => {
    if (shown === null) return;
    const written = sheetOf(shown.state, shown.messages, new Date().toLocaleDateString(shown.messages.tag));
    setText(title, written.title);
    setText(head, written.head.join(" · "));
    setText(fen, written.fen);
    setText(moves, written.moves);
    setText(foot, written.foot);
    ruling.replaceChildren(...written.ruling.map((line) => make(document, "p", {}, line)), ...pictures);
    signatures.replaceChildren(...written.signatures.map((who) => make(document, "p", {}, who)));
    const isPosition = paper.dataset["wanted"] === "position";
    for (const part of [moves, ruling, signatures, foot]) part.hidden = isPosition;
  });
  window.addEventListener("afterprint", () => {
    delete paper.dataset["wanted"];
    pictures = [];
  });

  return (state, messages) => {
    shown = { state, messages };
    setText(heading, messages.print.heading);
    setText(position, messages.print.position);
    setText(sheet, messages.print.sheet);
  };
}
