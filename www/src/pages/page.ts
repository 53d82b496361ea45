/** What the further pages of the demo have in common: dialogues that fill the window, fetched when first opened. */

import "../panels/panels.css";
import "./pages.css";
import type { Send } from "../app/controller.ts";
import type { Presets, RuleBook, Start } from "../app/model.ts";
import type { Parked } from "../app/parked-game.ts";
import type { Looks } from "../app/appearance.ts";
import type { Messages } from "../i18n/index.ts";
import type { Clipboard } from "../panels/position.ts";
import type { Share } from "../panels/share.ts";
import type { Language, State } from "../app/state.ts";

export interface Page {
  open(): void;
  /** Called when the page was fetched, and after every change of the state. */
  update(state: State, messages: Messages): void;
}

/** The games that wait while another is on the board. */
export interface Waiting {
  /** What is on the board was put there for a look. */
  isBrief(): boolean;
  list(): readonly Parked[];
  /** Brings a game of the list back. */
  bring(index: number): void;
}

/** What a page has of the rest of the demo. */
export interface Surroundings {
  readonly host: HTMLElement;
  readonly send: Send;
  readonly book: RuleBook;
  readonly presets: Presets;
  /** How the reader likes boards at the moment. */
  looks(): Looks;
  /** Absent where the browser has none. */
  readonly clipboard: Clipboard | undefined;
  readonly share: Share;
  readonly waiting: Waiting;
  /** Settles once everything can be said in the language of the page. */
  words(): Promise<void>;
  /** Puts a game on the main board; the one that is there stays within reach. */
  openGame(start: Start, line: readonly string[]): void;
}

export type MountPage = (surroundings: Surroundings) => Page;

/** Texts in the language of the page, fetched anew when that changes. */
export function textsFor<Texts>(
  fetch: (language: Language) => Promise<Texts>,
  show: () => void,
): {
  /** Fetches if need be and calls `show` when the texts are there. */
  want(language: Language): void;
  readonly now: Texts | null;
} {
  let now: Texts | null = null;
  let wanted: Language | null = null;
  return {
    want(language) {
      if (wanted === language) return;
      wanted = language;
      fetch(language).then(
        (texts) => {
          if (wanted !== language) return;
          now = texts;
          show();
        },
        // Without a connection the old language stays; the next change of the page tries again.
        () => {
          if (wanted === language) wanted = null;
        },
      );
    },
    get now() {
      return now;
    },
  };
}
