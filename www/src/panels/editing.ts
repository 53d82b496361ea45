/** What can be done with the move on the board in its record: say something of it, make its variation the line, take it out. */

import type { Send } from "../controller.ts";
import { fill } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { beyond, currentNode } from "../state.ts";
import type { State } from "../state.ts";
import { ROOT, branchOf, nodeOf } from "../tree.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

const GLYPHS = ["1", "2", "3", "4", "5", "6"] as const;
const EVALUATIONS = ["10", "13", "14", "15", "16", "17", "18", "19"] as const;
const LONGEST_COMMENT = 20_000;

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
  const words = make(document, "p", { className: "beyond" });
  const basic = button("judge-basic");
  const end = make(document, "div", { className: "beyond-end" }, words, basic);
  host.append(end, make(document, "div", { className: "row move-tools" }, edit, promote, remove));
  const remarks = mountRemarks(host, send);
  const question = mountQuestion(host, send);
  let shown: { state: State; messages: Messages } | null = null;

  edit.addEventListener("click", () => shown !== null && remarks.open(shown.state, shown.messages));
  promote.addEventListener("click", () => shown !== null && send({ type: "promote-line", node: currentNode(shown.state) }));
  remove.addEventListener("click", () => shown !== null && question(shown.state, shown.messages));
  basic.addEventListener("click", () => send({ type: "judge-by", rules: "basic" }));

  return (state, messages) => {
    shown = { state, messages };
    const { records } = messages;
    const { study, snapshot } = state;
    const node = currentNode(state);
    setText(edit, records.edit);
    setText(promote, records.promote);
    setText(remove, records.remove);
    edit.hidden = study.tree.nodes.length === 1;
    promote.hidden = branchOf(study.tree, node) === null;
    remove.hidden = node === ROOT || (snapshot.start.clock !== undefined && snapshot.verdict === null);
    const there = beyond(state);
    end.hidden = there === null;
    setText(words, there === null ? "" : there.why === "over" ? records.beyondOver : records.beyondNull);
    setText(basic, records.judgeBasic);
    basic.hidden = there?.why !== "over" || study.start.rules === "basic";
  };
}

function mountRemarks(host: HTMLElement, send: Send): { open(state: State, messages: Messages): void } {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "remarks");
  const comment = make(document, "textarea", { name: "comment", rows: 5, maxLength: LONGEST_COMMENT });
  const glyph = make(document, "select", { name: "glyph" });
  const evaluation = make(document, "select", { name: "evaluation" });
  const fields = [comment, glyph, evaluation].map((control) => {
    const caption = make(document, "span");
    return { caption, label: make(document, "label", { className: "field" }, caption, control) };
  });
  const save = make(document, "button", { type: "submit", className: "primary" });
  save.dataset["control"] = "remark-save";
  dialog.buttons.prepend(save);
  const form = make(document, "form", { noValidate: true }, ...fields.map(({ label }) => label), dialog.buttons);
  dialog.body.append(form);
  let edited: { node: number; others: readonly number[] } | null = null;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.element.close();
    if (edited === null) return;
    const { node, others } = edited;
    const nags = [glyph.value, evaluation.value].filter((value) => value !== "").map(Number);
    send({ type: "annotate", node, remarks: { comment: comment.value.trim(), nags: node === ROOT ? [] : [...nags, ...others] } });
  });

  return {
    open(state, messages) {
      const { records, side } = messages;
      const node = currentNode(state);
      const { comment: said = "", nags = [] } = nodeOf(state.study.tree, node);
      const names = { first: side[state.study.start.kind === "chess" ? "white" : "red"], second: side.black };
      const fillSelect = <Code extends string>(select: HTMLSelectElement, codes: readonly Code[], texts: Readonly<Record<Code, string>>): void => {
        select.replaceChildren(
          make(document, "option", { value: "" }, records.none),
          ...codes.map((value) => make(document, "option", { value }, fill(texts[value], names))),
        );
        select.value = codes.find((code) => nags.includes(Number(code))) ?? "";
      };
      fillSelect(glyph, GLYPHS, records.glyphs);
      fillSelect(evaluation, EVALUATIONS, records.evaluations);
      const chosen = [Number(glyph.value), Number(evaluation.value)];
      edited = { node, others: nags.filter((nag) => !chosen.includes(nag)) };
      comment.value = said;
      [records.remark, records.glyph, records.evaluation].forEach((text, index) => {
        const field = fields[index];
        if (field === undefined) return;
        setText(field.caption, text);
        // Glyphs are of moves; of the beginning of the game something can be said.
        field.label.hidden = node === ROOT && index > 0;
      });
      dialog.title(state.texts[node] || messages.moves.start);
      setText(save, records.save);
      setText(dialog.close, records.cancel);
      dialog.element.showModal();
    },
  };
}

function mountQuestion(host: HTMLElement, send: Send): (state: State, messages: Messages) => void {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "removal");
  const question = make(document, "p");
  const yes = make(document, "button", { type: "button", className: "primary" });
  yes.dataset["control"] = "removal-yes";
  dialog.body.append(question);
  dialog.buttons.prepend(yes);
  let node = ROOT;
  yes.addEventListener("click", () => {
    dialog.element.close();
    send({ type: "remove-line", node });
  });
  return (state, messages) => {
    node = currentNode(state);
    dialog.title(messages.records.remove);
    setText(question, fill(messages.records.askRemove, { text: state.texts[node] ?? "" }));
    setText(yes, messages.records.remove);
    setText(dialog.close, messages.records.keep);
    dialog.element.showModal();
  };
}
