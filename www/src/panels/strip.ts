/** The last moves in one line, for screens where the list of moves is out of sight. */

import type { Send } from "../app/controller.ts";
import { numbered, openingOf } from "../app/movelist.ts";
import { nodeAt } from "../app/study.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** So many moves around the one on the board are shown. */
const BEFORE = 6;
const AFTER = 3;

export function mountStrip(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  host.setAttribute("role", "group");
  const buttons = Array.from({ length: BEFORE + AFTER }, () => {
    const button = make(document, "button", { type: "button", className: "strip-move", tabIndex: -1 });
    button.addEventListener("click", () => send({ type: "go-to", ply: Number(button.dataset["ply"]) }));
    return button;
  });
  host.append(...buttons);
  return ({ snapshot, study, texts }, messages) => {
    host.setAttribute("aria-label", messages.frame.lastMoves);
    const opening = openingOf(snapshot);
    const last = Math.min(snapshot.line.length, Math.max(snapshot.ply + AFTER, BEFORE + AFTER));
    const first = Math.max(1, Math.min(snapshot.ply - BEFORE + 1, last - BEFORE - AFTER + 1));
    let current: HTMLElement | null = null;
    buttons.forEach((button, index) => {
      const ply = first + index;
      button.hidden = ply > last;
      if (button.hidden) return;
      button.dataset["ply"] = String(ply);
      setText(button, numbered(opening, ply, texts[nodeAt(study, ply)] ?? "", index === 0));
      const isCurrent = ply === snapshot.ply;
      button.toggleAttribute("data-current", isCurrent);
      if (isCurrent) current = button;
    });
    if (current !== null) host.scrollLeft = Math.max(0, (current as HTMLElement).offsetLeft - host.clientWidth / 2);
  };
}
