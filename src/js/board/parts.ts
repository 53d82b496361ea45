/** What the boards of a page share: their languages, and what may be fetched late, when the first board is to show it. */

import type { BoardMessages } from "../i18n/board/types.ts";
import type * as chessParts from "./chess.ts";
import type * as characters from "./glyphs/hanzi.ts";
import type * as playing from "./play.ts";
import type * as bars from "./players.ts";
import type * as arranging from "./setting-up.ts";
import type * as signing from "./signs.ts";
import type * as sketching from "./sketch.ts";
import type * as sounds from "./sound.ts";

export interface Speech {
  readonly texts: BoardMessages;
  /** Those that were asked for are on their way. */
  readonly isLate: boolean;
}

/** At hand, or to be fetched. */
type Given<Part> = Part | (() => Promise<Part>);

export interface Parts {
  /** The texts of a language, or others while they are fetched: `then` is called when they are there. */
  messagesFor(tag: string, then: () => void): Speech;
  /** The outlines of the Chinese characters. */
  readonly hanzi: Given<typeof characters>;
  /** The figures of chess and of the symbols of xiangqi, and the choice of what a pawn becomes. */
  readonly chess: Given<typeof chessParts>;
  /** What sets pieces up freely. */
  readonly setting: Given<typeof arranging>;
  /** What runs games. */
  readonly play: Given<typeof playing>;
  /** The signs of what does not happen in every game. */
  readonly signs: Given<typeof signing>;
  /** What stands at the players' sides. */
  readonly players: Given<typeof bars>;
  /** Drawing by hand. */
  readonly sketch: Given<typeof sketching>;
  readonly sound: Given<typeof sounds>;
}

class Late<Part extends object> {
  #now: Part | null = null;
  #source: (() => Promise<Part>) | null = null;

  give(part: Given<Part>): void {
    if (typeof part === "function") this.#source = part;
    else this.#now = part;
  }

  get now(): Part | null {
    return this.#now;
  }

  /** Does something with it, at once or when it is there. */
  use(job: (part: Part) => void): void {
    if (this.#now !== null) job(this.#now);
    else this.want(() => this.use(job));
  }

  /** Without a connection there is none, until somebody asks again. */
  want(then: () => void, otherwise: () => void = () => undefined): void {
    if (this.#now !== null || this.#source === null) return;
    void this.#source().then((part) => {
      this.#now = part;
      then();
    }, otherwise);
  }
}

export const hanzi = new Late<typeof characters>();
export const chess = new Late<typeof chessParts>();
export const setting = new Late<typeof arranging>();
export const play = new Late<typeof playing>();
export const signs = new Late<typeof signing>();
export const players = new Late<typeof bars>();
export const sketch = new Late<typeof sketching>();
export const sound = new Late<typeof sounds>();

let speak: Parts["messagesFor"] | null = null;

export function provide(parts: Parts): void {
  speak = parts.messagesFor;
  hanzi.give(parts.hanzi);
  chess.give(parts.chess);
  setting.give(parts.setting);
  play.give(parts.play);
  signs.give(parts.signs);
  players.give(parts.players);
  sketch.give(parts.sketch);
  sound.give(parts.sound);
}

/** A board exists only once its parts were provided. */
export function messagesFor(tag: string, then: () => void): Speech {
  if (speak === null) throw new Error("a board before its parts");
  return speak(tag, then);
}
