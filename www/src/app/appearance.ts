/** How the reader likes the board: kept by itself, beside the games that are shown on it. */

import { PIECE_SETS, THEMES } from "trongtai/board/parts";
import type { Theme } from "trongtai/board/parts";
import type { Shelf } from "./store.ts";

export type ChessSet = (typeof PIECE_SETS)["chess"][number];

export interface Looks {
  readonly theme: Theme;
  readonly chess: ChessSet;
  readonly coordinates: boolean;
  /** Pieces glide; never where the system asks for no motion. */
  readonly animation: boolean;
  /** Each sound answers something that a player has just done. */
  readonly sound: boolean;
  /** Two play across one screen: the far clock and pieces are turned. */
  readonly faceToFace: boolean;
  /** Single letters are shortcuts, which those who speak to their computer may want to be without. */
  readonly letterKeys: boolean;
}

export const USUAL: Looks = {
  theme: "wood",
  chess: "figures",
  coordinates: true,
  animation: true,
  sound: true,
  faceToFace: false,
  letterKeys: true,
};

/** Where in the store they are. */
export const LOOKS = "trongtai.looks";

/** Anything may be in the browser's store. */
export function loadLooks(shelf: Shelf): Looks {
  let saved: unknown;
  try {
    saved = JSON.parse(shelf.getItem(LOOKS) ?? "null");
  } catch {
    return USUAL;
  }
  if (typeof saved !== "object" || saved === null) return USUAL;
  const { theme, chess, coordinates, animation, sound, faceToFace, letterKeys } = saved as Record<string, unknown>;
  const isOn = (value: unknown, usual: boolean): boolean => (typeof value === "boolean" ? value : usual);
  return {
    theme: THEMES.find((known) => known === theme) ?? USUAL.theme,
    chess: PIECE_SETS.chess.find((known) => known === chess) ?? USUAL.chess,
    coordinates: isOn(coordinates, USUAL.coordinates),
    animation: isOn(animation, USUAL.animation),
    sound: isOn(sound, USUAL.sound),
    faceToFace: isOn(faceToFace, USUAL.faceToFace),
    letterKeys: isOn(letterKeys, USUAL.letterKeys),
  };
}

export function saveLooks(shelf: Shelf, looks: Looks): void {
  try {
    shelf.setItem(LOOKS, JSON.stringify(looks));
  } catch {
    // A full or forbidden store costs the memory of the looks, never the game.
  }
}
