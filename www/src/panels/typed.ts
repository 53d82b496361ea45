/** A field for moves in any notation: for fast hands, arbiters with a sheet, and those who do not see the board. */

import type { Send } from "../app/controller.ts";
import { fill } from "../i18n/index.ts";
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

const LONGEST = 40;
const CHESS = "Nf3, e2e4, O-O";
const EXAMPLES = {
  en: { xiangqi: "C2=5, h2e2", chess: CHESS },
  vi: { xiangqi: "P2-5, h2e2", chess: CHESS },
  zh: { xiangqi: "炮二平五, h2e2", chess: CHESS },
  "zh-Hant": { xiangqi: "炮二平五, h2e2", chess: CHESS },
} as const;

export function mountTyped(host: HTMLElement, send: Send): { readonly panel: Panel; focus(): void } {
  const document = host.ownerDocument;
  const caption = make(document, "span", { className: "visually-hidden" });
  const input = make(document, "input", { type: "text", name: "typed", maxLength: LONGEST, spellcheck: false, autocomplete: "off" });
  input.setAttribute("autocapitalize", "off");
  input.enterKeyHint = "go";
  const play = make(document, "button", { type: "submit", className: "control" }, icon(document, "M5 12H19 M13 6L19 12L13 18"));
  play.dataset["control"] = "play-typed";
  const form = make(document, "form", { className: "typed", noValidate: true }, make(document, "label", {}, caption, input), play);
  host.append(form);
  let plies = -1;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text !== "") send({ type: "type", text });
  });
  return {
    focus: () => input.focus(),
    panel({ snapshot, notice, settings }, { frame }) {
      setText(caption, frame.type);
      input.placeholder = fill(frame.typeHint, { examples: EXAMPLES[settings.language][snapshot.kind] });
      play.setAttribute("aria-label", frame.typePlay);
      play.title = frame.typePlay;
      input.setAttribute("aria-invalid", String(notice.type === "not-a-move" && input.value.trim() === notice.text));
      // What was typed has been played.
      if (snapshot.line.length !== plies && notice.type === "played") input.value = "";
      plies = snapshot.line.length;
      host.hidden = snapshot.over;
    },
  };
}
