/** Language and looks. */

import type { Send } from "../app/controller.ts";
import { LANGUAGE_NAMES } from "../i18n/index.ts";
import { LANGUAGES } from "../../../src/js/i18n/language.ts";
import type { Language, PieceStyle } from "../app/state.ts";
import { make, setText } from "./dom.ts";
import { mountNotation } from "./notation.ts";
import type { Panel } from "./panel.ts";

const STYLES: readonly PieceStyle[] = ["characters", "symbols"];

export function mountLanguage(host: HTMLElement, send: Send): Panel {
  const choose = (language: Language): void => send({ type: "configure", change: { language } });
  const language = select(host.ownerDocument, "language", LANGUAGES, choose);
  host.append(language.label);
  return ({ settings }, messages) => {
    language.show(messages.settings.language, settings.language, (value) => LANGUAGE_NAMES[value]);
  };
}

export function mountSettings(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const heading = make(document, "h2");
  const choose = (pieceStyle: PieceStyle): void => send({ type: "configure", change: { pieceStyle } });
  const pieces = select(document, "pieces", STYLES, choose);
  const notation = mountNotation(host, send);
  host.append(heading, pieces.label, notation.label);
  return (state, messages) => {
    const { settings } = state;
    setText(heading, messages.settings.heading);
    pieces.show(messages.settings.pieces, settings.pieceStyle, (value) => messages.settings[value]);
    notation.update(state, messages);
  };
}

interface Select<Value> {
  readonly label: HTMLElement;
  show(caption: string, value: Value, name: (value: Value) => string): void;
}

function select<Value extends string>(
  document: Document,
  name: string,
  values: readonly Value[],
  onChoice: (value: Value) => void,
): Select<Value> {
  const options = values.map((value) => ({ value, element: make(document, "option", { value }) }));
  const element = make(document, "select", { name }, ...options.map((option) => option.element));
  const caption = make(document, "span");
  element.addEventListener("change", () => {
    const chosen = values.find((value) => value === element.value);
    if (chosen !== undefined) onChoice(chosen);
  });
  return {
    label: make(document, "label", { className: "field" }, caption, element),
    show(text, value, nameOf) {
      setText(caption, text);
      for (const option of options) setText(option.element, nameOf(option.value));
      element.value = value;
    },
  };
}
