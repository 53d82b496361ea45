/** The looks of the board, as choices and switches. */

import { PIECE_SETS } from "../../../src/js/board/skins.ts";
import { THEMES } from "../../../src/js/board/themes.ts";
import type { Messages } from "../i18n/index.ts";
import type { Looks } from "../app/appearance.ts";
import { make, setText } from "./dom.ts";

export interface LooksPanel {
  update(looks: Looks, messages: Messages): void;
}

const SWITCHES = ["coordinates", "animation", "sound"] as const;

export function mountLooks(host: HTMLElement, change: (part: Partial<Looks>) => void): LooksPanel {
  const document = host.ownerDocument;
  const choose = <Value extends string>(name: string, values: readonly Value[], chosen: (value: Value) => void) => {
    const options = values.map((value) => ({ value, element: make(document, "option", { value }) }));
    const select = make(document, "select", { name }, ...options.map(({ element }) => element));
    const caption = make(document, "span");
    select.addEventListener("change", () => {
      const value = values.find((each) => each === select.value);
      if (value !== undefined) chosen(value);
    });
    host.append(make(document, "label", { className: "field" }, caption, select));
    return (text: string, value: Value, names: Readonly<Record<Value, string>>): void => {
      setText(caption, text);
      for (const option of options) setText(option.element, names[option.value]);
      select.value = value;
    };
  };
  const theme = choose("theme", THEMES, (value) => change({ theme: value }));
  const chess = choose("chess-pieces", PIECE_SETS.chess, (value) => change({ chess: value }));
  const switches = SWITCHES.map((name) => {
    const box = make(document, "input", { type: "checkbox", name });
    const caption = make(document, "span");
    box.addEventListener("change", () => change({ [name]: box.checked }));
    host.append(make(document, "label", { className: "choice" }, box, caption));
    return { name, box, caption };
  });
  return {
    update(looks, { looks: texts }) {
      theme(texts.theme, looks.theme, texts.themes);
      chess(texts.chess, looks.chess, texts.sets);
      for (const { name, box, caption } of switches) {
        setText(caption, texts[name]);
        box.checked = looks[name];
      }
    },
  };
}
