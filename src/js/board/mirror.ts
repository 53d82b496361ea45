/** Properties that only show something else: an attribute, the game on the board, or what the page draws on it. */

import type { ClockState } from "trongtai";
import { isOn, isTurned, movableOf } from "./attributes.ts";
import type { BoardDrawingProperties, BoardGameProperties } from "./api.ts";
import type { LiveGame } from "./live-game.ts";
import { namedMove } from "./premove.ts";

const TEXTS = ["theme", "scheme", "pieceSet", "notation", "labels", "firstName", "secondName"] as const;
/** How an attribute is read that is more than its text. */
const READ = { orientation: (value: string | null) => (isTurned(value) ? "second" : "first"), movable: movableOf } as const;
/** Switches that are on when nothing is said, and those that are off. */
const ON = ["animation", "coordinates"] as const;
const OFF = ["viewOnly", "chess960", "sound", "premoves", "drawable", "controlled", "editable", "faceToFace"] as const;

/** The attribute of a property: `piece-set` of `pieceSet`. */
const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is told of the game. */
const TOLD: { readonly [Name in keyof BoardGameProperties]: (game: LiveGame | null, held: Held) => BoardGameProperties[Name] } = {
  turn: (game) => game?.game.turn ?? null,
  status: (game) => game?.position.status ?? null,
  captured: (game) => game?.captures ?? { first: [], second: [] },
  premove: (game) => game && namedMove(game.kind, game.premove),
  clockState: (_, { clock }) => clock(),
};

/** What the page draws: copies, which it cannot change unseen. */
const DRAWN: { readonly [Name in keyof Drawn]: (value: Drawn[Name] | null) => Drawn[Name] } = {
  shapes: (value) => [...(value ?? [])],
  highlights: (value) => ({ ...value }),
  faults: (value) => ({ ...value }),
  drawPiece: (value) => value,
  drawBoard: (value) => value,
};

export type Drawn = { readonly [Name in keyof BoardDrawingProperties]: BoardDrawingProperties[Name] };
export const UNDRAWN: Drawn = { shapes: [], highlights: {}, faults: {}, drawPiece: null, drawBoard: null };

/** What an element holds that its properties show. */
export interface Held {
  game(): LiveGame | null;
  clock(): ClockState | null;
  drawn: Drawn;
}

/** Sets again what the page set before there were setters. */
export function upgrade(element: HTMLElement): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(own)) {
    if (!(name in Object.getPrototypeOf(own))) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}

export function mirror<Board extends HTMLElement>(prototype: Board, heldOf: (board: Board) => Held): void {
  const add = (property: string, accessors: { get(this: Board): unknown; set?(this: Board, value: unknown): void }): void => {
    Object.defineProperty(prototype, property, { ...accessors, configurable: true, enumerable: true });
  };
  const read = (property: string, get: (value: string | null) => unknown, set: (value: unknown) => string): void => {
    const attribute = attributeOf(property);
    add(property, {
      get() {
        return get(this.getAttribute(attribute));
      },
      set(value) {
        this.setAttribute(attribute, set(value));
      },
    });
  };
  for (const property of TEXTS) read(property, (value) => value ?? "", String);
  for (const [property, get] of Object.entries(READ)) read(property, get, String);
  for (const property of [...ON, ...OFF]) {
    const absent = (ON as readonly string[]).includes(property);
    read(
      property,
      (value) => isOn(value, absent),
      (value) => (value ? "" : "off"),
    );
  }
  for (const [property, tell] of Object.entries(TOLD)) {
    add(property, {
      get() {
        const held = heldOf(this);
        return tell(held.game(), held);
      },
    });
  }
  for (const [property, copy] of Object.entries(DRAWN)) {
    add(property, {
      get() {
        return heldOf(this).drawn[property as keyof Drawn];
      },
      set(value) {
        const held = heldOf(this);
        held.drawn = { ...held.drawn, [property]: copy(value as never) };
      },
    });
  }
}
