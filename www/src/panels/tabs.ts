/** The tabs of the panel beside the board. Which one is open is no part of the game, and is not kept. */

import type { Messages } from "../i18n/index.ts";
import { make, setText } from "./dom.ts";
import type { Panel } from "./panel.ts";

export const TABS = ["moves", "comments", "rules", "files"] as const;
export type Tab = (typeof TABS)[number];

export interface Tabs {
  readonly panel: Panel;
  show(tab: Tab): void;
  /** Which one is open. */
  readonly open: Tab;
}

/** `sheets` are what the tabs show, by name. */
export function mountTabs(host: HTMLElement, sheets: Readonly<Record<Tab, HTMLElement>>, onShow: () => void): Tabs {
  const document = host.ownerDocument;
  host.setAttribute("role", "tablist");
  let open: Tab = "moves";
  const buttons = TABS.map((tab) => {
    const button = make(document, "button", { type: "button", className: "tab", id: `tab-${tab}` });
    button.dataset["tab"] = tab;
    button.setAttribute("role", "tab");
    button.setAttribute("aria-controls", sheets[tab].id);
    sheets[tab].setAttribute("role", "tabpanel");
    sheets[tab].setAttribute("aria-labelledby", button.id);
    sheets[tab].tabIndex = -1;
    button.addEventListener("click", () => show(tab));
    return { tab, button };
  });
  host.append(...buttons.map(({ button }) => button));
  host.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const goal = step === undefined ? { Home: 0, End: TABS.length - 1 }[event.key] : TABS.indexOf(open) + step;
    const next = goal === undefined ? undefined : buttons[(goal + TABS.length) % TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    show(next.tab);
    next.button.focus();
  });

  const mark = (): void => {
    for (const { tab, button } of buttons) {
      const isOpen = tab === open;
      button.setAttribute("aria-selected", String(isOpen));
      button.tabIndex = isOpen ? 0 : -1;
      sheets[tab].hidden = !isOpen;
    }
  };
  const show = (tab: Tab): void => {
    if (tab === open) return;
    open = tab;
    mark();
    onShow();
  };
  mark();
  return {
    show,
    get open() {
      return open;
    },
    panel(_, messages: Messages) {
      host.setAttribute("aria-label", messages.frame.tabs.label);
      for (const { tab, button } of buttons) setText(button, messages.frame.tabs[tab]);
    },
  };
}
