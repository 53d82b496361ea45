/** In which notation the moves of the game on the board are written: each game has its own. */

import type { Send } from "../app/controller.ts";
import { AUTOMATIC, NOTATIONS, notationChoice } from "../app/notations.ts";
import type { NotationChoice } from "../app/notations.ts";
import type { GameKind } from "../app/games.ts";
import type { State } from "../app/state.ts";
import type { Messages } from "../i18n/index.ts";
import { lookUp } from "../i18n/index.ts";
import { make, setText } from "./dom.ts";

export function mountNotation(host: HTMLElement, send: Send): { label: HTMLElement; update(state: State, messages: Messages): void } {
  const document = host.ownerDocument;
  const select = make(document, "select", { name: "notation" });
  const caption = make(document, "span");
  const label = make(document, "label", { className: "field" }, caption, select);
  let kind: GameKind = "xiangqi";
  let choices = AUTOMATIC;
  let shown = "";
  select.addEventListener("change", () => {
    send({ type: "configure", change: { notation: { ...choices, [kind]: notationChoice(kind, select.value) } } });
  });
  return {
    label,
    update({ snapshot, settings }, { recording, tag }) {
      kind = snapshot.kind;
      choices = settings.notation;
      setText(caption, recording.notation);
      if (shown !== kind + tag) {
        const values: readonly NotationChoice[] = ["auto", ...NOTATIONS[kind]];
        select.replaceChildren(...values.map((value) => make(document, "option", { value }, lookUp(recording.notations, value))));
        shown = kind + tag;
      }
      select.value = choices[kind];
    },
  };
}
