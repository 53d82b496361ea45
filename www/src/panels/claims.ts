/** The draws that the side to move may claim: a button for each kind while there is one, and the question before it counts. */

import type { Send } from "../app/controller.ts";
import type { Claim } from "../app/model.ts";
import { fill } from "../i18n/index.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

/** One button stands for all claims of a kind: those that need a move may be many. */
const KINDS = [
  { reason: "threefold", announced: false },
  { reason: "threefold", announced: true },
  { reason: "fifty-move", announced: false },
  { reason: "fifty-move", announced: true },
] as const;

export function mountClaims(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const buttons = make(document, "div", { className: "row claims" });
  host.append(buttons);
  const dialog = mountDialog(host, "claim");
  const question = make(document, "p");
  const caption = make(document, "span");
  const select = make(document, "select", { name: "announced" });
  const field = make(document, "label", { className: "field" }, caption, select);
  dialog.body.append(question, field);
  const yes = make(document, "button", { type: "button", className: "primary" });
  yes.dataset["control"] = "claim-yes";
  dialog.buttons.prepend(yes);
  let asked: readonly Claim[] = [];
  yes.addEventListener("click", () => {
    const claim = asked.find(({ move }) => move === null || move === select.value);
    dialog.element.close();
    if (claim !== undefined) send({ type: "claim", claim });
  });

  const kinds = KINDS.map(({ reason, announced }) => {
    const button = make(document, "button", { type: "button" });
    button.dataset["control"] = `claim-${reason}${announced ? "-announced" : ""}`;
    buttons.append(button);
    return { reason, announced, button, claims: [] as readonly Claim[], ask: (): void => undefined };
  });
  for (const kind of kinds) kind.button.addEventListener("click", () => kind.ask());

  return ({ snapshot }, messages) => {
    const texts = messages.ruling.claim;
    buttons.hidden = snapshot.claims.length === 0 || snapshot.locked;
    for (const kind of kinds) {
      const { reason, announced, button } = kind;
      kind.claims = snapshot.claims.filter((claim) => claim.reason === reason && (claim.move !== null) === announced);
      button.hidden = kind.claims.length === 0;
      const what = { reason: messages.claim[reason] };
      setText(button, fill(announced ? texts.announced : texts.standing, what));
      kind.ask = () => {
        asked = kind.claims;
        dialog.title(texts.yes);
        setText(question, fill(announced ? texts.askMove : texts.ask, what));
        field.hidden = !announced;
        setText(caption, texts.move);
        select.replaceChildren(...asked.map(({ move }) => make(document, "option", { value: move ?? "" }, move ?? "")));
        setText(yes, texts.yes);
        setText(dialog.close, messages.referee.keepPlaying);
        dialog.element.showModal();
      };
    }
    // Once the game is over a question that is still open has no answer.
    if (snapshot.over && dialog.element.open) dialog.element.close();
  };
}
