import type { GameKind } from "../types.js";

/** The moves that led to a verdict. A `GameRecord` will do. */
export interface PlayedGame {
  readonly kind: GameKind;
  /** The position before the first move. */
  readonly fen: string;
  /** The moves as UCI. */
  readonly moves: readonly (string | { readonly uci: string })[];
}
