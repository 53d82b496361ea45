/** Who must change, what comes of it if that side does not, and what it has done: above the tabs, where the eye is. */

import "./panels.css";
import { fill } from "../i18n/index.ts";
import { mustChangeText } from "../texts/names.ts";
import { accountText } from "../texts/verdict-words.ts";
import { make } from "./dom.ts";
import type { Panel } from "./panel.ts";

export function mountMustChange(place: HTMLElement): Panel {
  return ({ snapshot: { kind, mustChange } }, messages) => {
    place.hidden = mustChange === null;
    if (mustChange === null) return;
    const { color, reason, account } = mustChange;
    Object.assign(place.dataset, { color, reason });
    const lines = [
      mustChangeText(messages, mustChange),
      fill(messages.ruling.mustChange, { side: messages.side[color] }),
      ...(account === null ? [] : [accountText(messages, kind, account)]),
    ];
    if (lines.join("\n") === [...place.children].map((line) => line.textContent).join("\n")) return;
    place.replaceChildren(...lines.map((line) => make(place.ownerDocument, "p", {}, line)));
  };
}
