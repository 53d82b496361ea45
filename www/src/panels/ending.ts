/** The question whether a game is meant to be ended, behind the button that ends it. */

import type { Intent, Send } from "../app/controller.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";

export interface Ending {
  show(title: string, question: string, yes: string, no: string): void;
  /** Why it cannot be done yet; `null` when it can. */
  forbid(why: string | null): void;
  close(): void;
}

export function mountEnding(open: HTMLButtonElement, host: HTMLElement, name: string, intent: Intent, send: Send): Ending {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, `confirm-${name}`);
  const question = make(document, "p");
  dialog.body.append(question);
  const yes = make(document, "button", { type: "button", className: "primary" });
  yes.dataset["control"] = `${name}-yes`;
  dialog.buttons.prepend(yes);
  // Where it cannot be done the step is taken without the question, and what comes back is the reason.
  open.addEventListener("click", () => (open.getAttribute("aria-disabled") === "true" ? send(intent) : dialog.element.showModal()));
  yes.addEventListener("click", () => {
    dialog.element.close();
    send(intent);
  });
  return {
    show(title, asked, yesText, noText) {
      dialog.title(title);
      setText(question, asked);
      setText(yes, yesText);
      setText(dialog.close, noText);
    },
    forbid(why) {
      if (why === null) return;
      open.setAttribute("aria-disabled", "true");
      open.title = why;
    },
    close: () => dialog.element.close(),
  };
}
