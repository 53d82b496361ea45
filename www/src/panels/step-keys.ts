/** Keys that step through the record: left and right anywhere but where they mean something else, the others in the list of moves. */

import type { Intent, Send } from "../app/controller.ts";
import { currentNode } from "../app/state.ts";
import type { State } from "../app/state.ts";
import { ROOT, nodeOf } from "../app/tree.ts";
import type { NodeId } from "../app/tree.ts";

/** Where arrow keys have a meaning of their own. */
const TAKEN = "trongtai-board, [role='grid'], input, select, textarea, dialog, [contenteditable]";

/** The next of the moves that could be played in place of the current one, in a direction; `null` when there is none. */
export function alternative(state: State, direction: 1 | -1): NodeId | null {
  const node = currentNode(state);
  if (node === ROOT) return null;
  const { tree } = state.study;
  const { children } = nodeOf(tree, nodeOf(tree, node).parent);
  return children[children.indexOf(node) + direction] ?? null;
}

function intentFor(key: string, state: State, isInList: boolean): Intent | null {
  switch (key) {
    case "ArrowLeft":
      return { type: "undo" };
    case "ArrowRight":
      return { type: "redo" };
  }
  if (!isInList) return null;
  switch (key) {
    case "Home":
      return { type: "go-to", ply: 0 };
    case "End":
      return { type: "go-to", ply: state.snapshot.line.length };
    case "ArrowUp":
    case "ArrowDown": {
      const node = alternative(state, key === "ArrowUp" ? -1 : 1);
      return node === null ? null : { type: "go-to-node", node };
    }
  }
  return null;
}

export function stepKeys(list: HTMLElement, send: Send): { update(state: State): void } {
  let shown: State | null = null;
  list.ownerDocument.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || shown === null) return;
    if (!(target instanceof Element) || target.closest(TAKEN) !== null) return;
    const intent = intentFor(key, shown, list.contains(target));
    if (intent === null) return;
    event.preventDefault();
    send(intent);
  });
  return {
    update: (state) => {
      shown = state;
    },
  };
}
