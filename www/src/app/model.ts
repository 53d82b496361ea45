/** What the page knows of a game, as plain immutable values: made by the engine's side, worded and drawn by the others. */

import type { ClockState, Nature } from "trongtai";
import type { Account } from "trongtai/words/parts";
import type { LegalMove, Outlook, PlayedMove, Square } from "trongtai/board/parts";
import type { Color, GameKind, Placement, RulesName, Sanction } from "./games.ts";

/** How a game begins. `fen` is absent for the game's own starting position. */
export interface Start {
  readonly kind: GameKind;
  readonly rules: RulesName;
  /** Absent where a violation loses. */
  readonly sanction?: Sanction;
  readonly chess960: boolean;
  readonly fen?: string;
  /** A time control with a name in the rule set, or its times. Absent in a game without clocks. */
  readonly clock?: string | ClockTimes | Readonly<Partial<Record<Color, ClockTimes>>>;
}

/** The times of a game in milliseconds. */
export interface ClockTimes {
  readonly main: number;
  readonly perMove?: number;
  readonly increment?: number;
  /** So much of each move is not counted. */
  readonly delay?: number;
  /** Time for each move when the main time is used up, and how many periods of it there are. */
  readonly byoyomi?: { readonly time: number; readonly periods?: number };
  /** What is added after so many moves. */
  readonly stages?: readonly { readonly moves?: number; readonly add: number; readonly increment?: number }[];
}

/** What the clocks show at one moment, in milliseconds. */
export type ClockFace = ClockState;

/** What was done with the clocks after so many moves. Before the first move, a resumed clock is one that was started. */
export type ClockEvent =
  | { readonly ply: number; readonly type: "pause" | "resume"; readonly now: number }
  | { readonly ply: number; readonly type: "add"; readonly color: Color; readonly time: number };

export type { LegalMove, Outlook, PlayedMove };

/** An attack that the rule set counts as a chase, in the position after the ply that made it. */
export interface Chase {
  readonly attacker: Square;
  readonly target: Square;
  readonly protected: boolean;
  /** FEN letters of the two. */
  readonly by: string;
  readonly of: string;
}

/** A move of a line that is not played. */
export type Step = Pick<PlayedMove, "from" | "to">;

/** One ply that a verdict rests on, or what a side is told. */
export interface Exhibit {
  readonly ply: number;
  readonly color: Color;
  readonly check: boolean;
  readonly chases: readonly Chase[];
  /** What the rule set calls it: `check`, `kill`, `chase`, `exchange`, `idle`. */
  readonly nature: Nature;
  /** A chase that takes several pieces. */
  readonly isLight: boolean;
  /** The moves that prove what it threatens, by the side that moved first. */
  readonly line: readonly Step[];
  /** What it threatens was not found out in time. */
  readonly isCut: boolean;
}

export type { Account };

/** How a game ended. */
export interface Verdict {
  readonly winner: Color | null;
  readonly reason: string;
  /** The rule set and where in it the rule stands: `wxf/15`. */
  readonly rule: string;
  readonly result: string;
  /** The side that would have been to move. */
  readonly turn: Color;
  readonly exhibits: readonly Exhibit[];
  readonly accounts: readonly Account[];
  /** The first ply since the final position stood before, where the exhibits are one stretch of play; `null` otherwise. */
  readonly lastCycle: number | null;
}

/** A side has to play otherwise: it loses with its next move if that violates again, and is clear once it has played another. */
export interface MustChange {
  readonly color: Color;
  readonly reason: string;
  readonly exhibits: readonly Exhibit[];
  /** What the side did in them. */
  readonly account: Account | null;
}

/** What a player ends a game by; the rest follows from the moves. */
export type Declaration =
  | { readonly type: "resignation"; readonly color: Color }
  | { readonly type: "agreement" }
  | ({ readonly type: "claim" } & Pick<Claim, "reason" | "move">)
  /** The time that was told last is past the time of the side to move. */
  | { readonly type: "timeout" };

/** A draw that the side to move may claim. */
export interface Claim {
  readonly reason: "threefold" | "fifty-move";
  /** The move to announce, if the claim needs one. */
  readonly move: string | null;
}

/** What is kept of a game besides how it began. */
export interface Past {
  readonly line: readonly string[];
  readonly ply: number;
  readonly declaration: Declaration | null;
  /** When each move was made; after them, when a player ended the game. Empty without clocks. */
  readonly times: readonly number[];
  readonly clockEvents: readonly ClockEvent[];
}

/** A limit that comes near. */
export interface Warning {
  readonly reason: string;
  readonly color: Color | null;
  readonly count: number;
  readonly limit: number;
  /** Whether a streak of one side is counted, or how often the position has stood, or neither. */
  readonly counts: "streak" | "occurrences" | "other";
  /** What comes of it at the limit. */
  readonly consequence: "loses" | "changes" | "barred" | "draws" | "claim";
}

/** Everything the page shows of a game at one moment. */
export interface Snapshot {
  readonly start: Start;
  readonly kind: GameKind;
  readonly fen: string;
  readonly board: Placement;
  readonly turn: Color;
  readonly ply: number;
  /** The number of the move to be played, as the FEN counts. */
  readonly moveNumber: number;
  readonly legal: readonly LegalMove[];
  /** The whole line, the moves taken back included. */
  readonly line: readonly string[];
  readonly last: PlayedMove | null;
  /** FEN letters of the pieces captured up to this position, in the order of their captures. */
  readonly captured: readonly string[];
  /** Where the general or king in check stands. */
  readonly checked: Square | null;
  readonly checkers: readonly Square[];
  readonly warnings: readonly Warning[];
  readonly mustChange: MustChange | null;
  readonly claims: readonly Claim[];
  /** What comes of it if the side to move gives up. */
  readonly resigning: "loses" | "draws";
  /** A draw may be agreed on: not before both sides have moved, where the rule set asks for that. */
  readonly canAgree: boolean;
  /** How the line ends, also while an earlier position of it is looked at. */
  readonly verdict: Verdict | null;
  /** The game is over in this position. */
  readonly over: boolean;
  readonly declaration: Declaration | null;
  readonly times: readonly number[];
  readonly clockEvents: readonly ClockEvent[];
  /** An earlier position is looked at while the clocks run: moves are made at the end of the line only. */
  readonly locked: boolean;
}

/** Why a move is none: a code, and the squares that it speaks of. */
export interface Reason {
  readonly code: string;
  readonly squares: readonly Square[];
}

/** Why a move is refused. */
export interface Refusal extends Reason {
  readonly from: Square;
  readonly to: Square;
}

export interface Fault {
  readonly code: string;
  readonly color: Color | null;
  readonly squares: readonly string[];
}

/** A failure of the package in plain values; texts for people are made elsewhere, from the codes. */
export interface Failure {
  readonly code: string;
  readonly kind: GameKind;
  /** Where a text went wrong; absent when the text was read but says something impossible. */
  readonly place: { readonly field: string; readonly offset: number } | null;
  readonly faults: readonly Fault[];
}

/** The named time controls by rule set. */
export type Presets = Readonly<Record<string, Readonly<Record<string, ClockTimes>>>>;

/** The values of a rule set's fields by name. */
export type RuleFields = Readonly<Record<string, unknown>>;
/** Every rule set of both games with its fields. */
export type RuleBook = Readonly<Record<GameKind, Readonly<Record<string, RuleFields>>>>;
