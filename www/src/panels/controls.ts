/** Undo, redo, first and last position, flip. */

import type { Intent, Send } from "../app/controller.ts";
import type { State } from "../app/state.ts";
import { icon, make } from "./dom.ts";
import type { Panel } from "./panel.ts";

interface Control {
  readonly name: "toStart" | "undo" | "redo" | "toEnd" | "flip";
  readonly sign: string;
  readonly intent: (state: State) => Intent;
  readonly enabled: (state: State) => boolean;
}

const canGoBack = ({ snapshot }: State): boolean => snapshot.ply > 0;
const canGoOn = ({ snapshot }: State): boolean => snapshot.ply < snapshot.line.length;

const CONTROLS: readonly Control[] = [
  { name: "toStart", sign: "M6 5 V19 M18 5 L9 12 L18 19 Z", intent: () => ({ type: "go-to", ply: 0 }), enabled: canGoBack },
  { name: "undo", sign: "M16 5 L7 12 L16 19 Z", intent: () => ({ type: "undo" }), enabled: canGoBack },
  { name: "redo", sign: "M8 5 L17 12 L8 19 Z", intent: () => ({ type: "redo" }), enabled: canGoOn },
  {
    name: "toEnd",
    sign: "M18 5 V19 M6 5 L15 12 L6 19 Z",
    intent: ({ snapshot }) => ({ type: "go-to", ply: snapshot.line.length }),
    enabled: canGoOn,
  },
  {
    name: "flip",
    sign: "M8 20 V5 M4 9 L8 5 L12 9 M16 4 V19 M12 15 L16 19 L20 15",
    intent: () => ({ type: "flip" }),
    enabled: () => true,
  },
];

export function mountControls(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  let shown: State | null = null;
  const buttons = CONTROLS.map((control) => {
    const button = make(document, "button", { type: "button", className: "control" });
    button.dataset["control"] = control.name;
    button.append(icon(document, control.sign));
    button.addEventListener("click", () => {
      if (shown !== null && control.enabled(shown)) send(control.intent(shown));
    });
    host.append(button);
    return { control, button };
  });

  return (state, messages) => {
    shown = state;
    for (const { control, button } of buttons) {
      const label = messages.control[control.name];
      button.setAttribute("aria-label", label);
      button.title = label;
      // Not `disabled`: a button that loses focus while it is pressed throws the keyboard off the page.
      button.setAttribute("aria-disabled", String(!control.enabled(state)));
    }
  };
}
