/** The line that says that the page works offline, or that a new version waits. */

import type { Phase } from "../app/offline.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

export interface UpdatePanel {
  readonly panel: Panel;
  show(phase: Phase): void;
}

export function mountUpdate(host: HTMLElement, accept: () => void): UpdatePanel {
  const document = host.ownerDocument;
  const words = make(document, "p");
  const reload = make(document, "button", { type: "button", className: "primary" });
  reload.dataset["control"] = "update";
  const later = make(document, "button", { type: "button" });
  later.dataset["control"] = "update-later";
  host.append(words, reload, later);
  let phase: Phase = "none";
  let refresh = (): void => undefined;

  const show = (next: Phase): void => {
    phase = next;
    refresh();
  };
  reload.addEventListener("click", accept);
  later.addEventListener("click", () => show("none"));

  return {
    show,
    panel(_state, messages) {
      refresh = () => {
        const texts = messages.offline;
        host.dataset["phase"] = phase;
        host.setAttribute("aria-label", texts.label);
        setText(words, phase === "none" ? "" : texts[phase]);
        setText(reload, texts.reload);
        setText(later, texts.later);
        reload.hidden = later.hidden = phase !== "waiting";
      };
      refresh();
    },
  };
}
