/** The choice of the next game. The dialogue is also the confirmation that the present one is given up. */

import type { Send } from "../controller.ts";
import type { GameKind } from "../games.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

type Choice = GameKind | "chess960";
const CHOICES: readonly Choice[] = ["xiangqi", "chess", "chess960"];
const LAST_NUMBER = 959;

export function mountNewGame(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const open = make(document, "button", { type: "button", className: "primary" });
  open.dataset["control"] = "newGame";
  const dialog = make(document, "dialog", { className: "new-game" });
  const heading = make(document, "h2", { id: "new-game-heading" });
  const legend = make(document, "legend");
  const options = CHOICES.map((choice) => {
    const input = make(document, "input", { type: "radio", name: "game", value: choice, checked: choice === "xiangqi" });
    const text = make(document, "span");
    return { choice, input, text, label: make(document, "label", { className: "choice" }, input, text) };
  });
  const number = make(document, "input", { type: "text", inputMode: "numeric", name: "number", autocomplete: "off" });
  const numberText = make(document, "span");
  const numberLabel = make(document, "label", { className: "field", hidden: true }, numberText, number);
  const problem = make(document, "p", { className: "problem", id: "number-problem" });
  problem.setAttribute("role", "alert");
  const note = make(document, "p", { className: "quiet" });
  const start = make(document, "button", { type: "submit", className: "primary" });
  const close = make(document, "button", { type: "button" });
  const form = make(
    document, "form", { noValidate: true },
    heading, make(document, "fieldset", {}, legend, ...options.map((option) => option.label)),
    numberLabel, problem, note, make(document, "div", { className: "row" }, start, close),
  );
  dialog.setAttribute("aria-labelledby", heading.id);
  number.setAttribute("aria-describedby", problem.id);
  dialog.append(form);
  host.append(open, dialog);
  let badNumber = "";

  const chosen = (): Choice => options.find((option) => option.input.checked)?.choice ?? "xiangqi";
  const settle = (): void => {
    numberLabel.hidden = chosen() !== "chess960";
    setText(problem, "");
  };

  open.addEventListener("click", () => {
    settle();
    dialog.showModal();
  });
  close.addEventListener("click", () => dialog.close());
  form.addEventListener("change", settle);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choice = chosen();
    if (choice === "chess960") {
      const text = number.value.trim();
      if (!/^\d{0,3}$/.test(text) || Number(text) > LAST_NUMBER) {
        setText(problem, badNumber);
        number.focus();
        return;
      }
      send({ type: "new-chess960", number: text === "" ? null : Number(text) });
    } else send({ type: "new", kind: choice });
    dialog.close();
  });

  return (_state, messages) => {
    badNumber = messages.newGame.badNumber;
    setText(open, messages.control.newGame);
    setText(heading, messages.newGame.heading);
    setText(legend, messages.newGame.game);
    for (const { choice, text } of options) setText(text, messages.game[choice]);
    setText(numberText, messages.newGame.number);
    setText(note, messages.newGame.note);
    setText(start, messages.control.start);
    setText(close, messages.control.close);
  };
}
