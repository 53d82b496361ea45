/** The moves of the game as a tree: the line in pairs, variations and what is said of moves between. Choosing a move goes to it. */

import { timeText } from "../app/clock.ts";
import type { Send } from "../app/controller.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { itemsOf, openingOf } from "../app/movelist.ts";
import type { Item } from "../app/movelist.ts";
import { glyphsText } from "../texts/record-words.ts";
import { beyond, currentNode } from "../app/state.ts";
import type { State } from "../app/state.ts";
import { ROOT, nodeOf } from "../app/tree.ts";
import type { NodeId, Tree } from "../app/tree.ts";
import { make, setText } from "./dom.ts";
import { stepKeys } from "./step-keys.ts";
import type { Panel } from "./panel.ts";

/** Variations that lie deeper in one another are not indented any more: there would be no room. */
const DEEPEST = 6;

export function mountMoves(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2", { className: "visually-hidden" });
  const start = make(document, "button", { type: "button", className: "move move-start" });
  const list = make(document, "div", { className: "move-list" });
  list.setAttribute("role", "group");
  const result = make(document, "p", { className: "move-result" });
  const words = make(document, "p", { className: "beyond" });
  const basic = make(document, "button", { type: "button" });
  basic.dataset["control"] = "judge-basic";
  basic.addEventListener("click", () => send({ type: "judge-by", rules: "basic" }));
  const end = make(document, "div", { className: "beyond-end" }, words, basic);
  host.append(heading, start, list, result, end);
  start.addEventListener("click", () => send({ type: "go-to-node", node: ROOT }));
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-node]") : null;
    if (button instanceof HTMLElement) send({ type: "go-to-node", node: Number(button.dataset["node"]) });
  });
  const keys = stepKeys(host, send);

  let shown: { tree: Tree; texts: readonly string[]; messages: Messages; opening: string } | null = null;
  let buttons = new Map<NodeId, HTMLButtonElement>();
  let marked: readonly HTMLElement[] = [];

  return (state, messages) => {
    const { snapshot, study, texts } = state;
    const { tree } = study;
    setText(heading, messages.moves.heading);
    setText(start, messages.moves.start);
    list.setAttribute("aria-label", messages.recording.tree);
    const hasMoves = tree.nodes.length > 1;
    start.hidden = list.hidden = !hasMoves;

    const told = study.result === "*" ? (snapshot.verdict?.result ?? "") : study.result;
    setText(result, hasMoves ? told : "");
    result.hidden = result.textContent === "";

    const opening = openingOf(snapshot);
    const isSame = shown?.tree === tree && shown.texts === texts && shown.messages === messages;
    const hadFocus = host.contains(document.activeElement) && document.activeElement?.closest(".move") != null;
    if (!isSame || shown?.opening !== JSON.stringify(opening)) {
      const collapsed = [...list.querySelectorAll("details:not([open])")].map((each) => each.getAttribute("data-branch"));
      buttons = draw(list, tree, itemsOf(tree, opening), texts, messages);
      for (const each of list.querySelectorAll("details")) each.open = !collapsed.includes(each.dataset["branch"] ?? null);
      marked = [];
      shown = { tree, texts, messages, opening: JSON.stringify(opening) };
    }
    const current = mark(state);
    if (current !== start) reveal(current, list);
    if (hadFocus) current.focus({ preventScroll: true });
    keepInSight(list, current);
    keys.update(state);
    const there = beyond(state);
    end.hidden = there === null;
    setText(words, there === null ? "" : there.why === "over" ? messages.recording.beyondOver : messages.recording.beyondNull);
    setText(basic, messages.recording.judgeBasic);
    basic.hidden = there?.why !== "over" || study.start.rules === "basic";
  };

  /** Marks the place in the line, the moves after it, and those that cannot be followed. Returns the current one. */
  function mark(state: State): HTMLElement {
    const { study, snapshot } = state;
    const node = currentNode(state);
    const end = beyond(state) === null ? study.line.length : snapshot.line.length;
    for (const button of marked) {
      for (const name of ["data-current", "data-later", "data-beyond", "data-line", "aria-current"]) button.removeAttribute(name);
      button.tabIndex = -1;
    }
    const line = study.line.map((each) => buttons.get(each)).filter((button) => button !== undefined);
    line.forEach((button, index) => {
      button.toggleAttribute("data-line", true);
      button.toggleAttribute("data-later", index >= snapshot.ply);
      button.toggleAttribute("data-beyond", index >= end);
    });
    const current = node === ROOT ? start : (buttons.get(node) ?? start);
    marked = [...line, start];
    start.tabIndex = -1;
    current.tabIndex = 0;
    current.toggleAttribute("data-current", true);
    current.setAttribute("aria-current", "step");
    return current;
  }
}

