/** What the boards of a page share: their languages, and what runs games, which may be fetched late. */

import type { BoardMessages } from "./i18n/types.ts";
import type * as play from "./play.ts";

export interface Parts {
  messagesFor(tag: string): BoardMessages;
  /** What runs games: at hand, or fetched when the first board is to run one. */
  readonly play: typeof play | (() => Promise<typeof play>);
}

let parts: Parts | null = null;
let present: typeof play | null = null;

export function provide(chosen: Parts): void {
  parts = chosen;
  if (typeof chosen.play !== "function") present = chosen.play;
}

/** A board exists only once its parts were provided. */
function provided(): Parts {
  if (parts === null) throw new Error("a board before its parts");
  return parts;
}

export function messagesFor(tag: string): BoardMessages {
  return provided().messagesFor(tag);
}

/** What runs games, if it is at hand. */
export function player(): typeof play | null {
  return present;
}

/** Fetches what runs games. Without a connection there is none, until somebody asks again. */
export function fetchPlayer(then: () => void): void {
  const { play: source } = provided();
  if (typeof source !== "function") return;
  void source().then(
    (loaded) => {
      present = loaded;
      then();
    },
    () => undefined,
  );
}
