/** The language, beside the gear behind which everything else about the looks is chosen. */

import type { Send } from "../app/controller.ts";
import type { Looks } from "../app/appearance.ts";
import { LANGUAGE_NAMES } from "../i18n/index.ts";
import type { Messages } from "../i18n/index.ts";
import { LANGUAGES } from "trongtai/words/parts";
import type { State } from "../app/state.ts";
import { icon, make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";
import type { SettingsDialog } from "./settings-dialog.ts";

export function mountLanguage(host: HTMLElement, send: Send): Panel {
  const document = host.ownerDocument;
  const options = LANGUAGES.map((value) => make(document, "option", { value, lang: value }, LANGUAGE_NAMES[value]));
  const select = make(document, "select", { name: "language" }, ...options);
  const caption = make(document, "span", { className: "visually-hidden" });
  host.append(make(document, "label", {}, caption, select));
  select.addEventListener("change", () => {
    const language = LANGUAGES.find((known) => known === select.value);
    if (language !== undefined) send({ type: "configure", change: { language } });
  });
  return ({ settings }, messages) => {
    setText(caption, messages.settings.language);
    select.value = settings.language;
  };
}

const GEAR =
  "M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5 M12 2.5V6 M12 18V21.5 M2.5 12H6 M18 12H21.5 M5.3 5.3L7.8 7.8 M16.2 16.2L18.7 18.7 M5.3 18.7L7.8 16.2 M16.2 7.8L18.7 5.3";

export interface Gear {
  readonly panel: Panel;
  /** The looks are others now. */
  showLooks(looks: Looks): void;
  open(): void;
}

/** The dialogue is fetched when it is first opened, with the `words` that it says. */
export function mountGear(
  host: HTMLElement,
  send: Send,
  first: Looks,
  change: (part: Partial<Looks>) => void,
  words: () => Promise<void>,
): Gear {
  const document = host.ownerDocument;
  const button = make(document, "button", { type: "button", className: "control" }, icon(document, GEAR));
  button.dataset["control"] = "settings";
  host.append(button);
  let dialog: SettingsDialog | null = null;
  let shown: { state: State; messages: Messages } | null = null;
  let looks = first;
  const refresh = (): void => {
    if (dialog !== null && shown !== null) dialog.show(shown.state, shown.messages, looks);
  };
  const open = async (): Promise<void> => {
    try {
      const [{ mountSettingsDialog }] = await Promise.all([import("./settings-dialog.ts"), words()]);
      dialog ??= mountSettingsDialog(host, send, change);
      refresh();
      dialog.open();
    } catch {
      // Without a connection it may come the next time.
      send({ type: "link-failed", why: "offline" });
    }
  };
  button.addEventListener("click", () => void open());
  return {
    open: () => void open(),
    panel(state, messages) {
      shown = { state, messages };
      button.setAttribute("aria-label", messages.frame.settings);
      button.title = messages.frame.settings;
      refresh();
    },
    showLooks(next) {
      looks = next;
      refresh();
    },
  };
}
