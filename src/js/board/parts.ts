/** What the boards of a page share: their languages, and what runs games, which may be fetched late. */

import type { BoardMessages } from "../i18n/board/types.ts";
import { hasHanzi, provideHanzi } from "./pieces.ts";
import type * as play from "./play.ts";

type Hanzi = typeof import("./glyphs/hanzi.ts");

type Setting = typeof import("./setting-up.ts");

export interface Speech {
  readonly texts: BoardMessages;
  /** Those that were asked for are on their way. */
  readonly isLate: boolean;
}

export interface Parts {
  /** The texts of a language, or others while they are fetched: `then` is called when they are there. */
  messagesFor(tag: string, then: () => void): Speech;
  /** The outlines of the Chinese characters: at hand, or fetched when the first board is to show them. */
  readonly hanzi: Hanzi | (() => Promise<Hanzi>);
  /** What sets pieces up freely, likewise. */
  readonly setting: Setting | (() => Promise<Setting>);
  /** What runs games: at hand, or fetched when the first board is to run one. */
  readonly play: typeof play | (() => Promise<typeof play>);
}

let parts: Parts | null = null;
let present: typeof play | null = null;
let setting: Setting | null = null;

export function provide(chosen: Parts): void {
  parts = chosen;
  if (typeof chosen.play !== "function") present = chosen.play;
  if (typeof chosen.hanzi !== "function") provideHanzi(chosen.hanzi);
  if (typeof chosen.setting !== "function") setting = chosen.setting;
}

/** Fetches the outlines of the characters; without them pieces are symbols. */
export function fetchHanzi(then: () => void): void {
  const { hanzi } = provided();
  if (hasHanzi() || typeof hanzi !== "function") return;
  void hanzi().then(
    (loaded) => {
      provideHanzi(loaded);
      then();
    },
    () => undefined,
  );
}

/** A board exists only once its parts were provided. */
function provided(): Parts {
  if (parts === null) throw new Error("a board before its parts");
  return parts;
}

export function messagesFor(tag: string, then: () => void): Speech {
  return provided().messagesFor(tag, then);
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

/** What sets pieces up, if it is at hand. */
export function settingUp(): Setting | null {
  return setting;
}

/** Fetches what sets pieces up. */
export function fetchSettingUp(then: () => void): void {
  const { setting: source } = provided();
  if (typeof source !== "function") return;
  void source().then(
    (loaded) => {
      setting = loaded;
      then();
    },
    () => undefined,
  );
}
