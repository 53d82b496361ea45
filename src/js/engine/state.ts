import type { Clock } from "../clock.js";
import type { Controls } from "../clock-control.js";
import type { Verdict } from "../types.js";
import type { Board } from "./board.js";

/** Castling rights name rooks anywhere on the back rank. */
export const CHESS960 = 1;
/** Any playable position is accepted. */
export const PLAYABLE = 2;
/** Legal moves may be played after the game has ended. */
export const PLAYS_ON = 4;

/** The ticket of a game without a slot; slots have 0 or the ticket of their game. */
export const LOOSE = -1;

/** A requested rule set, copied so that it cannot change later. */
export interface RulesChoice {
  /** The name of the set, or of its base; the game's default if absent. */
  readonly base?: string;
  /** The replaced fields, with their values. */
  readonly fields?: readonly (readonly [string, unknown])[];
}

/**
 * A game's value: its start and its moves. The engine's live counterpart is only a cache of it, so a game that is dropped
 * leaves nothing behind, and one whose slot was given away or lost in a crash continues unaffected.
 */
export class GameState {
  /** Move words, the first `ply` of them played, the rest to be replayed. */
  words: number[] = [];
  ply = 0;
  /** 0 if the side that moves first is to move at the start. */
  first = 0;
  freed = false;
  /** How the game ended other than on the board: a resignation, an agreement, a claim, a fallen flag. Unknown to the engine. */
  declared: Verdict | undefined = undefined;
  /** The requested times of both sides, or the name of a preset of the rule set. */
  timing: string | Controls | undefined = undefined;
  clock: Clock | undefined = undefined;
  slot = 0;
  ticket = LOOSE;
  rulesName: string | undefined = undefined;

  constructor(
    readonly board: Board,
    readonly fen: string | undefined,
    /** The sum of {@link CHESS960}, {@link PLAYABLE} and {@link PLAYS_ON}. */
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
