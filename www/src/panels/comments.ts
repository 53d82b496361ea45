/** What is said of the move on the board, and what could have been played in its place. */

import "./panels.css";
import type { Send } from "../app/controller.ts";
import { numbered, openingOf } from "../app/movelist.ts";
import { currentNode } from "../app/state.ts";
import { ROOT, nodeOf } from "../app/tree.ts";
import { glyphsText } from "../texts/record-words.ts";
import { make, setText } from "./dom.ts";
import { mountEditing } from "./editing.ts";
import type { Panel } from "./panel.ts";

export function mountComments(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const before = make(document, "p", { className: "note" });
  const after = make(document, "p", { className: "note" });
  const none = make(document, "p", { className: "quiet" });
  const also = make(document, "h3");
  const others = make(document, "div", { className: "row" });
  const tools = make(document, "div");
  host.append(heading, before, after, none, also, others, tools);
  const editing = mountEditing(tools, send);
  others.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-node]") : null;
    if (button instanceof HTMLElement) send({ type: "go-to-node", node: Number(button.dataset["node"]) });
  });

  return (state, messages) => {
    const { study, snapshot, texts } = state;
    const node = currentNode(state);
    const { comment = "", commentBefore = "", nags, parent } = nodeOf(study.tree, node);
    const opening = openingOf(snapshot);
    const move = numbered(opening, snapshot.ply, (texts[node] ?? "") + glyphsText(nags));
    setText(heading, node === ROOT ? messages.moves.start : move);
    setText(before, commentBefore);
    setText(after, comment);
    before.hidden = commentBefore === "";
    after.hidden = comment === "";
    setText(none, messages.sheets.noNote);
    none.hidden = comment !== "" || commentBefore !== "";
    const siblings = node === ROOT ? [] : nodeOf(study.tree, parent).children.filter((each) => each !== node);
    setText(also, messages.sheets.noteAlso);
    also.hidden = others.hidden = siblings.length === 0;
    others.replaceChildren(
      ...siblings.map((each) => {
        const button = make(document, "button", { type: "button", className: "chip" }, numbered(opening, snapshot.ply, texts[each] ?? ""));
        button.dataset["node"] = String(each);
        return button;
      }),
    );
    editing(state, messages);
  };
}
