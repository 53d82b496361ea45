/**
 * What a board shows at one moment, as one immutable value: made by whoever runs the game, painted and spoken by the
 * board. And what a user can mean by touching it. Neither knows the rules.
 */

import type { Color, GameKind, Placement } from "./games.ts";
import type { Square } from "./geometry.ts";

/** A square to be marked; what stands there decides the form of the mark. */
export interface Target {
  readonly square: Square;
  readonly occupied: boolean;
}

/** An attack that a verdict rests on, or that a side is told to give up. */
export interface Chase {
  readonly attacker: Square;
  readonly target: Square;
  readonly protected: boolean;
}

/** A legal move that would end the game at once by a rule that is no mate, or by which a side would be told to play otherwise. */
export type Outlook = { readonly to: Square; readonly reason: string } & (
  | { readonly outcome: "loses" | "draws" | "wins" }
  /** This side would have to. */
  | { readonly outcome: "changes"; readonly color: Color }
);

/** How a game has ended: who won (`null`: nobody), and whether it was on the board, by mate or for want of a move. */
export interface VerdictMark {
  readonly winner: Color | null;
  readonly mate: boolean;
}

/** An arrow between two squares, or a circle or square around one. */
export interface DrawnShape {
  readonly type: "arrow" | "circle" | "square";
  readonly from: Square;
  /** The same as `from` but for arrows. */
  readonly to: Square;
  /** One of the board's own colours by name, or any colour of CSS. */
  readonly color: string;
}

/** The choice of the piece a pawn becomes. */
export interface PromotionChoice {
  readonly from: Square;
  readonly to: Square;
  /** Lower-case FEN letters. */
  readonly letters: readonly string[];
}

/** Coordinates, files counted from each side's right, or so in Chinese numerals for the first mover. */
export const LABELS = ["coordinates", "numbers", "chinese"] as const;
export type Labels = (typeof LABELS)[number];

/** Where pieces are set up: a tap moves what stands there, or takes it away. */
export const HAND = "hand";
export const ERASER = "eraser";

export interface Scene {
  readonly kind: GameKind;
  readonly chess960: boolean;
  readonly board: Placement;
  readonly turn: Color;
  readonly flipped: boolean;
  /** The pieces of the side that sits above are turned towards it. */
  readonly faceToFace?: boolean;
  /** Only to be looked at. */
  readonly inert: boolean;
  /** Where a piece may be picked up now. */
  readonly liftable: ReadonlySet<Square>;
  readonly selected: Square | null;
  /** Where the selected piece may go. */
  readonly targets: readonly Target[];
  readonly outlook: readonly Outlook[];
  /** The ends of the last move. */
  readonly last: readonly Square[];
  /** Where the general or king in check stands, and what gives it. */
  readonly checked: Square | null;
  readonly checkers: readonly Square[];
  readonly chases: readonly Chase[];
  /** The chases are what the verdict, or what a side is told, is about. */
  readonly atFault: boolean;
  /** Why the last try was refused: the squares that show it, and the goal where it is not one of them. */
  readonly causes: readonly Target[];
  readonly refusedGoal: Target | null;
  readonly promotion: PromotionChoice | null;
  /** What is to be played once it is its side's turn. */
  readonly premove?: { readonly from: Square; readonly to: Square } | null;
  readonly verdict?: VerdictMark | null;
  readonly shapes?: readonly DrawnShape[];
  /** Squares that the page has marked, with the class it gave them. */
  readonly highlights?: ReadonlyMap<Square, string>;
  /** How the edges are lettered; by the skin where it is not given. */
  readonly labels?: Labels;
  /** Shapes may be drawn. */
  readonly drawable?: boolean;
  /** Spare pieces beside the board, and what a tap does: which of them it puts down, `HAND` or `ERASER`. */
  readonly spares?: { readonly letters: string; readonly chosen: string };
  /** What is said of a square besides, in place of the reason why it is one of the `causes`. */
  readonly notes?: ReadonlyMap<Square, string>;
}

/** What a user means by touching a board or by a key. */
export type BoardIntent =
  /** Tap, click, Enter: select, move, or reselect, by what lies there. */
  | { readonly type: "tap"; readonly square: Square }
  /** A drag begins. */
  | { readonly type: "lift"; readonly square: Square }
  /** A drag ends; `null` off the board. */
  | { readonly type: "drop"; readonly square: Square | null }
  | { readonly type: "cancel" }
  | { readonly type: "promote"; readonly letter: string }
  /** A shape was drawn; over one like it, that one is meant to go. */
  | { readonly type: "draw"; readonly shape: DrawnShape }
  /** A spare piece is chosen, `HAND` or `ERASER`. */
  | { readonly type: "spare"; readonly letter: string }
  /** A spare piece is put on the board; `null` beside it. */
  | { readonly type: "place"; readonly letter: string; readonly square: Square | null }
  /** The piece that is picked up is meant to leave the board; without one, what stands on the square. */
  | { readonly type: "remove"; readonly square: Square }
  /** The shapes that were drawn are meant to go. */
  | { readonly type: "wipe" }
  | { readonly type: "undo" }
  | { readonly type: "redo" };

export type SendIntent = (intent: BoardIntent) => void;

/** The events of a board that shows scenes. */
export interface SceneEvents {
  /** What the user means. */
  intent: CustomEvent<BoardIntent>;
}
