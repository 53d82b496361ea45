/** The banner of a result: how the game ended, by which rule, and what can be done now. */

import "./panels.css";
import type { Send } from "../app/controller.ts";
import { verdictText } from "../texts/names.ts";
import { ruleText } from "../texts/verdict-words.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** What the banner leads to. */
export interface Afterwards {
  evidence(): void;
  share(): void;
  print(): void;
}

export function mountVerdict(host: HTMLElement, send: Send, afterwards: Afterwards): Panel {
  const document = host.ownerDocument;
  const result = make(document, "h2", { className: "verdict-result" });
  const rule = make(document, "p", { className: "verdict-rule" });
  const action = (name: string, act: () => void): HTMLButtonElement => {
    const button = make(document, "button", { type: "button", className: "chip" });
    button.dataset["control"] = name;
    button.addEventListener("click", act);
    return button;
  };
  const see = action("see-evidence", afterwards.evidence);
  const again = action("play-again", () => send({ type: "again" }));
  const share = action("share-verdict", afterwards.share);
  const print = action("print-verdict", afterwards.print);
  host.append(result, rule, make(document, "div", { className: "row" }, see, again, share, print));

  return ({ snapshot: { verdict, kind } }, messages) => {
    host.hidden = verdict === null;
    if (verdict === null) return;
    host.dataset["rule"] = verdict.rule;
    setText(result, verdictText(messages, kind, verdict));
    setText(rule, ruleText(messages, kind, verdict.rule));
    setText(see, messages.frame.evidence);
    see.hidden = verdict.exhibits.length === 0;
    setText(again, messages.control.newGame);
    setText(share, messages.frame.share);
    setText(print, messages.frame.print);
  };
}
