/** A dialogue with a heading, opened by a button and closed by Escape, its own button, or what it asked for. */

import { make, setText } from "./dom.ts";

export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly body: HTMLElement;
  readonly buttons: HTMLElement;
  readonly close: HTMLButtonElement;
  title(text: string): void;
}

/** `name` makes the ids of the page unique. */
export function mountDialog(host: HTMLElement, name: string): Dialog {
  const document = host.ownerDocument;
  const heading = make(document, "h2", { id: `${name}-heading` });
  const body = make(document, "div", { className: "dialog-body" });
  const close = make(document, "button", { type: "button" });
  close.dataset["control"] = `${name}-close`;
  const buttons = make(document, "div", { className: "row" }, close);
  const element = make(document, "dialog", { className: `dialog ${name}` }, heading, body, buttons);
  element.setAttribute("aria-labelledby", heading.id);
  close.addEventListener("click", () => element.close());
  // Not inside its host, which may be hidden while the question is asked.
  document.body.append(element);
  return { element, body, buttons, close, title: (text) => setText(heading, text) };
}
