import type { Clock } from "../clock.js";
import type { Controls } from "../clock-control.js";
import type { Verdict } from "../types.js";
import type { Board } from "./board.js";

/** Castling rights name rooks anywhere on the back rank. */
export const CHESS960 = 1;
/** Any position is taken that can be played. */
export const PLAYABLE = 2;
/** Moves may be played after the game has ended, as long as there are legal ones. */
export const PLAYS_ON = 4;

/** The ticket of a game that has no slot; slots have 0 or the ticket of their game. */
export const LOOSE = -1;

/** A rule set as it was asked for: a copy, so that nobody can change it later. */
export interface RulesChoice {
  /** The name of the set, or of its base; the game's default when absent. */
  readonly base?: string;
  /** The fields that are replaced, with their values. */
  readonly fields?: readonly (readonly [string, unknown])[];
}

/**
 * A game's value: how it began and what was played. The engine's live counterpart is only a cache of it, so a game that
 * is dropped leaves nothing behind, and one whose slot was given away or lost in a crash goes on as if nothing had been.
 */
export class GameState {
  /** Move words, the first `ply` of them played, the rest there to be played again. */
  words: number[] = [];
  ply = 0;
  /** 0 when the side that moves first is to move at the start. */
  first = 0;
  freed = false;
  /** How the game ended otherwise than on the board: a resignation, an agreement, a claim, a fallen flag. The engine knows nothing of it. */
  declared: Verdict | undefined = undefined;
  /** The times of both sides that were asked for, or their name in the rule set. */
  timing: string | Controls | undefined = undefined;
  clock: Clock | undefined = undefined;
  slot = 0;
  ticket = LOOSE;
  rulesName: string | undefined = undefined;

  constructor(
    readonly board: Board,
    readonly fen: string | undefined,
    /** {@link CHESS960}, {@link PLAYABLE} and {@link PLAYS_ON} added up. */
    readonly how: number,
    readonly rules: RulesChoice,
  ) {}

  copy(): GameState {
    const copy = new GameState(this.board, this.fen, this.how, this.rules);
    copy.words = this.words.slice();
    copy.ply = this.ply;
    copy.first = this.first;
    copy.rulesName = this.rulesName;
    copy.declared = this.declared;
    copy.timing = this.timing;
    copy.clock = this.clock?.copy();
    return copy;
  }
}
