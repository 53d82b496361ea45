/** The dialogues about the move on the board: what is said of it, and whether it is to be taken out of the record. */

import type { Send } from "../app/controller.ts";
import { fill } from "../i18n/index.ts";
import { currentNode } from "../app/state.ts";
import { ROOT, nodeOf } from "../app/tree.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { SheetPanel } from "./sheet.ts";

const GLYPHS = ["1", "2", "3", "4", "5", "6"] as const;
const EVALUATIONS = ["10", "13", "14", "15", "16", "17", "18", "19"] as const;
const LONGEST_COMMENT = 20_000;

export interface Dialogs {
  readonly remarks: SheetPanel;
  readonly removal: SheetPanel;
}

export function mountDialogs(host: HTMLElement, send: Send): Dialogs {
  return { remarks: mountRemarks(host, send), removal: mountQuestion(host, send) };
}

function mountRemarks(host: HTMLElement, send: Send): SheetPanel {
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

  return (state, messages, texts) => {
    const { side } = messages;
    const node = currentNode(state);
    const { comment: said = "", nags = [] } = nodeOf(state.study.tree, node);
    const sides = { first: side[state.study.start.kind === "chess" ? "white" : "red"], second: side.black };
    const fillSelect = <Code extends string>(
      select: HTMLSelectElement,
      codes: readonly Code[],
      names: Readonly<Record<Code, string>>,
    ): void => {
      select.replaceChildren(
        make(document, "option", { value: "" }, texts.none),
        ...codes.map((value) => make(document, "option", { value }, fill(names[value], sides))),
      );
      select.value = codes.find((code) => nags.includes(Number(code))) ?? "";
    };
    fillSelect(glyph, GLYPHS, texts.glyphs);
    fillSelect(evaluation, EVALUATIONS, texts.evaluations);
    const chosen = [Number(glyph.value), Number(evaluation.value)];
    edited = { node, others: nags.filter((nag) => !chosen.includes(nag)) };
    comment.value = said;
    [texts.remark, texts.glyph, texts.evaluation].forEach((text, index) => {
      const field = fields[index];
      if (field === undefined) return;
      setText(field.caption, text);
      // Glyphs are of moves; of the beginning of the game something can be said.
      field.label.hidden = node === ROOT && index > 0;
    });
    dialog.title(state.texts[node] || messages.moves.start);
    setText(save, texts.save);
    setText(dialog.close, texts.cancel);
    dialog.element.showModal();
  };
}

function mountQuestion(host: HTMLElement, send: Send): SheetPanel {
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
  return (state, _, texts) => {
    node = currentNode(state);
    dialog.title(texts.remove);
    setText(question, fill(texts.askRemove, { text: state.texts[node] ?? "" }));
    setText(yes, texts.remove);
    setText(dialog.close, texts.keep);
    dialog.element.showModal();
  };
}
