/** Scenes of a board on which no game goes on. */

import type { Scene } from "trongtai/board/parts";
import { firstColor } from "../app/games.ts";
import type { GameKind, Placement } from "../app/games.ts";

/** The pieces as they stand, only to be looked at. */
export function pictureOf(kind: GameKind, board: Placement): Scene {
  return {
    kind,
    board,
    chess960: false,
    turn: firstColor(kind),
    flipped: false,
    inert: true,
    liftable: new Set(),
    selected: null,
    targets: [],
    outlook: [],
    last: [],
    checked: null,
    checkers: [],
    chases: [],
    atFault: false,
    causes: [],
    refusedGoal: null,
    promotion: null,
  };
}
