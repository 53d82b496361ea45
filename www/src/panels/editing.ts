/** What can be done with the move on the board in its record: say something of it, make its variation the line, take it out. */

import type { Send } from "../app/controller.ts";
import type { Messages } from "../i18n/index.ts";
import { sheetTexts } from "../i18n/record-sheet/index.ts";
import { currentNode } from "../app/state.ts";
import type { State } from "../app/state.ts";
import { ROOT, branchOf } from "../app/tree.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";
import type { Dialogs } from "./remarks.ts";

export function mountEditing(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const button = (name: string): HTMLButtonElement => {
    const made = make(document, "button", { type: "button" });
    made.dataset["control"] = name;
    return made;
  };
  const edit = button("remark");
  const promote = button("promote-line");
  const remove = button("remove-line");
  host.append(make(document, "div", { className: "row move-tools" }, edit, promote, remove));
  let dialogs: Dialogs | null = null;
  let shown: { state: State; messages: Messages } | null = null;

  /** The dialogues are fetched when the first is opened. */
  const ask = async (which: keyof Dialogs): Promise<void> => {
    if (shown === null) return;
    try {
      const [{ mountDialogs }, texts] = await Promise.all([import("./record-sheet.ts"), sheetTexts(shown.state.settings.language)]);
      dialogs ??= mountDialogs(host, send);
      dialogs[which](shown.state, shown.messages, texts);
    } catch {
      // Without a connection it may come the next time.
      send({ type: "link-failed", why: "offline" });
    }
  };
  edit.addEventListener("click", () => void ask("remarks"));
  promote.addEventListener("click", () => shown !== null && send({ type: "promote-line", node: currentNode(shown.state) }));
  remove.addEventListener("click", () => void ask("removal"));

  return (state, messages) => {
    shown = { state, messages };
    const { recording } = messages;
    const { study, snapshot } = state;
    const node = currentNode(state);
    setText(edit, recording.edit);
    setText(promote, recording.promote);
    setText(remove, recording.remove);
    edit.hidden = study.tree.nodes.length === 1;
    promote.hidden = branchOf(study.tree, node) === null;
    remove.hidden = node === ROOT || (snapshot.start.clock !== undefined && snapshot.verdict === null);
  };
}
