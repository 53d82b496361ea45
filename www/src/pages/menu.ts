/** The ways to the further pages: each is fetched when it is first asked for. And the way back to a game that waits. */

import { bothGames } from "../app/engine/fetching.ts";
import type { Messages } from "../i18n/index.ts";
import { icon, make, setText } from "../panels/dom.ts";
import type { Panel } from "../panels/panel.ts";
import type { State } from "../app/state.ts";
import type { MountPage, Page, Surroundings } from "./page.ts";

const PAGES = {
  editor: async (): Promise<MountPage> => (await import("./editor.ts")).mountPage,
  gallery: async (): Promise<MountPage> => (await import("./gallery.ts")).mountPage,
  archive: async (): Promise<MountPage> => (await import("./archive.ts")).mountPage,
  rules: async (): Promise<MountPage> => (await import("./rules.ts")).mountPage,
  games: async (): Promise<MountPage> => (await import("./games.ts")).mountPage,
};
export type PageName = keyof typeof PAGES;

export interface Menu {
  readonly panel: Panel;
  open(name: PageName): void;
}

export function mountMenu(surroundings: Surroundings): Menu {
  const { host, waiting } = surroundings;
  const document = host.ownerDocument;
  const names = Object.keys(PAGES) as PageName[];
  const mounted = new Map<PageName, Promise<Page>>();
  const pages: Page[] = [];
  let shown: { state: State; messages: Messages } | null = null;
  const problem = make(document, "p", { className: "problem" });
  problem.setAttribute("role", "alert");

  const open = (name: PageName): void => {
    setText(problem, "");
    const page = mounted.get(name) ?? fetchPage(name);
    mounted.set(name, page);
    page.then(
      (ready) => ready.open(),
      () => {
        mounted.delete(name);
        setText(problem, shown?.messages.pages.failed ?? "");
      },
    );
  };

  const fetchPage = async (name: PageName): Promise<Page> => {
    const [mount] = await Promise.all([PAGES[name](), bothGames(), surroundings.words()]);
    const page = mount(surroundings);
    pages.push(page);
    if (shown !== null) page.update(shown.state, shown.messages);
    return page;
  };

  const buttons = names.map((name) => {
    const button = make(document, "button", { type: "button" });
    button.dataset["control"] = name;
    button.addEventListener("click", () => open(name));
    return { name, button };
  });
  const back = make(document, "button", { type: "button", className: "primary", hidden: true });
  back.dataset["control"] = "back";
  back.addEventListener("click", () => waiting.bring(0));
  const list = make(document, "div", { className: "pages-list", id: "pages-list" }, ...buttons.map(({ button }) => button), back, problem);
  const unfold = make(document, "button", { type: "button", className: "control" }, icon(document, "M4 7H20 M4 12H20 M4 17H20"));
  unfold.dataset["control"] = "menu";
  unfold.setAttribute("aria-controls", list.id);
  host.append(unfold, list);
  const fold = (isOpen: boolean): void => {
    host.toggleAttribute("data-open", isOpen);
    unfold.setAttribute("aria-expanded", String(isOpen));
  };
  fold(false);
  unfold.addEventListener("click", () => fold(!host.hasAttribute("data-open")));
  list.addEventListener("click", () => fold(false));
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node) || !host.contains(target)) fold(false);
  });
  host.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") fold(false);
  });

  return {
    open,
    panel(state, messages) {
      shown = { state, messages };
      host.setAttribute("aria-label", messages.frame.pages);
      unfold.setAttribute("aria-label", messages.frame.pages);
      unfold.title = messages.frame.pages;
      for (const { name, button } of buttons) setText(button, messages.pages[name]);
      back.hidden = !waiting.isBrief();
      setText(back, messages.pages.back);
      for (const page of pages) page.update(state, messages);
    },
  };
}
