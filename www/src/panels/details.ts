/** The sheet of what is told of a game: players, event, date, result. */

import type { Send } from "../app/controller.ts";
import { firstColor } from "../app/games.ts";
import { RESULTS } from "../app/study.ts";
import { mountDialog } from "./dialog.ts";
import { make, setText } from "./dom.ts";
import type { SheetPanel } from "./sheet.ts";

const LONGEST = 200;
const TAGS = ["Event", "Site", "Date", "Round"] as const;

/** Returns the way to open the sheet. */
export function mountDetails(host: HTMLElement, send: Send): SheetPanel {
  const document = host.ownerDocument;
  const dialog = mountDialog(host, "details");
  const input = (name: string): { caption: HTMLElement; control: HTMLInputElement; label: HTMLElement } => {
    const caption = make(document, "span");
    const control = make(document, "input", { type: "text", name, maxLength: LONGEST, autocomplete: "off" });
    return { caption, control, label: make(document, "label", { className: "field" }, caption, control) };
  };
  const first = input("tag-first");
  const second = input("tag-second");
  const others = TAGS.map((tag) => ({ tag, ...input(`tag-${tag.toLowerCase()}`) }));
  const resultCaption = make(document, "span");
  const result = make(document, "select", { name: "tag-result" });
  const save = make(document, "button", { type: "submit", className: "primary" });
  save.dataset["control"] = "details-save";
  dialog.buttons.prepend(save);
  const form = make(
    document,
    "form",
    { noValidate: true },
    first.label,
    second.label,
    ...others.map(({ label }) => label),
    make(document, "label", { className: "field" }, resultCaption, result),
    dialog.buttons,
  );
  dialog.body.append(form);
  let firstTag = "White";

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.element.close();
    const tags = [[firstTag, first], ["Black", second], ...others.map((other) => [other.tag, other] as const)] as const;
    send({
      type: "describe",
      result: RESULTS.find((known) => known === result.value) ?? "*",
      tags: Object.fromEntries(tags.map(([tag, { control }]) => [tag, control.value.trim()])),
    });
  });

  return ({ study }, { side }, texts) => {
    const { kind } = study.start;
    firstTag = kind === "chess" ? "White" : "Red";
    const value = (tag: string): string => study.tags[tag] ?? "";
    dialog.title(texts.detailsHeading);
    setText(first.caption, side[firstColor(kind)]);
    setText(second.caption, side.black);
    first.control.value = value(firstTag);
    second.control.value = value("Black");
    const names = [texts.tag.event, texts.tag.site, texts.tag.date, texts.tag.round];
    others.forEach(({ tag, caption, control }, index) => {
      setText(caption, names[index] ?? tag);
      control.value = value(tag);
    });
    setText(resultCaption, texts.tag.result);
    result.replaceChildren(...RESULTS.map((each) => make(document, "option", { value: each }, each === "*" ? texts.resultOpen : each)));
    result.value = study.result;
    setText(save, texts.save);
    setText(dialog.close, texts.cancel);
    dialog.element.showModal();
  };
}
