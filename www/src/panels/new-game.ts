/** The way to the next game. Its dialogue is fetched when it is first opened. */

import type { Send } from "../app/controller.ts";
import { bothGames } from "../app/engine/fetching.ts";
import type { Presets, RuleBook } from "../app/model.ts";
import type { Messages } from "../i18n/index.ts";
import { newGameTexts } from "../i18n/new-game/index.ts";
import { ruleSetsTexts } from "../i18n/rules/sets/index.ts";
import type { State } from "../app/state.ts";
import { icon, make, setText } from "./dom.ts";
import type { NewGame } from "./new-game-dialog.ts";
import type { Panel } from "./panel.ts";

export function mountNewGame(host: HTMLElement, send: Send, book: RuleBook, presets: () => Presets): Panel {
  const document = host.ownerDocument;
  const text = make(document, "span", { className: "new-game-text" });
  const open = make(document, "button", { type: "button", className: "primary control" }, icon(document, "M12 5V19 M5 12H19"), text);
  open.dataset["control"] = "newGame";
  host.prepend(open);
  let dialog: NewGame | null = null;
  let shown: { state: State; messages: Messages } | null = null;

  const ask = async (): Promise<void> => {
    if (shown === null) return;
    try {
      const { language } = shown.state.settings;
      const [{ mountNewGameDialog }, texts, sets] = await Promise.all([
        import("./new-game-dialog.ts"),
        newGameTexts(language),
        ruleSetsTexts(language),
        bothGames(),
      ]);
      dialog ??= mountNewGameDialog(host, send, book, presets());
      dialog.open(shown.state, shown.messages, { ...texts, sets });
    } catch {
      // Without a connection it may come the next time.
      send({ type: "link-failed", why: "offline" });
    }
  };
  open.addEventListener("click", () => void ask());

  return (state, messages) => {
    shown = { state, messages };
    setText(text, messages.control.newGame);
    open.title = messages.control.newGame;
  };
}
