/** Properties that only show something else: an attribute, the game on the board, or what the page draws on it. */

import type { ClockState } from "trongtai";
import { isOn, isTurned, movableOf } from "./attributes.ts";
import type { BoardAttributeProperties, BoardDrawingProperties, BoardGameProperties } from "./api.ts";
import type { LiveGame } from "./live-game.ts";
import { namedMove } from "./premove.ts";

const text = (value: string | null): string => value ?? "";

/** How an attribute is read; it is written as text. */
const TEXTS = {
  theme: ["theme", text],
  scheme: ["scheme", text],
  pieceSet: ["piece-set", text],
  notation: ["notation", text],
  labels: ["labels", text],
  firstName: ["first-name", text],
  secondName: ["second-name", text],
  orientation: ["orientation", (value: string | null) => (isTurned(value) ? "second" : "first")],
  movable: ["movable", movableOf],
} as const;
/** Switches, and what they are when nothing is said. */
const SWITCHES = {
  viewOnly: ["view-only", false],
  chess960: ["chess960", false],
  sound: ["sound", false],
  animation: ["animation", true],
  coordinates: ["coordinates", true],
  premoves: ["premoves", false],
  drawable: ["drawable", false],
  controlled: ["controlled", false],
  editable: ["editable", false],
  faceToFace: ["face-to-face", false],
} as const satisfies Partial<Record<keyof BoardAttributeProperties, readonly [string, boolean]>>;

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

/** Properties that may be set before the element is defined. */
const SETTABLE: readonly string[] = [
  ...["value", "scene", "game", "rules", "fen", "moves", "ply", "clock"],
  ...[TEXTS, SWITCHES, DRAWN].flatMap((table) => Object.keys(table)),
];

/** Sets again what was set before there were setters. */
export function upgrade(element: HTMLElement): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of SETTABLE) {
    if (!Object.hasOwn(element, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}

export function mirror<Board extends HTMLElement>(prototype: Board, heldOf: (board: Board) => Held): void {
  const add = (property: string, accessors: { get(this: Board): unknown; set?(this: Board, value: unknown): void }): void => {
    Object.defineProperty(prototype, property, { ...accessors, configurable: true, enumerable: true });
  };
  for (const [property, [attribute, read]] of Object.entries(TEXTS)) {
    add(property, {
      get() {
        return read(this.getAttribute(attribute));
      },
      set(value) {
        this.setAttribute(attribute, String(value));
      },
    });
  }
  for (const [property, [attribute, absent]] of Object.entries(SWITCHES)) {
    add(property, {
      get() {
        return isOn(this.getAttribute(attribute), absent);
      },
      set(value) {
        this.setAttribute(attribute, value ? "" : "off");
      },
    });
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
