/** The types of what a board tells: part of the package's contract. */

import type { Color, Illegality, Move, Square, Status, Verdict } from "trongtai";

/** A move of the user. */
export interface BoardMove {
  readonly move: Move;
  /** As the players of the board's language write it: SAN in chess; WXF, Vietnamese or Chinese notation in xiangqi. */
  readonly notation: string;
  /** The position before a `beforemove`, after a `move`. */
  readonly fen: string;
  /** The plies played, likewise. */
  readonly ply: number;
}

/** A try that the rules forbid. */
export interface BoardRefusal {
  readonly from: Square;
  readonly to: Square;
  readonly illegality: Illegality;
  /** The reason in the board's language. */
  readonly text: string;
}

/** The end of a game. */
export interface BoardVerdict {
  readonly verdict: Verdict;
  /** The verdict in the board's language. */
  readonly text: string;
}

/** Where the board is now. */
export interface BoardChange {
  readonly fen: string;
  readonly ply: number;
  readonly turn: Color;
  readonly status: Status;
}

/** What is wrong with the attributes. */
export interface BoardError {
  /** The code of the `RulesError`. */
  readonly code: string;
  readonly detail?: unknown;
  /** The message that the board shows instead of a position. */
  readonly text: string;
}

/** The events of a board, all `CustomEvent`s. */
export interface BoardEvents {
  /** Before the user's move is played; `preventDefault()` keeps it from being played. */
  beforemove: CustomEvent<BoardMove>;
  /** The user's move was played. */
  move: CustomEvent<BoardMove>;
  /** The user tried what the rules forbid. */
  illegal: CustomEvent<BoardRefusal>;
  /** The position or the place in the game is another, whoever changed it. */
  change: CustomEvent<BoardChange>;
  /** The game is over by the move just played. */
  verdict: CustomEvent<BoardVerdict>;
  /** The attributes describe no game. Does not bubble. */
  error: CustomEvent<BoardError>;
}

/** The sounds of a board. */
export type Cue = "move" | "capture" | "check" | "end" | "illegal";