function draw(
  list: HTMLElement,
  tree: Tree,
  items: readonly Item[],
  texts: readonly string[],
  messages: Messages,
): Map<NodeId, HTMLButtonElement> {
  const document = list.ownerDocument;
  const buttons = new Map<NodeId, HTMLButtonElement>();
  /** The containers of the variations that are open, the innermost last. */
  const open: HTMLElement[] = [];
  const content = document.createDocumentFragment();
  let rows: HTMLElement | null = null;
  let row: HTMLElement | null = null;

  const put = (element: HTMLElement): void => {
    rows = row = null;
    (open.at(-1) ?? content).append(element);
  };
  const rowFor = (number: number, isSecond: boolean): HTMLElement => {
    rows ??= content.appendChild(make(document, "ol", { className: "move-rows" }));
    const label = make(document, "span", { className: "move-number" }, `${number}.`);
    const fresh = make(document, "li", {}, label);
    if (isSecond) fresh.append(make(document, "span", { className: "move-gap" }, "…"));
    rows.append(fresh);
    return fresh;
  };

  for (const item of items) {
    if (item.type === "comment") {
      put(make(document, open.length > 0 ? "span" : "p", { className: "move-comment" }, item.text));
      continue;
    }
    if (item.type === "close") {
      open.pop();
      continue;
    }
    if (item.type === "open") {
      const text = texts[item.node] ?? "";
      const inside = make(document, "div", { className: "variation-moves" });
      const summary = make(document, "summary", {}, fill(messages.recording.variation, { text }));
      const details = make(document, "details", { className: "variation", open: true }, summary, inside);
      details.dataset["branch"] = String(item.node);
      details.toggleAttribute("data-flat", open.length >= DEEPEST);
      put(details);
      open.push(inside);
      continue;
    }
    const isSecond = item.color === "black";
    const button = moveButton(document, tree, item, texts[item.node] ?? "", messages);
    buttons.set(item.node, button);
    const inside = open.at(-1);
    if (inside === undefined) {
      if (row === null || !isSecond) row = rowFor(item.number, isSecond);
      row.append(button);
    } else {
      const isNumbered = !isSecond || item.isFresh;
      if (isNumbered) inside.append(make(document, "span", { className: "variation-number" }, `${item.number}${isSecond ? "…" : "."}`));
      inside.append(button);
    }
  }
  list.replaceChildren(content);
  return buttons;
}

function moveButton(
  document: Document,
  tree: Tree,
  { node, number, color }: Extract<Item, { type: "move" }>,
  text: string,
  messages: Messages,
): HTMLButtonElement {
  const { nags, clock } = nodeOf(tree, node);
  const glyphs = glyphsText(nags);
  const button = make(document, "button", { type: "button", className: "move", tabIndex: -1 }, text + glyphs);
  button.dataset["node"] = String(node);
  if (clock !== undefined) button.append(make(document, "span", { className: "move-clock" }, timeText(clock)));
  button.setAttribute("aria-label", fill(messages.moves.item, { number, side: messages.side[color], text: text + glyphs }));
  return button;
}

/** Opens the variations that a move lies in. */
function reveal(element: HTMLElement, list: HTMLElement): void {
  for (
    let inside = element.closest("details");
    inside !== null && list.contains(inside);
    inside = inside.parentElement?.closest("details") ?? null
  ) {
    inside.open = true;
  }
}

/** Scrolls the list only, never the page: the board must not jump away under a finger. */
function keepInSight(list: HTMLElement, element: HTMLElement): void {
  if (!list.contains(element)) return;
  const box = list.getBoundingClientRect();
  const item = element.getBoundingClientRect();
  if (item.top < box.top) list.scrollTop += item.top - box.top;
  else if (item.bottom > box.bottom) list.scrollTop += item.bottom - box.bottom;
}
