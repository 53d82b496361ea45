/** A game that the address of the page holds: opened when the page is, after a question where a game would be given up. */

import type { Send } from "../app/controller.ts";
import type { ReadGame } from "../app/engine.ts";
import { readGames } from "../app/engine/files.ts";
import { rulesOf, sanctionOf } from "../app/games.ts";
import { unpack } from "../app/share.ts";
import type { Shared } from "../app/share.ts";
import type { State } from "../app/state.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { Outlets, SheetPanel } from "./sheet.ts";

export function mountLink(
  host: HTMLElement,
  send: Send,
  outlets: Pick<Outlets, "page" | "forget">,
): { readonly panel: SheetPanel; look(): void } {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "link");
  const note = make(document, "p");
  const yes = make(document, "button", { type: "button", className: "primary" });
  yes.dataset["control"] = "link-open";
  dialog.body.append(note);
  dialog.buttons.prepend(yes);
  let shown: State | null = null;
  let offered: { readonly game: ReadGame; readonly shared: Shared } | null = null;

  const open = (): void => {
    if (offered === null) return;
    const { game, shared } = offered;
    const { kind } = game.record;
    const rules = rulesOf(kind, shared.rules);
    send({
      type: "open-record",
      game,
      rules,
      ...sanctionOf(kind, rules, shared.sanction),
      at: shared.ply ?? "end",
      flipped: shared.flipped === true,
    });
    offered = null;
  };
  yes.addEventListener("click", () => {
    dialog.element.close();
    open();
  });

  const look = async (): Promise<void> => {
    const found = await unpack(new URL(outlets.page()).hash);
    if (found.type === "none" || shown === null) return;
    // What was opened may be played on, and a reload is to find that.
    outlets.forget();
    if (found.type === "bad") {
      send({ type: "link-failed", why: found.why });
      return;
    }
    const { shared } = found;
    const reading = await readGames(shared.text, shown.snapshot.kind, async () => undefined);
    const game = reading.ok ? reading.games[0] : undefined;
    if (game === undefined) {
      send({ type: "link-failed", why: "damaged" });
      return;
    }
    offered = { game, shared };
    if (shown.study.tree.nodes.length === 1) open();
    else if (!dialog.element.open) dialog.element.showModal();
  };
  return {
    look: () => void look(),
    panel(state, _, texts) {
      shown = state;
      dialog.title(texts.linkHeading);
      setText(note, texts.linkNote);
      setText(yes, texts.linkOpen);
      setText(dialog.close, texts.keep);
    },
  };
}
