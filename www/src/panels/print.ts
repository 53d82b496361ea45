/** Buttons that print the position or the whole game, and what is on paper only. */

import "./panels.css";
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
  /** The sheet of a ruling, which takes the place of the game's; without a connection that does. */
  let made: Element | null = null;
  const prepare = async (wanted: Wanted): Promise<void> => {
    made = null;
    if (wanted !== "sheet" || shown === null || shown.state.snapshot.verdict === null) return;
    try {
      made = await (await import("../pages/ruling-paper.ts")).rulingOf(document, shown.state);
    } catch {
      // The game's own sheet says the verdict, too.
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
    ruling.replaceChildren(...written.ruling.map((line) => make(document, "p", {}, line)));
    signatures.replaceChildren(...written.signatures.map((who) => make(document, "p", {}, who)));
    const isPosition = paper.dataset["wanted"] === "position";
    for (const part of [moves, ruling, signatures, foot]) part.hidden = isPosition || made !== null;
    for (const part of [title, head, fen]) part.hidden = made !== null;
    if (made !== null) paper.append(made);
  });
  window.addEventListener("afterprint", () => {
    delete paper.dataset["wanted"];
    made?.remove();
    made = null;
  });

  return (state, messages) => {
    shown = { state, messages };
    setText(heading, messages.print.heading);
    setText(position, messages.print.position);
    setText(sheet, messages.print.sheet);
  };
}
